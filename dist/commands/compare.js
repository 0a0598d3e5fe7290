"use strict";

let node_path = require("node:path");
const require_shared_run = require("../shared/run.js");
const require_shared_read = require("../shared/read.js");
const require_shared_start = require("../shared/start.js");

// src/commands/compare.ts
const run = async (ctx) => {
	const engine = await require_shared_run.openEngine(ctx);
	if (ctx.flags.plan !== void 0) {
		require_shared_run.refuseChangesToPlan(ctx);
		const plan = require_shared_read.readPlanFile((0, node_path.resolve)(ctx.cwd, ctx.flags.plan));
		return require_shared_run.startRun(await require_shared_run.planAgain(plan, await require_shared_run.valuesFrom(ctx.flags.config), ctx, engine), engine, ctx);
	}
	if (ctx.flags.config === void 0) throw new require_shared_start.UsageError("no-config", "`compare` needs --config FILE.", "Copy presets/example.compare.yaml and change it.");
	const source = await require_shared_run.fromFile(await require_shared_run.loadCompareConfig(ctx.flags.config, { minCandidates: 2 }), ctx.flags, 2);
	require_shared_run.refuseUnplannedShard(ctx, source.shape?.concurrency);
	const planned = await require_shared_run.planRun(source, {
		kind: "compare",
		existing: require_shared_run.existingPlan(ctx)
	}, ctx, engine);
	return require_shared_run.startRun(planned, engine, ctx);
};

exports.run = run;