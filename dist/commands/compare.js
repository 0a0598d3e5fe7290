import { resolve } from "node:path";
import { S as loadCompareConfig, b as openEngine, c as refuseUnplannedShard, h as planRun, l as startRun, n as valuesFrom, o as existingPlan, p as fromFile, s as refuseChangesToPlan, t as planAgain } from "../shared/run.js";
import { Kt as readPlanFile } from "../shared/read.js";
import { f as UsageError } from "../shared/start.js";

// src/commands/compare.ts
const run = async (ctx) => {
	const engine = await openEngine(ctx);
	if (ctx.flags.plan !== void 0) {
		refuseChangesToPlan(ctx);
		const plan = readPlanFile(resolve(ctx.cwd, ctx.flags.plan));
		return startRun(await planAgain(plan, await valuesFrom(ctx.flags.config), ctx.version, engine), engine, ctx);
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