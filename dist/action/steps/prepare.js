"use strict";

const require_rolldown_runtime = require("../../vendor/rolldown-runtime.js");
let node_fs = require("node:fs");
let node_path = require("node:path");
const require_action_shared = require("../shared.js");
const require_shared_start = require("../../shared/start.js");
const require_shared_read = require("../../shared/read.js");
node_fs = require_rolldown_runtime.__toESM(node_fs, 1);

// src/action/steps/prepare.ts
const run = async (step) => {
	const { id } = await require_action_shared.benchmarkOf((0, node_path.resolve)(step.workDir, step.required("config")));
	const { datasets } = require_action_shared.payloadOf(await step.benchmark(["list"]));
	const dataset = datasets.find(({ benchmark_id }) => benchmark_id === id);
	step.output("tree", dataset?.tree ?? "");
	if (dataset === void 0) {
		step.notice(`${id} needs no data of its own: there is nothing to prepare.`);
		return;
	}
	const cache = await step.cache();
	const name = `data-${id}-${dataset.tree}.tar.gz`;
	const key = `benchmark-harness-${name}`;
	const kept = await fromCache(step, cache, name, key, dataset);
	const { files } = kept ?? await fetchAndKeep(step, cache, name, key, dataset);
	const archive = (0, node_path.join)(step.tempDir, require_action_shared.dataName(step));
	node_fs.default.copyFileSync(cache.place(name), archive);
	const artifact = await (await step.store()).upload(archive, step.count("retention-days"));
	step.output("artifact-id", String(artifact));
	const how = kept === null ? "fetched" : "from the cache";
	await step.summarize(`**Data of ${id}**: ${files} files at commit \`${dataset.commit.slice(0, 12)}\`, ${how}; their git tree is \`${dataset.tree}\`.\n`);
};
async function fromCache(step, cache, name, key, { benchmark_id: id }) {
	if (!await cache.restore(name, key)) return null;
	const folder = (0, node_path.join)(step.tempDir, `kept-${step.key}`);
	try {
		await require_action_shared.unpackArchive(cache.place(name), folder);
		return await fetched(step, id, folder);
	} catch (error) {
		step.warn(`The data in the cache is not used: ${require_shared_read.messageOf(error)}`);
		return null;
	} finally {
		node_fs.default.rmSync(folder, {
			recursive: true,
			force: true
		});
	}
}
async function fetchAndKeep(step, cache, name, key, { benchmark_id: id }) {
	const data = await fetched(step, id, step.input("from"));
	node_fs.default.rmSync(cache.place(name), { force: true });
	const { files } = await require_action_shared.packFolder(data.folder, cache.place(name));
	if (files !== data.files) throw new require_shared_start.RunError("data-not-packed", `${data.files - files} of ${data.files} files of ${id} are links, which no archive of ours carries.`, "Run the shards on machines that hold this data already, and leave `prepare` out.");
	if (!await cache.save(name, key)) step.notice(`The data of ${id} was not kept in the cache, so that the next run fetches it again.`);
	return data;
}
async function fetched(step, id, from) {
	const source = from === "" ? [] : ["--from", from];
	const answer = require_action_shared.payloadOf(await step.benchmark([
		"fetch",
		id,
		...source
	]));
	if (answer.folder !== null) return answer;
	throw new require_shared_start.RunError("nothing-fetched", `The program lists data of ${id}, and fetched none.`, "This is a bug of the harness; please report it.");
}

exports.run = run;