/** Run-dirs of many attempts, of which there is the plan and the index only: all that a report reads of most of them. */
import fs from "node:fs";
import { join } from "node:path";
import { nextAttempt } from "#core/cells.ts";
import type { IndexRow } from "#core/records.gen.ts";
import { INDEX_FILE, PLAN_FILE } from "#record/layout.ts";
import { rowLine } from "#record/index-file.ts";
import { rowOf } from "#record/row.ts";
import { prettyJson } from "#record/write-file.ts";
import { allTrials, type PlanShape, syntheticAttempt, syntheticPlan } from "./synthetic-run.ts";

/** Gives how many attempts there are. */
export function makeLargeRun(path: string, shape: PlanShape): number {
  const plan = syntheticPlan(shape);
  fs.mkdirSync(path);
  fs.writeFileSync(join(path, PLAN_FILE), prettyJson(plan));
  const fd = fs.openSync(join(path, INDEX_FILE), "wx");
  let attempts = 0;
  let block = "";
  for (const trial of allTrials(plan)) {
    const rows: IndexRow[] = [];
    for (let next = nextAttempt(rows, plan.benchmark.max_attempts); next !== null;) {
      const key = { ...trial, attempt: next.attempt };
      const { record, score, stats } = syntheticAttempt(plan, key, { try: next.try });
      const row = rowOf(plan, key, { record: { ...record, artifacts: [] }, score, stats }, `${attempts}`);
      rows.push(row);
      block += rowLine(row);
      attempts++;
      next = nextAttempt(rows, plan.benchmark.max_attempts);
    }
    if (block.length < 1024 * 1024) continue;
    fs.writeFileSync(fd, block);
    block = "";
  }
  fs.writeFileSync(fd, block);
  fs.closeSync(fd);
  return attempts;
}
