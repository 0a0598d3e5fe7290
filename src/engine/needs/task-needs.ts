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
  const wishes = new Map<string, Wish>();
  for (const task of tasks) wishes.set(task.id, await wishOf(adapter, task, specs, deps));
  const named = new Map([...wishes.values()].flatMap(({ toolchains }) => toolchains).map((spec) => [spec.id, spec]));
  const found = new Map((await probeToolchains([...named.values()], deps)).map((one) => [one.spec.id, one]));
  const versions = new Map<string, string>();
  for (const [id, { version }] of found) if (version !== null) versions.set(id, version);

  const able = [...wishes.values()].filter((wish) => lackOf(wish, found) === null);
  const digest = (spec: EnvironmentSpec): string => environmentDigest(spec, versions, deps.host);
  const wanted = new Map(able.flatMap(({ environments }) => environments).map((spec) => [digest(spec), spec]));
  const made = await prepareAll(wanted, versions, deps);

  const needs = new Map([...wishes].map(([id, wish]): [string, TaskNeeds] => [id, needsOf(wish)]));
  for (const message of warningsFor(needs)) deps.emit({ type: "warning", message });
  return ({ id }) => {
    const known = needs.get(id);
    if (known === undefined) throw new RangeError(`Nothing was prepared for ${JSON.stringify(id)}`);
    return known;
  };

  function needsOf(wish: Wish): TaskNeeds {
    const there = wish.toolchains.flatMap(({ id }) => {
      const version = versions.get(id);
      return version === undefined ? [] : [[id, version] as const];
    });
    const toolchains = Object.fromEntries(there);
    const lack = lackOf(wish, found);
    if (lack !== null) return { environments: [], toolchains, missing: lack };
    const environments: PreparedEnvironment[] = [];
    for (const spec of wish.environments) {
      const one = made.get(digest(spec));
      if (one instanceof EnvironmentFailed) return { environments: [], toolchains, missing: one.message };
      if (one !== undefined) environments.push(one);
    }
    return { environments, toolchains, missing: null };
  }
}

/** What a task asks of the machine. */
interface Wish {
  /** Each once. */
  readonly toolchains: readonly ToolchainSpec[];
  readonly environments: readonly EnvironmentSpec[];
}

/** What the task names, what its tier needs, and what its environments are made with. */
async function wishOf(
  adapter: Adapter,
  task: Task,
  specs: readonly ToolchainSpec[],
  { isolation }: EngineDeps,
): Promise<Wish> {
  const spec = adapter.isolation(task);
  // A tier that is not there ends its task's attempts, each by itself.
  const plugin = isolation.has(spec.tier) ? await isolation.get(spec.tier) : null;
  const tier = plugin?.needs?.(spec) ?? { toolchains: [], environments: [] };
  const environments = [...tier.environments, ...(adapter.environments?.(task) ?? [])];
  const known = new Map([...tier.toolchains, ...specs].map((toolchain) => [toolchain.id, toolchain]));
  const ids = new Set([
    ...(adapter.toolchains?.(task) ?? []),
    ...tier.toolchains.map(({ id }) => id),
    ...environments.flatMap(({ toolchains }) => toolchains),
  ]);
  const toolchains = [...ids].map((id) => {
    const toolchain = known.get(id);
    if (toolchain === undefined) throw new RangeError(`The benchmark names no toolchain ${JSON.stringify(id)}`);
    return toolchain;
  });
  return { toolchains, environments };
}

function lackOf({ toolchains }: Wish, found: ReadonlyMap<string, FoundToolchain>): string | null {
  for (const { id, install } of toolchains) {
    const problem = found.get(id)?.problem ?? null;
    if (problem !== null) return `${problem} Install it with: ${install}`;
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
