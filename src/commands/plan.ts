import { resolve } from "node:path";
import type { CommandContext, CommandModule } from "#commands/command.ts";
import { REGISTRIES } from "#commands/engine.ts";
import { outlookOf, outlookText } from "#core/plan-outlook.ts";
import { planRun } from "#engine/plan-run.ts";
import { fromFile, fromFlags } from "#commands/source.ts";
import type { RunSource } from "#config/run-source.ts";
import { loadCompareConfig } from "#config/load.ts";
import { RunError, UsageError } from "#core/errors.ts";
import { prettyJson, writeWhole } from "#record/write-file.ts";

/** Shows a plan and starts nothing: no process, no model, no network. */
export const run: CommandModule["run"] = async (ctx) => {
  const source = await sourceOf(ctx);
  const { plan } = await planRun(
    source,
    { kind: ctx.flags.config === undefined ? "run" : "compare", existing: null },
    ctx,
    REGISTRIES,
  );
  const outlook = outlookOf(plan, ctx.flags.shards ?? null);
  ctx.say(outlookText(plan, outlook));
  if (ctx.flags.save !== undefined) {
    keep(resolve(ctx.cwd, ctx.flags.save), prettyJson(plan));
    ctx.say(`Kept in ${ctx.flags.save}`);
  }
  return { payload: { plan, outlook }, exit: 0 };
};

async function sourceOf({ flags }: CommandContext): Promise<RunSource> {
  if (flags.config !== undefined)
    return fromFile(await loadCompareConfig(flags.config, { minCandidates: 1 }), flags, 1);
  if (flags.benchmark === undefined || flags.backend === undefined) {
    throw new UsageError(
      "nothing-to-plan",
      "A plan needs --config FILE, or --benchmark and --backend.",
      "For example: benchmark plan --benchmark mini --backend stub",
    );
  }
  return fromFlags(flags, [{ backend: flags.backend, model: flags.model ?? "" }]);
}

function keep(path: string, text: string): void {
  try {
    writeWhole(path, text);
  } catch (cause) {
    throw new RunError(
      "plan-not-kept",
      `The plan could not be written to ${path}: ${(cause as Error).message}`,
      "Name a file in a folder that exists and that you may write to.",
      { cause },
    );
  }
}
