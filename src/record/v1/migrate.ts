/**
 * Run-dirs of schema 1.0, as the ancestor of this program wrote them, read into the form of today. Nothing is written.
 * What 1.0 did not record is null; where it wrote a zero or an empty list for "not known", that is null as well.
 */
import { basename } from "node:path";
import { sha256 } from "#core/digest.ts";
import { type BenchError, type Problem, RunError } from "#core/errors.ts";
import { plural } from "#core/format.ts";
import type { OutcomeClass } from "#core/outcome.ts";
import { makePlan } from "#core/plan.ts";
import type { IndexRow, Plan, RunRecordV1, ScoreV1, StatsV1 } from "#core/records.gen.ts";
import { slugs } from "#core/slug.ts";
import { wholeInput } from "#record/attempt/whole-input.ts";
import { noRun } from "#record/no-run.ts";
import { type CandidateFolder, candidateFolders, type V1Manifest } from "#record/v1/v1-compare.ts";
import { type V1Attempt, v1Attempts } from "#record/v1/v1-attempts.ts";

export interface MigratedRun {
  readonly plan: Plan;
  /** In the plan's order. `dir` points to where the ancestor put the attempt. */
  readonly rows: readonly IndexRow[];
  readonly problems: readonly Problem[];
  /** What a reader of a report on this run must know. */
  readonly notes: readonly string[];
}

/**
 * Reads a plain run-dir or a compare parent of schema 1.0. Throws `UsageError` `no-run` when it holds
 * no attempt, and `RunError` `no-attempt` when none of those it holds can be read.
 */
export function migrateRun(root: string): MigratedRun {
  const problems: Problem[] = [];
  const { manifest, folders, notes } = candidateFolders(root, problems);
  const found = folders.flatMap((folder) =>
    v1Attempts(root, folder.path, problems).map((attempt) => ({ folder, attempt })),
  );
  if (found.length === 0) throw nothingIn(root, problems);
  const plan = planOf(root, found, folders, manifest);
  const place = {
    candidate: indexOf(plan.candidates.map(({ name }) => name)),
    task: indexOf(plan.tasks.map(({ id }) => id)),
  };
  const rows = found.map(({ folder, attempt }) =>
    rowOf(place.candidate.get(nameOf(folder, attempt)) ?? 0, place.task.get(attempt.record.task_id) ?? 0, attempt),
  );
  rows.sort((x, y) => x.c - y.c || x.t - y.t || x.r - y.r || x.a - y.a);
  return { plan, rows, problems, notes: [...notes, ...notesOf(rows)] };
}

interface Found {
  readonly folder: CandidateFolder;
  readonly attempt: V1Attempt;
}

const THREAT_MODEL =
  "Recorded by the ancestor of this program: tests ran in the agent's own folder and could be changed by it.";

const CLASS_OF: Readonly<Record<ScoreV1["result"], OutcomeClass>> = {
  pass: "pass",
  fail: "fail",
  timeout: "agent_timeout",
  error: "unknown",
};

function planOf(
  root: string,
  found: readonly Found[],
  folders: readonly CandidateFolder[],
  manifest: V1Manifest | null,
): Plan {
  const [first] = found as [Found, ...Found[]];
  const candidates = new Map<string, { backend: string; model: string; env_names: string[] }>();
  for (const { name, backend, model, envNames } of folders) {
    if (name !== null)
      candidates.set(name, { backend: backend ?? "unknown", model: model ?? "", env_names: [...envNames] });
  }
  for (const { folder, attempt } of found) {
    const { backend_id: backend, backend_invocation } = attempt.record;
    const known = candidates.get(nameOf(folder, attempt));
    const env_names = known?.env_names ?? [];
    candidates.set(nameOf(folder, attempt), { backend, model: backend_invocation.model, env_names });
  }
  const tasks = [...new Set(found.map(({ attempt }) => attempt.record.task_id))].sort();
  const names = [...candidates.keys()];
  const [candidateSlugs, taskSlugs] = [slugs(names), slugs(tasks)];
  return makePlan({
    created_at: found.map(({ attempt }) => attempt.record.started_at).sort()[0] as string,
    command: [],
    harness_version: "1.0",
    kind: manifest === null ? "run" : "compare",
    benchmark: {
      id: first.attempt.record.benchmark_id,
      revision: "not recorded",
      grading: "in-process",
      threat_model: THREAT_MODEL,
      max_attempts: Math.max(...found.map(({ attempt }) => attempt.record.attempt)),
      options: {},
      comparability: null,
      sample: null,
    },
    tasks: tasks.map((id, at) => ({
      id,
      slug: taskSlugs[at] as string,
      language: id.includes("/") ? (id.split("/")[0] as string) : "unknown",
      repo: null,
      expected_seconds: meanSeconds(found, id),
      prompt_sha256: firstPrompt(found, id),
      verifier_sha256: null,
    })) as unknown as Plan["tasks"],
    candidates: [...candidates].map(([name, candidate], at) => ({
      name,
      slug: candidateSlugs[at] as string,
      ...candidate,
      unset_env: [],
    })) as unknown as Plan["candidates"],
    repetitions: Math.max(manifest?.runs ?? 1, ...found.map(({ attempt }) => attempt.repetition)),
    settings: {
      rule: "paired",
      alpha: 0.05,
      threshold: 0.01,
      margin: 0.02,
      max_excluded: 0.1,
      cluster: "none",
      baseline: null,
      seed: Number.parseInt(sha256(basename(root)).slice(0, 8), 16),
      concurrency: 1,
      order: "sequential",
      attempt_timeout_seconds: null,
    },
    validation: null,
  });
}

