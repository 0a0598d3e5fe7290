import type { CommandModule } from "#commands/command.ts";
import { openEngine } from "#commands/shared/engine.ts";
import { existingPlan, refuseUnplannedShard } from "#commands/shared/kept-plan.ts";
import { planRun } from "#engine/plan-run.ts";
import { fromFlags } from "#commands/shared/source.ts";
import { startRun } from "#commands/shared/start-run.ts";
import { UsageError } from "#core/errors.ts";

/** One candidate twice, under two names: every difference between the two is noise. */
export const run: CommandModule["run"] = async (ctx) => {
  const { benchmark, backend, model = "" } = ctx.flags;
  if (benchmark === undefined || backend === undefined) {
    throw new UsageError(
      "nothing-to-run",
      "`aa` needs --benchmark and --backend.",
      "For example: benchmark aa --benchmark mini --backend stub --model pass=0.6",
    );
  }
  refuseUnplannedShard(ctx, ctx.flags.concurrency);
  const engine = await openEngine(ctx);
  // A deterministic backend would repeat itself; its copy draws with another key.
  const copy = engine.backends.has(backend) ? ((await engine.backends.get(backend)).copyOf?.(model) ?? model) : model;
  const name = model === "" ? backend : `${backend}:${model}`;
  const candidates = [
    { name: `${name} (1)`, backend, model },
    { name: `${name} (2)`, backend, model: copy },
  ];
  const planned = await planRun(
    await fromFlags(ctx.flags, candidates),
    { kind: "aa", existing: existingPlan(ctx) },
    ctx,
    engine,
  );
  return startRun(planned, engine, ctx);
};
