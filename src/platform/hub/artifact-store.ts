import { createReadStream, mkdirSync, readdirSync } from "node:fs";
import { createHash } from "node:crypto";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import client, { type Artifact, type FindOptions } from "@actions/artifact";
import { type ArtifactStore, HubFault, type StoredArtifact } from "#core/hub.ts";
import { asked } from "#platform/hub/asked.ts";

/** Another workflow run, whose artifacts are read through the API. */
export interface OtherRun {
  readonly token: string;
  readonly owner: string;
  readonly repo: string;
  readonly run: number;
}

/** The artifacts of this workflow run, or of another one: then they can only be read. */
export function artifactStore(other: OtherRun | null): ArtifactStore {
  const from: FindOptions =
    other === null
      ? {}
      : {
          findBy: {
            token: other.token,
            workflowRunId: other.run,
            repositoryOwner: other.owner,
            repositoryName: other.repo,
          },
        };
  const digests = new Map<number, string | undefined>();
  return {
    list: () =>
      asked("list artifacts", async () => {
        const { artifacts } = await client.listArtifacts(from);
        return artifacts.map(({ id, name, size, digest }: Artifact): StoredArtifact => {
          digests.set(id, digest);
          return { id, name, bytes: size };
        });
      }),
    upload: (file, retentionDays) =>
      asked(`upload ${basename(file)}`, async () => {
        // Not zipped again: an archive keeps names and bytes as they are, and is checked by its digest.
        const options = { skipArchive: true, ...(retentionDays === null ? {} : { retentionDays }) };
        const { id } = await client.uploadArtifact(basename(file), [file], dirname(file), options);
        if (id === undefined) throw new HubFault("unavailable", `upload ${basename(file)}: no id came back`);
        return id;
      }),
    download: (artifact, folder) =>
      asked(`download ${artifact.name}`, async () => {
        mkdirSync(folder, { recursive: true });
        // Nothing is unpacked by a library that trusts what it unpacks.
        await client.downloadArtifact(artifact.id, { ...from, path: folder, skipDecompress: true });
        const [name, ...more] = readdirSync(folder);
        if (name === undefined || more.length > 0) throw new HubFault("refused", `${artifact.name} is not one file`);
        const file = join(folder, name);
        const digest = digests.get(artifact.id);
        if (digest !== undefined && (await digestOf(file)) !== digest.replace(/^sha256:/, ""))
          throw new HubFault("refused", `${artifact.name} has not the digest it was stored with`);
        return file;
      }),
  };
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
