import { duration, plural } from "#core/format.ts";
import type { Outlook } from "#core/plan-outlook.ts";
import type { Plan } from "#core/records.gen.ts";
import type { Leg } from "#github/matrix.ts";
import { shown } from "#github/shown.ts";

/** What will run where, how long it takes and what it can see, as Markdown. */
export function planSummary(plan: Plan, outlook: Outlook, legs: readonly Leg[]): string {
  const { least, most } = outlook.expected_seconds;
  const sight = outlook.minimum_detectable_effect;
  const rows = outlook.shards.map((shard, at) => {
    const labels = legs[at]?.["runs-on"].map(shown).join(" ") ?? "";
    return `| ${shard.shard} | ${shown(shard.candidate)} | ${shard.tasks} | ${shard.trials} | ${duration(shard.expected_seconds)} | ${labels} |`;
  });
  return [
    `## Plan: ${shown(plan.benchmark.id)}`,
    `${plural(plan.tasks.length, "task")} × ${plural(plan.candidates.length, "candidate")} × ${plural(plan.repetitions, "repetition")} = ${plural(outlook.cells, "trial")}, ${duration(least)} to ${duration(most)} of work in ${plural(legs.length, "shard")}.`,
    sight === null
      ? "One candidate: nothing is compared."
      : sight > 1
        ? "Minimum detectable effect: none. With so few tasks even the largest difference will most likely end with no winner declared."
        : `Minimum detectable effect: **${(sight * 100).toFixed(1)} percentage points** at 80 % power. A smaller true difference will most likely end with no winner declared.`,
    [
      "| Shard | Candidate | Tasks | Trials | Expected | Runs on |",
      "| --- | --- | --- | --- | --- | --- |",
      ...rows,
    ].join("\n"),
    "",
  ].join("\n\n");
}
