import { existsSync } from "node:fs";
import { join } from "node:path";
import { d as RunError } from "../../shared/start.js";
import { hr as plural, ir as PLAN_FILE } from "../../shared/read.js";
import { D as shardName, g as packFolder } from "../shared.js";

// src/action/steps/upload.ts
const run = async (step) => {
	const runDir = step.input("run-dir");
	const [index, of] = step.input("shard").split("/").map(Number);
	if (runDir === "" || index === void 0 || of === void 0 || !existsSync(join(runDir, "plan.json"))) throw new RunError("nothing-recorded", "This shard put nothing on record, so there is nothing to hand on.", "The step before says why. `Re-run failed jobs` tries it again.");
	const archive = join(step.tempDir, shardName({
		key: step.key,
		index,
		of,
		tryNumber: step.tryNumber
	}));
	const { files, bytes } = await packFolder(runDir, archive);
	const artifact = await (await step.store()).upload(archive, step.count("retention-days"));
	step.output("artifact-id", String(artifact));
	step.notice(`Shard ${index}/${of}: ${plural(files, "file")}, ${Math.ceil(bytes / 1024)} KiB.`);
};

export { run };