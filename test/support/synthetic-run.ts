/** Runs that never happened: plans, records and whole run-dirs made from a seed, for tests and benchmarks. */
import { createHash } from "node:crypto";
import { nextAttempt, type AttemptKey } from "#core/cells.ts";
import { resultOf, type OutcomeClass } from "#core/outcome.ts";
import { makePlan, type Trial } from "#core/plan.ts";
import type { IndexRow, Plan, ShardManifest } from "#core/records.gen.ts";
import { slugs } from "#core/slug.ts";
import { runId } from "#record/layout.ts";
import { type AttemptContents, RunDir } from "#record/run-dir.ts";

export interface PlanShape {
  readonly candidates?: number;
  readonly tasks?: number;
  readonly repetitions?: number;
  readonly maxAttempts?: number;
  readonly seed?: number;
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** A plan of the given size; everything else in it is plausible and fixed. */
export function syntheticPlan(shape: PlanShape = {}): Plan {
  const { candidates = 2, tasks = 3, repetitions = 2, maxAttempts = 2, seed = 1 } = shape;
  const names = Array.from({ length: candidates }, (_, at) => `stub:model-${at}`);
  const ids = Array.from({ length: tasks }, (_, at) => `python/task-${at}`);
  const [candidateSlugs, taskSlugs] = [slugs(names), slugs(ids)];
  return makePlan({
    created_at: "2026-01-02T03:04:05Z",
    command: ["compare"],
    harness_version: "0.1.0",
    kind: candidates === 1 ? "run" : "compare",
    benchmark: {
      id: "synthetic",
      revision: "r1",
      grading: "out-of-process",
      threat_model: "nothing is graded",
      max_attempts: maxAttempts,
      options: {},
      comparability: null,
      sample: null,
    },
    tasks: ids.map((id, at) => ({
      id,
      slug: taskSlugs[at] as string,
      language: "python",
      repo: null,
      expected_seconds: 1,
      prompt_sha256: sha256(promptOf(id, 1)),
      verifier_sha256: sha256(`verifier ${id}`),
    })) as unknown as Plan["tasks"],
    candidates: names.map((name, at) => ({
      name,
      slug: candidateSlugs[at] as string,
      backend: "stub",
      model: `model-${at}`,
      env_names: [],
      unset_env: [],
    })) as unknown as Plan["candidates"],
    repetitions,
    settings: {
      rule: "paired",
      alpha: 0.05,
      threshold: 0.01,
      margin: 0.02,
      max_excluded: 0.1,
      cluster: "none",
      baseline: null,
      seed,
      concurrency: 2,
      order: "interleaved",
      attempt_timeout_seconds: 600,
    },
    validation: null,
  });
}

const promptOf = (task: string, attempt: number): string =>
  `Solve ${task}.\n${attempt > 1 ? "It failed before.\n" : ""}`;

export interface AttemptShape {
  readonly class?: OutcomeClass;
  readonly try?: number;
  /** Changes what differs between two runs of one plan: times, process ids, folders. */
  readonly noise?: number;
}

/** Valid documents and files of one attempt. Without a class, one is drawn from the plan's seed and the attempt. */
export function syntheticAttempt(plan: Plan, key: AttemptKey, shape: AttemptShape = {}): AttemptContents {
  const candidate = plan.candidates[key.candidate]!;
  const task = plan.tasks[key.task]!;
  const { try: number = 1, noise = 0 } = shape;
  const draw = drawOf(plan, key, number);
  const cls = shape.class ?? drawnClass(draw(0), number);
  const identity = {
    benchmark_id: plan.benchmark.id,
    task_id: task.id,
    backend_id: candidate.backend,
    run_id: runId(key.repetition),
    attempt: key.attempt,
  };
  const prompt = promptOf(task.id, key.attempt);
  const solved = 100 + draw(1) * 1000 + noise;
  const phases = { provision: 1.25 + noise, prompt: 0.5, solve: solved, change: 0.75, verify: 20 + noise };
  const elapsed = Math.round(solved + 25 + noise) / 1000;
  const seconds = 10 + noise;
  const unseeded = { requested: null, effective: null, control: "unsupported" } as const;
  const output = `Ran 3 tests in ${(0.01 + noise / 100).toFixed(3)}s\n/tmp/bench-${noise}/box/test_${key.attempt}.py\n`;
  return {
    files: new Map([
      ["prompt.md", prompt],
      ["diff.patch", `--- a/main.py\n+++ b/main.py\n@@ -1 +1 @@\n-pass\n+return ${Math.floor(draw(2) * 1000)}\n`],
      ["verify-output.txt", output],
      [
        "transcript.jsonl",
        `{"session":"${uuid(noise, draw(3))}","at":"2026-01-02T03:04:${seconds}.123Z","pid":${1000 + noise}}\n`,
      ],
    ]),
    record: {
      schema_version: "2.0",
      ...identity,
      candidate: candidate.name,
      plan_digest: plan.digest,
      try: number,
      started_at: `2026-01-02T03:04:${seconds}Z`,
      finished_at: `2026-01-02T03:05:${seconds}Z`,
      harness: { version: plan.harness_version, node: `v20.20.${noise}`, platform: "linux", arch: "x64" },
      benchmark_revision: plan.benchmark.revision,
      grading: plan.benchmark.grading,
      isolation: { tier: "worktree", containment: "namespace", hidden: true },
      toolchains: {},
      environments: [],
      backend_invocation: { model: candidate.model, temperature: unseeded, seed: unseeded, timeout_seconds: 600 },
      env_names: [],
      prompt: { path: "prompt.md", sha256: sha256(prompt) },
      effective_prompt: null,
      model_output_path: null,
      backend: {
        error: cls === "agent_crash" ? "exit code 1" : null,
        program_version: "1.0.0",
        provider_endpoint: null,
        stop_reason: "end_turn",
        metadata: { session_id: uuid(noise, draw(3)), exit_code: 0, folder: `/tmp/bench-${noise}/box` },
      },
      outcome: { class: cls, phase: "verify", reason: `The outcome was drawn: ${cls}.` },
      verification: {
        class: cls === "pass" ? "pass" : "fail",
        reason: "Drawn.",
        exit_code: cls === "pass" ? 0 : 1,
        signal: null,
        single_tests: true,
        network_cut: false,
        tests_passed: ["test_one"],
        tests_failed: cls === "pass" ? [] : ["test_two"],
        tests_missing: [],
      },
      tampering: [],
      leaks: [],
      verifier_digest: task.verifier_sha256,
      phases,
    },
    score: {
      schema_version: "2.0",
      ...identity,
      scores: {
        tests_passed: cls === "pass",
        lint_passed: null,
        typecheck_passed: null,
        required_files_present: true,
        timeout: cls === "agent_timeout",
        human_interventions: 0,
      },
      derived: { elapsed_seconds: elapsed, files_changed: 1, lines_added: 1, lines_removed: 1, failed_commands: null },
      result: resultOf(cls),
    },
    stats: {
      schema_version: "2.0",
      elapsed_seconds: elapsed,
      tokens_input: 1000 + Math.floor(draw(4) * 1000),
      tokens_output: Math.floor(draw(5) * 1000),
      cache_read_tokens: null,
      cache_write_tokens: null,
      reasoning_tokens: null,
      tool_calls: { edit: 2, run: 1 },
      turns: 3,
      temperature: unseeded,
      seed: unseeded,
      phases,
      cost_reporting: { enabled: false, reason: "amounts of money are never recorded" },
    },
  };
}

/** Puts one attempt on record through the real writer. */
export function putSynthetic(run: RunDir, key: AttemptKey, shape: AttemptShape = {}): IndexRow {
  const staged = run.stage();
  return run.put(staged, key, syntheticAttempt(run.plan, key, shape));
}

export interface RunShape {
  readonly noise?: number;
  /** Trials to run, in this order; all of them unless given. */
  readonly trials?: readonly Trial[];
  readonly shard?: ShardManifest | null;
  /** Stop after this many attempts. */
  readonly attempts?: number;
}

/** Runs trials to their end as the engine would, retries included, and closes the run-dir. Gives the rows put. */
export function makeRunDir(path: string, plan: Plan, shape: RunShape = {}): IndexRow[] {
  using run = RunDir.create(path, plan, shape.shard ?? null);
  const rows: IndexRow[] = [];
  for (const trial of shape.trials ?? allTrials(plan)) {
    const mine: IndexRow[] = [];
    for (;;) {
      const next = nextAttempt(mine, plan.benchmark.max_attempts);
      if (next === null || rows.length === shape.attempts) break;
      const key = { ...trial, attempt: next.attempt };
      const row = putSynthetic(run, key, { try: next.try, noise: shape.noise ?? 0 });
      mine.push(row);
      rows.push(row);
    }
  }
  return rows;
}

export function allTrials(plan: Plan): Trial[] {
  return plan.candidates.flatMap((_, candidate) =>
    plan.tasks.flatMap((_, task) =>
      Array.from({ length: plan.repetitions }, (_, index) => ({ candidate, task, repetition: index + 1 })),
    ),
  );
}

/** Numbers in [0, 1) that depend on the plan's seed and the attempt, and on nothing else. */
function drawOf(plan: Plan, key: AttemptKey, number: number): (at: number) => number {
  const { candidate, task, repetition, attempt } = key;
  const text = `${plan.settings.seed} ${candidate} ${task} ${repetition} ${attempt} ${number}`;
  const bytes = createHash("sha256").update(text).digest();
  return (at) => bytes.readUInt32BE(at * 4) / 2 ** 32;
}

/** Two in three pass; a first try may end in a fault, a later one never does, so that every run ends. */
function drawnClass(draw: number, number: number): OutcomeClass {
  if (number === 1 && draw < 0.05) return "rate_limit";
  if (number === 1 && draw < 0.08) return "unknown";
  if (draw < 0.12) return "agent_timeout";
  return draw < 0.35 ? "fail" : "pass";
}

function uuid(noise: number, draw: number): string {
  const hex = sha256(`${noise} ${draw}`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
