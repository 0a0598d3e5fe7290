import { resolve } from "node:path";
import { E as REGISTRIES, _ as planRun, g as fromFlags, h as fromFile, i as loadCompareConfig } from "../shared/run.js";
import { Ht as prettyJson, J as outlookText, Ut as writeWhole, q as outlookOf } from "../shared/read.js";
import { d as UsageError, u as RunError } from "../shared/start.js";

// src/commands/plan.ts
const run = async (ctx) => {
	const source = await sourceOf(ctx);
	const { plan } = await planRun(source, {
		kind: ctx.flags.config === void 0 ? "run" : "compare",
		existing: null
	}, ctx, REGISTRIES);
	const outlook = outlookOf(plan, ctx.flags.shards ?? null);
	ctx.say(outlookText(plan, outlook));
	if (ctx.flags.save !== void 0) {
		keep(resolve(ctx.cwd, ctx.flags.save), prettyJson(plan));
		ctx.say(`Kept in ${ctx.flags.save}`);
	}
	return {
		payload: {
			plan,
			outlook
		},
		exit: 0
	};
};
async function sourceOf({ flags }) {
	if (flags.config !== void 0) return fromFile(await loadCompareConfig(flags.config, { minCandidates: 1 }), flags, 1);
	if (flags.benchmark === void 0 || flags.backend === void 0) throw new UsageError("nothing-to-plan", "A plan needs --config FILE, or --benchmark and --backend.", "For example: benchmark plan --benchmark mini --backend stub");
	return fromFlags(flags, [{
		backend: flags.backend,
		model: flags.model ?? ""
	}]);
}
function keep(path, text) {
	try {
		writeWhole(path, text);
	} catch (cause) {
		throw new RunError("plan-not-kept", `The plan could not be written to ${path}: ${cause.message}`, "Name a file in a folder that exists and that you may write to.", { cause });
	}
}

export { run };