import type { EnvironmentSpec, PreparedEnvironment, ToolchainSpec } from "#core/environment.ts";
import { plural } from "#core/format.ts";
import type { Task } from "#core/task.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { environmentDigest } from "#engine/needs/environment-digest.ts";
import { EnvironmentFailed, prepareEnvironment } from "#engine/needs/prepare-environment.ts";
import { type FoundToolchain, probeToolchains } from "#engine/needs/toolchains.ts";
import { pool } from "#engine/pool.ts";
import type { Adapter } from "#plugins/adapters/contract.ts";

/** What one task finds on this machine. */
export interface TaskNeeds {
  readonly environments: readonly PreparedEnvironment[];
  /** Versions by id of the toolchains it needs, of those that are there. */
  readonly toolchains: Readonly<Record<string, string>>;
  /** Why it cannot be run here, and what to do; null when it can. */
  readonly missing: string | null;
}

export type NeedsOf = (task: Task) => TaskNeeds;

/** A compiler takes all cores it finds, so more at once would only wait for each other. */
const BUILDS_AT_ONCE = 2;

/**
 * Looks for the toolchains of the given tasks and prepares their environments, each once. What is not there is told as
 * a warning, with the number of tasks it costs. Rejects when the run is aborted.
 * @param specs the toolchains that the adapter's plugin knows
 */
export async function prepareNeeds(
  adapter: Adapter,
  tasks: readonly Task[],
  specs: readonly ToolchainSpec[],
  deps: EngineDeps,
): Promise<NeedsOf> {
  const wanted = new Set(tasks.flatMap((task) => toolchainIds(adapter, task)));
  const found = await probeToolchains(
    specs.filter(({ id }) => wanted.has(id)),
    deps,
  );
  const toolchains = new Map(found.map((one) => [one.spec.id, one]));
  const versions = new Map(found.flatMap(({ spec, version }) => (version === null ? [] : [[spec.id, version]])));
  const lacking = (task: Task): string | null => lackOf(toolchainIds(adapter, task), toolchains);
  const able = tasks.filter((task) => lacking(task) === null);
  const digest = (spec: EnvironmentSpec): string => environmentDigest(spec, versions, deps.host);
  const environments = await prepareAll(
    new Map(able.flatMap((task) => specsOf(adapter, task)).map((spec) => [digest(spec), spec])),
    versions,
    deps,
  );

  const needs = new Map(tasks.map((task): [string, TaskNeeds] => [task.id, needsOf(task)]));
  for (const message of warningsFor(needs)) deps.emit({ type: "warning", message });
  return ({ id }) => {
    const known = needs.get(id);
    if (known === undefined) throw new RangeError(`Nothing was prepared for ${JSON.stringify(id)}`);
    return known;
  };

  function needsOf(task: Task): TaskNeeds {
    const ids = toolchainIds(adapter, task).filter((id) => versions.has(id));
    const there = Object.fromEntries(ids.map((id) => [id, versions.get(id) ?? ""]));
    const lack = lacking(task);
    if (lack !== null) return { environments: [], toolchains: there, missing: lack };
    const made: PreparedEnvironment[] = [];
    for (const spec of specsOf(adapter, task)) {
      const one = environments.get(digest(spec));
      if (one instanceof EnvironmentFailed) return { environments: [], toolchains: there, missing: one.message };
      if (one !== undefined) made.push(one);
    }
    return { environments: made, toolchains: there, missing: null };
  }
}

const specsOf = (adapter: Adapter, task: Task): readonly EnvironmentSpec[] => adapter.environments?.(task) ?? [];

/** Those that the task names and those that its environments are made with, each once. */
const toolchainIds = (adapter: Adapter, task: Task): readonly string[] => [
  ...new Set([
    ...(adapter.toolchains?.(task) ?? []),
    ...specsOf(adapter, task).flatMap((environment) => environment.toolchains),
  ]),
];

function lackOf(ids: readonly string[], toolchains: ReadonlyMap<string, FoundToolchain>): string | null {
  for (const id of ids) {
    const found = toolchains.get(id);
    if (found === undefined) throw new RangeError(`The benchmark names no toolchain ${JSON.stringify(id)}`);
    if (found.problem !== null) return `${found.problem} Install it with: ${found.spec.install}`;
  }
  return null;
}

async function prepareAll(
  specs: ReadonlyMap<string, EnvironmentSpec>,
  versions: ReadonlyMap<string, string>,
  deps: EngineDeps,
): Promise<ReadonlyMap<string, PreparedEnvironment | EnvironmentFailed>> {
  const made = new Map<string, PreparedEnvironment | EnvironmentFailed>();
  await pool(specs, BUILDS_AT_ONCE, deps.signal, async ([digest, spec], signal) => {
    try {
      made.set(digest, await prepareEnvironment(spec, versions, { ...deps, signal }));
    } catch (error) {
      if (!(error instanceof EnvironmentFailed)) throw error;
      made.set(digest, error);
    }
  });
  return made;
}

/** One for each reason, with the number of tasks that cannot be run for it. */
function warningsFor(needs: ReadonlyMap<string, TaskNeeds>): readonly string[] {
  const tasks = new Map<string, number>();
  for (const { missing } of needs.values()) if (missing !== null) tasks.set(missing, (tasks.get(missing) ?? 0) + 1);
  return [...tasks].map(([missing, count]) => `${plural(count, "task")} cannot be run here: ${missing}`);
}
