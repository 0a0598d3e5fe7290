import { D as openEngine, b as planRun, c as existingPlan, d as startRun, u as refuseUnplannedShard, y as fromFlags } from "../shared/run.js";
import { f as UsageError } from "../shared/start.js";

// src/commands/run.ts
const run = async (ctx) => {
	const { benchmark, backend, model = "" } = ctx.flags;
	if (benchmark === void 0 || backend === void 0) throw new UsageError("nothing-to-run", "`run` needs --benchmark and --backend.", "For example: benchmark run --benchmark mini --backend stub");
	refuseUnplannedShard(ctx, ctx.flags.concurrency);
	const engine = await openEngine(ctx);
	const planned = await planRun(await fromFlags(ctx.flags, [{
		backend,
		model
	}]), {
		kind: "run",
		existing: existingPlan(ctx)
	}, ctx, engine);
	return startRun(planned, engine, ctx);
};

export { run };