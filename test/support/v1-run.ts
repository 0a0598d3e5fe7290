/** Run-dirs of schema 1.0 as the ancestor wrote them: a folder per task, everything else beside it. */
import fs from "node:fs";
import { join } from "node:path";
import { createHash } from "node:crypto";
import type { RunRecordV1, ScoreV1, StatsV1 } from "#core/records.gen.ts";

export interface V1Shape {
  readonly task: string;
  readonly repetition?: number;
  readonly attempt?: number;
  readonly result?: ScoreV1["result"];
  readonly backend?: string;
  readonly model?: string;
  readonly error?: string | null;
  readonly metadata?: Readonly<Record<string, unknown>>;
  /** Tokens that a cache had; absent: not recorded. */
  readonly cached?: number;
  readonly toolCalls?: Readonly<Record<string, number>>;
}

/** Writes one attempt below a plain run-dir and gives its folder. */
export function putV1(runDir: string, shape: V1Shape): string {
  const { task, repetition = 1, attempt = 1, result = "pass", backend = "aider", model = "m", error = null } = shape;
  const pad = (value: number, width: number): string => String(value).padStart(width, "0");
  const slug = task.replace(/[^A-Za-z0-9._-]+/g, "-");
  const folder = join(runDir, slug, `attempt-${pad(attempt, 2)}-run-${pad(repetition, 3)}`);
  fs.mkdirSync(join(folder, "worktree"), { recursive: true });
  fs.mkdirSync(join(folder, "prepared"));
  const prompt = `Solve ${task}, attempt ${attempt}.`;
  const identity = {
    benchmark_id: "aider-polyglot",
    task_id: task,
    backend_id: backend,
    run_id: `run-${pad(repetition, 3)}`,
    attempt,
  };
  const record: RunRecordV1 = {
    schema_version: "1.0",
    ...identity,
    started_at: `2025-06-01T10:00:${pad(repetition, 2)}Z`,
    finished_at: `2025-06-01T10:01:${pad(repetition, 2)}Z`,
    isolation: { tier: "worktree+venv", python: "python3", image: "extra keys are allowed here" },
    backend_invocation: { model, temperature: 0, seed: null },
    prompt: { path: "prompt.md", sha256: createHash("sha256").update(prompt).digest("hex") },
    effective_prompt: null,
    model_output_path: null,
    backend: { error, metadata: { ...shape.metadata } },
  };
  const score: ScoreV1 = {
    schema_version: "1.0",
    ...identity,
    scores: {
      tests_passed: result === "pass",
      lint_passed: null,
      typecheck_passed: null,
      required_files_present: true,
      timeout: result === "timeout",
      human_interventions: 0,
    },
    derived: { elapsed_seconds: 12.5, files_changed: 8, lines_added: 20, lines_removed: 3, failed_commands: 1 },
    result,
  };
  const stats: StatsV1 = {
    schema_version: "1.0",
    elapsed_seconds: 12.5,
    tokens_input: 100,
    tokens_output: 50,
    cache_read_tokens: shape.cached ?? null,
    cache_write_tokens: null,
    tool_calls: { ...shape.toolCalls },
    temperature: 0,
    seed: null,
    cost_reporting: { enabled: false, reason: "billing-correlation pending" },
  };
  fs.writeFileSync(join(folder, "prompt.md"), prompt);
  // Two-space indent, ASCII only, no newline at the end: the ancestor's spelling.
  for (const [name, value] of Object.entries({ "run-record.json": record, "score.json": score, "stats.json": stats })) {
    fs.writeFileSync(join(folder, name), JSON.stringify(value, null, 2));
  }
  return folder;
}

export interface V1Candidate {
  readonly name: string;
  readonly backend: string;
  readonly model: string;
}

/** Writes a compare parent; gives the nested run-dir of each candidate. `finished: false` leaves the list of them out. */
export function compareV1(
  root: string,
  candidates: readonly V1Candidate[],
  options: { runs?: number; finished?: boolean } = {},
): string[] {
  const { runs = 1, finished = true } = options;
  const names = candidates.map(({ backend }, at) => `20250601T10000${at}Z-aider-polyglot-${backend}-001`);
  const manifest = {
    schema_version: "1",
    created_at: "20250601T100000Z",
    benchmark: "aider-polyglot",
    runs,
    task_filter: null,
    candidates: candidates.map((candidate) => ({ ...candidate, env_keys: ["ANTHROPIC_BASE_URL"] })),
  };
  fs.writeFileSync(join(root, "compare-manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  if (finished) {
    const list = candidates.map(({ name }, at) => ({ name, run_dir: names[at] }));
    fs.writeFileSync(join(root, "candidate-runs.json"), JSON.stringify({ candidates: list }, null, 2));
  }
  return names.map((name) => {
    fs.mkdirSync(join(root, name));
    return join(root, name);
  });
}
