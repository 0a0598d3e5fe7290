/** A benchmark of a few lines whose parts a test replaces, an agent that does what a test says, and a run of both. */
import fs from "node:fs";
import { join } from "node:path";
import type { ToolchainSpec } from "#core/environment.ts";
import { makePlan, type PlanContent } from "#core/plan.ts";
import type { RunRecord } from "#core/records.gen.ts";
import type { Sandbox } from "#core/sandbox.ts";
import type { Task } from "#core/task.ts";
import { slugs } from "#core/slug.ts";
import { treeOf } from "#core/tree.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { execute } from "#engine/execute.ts";
import { promptDigest, verifierDigest } from "#engine/prepare.ts";
import type { RunCandidate } from "#engine/run-job.ts";
import { workOf } from "#engine/work.ts";
import type { Adapter } from "#plugins/adapters/contract.ts";
import type { AgentRun, BackendJob, BackendPlugin } from "#plugins/backends/contract.ts";
import { RunDir } from "#record/run-dir.ts";
import { syntheticPlan } from "./synthetic-run.ts";

const UNSET = { requested: null, effective: null, control: "unsupported" } as const;

/** An agent that came to its end and told nothing. */
export const DONE: AgentRun = {
  fault: null,
  stopReason: "end",
  error: null,
  usage: {
    inputTokens: null,
    outputTokens: null,
    cacheReadTokens: null,
    cacheWriteTokens: null,
    reasoningTokens: null,
  },
  toolCalls: null,
  turns: null,
  failedCommands: null,
  finalText: null,
  effectivePrompt: null,
  programVersion: null,
  temperature: UNSET,
  seed: UNSET,
  metadata: {},
};

/** A backend that solves as a test says. */
export const backendWith = (solve: BackendPlugin["solve"]): BackendPlugin => ({
  id: "scripted",
  summary: "for tests",
  verifiedWith: null,
  deterministic: true,
  needsOracle: false,
  protocols: [],
  modelProblems: () => [],
  probe: () => Promise.resolve({ available: true, version: null, reason: null }),
  solve,
});

/** A backend that does what a test says. */
export const backendThat = (act: (box: Sandbox, job: BackendJob) => Promise<unknown>): BackendPlugin =>
  backendWith((job, box) => act(box, job).then(() => DONE));

/** Tasks that differ in nothing but their names. */
export const tasksNamed = (...ids: readonly string[]): readonly Task[] =>
  ids.map((id) => ({ id, language: "text", repo: null, expectedSeconds: 0.1 }));

/** Passes when the hidden script `check.sh` ends with 0. */
export const tinyAdapter = (script: string, parts: Partial<Adapter> = {}): Adapter => ({
  grading: "out-of-process",
  threatModel: "A script looks at files; nothing of the answer runs.",
  maxAttempts: 1,
  tasks: tasksNamed("one"),
  isolation: () => ({ tier: "worktree" }),
  starting: () => treeOf({ "README.md": "Solve it.\n" }),
  prompt: () => "Solve it.",
  protected: () => [],
  hidden: () => treeOf({ "check.sh": script }),
  verify: () => ({ argv: ["sh", "check.sh"], timeoutMs: 20_000 }),
  parse: (_task, { exitCode, stdout, stderr }) => ({
    class: exitCode === 0 ? "pass" : "fail",
    reason: `It ended with ${exitCode}.`,
    tests: null,
    lintPassed: null,
    typecheckPassed: null,
    feedback: `${stdout}${stderr}`,
  }),
  ...parts,
});

export interface TinyOptions {
  readonly toolchains?: readonly ToolchainSpec[];
  readonly stopAfter?: number;
  readonly requireAll?: boolean;
  /** What its candidate has beside its backend. */
  readonly candidate?: Partial<RunCandidate>;
}

/** Runs every task once, in a run-dir `run` of the engine's temp root, and gives the first attempts' records by task. */
export async function runTiny(
  adapter: Adapter,
  backend: BackendPlugin,
  engine: EngineDeps,
  { toolchains = [], candidate = {}, ...options }: TinyOptions = {},
): Promise<ReadonlyMap<string, RunRecord>> {
  const path = join(engine.host.tempRoot, "run");
  const plan = tinyPlan(adapter, backend);
  const chosen = [{ backend, model: "", env: {}, unsetEnv: [], ...candidate }];
  using runDir = RunDir.create(path, plan);
  const given = { plan, adapter, candidates: chosen, runDir, toolchains, work: workOf(plan, null, runDir) };
  await execute(given, { stopAfter: 5, ...options }, engine);
  return new Map(
    plan.tasks.map(({ id, slug }) => {
      const folder = join(path, plan.candidates[0].slug, slug, "attempt-01-run-001");
      return [id, JSON.parse(fs.readFileSync(join(folder, "run-record.json"), "utf8")) as RunRecord];
    }),
  );
}

function tinyPlan(adapter: Adapter, backend: BackendPlugin) {
  const shape = { candidates: 1, tasks: adapter.tasks.length, repetitions: 1, maxAttempts: adapter.maxAttempts };
  const { schema_version: _, digest: __, ...content } = syntheticPlan(shape);
  const folders = slugs(adapter.tasks.map(({ id }) => id));
  const tasks = content.tasks.map((planned, at) => {
    const task = adapter.tasks[at];
    if (task === undefined) throw new RangeError("The plan has more tasks than the adapter.");
    const digests = { prompt_sha256: promptDigest(adapter, task), verifier_sha256: verifierDigest(adapter, task) };
    return { ...planned, ...digests, id: task.id, slug: folders[at] ?? "", language: task.language };
  });
  const candidates = content.candidates.map((candidate) => ({ ...candidate, backend: backend.id }));
  return makePlan({ ...content, tasks, candidates } as unknown as PlanContent);
}
