import { digestOf, sha256 } from "#core/digest.ts";
import { UsageError } from "#core/errors.ts";
import type { Plan } from "#core/records.gen.ts";
import { nearest } from "#core/nearest.ts";

/** A plan and its index are held in memory. */
export const MAX_TRIALS = 1_000_000;

/** One candidate x one task x one repetition: the unit of statistics. Indexes point into the plan. */
export interface Trial {
  readonly candidate: number;
  readonly task: number;
  /** From 1. */
  readonly repetition: number;
}

export type PlanContent = Omit<Plan, "schema_version" | "digest">;

/** Fields that say when and how a plan was made or what is known of its tasks, but not what is run. */
const NOT_DECIDING = new Set(["digest", "created_at", "command", "validation"]);

export function makePlan(content: PlanContent): Plan {
  const plan = { schema_version: "2.0" as const, digest: "", ...content };
  return { ...plan, digest: planDigest(plan) };
}

/** Digest over everything that decides what is run. */
export function planDigest(plan: Plan): string {
  return digestOf(Object.fromEntries(Object.entries(plan).filter(([key]) => !NOT_DECIDING.has(key))));
}

/**
 * All trials of a plan in the order they are started. `interleaved` shuffles tasks and repetitions with the
 * plan's seed and runs every candidate on one before the next, so that drift over time hits all alike.
 */
export function trialsOf(plan: Plan): readonly Trial[] {
  const trials = plan.candidates.flatMap((_, candidate) =>
    plan.tasks.flatMap((_, task) =>
      Array.from({ length: plan.repetitions }, (_, index): Trial => ({ candidate, task, repetition: index + 1 })),
    ),
  );
  return plan.settings.order === "sequential" ? trials : interleave(plan, trials);
}

function interleave(plan: Plan, trials: readonly Trial[]): readonly Trial[] {
  const seed = plan.settings.seed;
  const blocks = new Map<string, string>();
  const keyed = trials.map((trial) => {
    const block = `${plan.tasks[trial.task]?.id}\0${trial.repetition}`;
    let blockKey = blocks.get(block);
    if (blockKey === undefined) blocks.set(block, (blockKey = sha256(`${seed}\0${block}`)));
    return { trial, key: `${blockKey}${sha256(`${blockKey}\0${trial.candidate}`)}` };
  });
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ trial }) => trial);
}

/** A k-of-N part of a plan: one candidate x one slice of the tasks, with all repetitions. */
export interface Shard {
  /** From 1. */
  readonly index: number;
  readonly of: number;
  readonly candidate: number;
  readonly tasks: readonly number[];
}

/** Reads `k/N`. */
export function parseShard(text: string): { index: number; of: number } {
  const match = /^([1-9]\d{0,5})\/([1-9]\d{0,5})$/.exec(text);
  const [index, of] = [Number(match?.[1]), Number(match?.[2])];
  if (match === null || index > of) {
    throw new UsageError(
      "bad-shard",
      `--shard ${JSON.stringify(text)} is not a part k/N with 1 ≤ k ≤ N.`,
      "Write it like --shard 2/6.",
    );
  }
  return { index, of };
}

/**
 * The k-th of N shards. Every candidate gets the same slices: those the plan lists, or else slices that depend on task
 * ids alone, so that a new task moves no other. Throws `UsageError` when N does not fit the plan.
 */
export const shardOf = (plan: Plan, { index, of }: { index: number; of: number }): Shard => shardsOf(plan, of)(index);

/** The same for whoever asks for many of the N: the tasks are dealt once. */
export function shardsOf(plan: Plan, of: number): (index: number) => Shard {
  const count = slicesFor(plan, of);
  const slices = dealt(plan, count);
  return (index) => ({
    index,
    of,
    candidate: Math.floor((index - 1) / count),
    tasks: slices.get((index - 1) % count) ?? [],
  });
}

/** The tasks of each slice that has any, in the plan's order. */
function dealt({ tasks, slices: listed }: Plan, count: number): ReadonlyMap<number, readonly number[]> {
  const listedIn = listed === undefined ? null : new Map(listed.flatMap((ids, slice) => ids.map((id) => [id, slice])));
  const slices = new Map<number, number[]>();
  for (const [at, { id }] of tasks.entries()) {
    const slice = listedIn === null ? sliceOf(id, count) : listedIn.get(id);
    if (slice === undefined) continue;
    const known = slices.get(slice);
    if (known === undefined) slices.set(slice, [at]);
    else known.push(at);
  }
  return slices;
}

