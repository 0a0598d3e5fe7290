import { duration, durations, listed, plural } from "#core/format.ts";
import { type Outlook, sightText } from "#core/plan-outlook.ts";
import type { Plan } from "#core/records.gen.ts";
import type { Leg } from "#github/matrix.ts";
import { shown } from "#github/shown.ts";

/** What is known beside the plan itself. */
export interface PlanSetting {
  readonly legs: readonly Leg[];
  /** Sets of labels that no runner carries which is known to be online. */
  readonly unserved: readonly string[];
  /** Ids of what each machine makes first. */
  readonly environments: readonly string[];
  /** For how many tasks the time of an earlier run is known. */
  readonly timed: number;
}

/** What will run where, how long it takes and what it can see, as Markdown. */
export function planSummary(
  plan: Plan,
  outlook: Outlook,
  { legs, unserved, environments, timed }: PlanSetting,
): string {
  const { least, most } = outlook.expected_seconds;
  const longest = Math.max(...outlook.shards.map(({ expected_seconds }) => expected_seconds));
  const rows = outlook.shards.map((shard, at) => {
    const labels = legs[at]?.["runs-on"].map(shown).join(" ") ?? "";
    return `| ${shard.shard} | ${shown(shard.candidate)} | ${shard.tasks} | ${shard.trials} | ${duration(shard.expected_seconds)} | ${labels} |`;
  });
  return [
    `## Plan: ${shown(plan.benchmark.id)}`,
    `${plural(plan.tasks.length, "task")} × ${plural(plan.candidates.length, "candidate")} × ${plural(plan.repetitions, "repetition")} = ${plural(outlook.cells, "trial")}, ${durations(least, most)} of work in ${plural(legs.length, "shard")}; the longest takes about ${duration(longest)}. ${sourceOf(plan, timed)}`,
    ...(environments.length === 0
      ? []
      : [
          `Before that, each machine prepares ${plural(environments.length, "environment")} unless it holds them already: ${listed(environments.map(shown))}. That takes minutes, and the network.`,
        ]),
    outlook.minimum_detectable_effect === null
      ? "One candidate: nothing is compared."
      : sightText(outlook.minimum_detectable_effect),
    ...unserved.map(
      (labels) => `⚠️ No runner of this repository with the labels ${shown(labels)} is online: these shards may wait.`,
    ),
    [
      "| Shard | Candidate | Tasks | Trials | Expected | Runs on |",
      "| --- | --- | --- | --- | --- | --- |",
      ...rows,
    ].join("\n"),
    "",
  ].join("\n\n");
}

/** Where the expected times come from. */
function sourceOf({ tasks }: Plan, timed: number): string {
  if (timed === 0) return "Nothing like it has run before: times are what the benchmark expects.";
  if (timed === tasks.length) return "Times are those of earlier runs.";
  return `Times of ${plural(timed, "task")} are those of earlier runs, of the others what the benchmark expects.`;
}
