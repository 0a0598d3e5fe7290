import { resolve } from "node:path";
import { D as openEngine, d as startRun, n as valuesFrom, t as planAgain } from "../shared/run.js";
import { f as UsageError } from "../shared/start.js";
import { On as readPlan } from "../shared/read.js";

// src/commands/resume.ts
const run = async (ctx) => {
	const dir = ctx.flags["run-dir"];
	if (dir === void 0) throw new UsageError("no-run-dir", "`resume` needs --run-dir DIR.", "Name the folder that the run printed.");
	const path = resolve(ctx.cwd, dir);
	const plan = readPlan(path);
	if (plan === null) throw new UsageError("no-plan", `${path} holds no plan.json, so there is nothing to resume.`, "Is it the right folder? A run prints its own.");
	const engine = await openEngine(ctx);
	return startRun(await planAgain(plan, await valuesFrom(ctx.flags.config), ctx, engine), engine, ctx);
};

export { run };