import fs from "node:fs";
import { join, resolve } from "node:path";
import { benchmarkOf } from "#action/benchmark-of.ts";
import { payloadOf } from "#action/payload-of.ts";
import type { Step, StepModule } from "#action/step.ts";
import { RunError } from "#core/errors.ts";
import type { CacheStore } from "#core/hub.ts";
import { dataName } from "#github/artifact-names.ts";
import { packFolder } from "#github/pack.ts";
import { unpackArchive } from "#github/unpack.ts";

interface Dataset {
  readonly benchmark_id: string;
  readonly commit: string;
  readonly tree: string;
}

interface Fetched {
  readonly folder: string;
  readonly files: number;
}

/** Gets the data of the benchmark once, so that thirty shards need not, and hands it on as an artifact. */
export const run: StepModule["run"] = async (step) => {
  const { id } = await benchmarkOf(resolve(step.workDir, step.input("config")));
  const { datasets } = payloadOf(await step.benchmark(["list"])) as { readonly datasets: readonly Dataset[] };
  const dataset = datasets.find(({ benchmark_id }) => benchmark_id === id);
  step.output("tree", dataset?.tree ?? "");
  if (dataset === undefined) {
    step.notice(`${id} needs no data of its own: there is nothing to prepare.`);
    return;
  }
  const cache = await step.cache();
  const name = `data-${id}-${dataset.tree}.tar.gz`;
  const key = `benchmark-harness-${name}`;
  const kept = await fromCache(step, cache, name, key, dataset);
  const { files } = kept ?? (await fetchAndKeep(step, cache, name, key, dataset));

  const archive = join(step.tempDir, dataName(step));
  fs.copyFileSync(cache.place(name), archive);
  const artifact = await (await step.store()).upload(archive, step.count("retention-days"));
  step.output("artifact-id", String(artifact));
  const how = kept === null ? "fetched" : "from the cache";
  await step.summarize(
    `**Data of ${id}**: ${files} files at commit \`${dataset.commit.slice(0, 12)}\`, ${how}; their git tree is \`${dataset.tree}\`.\n`,
  );
};

/** What an earlier run kept. Anybody who may write caches could have put it there: it counts only where its content is right. */
async function fromCache(
  step: Step,
  cache: CacheStore,
  name: string,
  key: string,
  { benchmark_id: id }: Dataset,
): Promise<Fetched | null> {
  if (!(await cache.restore(name, key))) return null;
  const folder = join(step.tempDir, `kept-${step.key}`);
  try {
    await unpackArchive(cache.place(name), folder);
    return payloadOf(await step.benchmark(["fetch", id, "--from", folder])) as Fetched;
  } catch (error) {
    step.warn(`The data in the cache is not used: ${(error as Error).message}`);
    return null;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function fetchAndKeep(
  step: Step,
  cache: CacheStore,
  name: string,
  key: string,
  { benchmark_id: id }: Dataset,
): Promise<Fetched> {
  const from = step.input("from");
  const fetched = payloadOf(await step.benchmark(["fetch", id, ...(from === "" ? [] : ["--from", from])])) as Fetched;
  fs.rmSync(cache.place(name), { force: true });
  const { files } = await packFolder(fetched.folder, cache.place(name));
  if (files !== fetched.files)
    throw new RunError(
      "data-not-packed",
      `${fetched.files - files} of ${fetched.files} files of ${id} are links, which no archive of ours carries.`,
      "Run the shards on machines that hold this data already, and leave `prepare` out.",
    );
  await cache.save(name, key);
  return fetched;
}
