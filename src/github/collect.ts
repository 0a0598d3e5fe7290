import fs from "node:fs";
import { join } from "node:path";
import type { ArtifactStore, StoredArtifact } from "#core/hub.ts";
import { RunError } from "#core/errors.ts";
import { shardsOf } from "#core/plan.ts";
import type { Plan } from "#core/records.gen.ts";
import { PLAN_FILE } from "#record/layout.ts";
import { PartCheck, sameValidation } from "#record/part-fault.ts";
import { PlanReader, readPlanFile, readShard } from "#record/plan-file.ts";
import { Refused } from "#record/regular-file.ts";
import { type Part, readDataName, readPlanName, readShardName, type ShardPart } from "#github/artifact-names.ts";
import { MAX_ARCHIVE_BYTES, MAX_ARTIFACTS } from "#github/limits.ts";
import { unpackArchive } from "#github/unpack.ts";

export interface Collected {
  /** The plan that the shards belong to, and the file it lies in. */
  readonly plan: Plan;
  readonly planFile: string;
  /** Run-dirs of the shards that were there and are what they say. */
  readonly parts: readonly string[];
  readonly expected: number;
  /** Shards without a usable archive, with the reason. */
  readonly lost: readonly { readonly shard: string; readonly reason: string }[];
}

/**
 * Brings the newest try of every shard of a plan into `folder`. An archive that is not what it says loses its shard's
 * try, never the others: an older try of the same shard stands in for it.
 */
export async function collectShards(
  store: ArtifactStore,
  { key, shards, folder }: { readonly key: string; readonly shards: number | null; readonly folder: string },
): Promise<Collected> {
  const artifacts = await listed(store);
  const { plan, planFile } = await planFrom(store, artifacts, key, folder);
  const triesOf = shardTries(artifacts, key);
  const of = shards ?? cutOf(plan) ?? mostShards(triesOf) ?? plan.candidates.length;
  const shardAt = shardsOf(plan, of);
  const whole = wholePlan(plan);
  const found = await inTurn(
    Array.from({ length: of }, (_, at) => ({ index: at + 1, of })).filter(
      ({ index }) => shardAt(index).tasks.length > 0,
    ),
    (part) => newestUsable(store, whole, part, triesOf.get(`${part.index}/${of}`) ?? [], folder),
  );
  return {
    plan,
    planFile,
    parts: found.flatMap(({ path }) => (path === null ? [] : [path])),
    expected: found.length,
    lost: found.flatMap(({ shard, path, reason }) => (path === null ? [{ shard, reason }] : [])),
  };
}

/** Brings the newest earlier try of one shard back, so that a new one goes on from it; false: there is none. */
export async function restoreShard(
  store: ArtifactStore,
  plan: Plan,
  part: ShardPart,
  runDir: string,
): Promise<boolean> {
  const tries = shardTries(await listed(store), part.key).get(`${part.index}/${part.of}`) ?? [];
  const before = tries.filter(({ tryNumber }) => tryNumber < part.tryNumber);
  const { path } = await newestUsable(store, wholePlan(plan), part, before, `${runDir}.earlier`);
  if (path === null) return false;
  fs.renameSync(path, runDir);
  fs.rmSync(`${runDir}.earlier`, { recursive: true, force: true });
  return true;
}

/** Beside a plan in its archive, where a candidate needs values of variables: those are never part of a plan. */
export const CONFIG_FILE = "config.yaml";

export interface FetchedPlan {
  readonly plan: Plan;
  readonly planFile: string;
  /** The configuration it was made from; null: the plan says all. */
  readonly configFile: string | null;
}

/** Brings the newest plan of a key into `folder`. */
export async function fetchPlan(store: ArtifactStore, key: string, folder: string): Promise<FetchedPlan> {
  return planFrom(store, await listed(store), key, folder);
}

/** Brings the newest data of a key into the new folder `folder`; false: none was handed on. */
export async function fetchData(store: ArtifactStore, key: string, folder: string): Promise<boolean> {
  const newest = newestOf(await listed(store), key, readDataName);
  if (newest !== null) await fetchArchive(store, newest, folder);
  return newest !== null;
}

/** Brings the report with this id into `folder`. By id, because a name can be taken by whoever comes first. */
export async function fetchReport(store: ArtifactStore, id: number, folder: string): Promise<string> {
  const artifact = (await listed(store)).find((one) => one.id === id);
  if (artifact === undefined)
    throw new RunError(
      "no-report",
      `This workflow run has no artifact ${id}.`,
      "Take the id from the outputs of `command: report`.",
    );
  await fetchArchive(store, artifact, folder);
  return folder;
}

interface Try {
  readonly artifact: StoredArtifact;
  readonly tryNumber: number;
}

async function listed(store: ArtifactStore): Promise<readonly StoredArtifact[]> {
  const artifacts = await store.list();
  if (artifacts.length <= MAX_ARTIFACTS) return artifacts;
  throw new RunError(
    "too-many-artifacts",
    `This workflow run has ${artifacts.length} artifacts, more than the ${MAX_ARTIFACTS} that are looked at.`,
    "Run the benchmark in a workflow of its own.",
  );
}

