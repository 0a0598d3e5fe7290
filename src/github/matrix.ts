import type { RealAgent } from "#core/answers.ts";
import { UsageError } from "#core/errors.ts";
import type { Plan } from "#core/records.gen.ts";
import { DEFAULT_MAX_SHARDS, MAX_MATRIX_LEGS, TARGET_SHARD_SECONDS } from "#github/limits.ts";

/** What a person asked for; null: left to us. */
export interface ShardWish {
  readonly shards: number | null;
  readonly maxShards: number | null;
  /** Labels for every shard, in place of those its candidate needs. */
  readonly runsOn: readonly string[] | null;
  /** Labels that machines for real agents carry, besides `self-hosted` and what a candidate needs. */
  readonly labels: readonly string[];
}

export interface ShardCount {
  /** How many shards the plan is to be cut into: a multiple of its candidates. */
  readonly shards: number;
  /** What was asked for and is not done, in sentences. */
  readonly warnings: readonly string[];
}

/** How many shards are worth their start, within what GitHub and the user allow. Throws `UsageError` when none fit. */
export function shardCount({ candidates, tasks, repetitions }: Plan, wish: ShardWish): ShardCount {
  const limit = Math.min(wish.maxShards ?? DEFAULT_MAX_SHARDS, MAX_MATRIX_LEGS);
  if (candidates.length > limit) {
    throw new UsageError(
      "too-few-shards",
      `${candidates.length} candidates need a shard each, and at most ${limit} are allowed.`,
      candidates.length > MAX_MATRIX_LEGS
        ? `GitHub runs ${MAX_MATRIX_LEGS} jobs of a matrix at most: compare fewer candidates at once.`
        : `Raise max-shards to ${candidates.length} or more.`,
    );
  }
  const seconds = tasks.reduce((sum, task) => sum + task.expected_seconds, 0) * repetitions;
  const wanted = wish.shards ?? candidates.length * Math.max(1, Math.ceil(seconds / TARGET_SHARD_SECONDS));
  const slices = Math.max(
    1,
    Math.min(Math.ceil(wanted / candidates.length), Math.floor(limit / candidates.length), tasks.length),
  );
  const shards = slices * candidates.length;
  const less = wish.shards !== null && wish.shards !== shards;
  return {
    shards,
    warnings: less
      ? [
          `${shards} shards instead of the ${wish.shards} asked for: at most ${limit} (max-shards, and GitHub's ${MAX_MATRIX_LEGS}), a multiple of ${candidates.length} candidates, and no slice without a task.`,
        ]
      : [],
  };
}

/** One job of the matrix. Everything else is in the plan, which travels as a file. */
export interface Leg {
  /** From 1. */
  readonly shard: number;
  readonly "runs-on": readonly string[];
}

const HOSTED = ["ubuntu-24.04"];

/** The matrix of a plan that is cut into `shards`. Who is not among `realAgents` runs on a machine of GitHub's. */
export function matrixOf(
  plan: Plan,
  shards: number,
  realAgents: readonly RealAgent[],
  wish: ShardWish,
): { include: readonly Leg[] } {
  const slices = shards / plan.candidates.length;
  return {
    include: Array.from({ length: shards }, (_, at) => {
      const { name = "" } = plan.candidates[Math.floor(at / slices)] ?? {};
      const agent = realAgents.find(({ candidate }) => candidate === name);
      const needed = agent === undefined ? HOSTED : [...new Set(["self-hosted", ...agent.needs, ...wish.labels])];
      return { shard: at + 1, "runs-on": wish.runsOn ?? needed };
    }),
  };
}

/** Sets of labels that no runner among `online` carries. Machines of GitHub's own are always there. */
export function labelsNobodyHas(legs: readonly Leg[], online: readonly (readonly string[])[]): readonly string[] {
  const wanted = new Set(
    legs
      .map((leg) => leg["runs-on"])
      .filter((labels) => labels.includes("self-hosted"))
      .map((labels) => labels.join(", ")),
  );
  return [...wanted].filter(
    (labels) => !online.some((runner) => labels.split(", ").every((label) => runner.includes(label))),
  );
}
