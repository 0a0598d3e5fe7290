"use strict";

let node_fs = require("node:fs");

// src/platform/kill-marked.ts
async function killMarked(marker) {
	const found = (0, node_fs.readdirSync)("/proc").filter((entry) => /^\d+$/.test(entry) && holds(entry, marker));
	for (const pid of found) kill(Number(pid));
	return found.length;
}
function holds(pid, marker) {
	if (Number(pid) === process.pid) return false;
	try {
		return (0, node_fs.readFileSync)(`/proc/${pid}/environ`, "latin1").split("\0").includes(marker);
	} catch {
		return false;
	}
}
function kill(pid) {
	try {
		process.kill(pid, "SIGKILL");
	} catch {
		return;
	}
}

// src/action/steps/reap.ts
const run = async (step) => {
	const marker = step.recall("marker");
	if (marker === "") return;
	const killed = await killMarked(marker);
	if (killed > 0) step.warn(`${killed} processes had outlived the shard and were ended.`);
};

exports.run = run;