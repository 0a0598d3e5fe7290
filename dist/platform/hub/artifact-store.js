import { createReadStream, mkdirSync, readdirSync } from "node:fs";
import { createHash } from "node:crypto";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { t as client } from "../../vendor/actions-artifact.js";
import { b as asFault, x as HubFault } from "../../action/shared.js";

// src/platform/hub/artifact-store.ts
function artifactStore(other) {
	const from = other === null ? {} : { findBy: {
		token: other.token,
		workflowRunId: other.run,
		repositoryOwner: other.owner,
		repositoryName: other.repo
	} };
	const digests = /* @__PURE__ */ new Map();
	const asked = async (what, work) => {
		try {
			return await work();
		} catch (error) {
			throw asFault(what, error);
		}
	};
	return {
		list: () => asked("list artifacts", async () => {
			const { artifacts } = await client.listArtifacts(from);
			return artifacts.map(({ id, name, size, digest }) => {
				digests.set(id, digest);
				return {
					id,
					name,
					bytes: size
				};
			});
		}),
		upload: (file, retentionDays) => asked(`upload ${basename(file)}`, async () => {
			const options = {
				skipArchive: true,
				...retentionDays === null ? {} : { retentionDays }
			};
			const { id } = await client.uploadArtifact(basename(file), [file], dirname(file), options);
			if (id === void 0) throw new HubFault("unavailable", `upload ${basename(file)}: no id came back`);
			return id;
		}),
		download: (artifact, folder) => asked(`download ${artifact.name}`, async () => {
			mkdirSync(folder, { recursive: true });
			await client.downloadArtifact(artifact.id, {
				...from,
				path: folder,
				skipDecompress: true
			});
			const [name, ...more] = readdirSync(folder);
			if (name === void 0 || more.length > 0) throw new HubFault("refused", `${artifact.name} is not one file`);
			const file = join(folder, name);
			const digest = digests.get(artifact.id);
			if (digest !== void 0 && await digestOf(file) !== digest.replace(/^sha256:/, "")) throw new HubFault("refused", `${artifact.name} has not the digest it was stored with`);
			return file;
		})
	};
}
async function digestOf(file) {
	const hash = createHash("sha256");
	await pipeline(createReadStream(file), hash);
	return hash.digest("hex");
}

export { artifactStore };