import fs from "node:fs";
import { join, resolve } from "node:path";
import { benchmarkOf } from "#action/benchmark-of.ts";
import { payloadOf } from "#action/payload-of.ts";
import type { Step, StepModule } from "#action/step.ts";
import type { FetchAnswer, FetchedDataset, ListAnswer, ListedDataset } from "#core/answers.ts";
import { RunError } from "#core/errors.ts";
import type { CacheStore } from "#core/hub.ts";
import { messageOf } from "#core/message-of.ts";
import { dataName } from "#github/artifact-names.ts";
import { packFolder } from "#github/pack.ts";
import { unpackArchive } from "#github/unpack.ts";

/** Gets the data of the benchmark once, so that thirty shards need not, and hands it on as an artifact. */
export const run: StepModule["run"] = async (step) => {
  const { id } = await benchmarkOf(resolve(step.workDir, step.required("config")));
  const { datasets } = payloadOf(await step.benchmark(["list"])) as ListAnswer;
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
  { benchmark_id: id }: ListedDataset,
): Promise<FetchedDataset | null> {
  if (!(await cache.restore(name, key))) return null;
  const folder = join(step.tempDir, `kept-${step.key}`);
  try {
    await unpackArchive(cache.place(name), folder);
    return await fetched(step, id, folder);
  } catch (error) {
    step.warn(`The data in the cache is not used: ${messageOf(error)}`);
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
  { benchmark_id: id }: ListedDataset,
): Promise<FetchedDataset> {
  const data = await fetched(step, id, step.input("from"));
  fs.rmSync(cache.place(name), { force: true });
  const { files } = await packFolder(data.folder, cache.place(name));
  if (files !== data.files)
    throw new RunError(
      "data-not-packed",
      `${data.files - files} of ${data.files} files of ${id} are links, which no archive of ours carries.`,
      "Run the shards on machines that hold this data already, and leave `prepare` out.",
    );
  if (!(await cache.save(name, key)))
    step.notice(`The data of ${id} was not kept in the cache, so that the next run fetches it again.`);
  return data;
}

/** @param from empty: where the benchmark says */
async function fetched(step: Step, id: string, from: string): Promise<FetchedDataset> {
  const source = from === "" ? [] : ["--from", from];
  const answer = payloadOf(await step.benchmark(["fetch", id, ...source])) as FetchAnswer;
  if (answer.folder !== null) return answer;
  throw new RunError(
    "nothing-fetched",
    `The program lists data of ${id}, and fetched none.`,
    "This is a bug of the harness; please report it.",
  );
}
