import { MissingPrerequisite, RunError, UsageError } from "#core/errors.ts";
import type { Plan } from "#core/records.gen.ts";
import type { Registries } from "#engine/deps.ts";
import { openAdapter } from "#engine/open-adapter.ts";
import { namedProgram } from "#engine/named-program.ts";
import type { PlannedRun, Planner } from "#engine/plan-run.ts";
import { promptDigest, verifierDigest } from "#engine/prepare.ts";
import type { RunCandidate } from "#engine/run-job.ts";

/** Values of variables by candidate name. They are never written down, so a plan that needs some is given them again. */
export type CandidateValues = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** The plugins behind a plan made earlier. Refuses a plan that this version would execute differently. */
export async function planAgain(
  plan: Plan,
  values: CandidateValues,
  planner: Pick<Planner, "version" | "cacheRoot">,
  registries: Registries,
): Promise<PlannedRun> {
  const plugin = await registries.adapters.get(plan.benchmark.id);
  const adapter = await openAdapter(plugin, plan.benchmark.options, planner.cacheRoot);
  if (adapter.tasks.length === 0 && plugin.dataset !== undefined) throw notFetched(plugin.id);
  const changed = changesSince(plan, planner.version, plugin.revision, adapter);
  if (changed !== null) {
    throw new RunError(
      "changed-since",
      `This plan cannot be executed: ${changed}.`,
      "Use the version that made it, or start a new run.",
    );
  }
  const planned = new Set(plan.tasks.map((task) => task.id));
  const tasks = adapter.tasks.filter((task) => planned.has(task.id));
  return {
    plan,
    benchmark: {
      ...{ plugin, adapter, tasks, options: plan.benchmark.options, sample: plan.benchmark.sample },
      leftOut: plan.benchmark.left_out ?? [],
    },
    candidates: await Promise.all(plan.candidates.map((candidate) => candidateAgain(candidate, values, registries))),
    // A plan is a file, and says nothing of who wrote its addresses.
    isTyped: false,
  };
}

const notFetched = (id: string): MissingPrerequisite =>
  new MissingPrerequisite(
    "no-dataset",
    `The data of ${id} is not on this machine.`,
    `Get it with: benchmark fetch ${id}`,
  );

function changesSince(
  plan: Plan,
  version: string,
  revision: string,
  adapter: PlannedRun["benchmark"]["adapter"],
): string | null {
  if (plan.harness_version !== version)
    return `it was begun by version ${plan.harness_version}, and this is ${version}`;
  if (plan.benchmark.revision !== revision)
    return `${plan.benchmark.id} was at revision ${plan.benchmark.revision} and is now at ${revision}`;
  const tasks = new Map(adapter.tasks.map((task) => [task.id, task]));
  for (const { id, prompt_sha256, verifier_sha256 } of plan.tasks) {
    const task = tasks.get(id);
    if (task === undefined) return `task ${JSON.stringify(id)} is gone`;
    if (promptDigest(adapter, task) !== prompt_sha256) return `the prompt of ${JSON.stringify(id)} has changed`;
    if (verifierDigest(adapter, task) !== verifier_sha256) return `the tests of ${JSON.stringify(id)} have changed`;
  }
  return null;
}

/** One candidate of a plan with its plugins. Throws `UsageError` for variables without a value. */
export async function candidateAgain(
  { name, backend, model, env_names, unset_env, command }: Plan["candidates"][number],
  values: CandidateValues,
  registries: Registries,
): Promise<RunCandidate> {
  const env = values.get(name) ?? {};
  const missing = env_names.filter((variable) => !Object.hasOwn(env, variable));
  if (missing.length > 0) {
    throw new UsageError(
      "env-needed",
      `${name} needs values for ${missing.join(", ")}, which are never kept with a plan.`,
      "Give the configuration again: --config FILE",
    );
  }
  return {
    backend: await registries.backends.get(backend),
    model,
    env,
    unsetEnv: unset_env,
    ...(await namedProgram(command, registries)),
  };
}
