import { resolve } from "node:path";
import { D as openEngine, O as loadCompareConfig, b as planRun, c as existingPlan, d as startRun, l as refuseChangesToPlan, n as valuesFrom, t as planAgain, u as refuseUnplannedShard, v as fromFile } from "../shared/run.js";
import { kn as readPlanFile } from "../shared/read.js";
import { f as UsageError } from "../shared/start.js";

// src/commands/compare.ts
const run = async (ctx) => {
	const engine = await openEngine(ctx);
	if (ctx.flags.plan !== void 0) {
		refuseChangesToPlan(ctx);
		const plan = readPlanFile(resolve(ctx.cwd, ctx.flags.plan));
		return startRun(await planAgain(plan, await valuesFrom(ctx.flags.config), ctx, engine), engine, ctx);
	}
	if (ctx.flags.config === void 0) throw new UsageError("no-config", "`compare` needs --config FILE.", "Copy presets/example.compare.yaml and change it.");
	const source = await fromFile(await loadCompareConfig(ctx.flags.config, { minCandidates: 2 }), ctx.flags, 2);
	refuseUnplannedShard(ctx, source.shape?.concurrency);
	const planned = await planRun(source, {
		kind: "compare",
		existing: existingPlan(ctx)
	}, ctx, engine);
	return startRun(planned, engine, ctx);
};

export { run };