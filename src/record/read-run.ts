import { resolve } from "node:path";
import type { Problem } from "#core/errors.ts";
import type { IndexRow, Plan, ShardManifest } from "#core/records.gen.ts";
import { TrialResults } from "#core/trial-results.ts";
import { goneRecords } from "#record/gone-records.ts";
import { loadIndex } from "#record/index/load-index.ts";
import { migrateRun } from "#record/v1/migrate.ts";
import { reading, refuseNoFolder } from "#record/no-run.ts";
import { readPlan, readShard } from "#record/plan-file.ts";

/** A run as a report sees it. */
export interface RecordedRun {
  readonly plan: Plan;
  /** The part of the plan that was to be run here; null: the whole. */
  readonly shard: ShardManifest | null;
  readonly results: TrialResults;
  /** One row per attempt that counts, in the plan's order; made anew each time. */
  readonly rows: readonly IndexRow[];
  readonly problems: readonly Problem[];
  /** What a reader of a report on this run must know. */
  readonly notes: readonly string[];
}

/**
 * Reads a run-dir of today or of schema 1.0, plain or a comparison. Writes nothing and takes no lock, so it may look
 * at a run that is still going on. Throws `UsageError` `no-run`, `RunError` `bad-plan` or `unreadable`.
 */
export function readRun(path: string): RecordedRun {
  const root = resolve(path);
  return reading(root, () => {
    refuseNoFolder(root);
    return recordedRun(root);
  });
}

function recordedRun(root: string): RecordedRun {
  const plan = readPlan(root);
  if (plan === null) {
    const { plan, rows, problems, notes } = migrateRun(root);
    return { plan, shard: null, results: TrialResults.of(plan, rows), rows, problems, notes };
  }
  const shard = readShard(root);
  const { results, problems } = loadIndex(root, plan, { repair: false, shard });
  return {
    plan,
    shard,
    results,
    get rows() {
      return [...results];
    },
    problems: [...problems, ...goneRecords(root, results)],
    notes: [],
  };
}
