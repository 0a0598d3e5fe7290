import { digestOf } from "#core/digest.ts";
import type { IndexRow, Plan, Report } from "#core/records.gen.ts";
import type { TrialResults } from "#core/trial-result.ts";

/** Facts of an attempt that must be alike on both sides of a comparison, and are not the declared treatment. */
const ROW_FIELDS = {
  "harness version": (row: IndexRow) => row.harness,
  architecture: (row: IndexRow) => row.arch,
  "isolation tier": (row: IndexRow) => row.tier,
  containment: (row: IndexRow) => row.contain,
  "hidden folders": (row: IndexRow) => String(row.hidden),
  // Later prompts quote test output, so only the first attempt's can be compared.
  prompt: (row: IndexRow) => (row.a === 1 ? row.prompt : null),
  verifier: (row: IndexRow) => row.verifier,
} as const;

const FIELDS = Object.entries(ROW_FIELDS);

/** Names of the fields in which two candidates' attempts differ on a task both tried. */
export function fingerprintDifferences(plan: Plan, results: TrialResults, a: number, b: number): readonly string[] {
  const differing = new Set<string>();
  for (let task = 0; task < plan.tasks.length; task++) {
    const [rowsA, rowsB] = [rowsOf(results, a, task), rowsOf(results, b, task)];
    if (rowsA.length === 0 || rowsB.length === 0) continue;
    for (const [field, read] of FIELDS) if (!differing.has(field) && differ(rowsA, rowsB, read)) differing.add(field);
  }
  return [...differing].sort();
}

/** What two runs must share to be compared, with its digest. */
export function fingerprintOf(plan: Plan, rows: readonly IndexRow[]): Report["fingerprint"] {
  const fields: Report["fingerprint"]["fields"] = {
    benchmark: plan.benchmark.id,
    "benchmark revision": plan.benchmark.revision,
    "benchmark options": JSON.stringify(plan.benchmark.options),
    "task set": digestOf(plan.tasks.map((task) => task.id).sort()),
    prompts: digestOf(plan.tasks.map((task) => [task.id, task.prompt_sha256]).sort()),
    verifiers: digestOf(plan.tasks.map((task) => [task.id, task.verifier_sha256]).sort()),
    attempts: plan.benchmark.max_attempts,
    repetitions: plan.repetitions,
    "attempt timeout (s)": plan.settings.attempt_timeout_seconds,
    concurrency: plan.settings.concurrency,
    grading: plan.benchmark.grading,
    "harness version": values(rows, ROW_FIELDS["harness version"]).join(", ") || plan.harness_version,
    architecture: values(rows, ROW_FIELDS.architecture).join(", ") || null,
    "isolation tier": values(rows, ROW_FIELDS["isolation tier"]).join(", ") || null,
    containment: values(rows, ROW_FIELDS.containment).join(", ") || null,
    "hidden folders": values(rows, ROW_FIELDS["hidden folders"]).join(", ") || null,
  };
  return { digest: digestOf(fields), fields };
}

const rowsOf = (results: TrialResults, candidate: number, task: number): readonly IndexRow[] =>
  results.of(candidate, task).flatMap((result) => result.rows);

function differ(a: readonly IndexRow[], b: readonly IndexRow[], read: (row: IndexRow) => string | null): boolean {
  // Nearly always all are alike, and that is told without a list.
  const first = a[0] === undefined ? null : read(a[0]);
  const isFirst = (row: IndexRow): boolean => read(row) === first;
  if (first !== null && a.every(isFirst) && b.every(isFirst)) return false;
  return values(a, read).join("\0") !== values(b, read).join("\0");
}

function values(rows: readonly IndexRow[], read: (row: IndexRow) => string | null): readonly string[] {
  const found = new Set<string>();
  for (const row of rows) {
    const value = read(row);
    if (value !== null) found.add(value);
  }
  return [...found].sort();
}
