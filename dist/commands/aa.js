import { D as openEngine, b as planRun, c as existingPlan, d as startRun, u as refuseUnplannedShard, y as fromFlags } from "../shared/run.js";
import { f as UsageError } from "../shared/start.js";

// src/commands/aa.ts
const run = async (ctx) => {
	const { benchmark, backend, model = "" } = ctx.flags;
	if (benchmark === void 0 || backend === void 0) throw new UsageError("nothing-to-run", "`aa` needs --benchmark and --backend.", "For example: benchmark aa --benchmark mini --backend stub --model pass=0.6");
	refuseUnplannedShard(ctx, ctx.flags.concurrency);
	const engine = await openEngine(ctx);
	const copy = engine.backends.has(backend) ? (await engine.backends.get(backend)).copyOf?.(model) ?? model : model;
	const name = model === "" ? backend : `${backend}:${model}`;
	const candidates = [{
		name: `${name} (1)`,
		backend,
		model
	}, {
		name: `${name} (2)`,
		backend,
		model: copy
	}];
	const planned = await planRun(await fromFlags(ctx.flags, candidates), {
		kind: "aa",
		existing: existingPlan(ctx)
	}, ctx, engine);
	return startRun(planned, engine, ctx);
};

export { run };