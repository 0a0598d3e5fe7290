import type { CommandModule } from "#commands/command.ts";
import { openEngine } from "#commands/engine.ts";
import { planRun } from "#commands/plan-run.ts";
import { fromFile } from "#commands/source.ts";
import { existingPlan, startRun } from "#commands/start-run.ts";
import { loadCompareConfig } from "#config/load.ts";
import { UsageError } from "#core/errors.ts";

/** Several candidates on the same tasks, and which of them is better. */
export const run: CommandModule["run"] = async (ctx) => {
  if (ctx.flags.config === undefined)
    throw new UsageError(
      "no-config",
      "`compare` needs --config FILE.",
      "Copy presets/example.compare.yaml and change it.",
    );
  const source = fromFile(await loadCompareConfig(ctx.flags.config, { minCandidates: 2 }), ctx.flags, 2);
  const engine = await openEngine(ctx);
  const planned = await planRun(source, { kind: "compare", existing: existingPlan(ctx) }, ctx, engine);
  return startRun(planned, engine, ctx);
};
