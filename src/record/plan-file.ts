import { trialCount } from "#core/cells.ts";
import fs from "node:fs";
import { join } from "node:path";
import { RunError, UsageError } from "#core/errors.ts";
import { MAX_TRIALS, planDigest } from "#core/plan.ts";
import type { Plan, ShardManifest } from "#core/records.gen.ts";
import { isSafeSlug } from "#core/slug.ts";
import { PLAN_FILE, SHARD_FILE } from "#record/layout.ts";
import { differences } from "#record/differences.ts";
import { holds, readRegular, Refused } from "#record/regular-file.ts";
import { faultOf, parseDocument } from "#record/validate.ts";
import { prettyJson, writeWhole } from "#record/write-file.ts";

const MAX_PLAN_BYTES = 256 * 1024 * 1024;

/** The plan of a run-dir; null when there is none. Throws `RunError` `bad-plan` for one that cannot be used. */
export const readPlan = (root: string): Plan | null => readPlanAt(join(root, PLAN_FILE))?.plan ?? null;

/** Reads plans of many run-dirs. Parts of one run hold the same bytes, and what is the same is parsed and verified once. */
export class PlanReader {
  #last: ReadPlan | null = null;

  /** As `readPlan`; the very same object where the bytes are those of the plan before. */
  read(root: string): Plan | null {
    const path = join(root, PLAN_FILE);
    const last = this.#last;
    if (last !== null && usable(path, () => holds(path, last.content))) return last.plan;
    const found = readPlanAt(path);
    if (found !== null) this.#last = found;
    return found?.plan ?? null;
  }
}

/** A plan kept by itself. Throws `UsageError` when there is none, `RunError` `bad-plan` for one that cannot be used. */
export function readPlanFile(path: string): Plan {
  const found = readPlanAt(path);
  if (found !== null) return found.plan;
  throw new UsageError(
    "no-plan",
    `There is no plan ${path}.`,
    "Make one with: benchmark plan --config FILE --save plan.json",
  );
}

interface ReadPlan {
  readonly plan: Plan;
  readonly content: Buffer;
}

function readPlanAt(path: string): ReadPlan | null {
  return usable(path, () => {
    const content = readRegular(path, MAX_PLAN_BYTES);
    if (content === null) return null;
    const plan = parseDocument("plan", path, content);
    if (planDigest(plan) !== plan.digest)
      throw new Refused(`${path} was changed after it was written: its digest does not fit`);
    const fault = sizeFault(plan) ?? slugFault(plan) ?? cutFault(plan);
    if (fault !== null) throw new Refused(`${path} cannot be used: ${fault}`);
    return { plan, content };
  });
}

/**
 * Writes plan and shard once, or checks that those on disk say the same. Gives back the plan on disk. The shard
 * comes first: a plan is what makes a folder a run-dir, so a kill in between leaves none.
 */
export function keepPlan(root: string, plan: Plan, shard: ShardManifest | null): Plan {
  const known = readPlan(root);
  if (known !== null) {
    refuseOther(root, known, plan, shard);
    return known;
  }
  const fault =
    faultOf("plan", plan) ?? slugFault(plan) ?? cutFault(plan) ?? (shard === null ? null : faultOf("shard", shard));
  if (fault !== null) {
    throw new RunError(
      "bad-plan",
      `The plan is not valid: ${fault}.`,
      "This is a bug of the harness; please report it.",
    );
  }
  if (shard === null) fs.rmSync(join(root, SHARD_FILE), { force: true });
  else writeWhole(join(root, SHARD_FILE), prettyJson(shard));
  writeWhole(join(root, PLAN_FILE), prettyJson(plan));
  return plan;
}

/** The part of the plan a run-dir holds; null: the whole. */
export function readShard(root: string): ShardManifest | null {
  const path = join(root, SHARD_FILE);
  return usable(path, () => {
    const content = readRegular(path, MAX_PLAN_BYTES);
    return content === null ? null : parseDocument("shard", path, content);
  });
}

/** Throws `RunError` where a run-dir with the plan `known` is not one of this plan, or of this part of it. */
export function refuseOther(root: string, known: Plan, plan: Plan, shard: Part): void {
  if (known.digest !== plan.digest) throw otherPlan(root, known, plan);
  checkShard(root, shard);
}

/** Of a plan; null: the whole. */
type Part = Pick<ShardManifest, "index" | "of"> | null;

function otherPlan(root: string, known: Plan, plan: Plan): RunError {
  const list = differences(known, plan, ["digest", "created_at", "command", "validation"]);
  return new RunError(
    "other-plan",
    `${root} holds a run of another plan. What differs (there, then here):\n${list.map((line) => `  ${line}`).join("\n")}`,
    "Use the settings of that run to continue it, or choose a new run-dir.",
  );
}

function checkShard(root: string, shard: Part): void {
  const known = readShard(root);
  if (known?.index === shard?.index && known?.of === shard?.of) return;
  throw new RunError(
    "other-shard",
    `${root} holds ${nameOf(known)}, not ${nameOf(shard)}.`,
    "Use the run-dir of that part, or choose a new one.",
  );
}

const nameOf = (shard: Part): string => (shard === null ? "a whole run" : `shard ${shard.index}/${shard.of}`);

/** Memory is taken by what a plan says, before anything else of the run-dir is looked at. */
function sizeFault(plan: Plan): string | null {
  const trials = trialCount(plan);
  return trials > MAX_TRIALS ? `its ${trials} trials are more than the ${MAX_TRIALS} that one run may hold` : null;
}

/** Slugs become paths, so they are not trusted even in a valid plan. */
function slugFault(plan: Plan): string | null {
  for (const items of [plan.candidates, plan.tasks]) {
    const seen = new Set<string>();
    for (const { slug } of items) {
      if (!isSafeSlug(slug)) return `${JSON.stringify(slug)} is not a safe folder name`;
      if (seen.has(slug.toLowerCase())) return `the folder name ${JSON.stringify(slug)} is used twice`;
      seen.add(slug.toLowerCase());
    }
  }
  return null;
}

/** A task in two parts would be counted twice, and one in none would be missed by nobody. */
function cutFault({ tasks, slices }: Plan): string | null {
  if (slices === undefined) return null;
  const planned = tasks.map(({ id }) => id).sort();
  const dealt = slices.flat().sort();
  if (planned.length === dealt.length && planned.every((id, at) => id === dealt[at])) return null;
  return "its slices do not hold every task once";
}

function usable<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new RunError(
      "bad-plan",
      `${error.message}.`,
      `Put back the ${path.endsWith(PLAN_FILE) ? "plan" : "file"} the run was started with, or start a new run; attempts on record are not touched.`,
      { cause: error },
    );
  }
}
