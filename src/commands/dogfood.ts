import type { CommandContext, CommandModule } from "#commands/command.ts";
import { openEngine } from "#commands/shared/engine.ts";
import { existingPlan } from "#commands/shared/kept-plan.ts";
import { fromFile, fromFlags } from "#commands/shared/source.ts";
import { startRun } from "#commands/shared/start-run.ts";
import { loadPreset } from "#config/presets.ts";
import type { RunSource } from "#config/run-source.ts";
import { UsageError } from "#core/errors.ts";
import { planRun } from "#engine/plan-run.ts";

/** The preset `dogfood`: a short, fixed part of a public benchmark, by its own candidate or by the one that is named. */
export const run: CommandModule["run"] = async (ctx) => {
  const source = await sourceOf(ctx);
  const engine = await openEngine(ctx);
  const kind = source.draft.candidates.length === 1 ? "run" : "compare";
  return startRun(await planRun(source, { kind, existing: existingPlan(ctx) }, ctx, engine), engine, ctx);
};

async function sourceOf({ flags, presetFolders, say }: CommandContext): Promise<RunSource> {
  if (flags.backend === undefined && flags.model !== undefined)
    throw new UsageError(
      "model-without-backend",
      "--model says which model --backend is given, and no agent is named.",
      "Name both, as in --backend codex --model MODEL, or neither.",
    );
  const preset = await loadPreset("dogfood", presetFolders, say);
  if (flags.backend === undefined || preset.shape === null) return fromFile(preset, flags, 1);
  const { candidates: _, ...rest } = preset.shape;
  return fromFlags(flags, [{ backend: flags.backend, model: flags.model ?? "" }], rest);
}
