"use strict";

let node_fs = require("node:fs");
let node_crypto = require("node:crypto");
let node_path = require("node:path");
let node_stream_promises = require("node:stream/promises");
const require_vendor_actions_artifact = require("../../vendor/actions-artifact.js");
const require_action_shared = require("../../action/shared.js");
const require_run_step = require("../../action/run-step.js");

// src/platform/hub/artifact-store.ts
function artifactStore(other) {
	const from = other === null ? {} : { findBy: {
		token: other.token,
		workflowRunId: other.run,
		repositoryOwner: other.owner,
		repositoryName: other.repo
	} };
	const digests = /* @__PURE__ */ new Map();
	return {
		list: () => require_run_step.asked("list artifacts", async () => {
			const { artifacts } = await require_vendor_actions_artifact.client.listArtifacts(from);
			return artifacts.map(({ id, name, size, digest }) => {
				digests.set(id, digest);
				return {
					id,
					name,
					bytes: size
				};
			});
		}),
		upload: (file, retentionDays) => require_run_step.asked(`upload ${(0, node_path.basename)(file)}`, async () => {
			const options = {
				skipArchive: true,
				...retentionDays === null ? {} : { retentionDays }
			};
			const { id } = await require_vendor_actions_artifact.client.uploadArtifact((0, node_path.basename)(file), [file], (0, node_path.dirname)(file), options);
			if (id === void 0) throw new require_action_shared.HubFault("unavailable", `upload ${(0, node_path.basename)(file)}: no id came back`);
			return id;
		}),
		download: (artifact, folder) => require_run_step.asked(`download ${artifact.name}`, async () => {
			(0, node_fs.mkdirSync)(folder, { recursive: true });
			await require_vendor_actions_artifact.client.downloadArtifact(artifact.id, {
				...from,
				path: folder,
				skipDecompress: true
			});
			const [name, ...more] = (0, node_fs.readdirSync)(folder);
			if (name === void 0 || more.length > 0) throw new require_action_shared.HubFault("refused", `${artifact.name} is not one file`);
			const file = (0, node_path.join)(folder, name);
			const digest = digests.get(artifact.id);
			if (digest !== void 0 && await digestOf(file) !== digest.replace(/^sha256:/, "")) throw new require_action_shared.HubFault("refused", `${artifact.name} has not the digest it was stored with`);
			return file;
		})
	};
}
async function digestOf(file) {
	const hash = (0, node_crypto.createHash)("sha256");
	await (0, node_stream_promises.pipeline)((0, node_fs.createReadStream)(file), hash);
	return hash.digest("hex");
}

exports.artifactStore = artifactStore;