/** How many slices the tasks are cut into when the whole plan is run in this many shards. */
function slicesFor({ candidates: { length: candidates }, slices: listed }: Plan, shards: number): number {
  if (listed !== undefined && shards !== listed.length * candidates) {
    const fitting = listed.length * candidates;
    throw new UsageError(
      "bad-shard",
      `This plan is cut into ${fitting} shards, not ${shards}.`,
      `Write --shard 1/${fitting} to ${fitting}/${fitting}, or make a plan that is not cut.`,
    );
  }
  if (shards % candidates === 0) return shards / candidates;
  const next = Math.ceil(shards / candidates) * candidates;
  throw new UsageError(
    "bad-shard",
    `${shards} shards cannot be dealt evenly to ${candidates} candidates: each shard runs one candidate on one slice of the tasks.`,
    `Use a multiple of ${candidates}, such as ${next} shards: --shard 1/${next}.`,
  );
}

function sliceOf(taskId: string, slices: number): number {
  return Number.parseInt(sha256(taskId).slice(0, 12), 16) % slices;
}

/** The plan with what earlier runs took in the place of what its benchmark expects: seconds by task id, where known. */
export function timedPlan(plan: Plan, known: ReadonlyMap<string, number>): Plan {
  const { schema_version: _version, digest: _digest, ...content } = plan;
  const tasks = plan.tasks.map((task) => ({ ...task, expected_seconds: known.get(task.id) ?? task.expected_seconds }));
  return makePlan({ ...content, tasks: tasks as Plan["tasks"] });
}

/** The plan without what belongs to the machine it was made on: what its user set up for agents there. */
export function plainPlan(plan: Plan): Plan {
  const { schema_version: _version, digest: _digest, ...content } = plan;
  const candidates = plan.candidates.map(({ host_config: _config, ...candidate }) => candidate);
  return makePlan({ ...content, candidates: candidates as Plan["candidates"] });
}

/**
 * The plan with its tasks cut into slices of about equal expected time, the same for every candidate. Never more slices
 * than tasks, so none is empty.
 */
export function cutPlan(plan: Plan, slices: number): Plan {
  const { schema_version: _version, digest: _digest, ...content } = plan;
  const [first = [], ...others] = balancedSlices(plan.tasks, Math.min(slices, plan.tasks.length));
  return makePlan({ ...content, slices: [first, ...others] });
}

/** The longest task first, each to the slice that has least to do: never worse than 4/3 of the best there is. */
function balancedSlices(tasks: Plan["tasks"], count: number): string[][] {
  const slices = Array.from({ length: count }, () => ({ tasks: [] as string[], seconds: 0 }));
  const longestFirst = tasks
    .map(({ id, expected_seconds }) => ({ id, seconds: expected_seconds }))
    .sort((a, b) => b.seconds - a.seconds || (a.id < b.id ? -1 : 1));
  for (const task of longestFirst) {
    const least = slices.reduce((best, slice) =>
      slice.seconds < best.seconds || (slice.seconds === best.seconds && slice.tasks.length < best.tasks.length)
        ? slice
        : best,
    );
    least.tasks.push(task.id);
    least.seconds += task.seconds;
  }
  const order = new Map(tasks.map(({ id }, at) => [id, at]));
  return slices.map((slice) => slice.tasks.sort((a, b) => (order.get(a) ?? -1) - (order.get(b) ?? -1)));
}

/** The trials of a shard, in the plan's order; every trial when there is no shard. */
export function shardTrials(plan: Plan, shard: Shard | null): readonly Trial[] {
  const trials = trialsOf(plan);
  if (shard === null) return trials;
  const tasks = new Set(shard.tasks);
  return trials.filter((trial) => trial.candidate === shard.candidate && tasks.has(trial.task));
}

/** Index of a candidate by name. */
export function candidateIndex(plan: Plan, name: string): number {
  const names = plan.candidates.map((candidate) => candidate.name);
  const index = names.indexOf(name);
  if (index >= 0) return index;
  const near = nearest(name, names);
  throw new UsageError(
    "unknown-candidate",
    `There is no candidate ${JSON.stringify(name)} in this plan.`,
    near === null ? `Candidates: ${names.join(", ")}.` : `Did you mean ${near}?`,
  );
}
