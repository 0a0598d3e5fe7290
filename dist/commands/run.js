"use strict";

const require_shared_run = require("../shared/run.js");
const require_shared_start = require("../shared/start.js");

// src/commands/run.ts
const run = async (ctx) => {
	const { benchmark, backend, model = "" } = ctx.flags;
	if (benchmark === void 0 || backend === void 0) throw new require_shared_start.UsageError("nothing-to-run", "`run` needs --benchmark and --backend.", "For example: benchmark run --benchmark mini --backend stub");
	require_shared_run.refuseUnplannedShard(ctx, ctx.flags.concurrency);
	const engine = await require_shared_run.openEngine(ctx);
	const planned = await require_shared_run.planRun(await require_shared_run.fromFlags(ctx.flags, [{
		backend,
		model
	}]), {
		kind: "run",
		existing: require_shared_run.existingPlan(ctx)
	}, ctx, engine);
	return require_shared_run.startRun(planned, engine, ctx);
};

exports.run = run;