import { resolve } from "node:path";
import type { CommandContext } from "#commands/command.ts";
import { isIdleBeside, type FlagName } from "#commands/flags.ts";
import { PLAN_FLAGS } from "#commands/shared/source.ts";
import { UsageError } from "#core/errors.ts";
import { parseShard } from "#core/plan.ts";
import type { Plan } from "#core/records.gen.ts";
import { readPlan, readShard } from "#record/plan-file.ts";

/** The plan that a `--run-dir` holds already; null without one. */
export function existingPlan(ctx: CommandContext): Plan | null {
  const dir = ctx.flags["run-dir"];
  return dir === undefined ? null : readPlan(resolve(ctx.cwd, dir));
}

/** Refuses settings that a kept plan has decided already. */
export function refuseChangesToPlan({ flags }: CommandContext): void {
  const given = PLAN_FLAGS.filter((name) => flags[name] !== undefined);
  if (given.length === 0) return;
  throw new UsageError(
    "fixed-by-plan",
    `${named(given)} cannot be changed: the plan has decided it.`,
    "Leave it out, or make another plan.",
  );
}

/** Throws `UsageError` for `--accept` where nothing goes on, so that nothing could differ from what was. */
export function refuseIdleAccept(ctx: CommandContext): void {
  if (ctx.flags.accept === undefined || existingPlan(ctx) !== null) return;
  throw new UsageError(
    "nothing-to-accept",
    "--accept would do nothing: this is a new run, so there is no earlier one that it could differ from.",
    "Leave it out, or go on with a run: --run-dir DIR.",
  );
}

/**
 * Default concurrency is that of the planning machine, so shards that plan for themselves on unlike machines would
 * belong to different runs. `concurrency` is what the configuration says of it.
 */
export function refuseUnplannedShard({ flags }: CommandContext, concurrency: number | undefined): void {
  if (flags.shard === undefined) return;
  parseShard(flags.shard);
  if (concurrency !== undefined) return;
  throw new UsageError(
    "shard-without-plan",
    "--shard needs one plan for all parts: the default of --concurrency depends on the machine.",
    "Make it once with `benchmark plan … --save plan.json` and run `benchmark compare --plan plan.json --shard K/N`, or set the concurrency.",
  );
}

/** A run-dir that holds a part knows it, so that `--shard` need not be given again; its report comes after the merge. */
export function refuseReportOfPart({ flags, cwd }: CommandContext): void {
  const dir = flags["run-dir"];
  if (dir === undefined || readShard(resolve(cwd, dir)) === null) return;
  const idle = (Object.keys(flags) as FlagName[]).filter((name) => isIdleBeside(name, "shard"));
  if (idle.length === 0) return;
  throw new UsageError(
    "part-without-report",
    `${named(idle)} would do nothing: ${dir} holds a part of a run, which has no report of its own.`,
    "Leave it out here, and give it to `benchmark merge`.",
  );
}

const named = (flags: readonly FlagName[]): string => flags.map((name) => `--${name}`).join(", ");
