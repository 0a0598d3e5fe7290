"use strict";

const require_shared_run = require("../shared/run.js");
const require_shared_start = require("../shared/start.js");

// src/commands/aa.ts
const run = async (ctx) => {
	const { benchmark, backend, model = "" } = ctx.flags;
	if (benchmark === void 0 || backend === void 0) throw new require_shared_start.UsageError("nothing-to-run", "`aa` needs --benchmark and --backend.", "For example: benchmark aa --benchmark mini --backend stub --model pass=0.6");
	require_shared_run.refuseUnplannedShard(ctx, ctx.flags.concurrency);
	const engine = await require_shared_run.openEngine(ctx);
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
	const planned = await require_shared_run.planRun(await require_shared_run.fromFlags(ctx.flags, candidates), {
		kind: "aa",
		existing: require_shared_run.existingPlan(ctx)
	}, ctx, engine);
	return require_shared_run.startRun(planned, engine, ctx);
};

exports.run = run;