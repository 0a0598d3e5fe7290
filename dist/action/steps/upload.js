"use strict";

let node_fs = require("node:fs");
let node_path = require("node:path");
const require_shared_start = require("../../shared/start.js");
const require_shared_read = require("../../shared/read.js");
const require_action_shared = require("../shared.js");

// src/action/steps/upload.ts
const run = async (step) => {
	const runDir = step.input("run-dir");
	const [index, of] = step.input("shard").split("/").map(Number);
	if (runDir === "" || index === void 0 || of === void 0 || !(0, node_fs.existsSync)((0, node_path.join)(runDir, "plan.json"))) throw new require_shared_start.RunError("nothing-recorded", "This shard put nothing on record, so there is nothing to hand on.", "The step before says why. `Re-run failed jobs` tries it again.");
	const archive = (0, node_path.join)(step.tempDir, require_action_shared.shardName({
		key: step.key,
		index,
		of,
		tryNumber: step.tryNumber
	}));
	const { files, bytes } = await require_action_shared.packFolder(runDir, archive);
	const artifact = await (await step.store()).upload(archive, step.count("retention-days"));
	step.output("artifact-id", String(artifact));
	step.notice(`Shard ${index}/${of}: ${require_shared_read.plural(files, "file")}, ${Math.ceil(bytes / 1024)} KiB.`);
};

exports.run = run;