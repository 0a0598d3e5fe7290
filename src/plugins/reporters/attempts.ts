import type { IndexRow, Report } from "#core/records.gen.ts";
import { resultOf } from "#core/outcome.ts";
import { ATTEMPTS_CSV } from "#core/report/report-files.ts";
import { defineListing } from "#plugins/reporters/contract.ts";
import { csvLine, decimal, type CsvCell } from "#plugins/reporters/shared/csv.ts";

/** `attempts.csv`: what is on record of each attempt that counts. */
export default defineListing({
  id: "attempts",
  summary: `${ATTEMPTS_CSV}: a line per attempt, with all that was measured`,
  name: ATTEMPTS_CSV,
  *list(report, rows) {
    const columns = Object.entries(COLUMNS);
    yield csvLine(columns.map(([name]) => name));
    for (const row of rows) yield csvLine(columns.map(([, read]) => read(row, report)));
  },
});

const COLUMNS: Readonly<Record<string, (row: IndexRow, report: Report) => CsvCell>> = {
  label: (row, { candidates }) => candidates[row.c]?.name ?? null,
  backend_id: (row, { candidates }) => candidates[row.c]?.backend ?? null,
  model: (row, { candidates }) => candidates[row.c]?.model ?? null,
  task_id: (row, { tasks }) => tasks[row.t]?.id ?? null,
  language: (row, { tasks }) => tasks[row.t]?.language ?? null,
  repo: (row, { tasks }) => tasks[row.t]?.repo ?? null,
  repetition: (row) => row.r,
  attempt: (row) => row.a,
  try: (row) => row.try,
  result: (row) => resultOf(row.class),
  class: (row) => row.class,
  phase: (row) => row.phase,
  reason: (row) => row.reason,
  stop_reason: (row) => row.stop,
  elapsed_seconds: (row) => decimal(row.s),
  provision_ms: (row) => decimal(row.ms[0]),
  prompt_ms: (row) => decimal(row.ms[1]),
  solve_ms: (row) => decimal(row.ms[2]),
  change_ms: (row) => decimal(row.ms[3]),
  verify_ms: (row) => decimal(row.ms[4]),
  tokens_input_cache_included: (row) => row.tok[0] ?? null,
  tokens_output: (row) => row.tok[1] ?? null,
  tokens_cache_read: (row) => row.tok[2] ?? null,
  tokens_cache_write: (row) => row.tok[3] ?? null,
  tokens_reasoning: (row) => row.tok[4] ?? null,
  usage_coverage: (row) => row.cover,
  turns: (row) => row.turns,
  tool_calls: (row) => row.tools,
  files_changed: (row) => row.change[0] ?? null,
  lines_added: (row) => row.change[1] ?? null,
  lines_removed: (row) => row.change[2] ?? null,
  failed_commands: (row) => row.fc,
  tests_passed: (row) => row.tests[0] ?? null,
  tests_failed: (row) => row.tests[1] ?? null,
  tests_missing: (row) => row.tests[2] ?? null,
  tampered_paths: (row) => row.tamper,
  leak_signs: (row) => row.leaks,
  provider_endpoint: (row) => row.endpoint,
  program_version: (row) => row.version,
  seed_control: (row) => row.seed,
  isolation_tier: (row) => row.tier,
  containment: (row) => row.contain,
  hidden_folders: (row) => row.hidden,
  architecture: (row) => row.arch,
  harness_version: (row) => row.harness,
  folder: (row) => row.dir,
  record_sha256: (row) => row.digest,
};
