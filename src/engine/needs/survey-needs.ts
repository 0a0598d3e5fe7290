import type { EnvironmentSpec, ToolchainSpec } from "#core/environment.ts";
import { installCommand } from "#core/install-command.ts";
import type { Task } from "#core/task.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { type FoundToolchain, probeToolchains } from "#engine/needs/probe-toolchains.ts";
import type { Adapter } from "#plugins/adapters/contract.ts";

/** What a task asks of the machine. */
export interface Wish {
  /** Each once. */
  readonly toolchains: readonly ToolchainSpec[];
  readonly environments: readonly EnvironmentSpec[];
}

/** What some tasks ask of the machine, and which of its programs are there. */
export interface Survey {
  /** By task id, in the order of the tasks. */
  readonly wishes: ReadonlyMap<string, Wish>;
  /** By toolchain id. */
  readonly found: ReadonlyMap<string, FoundToolchain>;
  /** Of the toolchains that are there, by id. */
  readonly versions: ReadonlyMap<string, string>;
}

/**
 * Looks for the toolchains of the given tasks, which takes moments. Nothing is made.
 * @param specs the toolchains that the adapter's plugin knows
 */
export async function surveyNeeds(
  adapter: Adapter,
  tasks: readonly Task[],
  specs: readonly ToolchainSpec[],
  deps: EngineDeps,
): Promise<Survey> {
  const wishes = new Map<string, Wish>();
  for (const task of tasks) wishes.set(task.id, await wishOf(adapter, task, specs, deps));
  const named = new Map([...wishes.values()].flatMap(({ toolchains }) => toolchains).map((spec) => [spec.id, spec]));
  const found = new Map((await probeToolchains([...named.values()], deps)).map((one) => [one.spec.id, one]));
  const versions = new Map<string, string>();
  for (const [id, { version }] of found) if (version !== null) versions.set(id, version);
  return { wishes, found, versions };
}

/** Which toolchains a task lacks and how to get them, as sentences; null: none. */
export function lackOf({ toolchains }: Wish, found: Survey["found"]): string | null {
  const lacking = toolchains.flatMap(({ id }) => {
    const one = found.get(id);
    return one === undefined || one.problem === null ? [] : [one];
  });
  if (lacking.length === 0) return null;
  const command = installCommand(lacking.map(({ spec: { install } }) => install));
  return `${lacking.map(({ problem }) => problem).join(" ")} Install ${lacking.length === 1 ? "it" : "them"} with: ${command}`;
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
