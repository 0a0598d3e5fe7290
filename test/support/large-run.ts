/** Run-dirs of many attempts, far faster than by running them: the plan and the index, and the records if wanted. */
import fs from "node:fs";
import { join } from "node:path";
import { nextAttempt } from "#core/cells.ts";
import { sha256 } from "#core/digest.ts";
import { shardOf, shardTrials } from "#core/plan.ts";
import type { IndexRow, Plan, ShardManifest } from "#core/records.gen.ts";
import { attemptPath, INDEX_FILE, PLAN_FILE, RECORD_FILE, SCORE_FILE, SHARD_FILE, STATS_FILE } from "#record/layout.ts";
import { rowLine } from "#record/index/index-file.ts";
import { rowOf } from "#record/attempt/row.ts";
import type { AttemptContents } from "#record/run-dir.ts";
import { prettyJson, writeDerived } from "#record/write-file.ts";
import { type PlanShape, syntheticAttempt, syntheticPlan } from "./synthetic-run.ts";

export interface LargeRun {
  readonly plan: Plan;
  /** How many lines the index has: one per try of each attempt. */
  readonly lines: number;
}

/** Which shard of how many, from 1. */
interface Part {
  readonly index: number;
  readonly of: number;
}

/**
 * Every trial of a plan with its attempts and retries, entered in the order in which they would be run. A report looks
 * at the index alone; with `records`, each attempt's record, score and stats lie in their places as well. `part` makes
 * the run-dir of one shard.
 */
export function makeLargeRun(
  path: string,
  shape: PlanShape,
  { records = false, part = null }: { readonly records?: boolean; readonly part?: Part | null } = {},
): LargeRun {
  const plan = syntheticPlan(shape);
  const shard = part === null ? null : shardOf(plan, part);
  fs.mkdirSync(path);
  if (shard !== null) {
    const manifest: ShardManifest = {
      ...{ schema_version: "2.0", plan_digest: plan.digest, index: shard.index, of: shard.of },
      candidate: plan.candidates[shard.candidate]?.name ?? "",
      tasks: shard.tasks.map((task) => plan.tasks[task]?.id ?? ""),
    };
    fs.writeFileSync(join(path, SHARD_FILE), prettyJson(manifest));
  }
  fs.writeFileSync(join(path, PLAN_FILE), prettyJson(plan));
  let lines = 0;
  writeDerived(join(path, INDEX_FILE), entries());
  return { plan, lines };

  function* entries(): Iterable<string> {
    for (const trial of shardTrials(plan, shard)) {
      const rows: IndexRow[] = [];
      for (let next = nextAttempt(rows, plan.benchmark.max_attempts); next !== null;) {
        const key = { ...trial, attempt: next.attempt };
        const { texts, documents } = sealed(syntheticAttempt(plan, key, { try: next.try }));
        const row = rowOf(key, attemptPath(plan, key), documents, sha256(texts[RECORD_FILE]));
        if (records) writeRecords(join(path, row.dir), texts);
        rows.push(row);
        lines++;
        yield rowLine(row);
        next = nextAttempt(rows, plan.benchmark.max_attempts);
      }
    }
  }
}

/** The three documents of an attempt as they are written; its record lists the other two and nothing else. */
function sealed({ record: unsealed, score, stats }: Pick<AttemptContents, "record" | "score" | "stats">) {
  const others = { [SCORE_FILE]: prettyJson(score), [STATS_FILE]: prettyJson(stats) };
  const artifacts = Object.entries(others).map(([path, text]) => ({
    path,
    bytes: Buffer.byteLength(text),
    sha256: sha256(text),
  }));
  const record = { ...unsealed, artifacts };
  return { documents: { record, score, stats }, texts: { ...others, [RECORD_FILE]: prettyJson(record) } };
}

/** A later try is written over the one before it. */
function writeRecords(folder: string, texts: Readonly<Record<string, string>>): void {
  fs.mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(texts)) fs.writeFileSync(join(folder, name), text);
}
