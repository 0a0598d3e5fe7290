import type { EnvironmentSpec, PreparedEnvironment, ToolchainSpec } from "#core/environment.ts";
import { plural } from "#core/format.ts";
import type { Task } from "#core/task.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { environmentDigest } from "#engine/needs/environment-digest.ts";
import { missingForTasks, refuseMissing } from "#engine/needs/outstanding-needs.ts";
import { EnvironmentFailed, type HeldEnvironment, prepareEnvironment } from "#engine/needs/prepare-environment.ts";
import { lackOf, type Survey, surveyNeeds, type Wish } from "#engine/needs/survey-needs.ts";
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

/** Environments stay as they are until it is disposed of. */
export type HeldNeeds = NeedsOf & Disposable;

/** A compiler takes all cores it finds, so more at once would only wait for each other. */
const BUILDS_AT_ONCE = 2;

export interface PrepareOptions {
  /** Throw, before anything is made, when any task cannot be run for want of a toolchain. */
  readonly requireAll?: boolean;
  /** Read all contents of environments that are there already. */
  readonly thorough?: boolean;
  /** What was found of the toolchains of these tasks, and maybe of others, a moment ago; absent: it is looked now. */
  readonly survey?: Survey | undefined;
}

/**
 * Looks for the toolchains of the given tasks and prepares their environments, each once. What is not there is told as
 * a warning, with the number of tasks it costs. Rejects when the run is aborted, and with `MissingPrerequisite` where
 * everything is required and something is not there: a toolchain first of all, since that is seen in moments.
 * @param specs the toolchains that the adapter's plugin knows
 */
export async function prepareNeeds(
  adapter: Adapter,
  tasks: readonly Task[],
  specs: readonly ToolchainSpec[],
  deps: EngineDeps,
  { requireAll = false, thorough = false, survey }: PrepareOptions = {},
): Promise<HeldNeeds> {
  const { wishes: all, found, versions } = survey ?? (await surveyNeeds(adapter, tasks, specs, deps));
  const ids = new Set(tasks.map(({ id }) => id));
  const wishes = new Map([...all].filter(([id]) => ids.has(id)));
  if (requireAll) refuseMissing(missingForTasks([...wishes.values()].map((wish) => lackOf(wish, found))));
  const able = [...wishes.values()].filter((wish) => lackOf(wish, found) === null);
  const digest = (spec: EnvironmentSpec): string => environmentDigest(spec, versions, deps.host);
  const wanted = new Map(able.flatMap(({ environments }) => environments).map((spec) => [digest(spec), spec]));
  const made = await prepareAll(wanted, versions, thorough, deps);

  const needs = new Map([...wishes].map(([id, wish]): [string, TaskNeeds] => [id, needsOf(wish)]));
  const lost = missingForTasks([...needs.values()].map(({ missing }) => missing));
  if (requireAll && lost.missing.length > 0) {
    letGo();
    refuseMissing(lost);
  }
  for (const { reason, tasks: count } of lost.missing)
    deps.emit({ type: "warning", message: `${plural(count, "task")} cannot be run here: ${reason}` });
  const given: NeedsOf = ({ id }) => {
    const known = needs.get(id);
    if (known === undefined) throw new RangeError(`Nothing was prepared for ${JSON.stringify(id)}`);
    return known;
  };
  return Object.assign(given, { [Symbol.dispose]: letGo });

  function letGo(): void {
    for (const one of made.values()) if (!(one instanceof EnvironmentFailed)) one[Symbol.dispose]();
  }

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

async function prepareAll(
  specs: ReadonlyMap<string, EnvironmentSpec>,
  versions: ReadonlyMap<string, string>,
  thorough: boolean,
  deps: EngineDeps,
): Promise<ReadonlyMap<string, HeldEnvironment | EnvironmentFailed>> {
  const made = new Map<string, HeldEnvironment | EnvironmentFailed>();
  try {
    await pool(specs, BUILDS_AT_ONCE, deps.signal, async ([digest, spec], signal) => {
      try {
        made.set(digest, await prepareEnvironment(spec, versions, { ...deps, signal }, thorough));
      } catch (error) {
        if (!(error instanceof EnvironmentFailed)) throw error;
        made.set(digest, error);
      }
    });
  } catch (error) {
    for (const one of made.values()) if (!(one instanceof EnvironmentFailed)) one[Symbol.dispose]();
    throw error;
  }
  return made;
}
