import { RunError } from "#core/errors.ts";
import type { Plan, ShardManifest } from "#core/records.gen.ts";
import { differences } from "#record/differences.ts";
import { noRun, refuseNoFolder } from "#record/no-run.ts";
import { PartCheck, sameValidation } from "#record/part-fault.ts";
import { PlanReader, readShard } from "#record/plan-file.ts";

/** A run-dir that is merged into another. */
export interface Source {
  readonly root: string;
  readonly plan: Plan;
  readonly shard: ShardManifest | null;
}

/** A part of a run, of `of`; from 1. */
export type MissingShard = Pick<ShardManifest, "index" | "of">;

/** The parts that a run lacks; none where the sources are no parts, or parts of several ways to cut it. */
export function missingShards(sources: readonly Source[]): MissingShard[] {
  const of = sources[0]?.shard?.of;
  if (of === undefined || sources.some(({ shard }) => shard?.of !== of)) return [];
  const there = new Set(sources.map(({ shard }) => shard?.index));
  return Array.from({ length: of }, (_, at) => ({ index: at + 1, of })).filter(({ index }) => !there.has(index));
}

/** Opens what is to be merged. Throws `RunError` unless all of it is of one plan, and each part its own. */
export function openSources(roots: readonly string[]): { readonly sources: readonly Source[]; readonly plan: Plan } {
  const plans = new PlanReader();
  const sources = roots.map((root) => openSource(root, plans));
  refuseSelfMadeParts(sources);
  return { sources, plan: commonPlan(sources) };
}

function openSource(root: string, plans: PlanReader): Source {
  refuseNoFolder(root);
  const plan = plans.read(root);
  if (plan === null) throw noRun(root);
  return { root, plan, shard: readShard(root) };
}

/** Several run-dirs can only be parts, each of them its own. */
function refuseSelfMadeParts(sources: readonly Source[]): void {
  const checks = new Map<Plan, PartCheck>();
  for (const { root, plan, shard } of sources) {
    if (shard === null) {
      // Several tries of a whole run may be joined; among parts, what claims to be the whole would speak for all.
      if (sources.every((source) => source.shard === null)) continue;
      throw new RunError(
        "no-part",
        `${root} is not a part of a run, as the others are: it has no shard.json.`,
        "Merge the run-dirs of shards only.",
      );
    }
    const check = checks.get(plan) ?? new PartCheck(plan);
    checks.set(plan, check);
    const fault = check.fault(shard);
    if (fault !== null)
      throw new RunError("forged-part", `${root} ${fault}.`, "Leave it out, or run that shard again.");
  }
}

/** The plan of all sources. Of several that decide the same, the one whose spelling sorts first. */
function commonPlan(sources: readonly Source[]): Plan {
  const [first, ...others] = sources;
  if (first === undefined)
    throw new RunError("nothing-to-merge", "There is nothing to merge.", "Name at least one run-dir.");
  for (const other of others) {
    if (other.plan.digest === first.plan.digest) continue;
    const list = differences(first.plan, other.plan, ["digest", "created_at", "command", "validation"]);
    throw new RunError(
      "other-plan",
      `${first.root} and ${other.root} are parts of different runs. What differs:\n${list.map((line) => `  ${line}`).join("\n")}`,
      "Merge only run-dirs that were made from one plan.",
    );
  }
  const unlike = others.find(({ plan }) => !sameValidation(plan, first.plan));
  if (unlike !== undefined) {
    throw new RunError(
      "other-validation",
      `${first.root} and ${unlike.root} do not agree on which tasks are sound.`,
      "Run every part from one plan: `benchmark plan … --save plan.json`, then `compare --plan plan.json`.",
    );
  }
  const earliest = sources.map(({ plan }) => plan.created_at).sort()[0] ?? first.plan.created_at;
  // Whoever wrote a part wrote its command too: none of them is passed on as the way to make the whole again.
  return { ...first.plan, created_at: earliest, command: [] };
}
