import { resolve } from "node:path";
import type { CommandContext, CommandModule } from "#commands/command.ts";
import { openEngine } from "#commands/shared/engine.ts";
import type { Ended } from "#commands/shared/end-with-report.ts";
import { startRun } from "#commands/shared/start-run.ts";
import { valuesFrom } from "#commands/shared/values-from.ts";
import { UsageError } from "#core/errors.ts";
import { planAgain } from "#engine/plan-again.ts";
import { noRun, refuseNoFolder } from "#record/no-run.ts";
import { readPlan } from "#record/plan-file.ts";

export const run: CommandModule["run"] = (ctx) => resume(ctx);

/** Runs the missing cells of a run-dir, and no others. */
export async function resume(ctx: CommandContext): Promise<Ended> {
  const dir = ctx.flags["run-dir"];
  if (dir === undefined)
    throw new UsageError("no-run-dir", "`resume` needs --run-dir DIR.", "Name the folder that the run printed.");
  const path = resolve(ctx.cwd, dir);
  refuseNoFolder(path);
  const plan = readPlan(path);
  if (plan === null) throw noRun(path);
  const engine = await openEngine(ctx);
  return startRun(await planAgain(plan, await valuesFrom(ctx.flags.config), ctx, engine), engine, ctx);
}