async function planFrom(
  store: ArtifactStore,
  artifacts: readonly StoredArtifact[],
  key: string,
  folder: string,
): Promise<FetchedPlan> {
  const newest = newestOf(artifacts, key, readPlanName);
  if (newest === null) {
    const others = artifacts.flatMap(({ name }) => readPlanName(name)?.key ?? []);
    if (others.length > 0)
      throw new RunError(
        "other-key",
        `This workflow run has no plan with the key ${JSON.stringify(key)}, but with ${[...new Set(others)].join(", ")}.`,
        "Give the key that its plan was made with.",
      );
    throw new RunError(
      "no-plan-artifact",
      `This workflow run has no plan with the key ${JSON.stringify(key)}.`,
      "Run `command: plan` with the same key in a job before this one.",
    );
  }
  const path = join(folder, "plan");
  await fetchArchive(store, newest, path);
  const [planFile, configFile] = [join(path, PLAN_FILE), join(path, CONFIG_FILE)];
  return { plan: readPlanFile(planFile), planFile, configFile: fs.existsSync(configFile) ? configFile : null };
}

function newestOf(
  artifacts: readonly StoredArtifact[],
  key: string,
  read: (name: string) => Part | null,
): StoredArtifact | null {
  const tries = artifacts.flatMap((artifact) => {
    const part = read(artifact.name);
    return part?.key === key ? [{ artifact, tryNumber: part.tryNumber }] : [];
  });
  return tries.sort(newestFirst)[0]?.artifact ?? null;
}

function shardTries(artifacts: readonly StoredArtifact[], key: string): ReadonlyMap<string, readonly Try[]> {
  const tries = new Map<string, Try[]>();
  for (const artifact of artifacts) {
    const part = readShardName(artifact.name);
    if (part?.key !== key) continue;
    const name = `${part.index}/${part.of}`;
    tries.set(name, [...(tries.get(name) ?? []), { artifact, tryNumber: part.tryNumber }].sort(newestFirst));
  }
  return tries;
}

const newestFirst = (a: Try, b: Try): number => b.tryNumber - a.tryNumber;

const cutOf = ({ slices, candidates }: Plan): number | null =>
  slices === undefined ? null : slices.length * candidates.length;

function mostShards(tries: ReadonlyMap<string, unknown>): number | null {
  const counts = [...tries.keys()].map((name) => Number(name.split("/")[1]));
  return counts.length === 0 ? null : Math.max(...counts);
}

/** What parts are held to, each of them. */
interface WholePlan {
  readonly plan: Plan;
  readonly plans: PlanReader;
  readonly parts: PartCheck;
}

const wholePlan = (plan: Plan): WholePlan => ({ plan, plans: new PlanReader(), parts: new PartCheck(plan) });

async function newestUsable(
  store: ArtifactStore,
  whole: WholePlan,
  { index, of }: { readonly index: number; readonly of: number },
  tries: readonly Try[],
  folder: string,
): Promise<{ shard: string; path: string | null; reason: string }> {
  const shard = `${index}/${of}`;
  const reasons: string[] = [];
  for (const { artifact, tryNumber } of tries) {
    const path = join(folder, `shard-${index}-try-${tryNumber}`);
    try {
      await fetchArchive(store, artifact, path);
      refuseAlien(path, whole, { index, of });
      return { shard, path, reason: "" };
    } catch (error) {
      if (!(error instanceof RunError || error instanceof Refused)) throw error;
      fs.rmSync(path, { recursive: true, force: true });
      reasons.push(`try ${tryNumber}: ${error.message}`);
    }
  }
  return {
    shard,
    path: null,
    reason: reasons.join(" ") || "it left nothing behind: not started, skipped or cancelled",
  };
}

async function fetchArchive(store: ArtifactStore, artifact: StoredArtifact, target: string): Promise<void> {
  if (artifact.bytes > MAX_ARCHIVE_BYTES)
    throw new RunError(
      "archive-too-large",
      `${artifact.name} has ${artifact.bytes} bytes.`,
      "Run fewer tasks per shard.",
    );
  const download = `${target}.download`;
  try {
    const file = await store.download(artifact, download);
    await unpackArchive(file, target);
  } catch (cause) {
    if (!(cause instanceof Refused)) throw cause;
    throw new RunError("bad-archive", `${artifact.name} is refused: ${cause.message}.`, "Run this part again.", {
      cause,
    });
  } finally {
    fs.rmSync(download, { recursive: true, force: true });
  }
}

/** A shard runs code that a model wrote: what it hands over must be the part that the plan gave it, or no part could be joined. */
function refuseAlien(
  path: string,
  { plan, plans, parts }: WholePlan,
  { index, of }: { readonly index: number; readonly of: number },
): void {
  const own = plans.read(path);
  const shard = readShard(path);
  if (own === null || own.digest !== plan.digest) throw new Refused("it belongs to another plan.");
  if (!sameValidation(own, plan)) throw new Refused("it does not agree on which tasks are sound.");
  if (shard?.index !== index || shard.of !== of) throw new Refused(`it is not shard ${index}/${of}.`);
  const fault = parts.fault(shard);
  if (fault !== null) throw new Refused(`it ${fault}.`);
}

/** One after the other: an archive may be large, and the disk of a hosted machine is not. */
async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}