/** What one attempt at a task took on average. */
function meanSeconds(found: readonly Found[], task: string): number {
  const seconds = found.flatMap(({ attempt }) =>
    attempt.record.task_id === task ? [attempt.score.derived.elapsed_seconds] : [],
  );
  return seconds.reduce((sum, value) => sum + value, 0) / seconds.length;
}

/** Digest of a task's first prompt when all its first attempts had the same one. */
function firstPrompt(found: readonly Found[], task: string): string | null {
  const digests = new Set(
    found
      .filter(({ attempt }) => attempt.record.task_id === task && attempt.record.attempt === 1)
      .map(({ attempt }) => attempt.record.prompt.sha256),
  );
  const [only] = digests;
  return digests.size === 1 && only !== undefined ? only : null;
}

/** The ancestor's own label: the candidate's name, else backend and model. */
function nameOf(folder: CandidateFolder, { record }: V1Attempt): string {
  if (folder.name !== null) return folder.name;
  const { model } = record.backend_invocation;
  return model === "" ? record.backend_id : `${record.backend_id}:${model}`;
}

/** Whose input their ancestor counted without what a cache has to do with. */
const CACHE_BESIDE = ["claude-code", "pi"];

const v1Input = (stats: StatsV1, backend: string): number | null =>
  wholeInput({ ...stats, input_includes_cache: !CACHE_BESIDE.includes(backend) });

function rowOf(c: number, t: number, { path, repetition, record, score, stats, digest }: V1Attempt): IndexRow {
  const cls = CLASS_OF[score.result];
  const timedOutOrFailed = cls === "agent_timeout" || cls === "unknown";
  return {
    v: 2,
    c,
    t,
    r: repetition,
    a: record.attempt,
    try: 1,
    dir: path,
    digest,
    class: cls,
    phase: timedOutOrFailed ? "solve" : "verify",
    reason: reasonOf(score, record),
    stop: null,
    ms: [null, null, null, null, null],
    s: score.derived.elapsed_seconds,
    tok: [
      v1Input(stats, record.backend_id),
      stats.tokens_output,
      stats.cache_read_tokens,
      stats.cache_write_tokens,
      null,
    ],
    cover: null,
    tools: toolCalls(stats),
    turns: null,
    change: [score.derived.files_changed, score.derived.lines_added, score.derived.lines_removed],
    fc: score.derived.failed_commands,
    tests: [null, null, null],
    tamper: null,
    leaks: null,
    wire: null,
    refused: null,
    endpoint: textOrNull(record.backend.metadata["provider_endpoint"]),
    seed: null,
    prompt: record.prompt.sha256,
    verifier: null,
    version: null,
    tier: record.isolation.tier,
    contain: null,
    hidden: null,
    arch: null,
    harness: null,
    with: null,
  };
}

function reasonOf({ result }: ScoreV1, { backend }: RunRecordV1): string {
  if (result === "error") return `The backend failed: ${backend.error ?? "no reason was recorded"}.`;
  return `Recorded as ${result} in schema 1.0.`;
}

/** An empty map stood for "the program does not tell" as often as for "none", so it says nothing. */
function toolCalls({ tool_calls }: StatsV1): number | null {
  const counts = Object.values(tool_calls);
  return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0);
}

const textOrNull = (value: unknown): string | null => (typeof value === "string" ? value : null);

const indexOf = (names: readonly string[]): ReadonlyMap<string, number> => new Map(names.map((name, at) => [name, at]));

function notesOf(rows: readonly IndexRow[]): string[] {
  const errors = rows.filter((row) => row.class === "unknown").length;
  const notes = [
    "Records of schema 1.0: phases, versions, architecture, containment and tampering were not recorded, tests shared the agent's folder, and attempts, repetitions and tasks are those found.",
  ];
  if (errors > 0)
    notes.push(
      `${plural(errors, "attempt")} ${errors === 1 ? "was" : "were"} recorded as "error" without a class and ${errors === 1 ? "counts" : "count"} as unknown.`,
    );
  return notes;
}

function nothingIn(root: string, problems: readonly Problem[]): BenchError {
  if (problems.length === 0) return noRun(root, "it has neither a plan.json nor attempts of schema 1.0");
  return new RunError(
    "no-attempt",
    `No attempt of the run in ${root} can be read.${problemList(problems)}`,
    "It has no plan.json, so it was read as a run of schema 1.0. Is it the right folder, and is it whole?",
  );
}

function problemList(problems: readonly Problem[]): string {
  return problems
    .slice(0, 5)
    .map(({ path, message }) => `\n  ${path}: ${message}`)
    .join("");
}
