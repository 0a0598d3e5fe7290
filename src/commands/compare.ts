import { resolve } from "node:path";
import type { CommandModule } from "#commands/command.ts";
import { openEngine } from "#commands/shared/engine.ts";
import { existingPlan, refuseChangesToPlan, refuseUnplannedShard } from "#commands/shared/kept-plan.ts";
import { planRun } from "#engine/plan-run.ts";
import { fromFile } from "#commands/shared/source.ts";
import { startRun } from "#commands/shared/start-run.ts";
import { valuesFrom } from "#commands/shared/values-from.ts";
import { planAgain } from "#engine/plan-again.ts";
import { readPlanFile } from "#record/plan-file.ts";
import { loadCompareConfig } from "#config/load.ts";
import { UsageError } from "#core/errors.ts";

/** Several candidates on the same tasks, and which of them is better. */
export const run: CommandModule["run"] = async (ctx) => {
  const engine = await openEngine(ctx);
  if (ctx.flags.plan !== undefined) {
    refuseChangesToPlan(ctx);
    const plan = readPlanFile(resolve(ctx.cwd, ctx.flags.plan));
    return startRun(await planAgain(plan, await valuesFrom(ctx.flags.config), ctx, engine), engine, ctx);
  }
  if (ctx.flags.config === undefined)
    throw new UsageError(
      "no-config",
      "`compare` needs --config FILE.",
      "Copy presets/example.compare.yaml and change it.",
    );
  const source = await fromFile(await loadCompareConfig(ctx.flags.config, { minCandidates: 2 }), ctx.flags, 2);
  refuseUnplannedShard(ctx, source.shape?.concurrency);
  const planned = await planRun(source, { kind: "compare", existing: existingPlan(ctx) }, ctx, engine);
  return startRun(planned, engine, ctx);
};
