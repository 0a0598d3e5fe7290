import type { CommandModule } from "#commands/command.ts";
import { openEngine } from "#commands/shared/engine.ts";
import { existingPlan, refuseUnplannedShard } from "#commands/shared/kept-plan.ts";
import { planRun } from "#engine/plan-run.ts";
import { fromFlags } from "#commands/shared/source.ts";
import { startRun } from "#commands/shared/start-run.ts";
import { UsageError } from "#core/errors.ts";

/** One candidate, through the whole line. */
export const run: CommandModule["run"] = async (ctx) => {
  const { benchmark, backend, model = "" } = ctx.flags;
  if (benchmark === undefined || backend === undefined) {
    throw new UsageError(
      "nothing-to-run",
      "`run` needs --benchmark and --backend.",
      "For example: benchmark run --benchmark mini --backend stub",
    );
  }
  refuseUnplannedShard(ctx, ctx.flags.concurrency);
  const engine = await openEngine(ctx);
  const planned = await planRun(
    await fromFlags(ctx.flags, [{ backend, model }]),
    { kind: "run", existing: existingPlan(ctx) },
    ctx,
    engine,
  );
  return startRun(planned, engine, ctx);
};
