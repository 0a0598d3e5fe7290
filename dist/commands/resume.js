"use strict";

let node_path = require("node:path");
const require_shared_run = require("../shared/run.js");
const require_shared_start = require("../shared/start.js");
const require_shared_read = require("../shared/read.js");

// src/commands/resume.ts
const run = (ctx) => resume(ctx);
async function resume(ctx) {
	const dir = ctx.flags["run-dir"];
	if (dir === void 0) throw new require_shared_start.UsageError("no-run-dir", "`resume` needs --run-dir DIR.", "Name the folder that the run printed.");
	const path = (0, node_path.resolve)(ctx.cwd, dir);
	require_shared_read.refuseNoFolder(path);
	const plan = require_shared_read.readPlan(path);
	if (plan === null) throw require_shared_read.noRun(path);
	const engine = await require_shared_run.openEngine(ctx);
	return require_shared_run.startRun(await require_shared_run.planAgain(plan, await require_shared_run.valuesFrom(ctx.flags.config), ctx, engine), engine, ctx);
}

exports.resume = resume;
exports.run = run;