import { listed, plural } from "#core/format.ts";
import { isHonourSystem, isUnvalidated } from "#core/report/reservations.ts";
import type { Report, ValidationSummary } from "#core/records.gen.ts";

/** What a careful reader should know before believing the numbers. */
export function notesOf(report: Report): string[] {
  const { benchmark, candidates, completeness } = report;
  const notes: string[] = [];
  const alone = candidates.length === 1;
  const missing = completeness.expected - completeness.scored;
  if (missing > 0)
    notes.push(
      `Incomplete: ${completeness.scored} of ${plural(completeness.expected, "trial")} have a result of the candidate's own; ${missing} ${alone ? `${missing === 1 ? "is" : "are"} not in its rates` : "left both sides of the comparison"}.`,
    );
  if (isUnvalidated(report))
    notes.push(
      `Not validated here: it was not checked on this machine, for every task of this run, that the reference passes and the empty answer fails. Run: benchmark validate --benchmark ${benchmark.id}`,
    );
  if (benchmark.validation !== null && benchmark.validation.quarantined.length > 0)
    notes.push(leftOut(benchmark.validation, alone));
  if (isHonourSystem(report))
    notes.push(
      "Honour system: on this machine run-dir, caches and the harness's own folder could not be hidden from the agent.",
    );
  const unseeded = candidates.filter((candidate) => candidate.unseeded).map(({ name }) => name);
  if (unseeded.length > 0)
    notes.push(
      `${unseeded.length === candidates.length && unseeded.length > 1 ? "Every candidate" : listed(unseeded)} ran unseeded: the sampling cannot be pinned, so expect more variance between runs.`,
    );
  for (const { name, stopped, mixed_providers, tampered, leak_suspected, wire_differs } of candidates) {
    if (stopped !== null) notes.push(`${name} was not run to its end: ${stopped}`);
    if (mixed_providers) notes.push(`${name} was served by more than one provider endpoint.`);
    if (tampered > 0)
      notes.push(
        `${name} touched protected files in ${plural(tampered, "attempt")}; they were put back before grading.`,
      );
    if (wire_differs > 0)
      notes.push(
        `${name} reports other token counts than went over the wire in ${plural(wire_differs, "attempt")}: stats.json has both, and the wire is right.`,
      );
    if (leak_suspected > 0)
      notes.push(
        `${name} may have looked for the answer elsewhere in ${plural(leak_suspected, "attempt")}: their run-record.json names file and line. The verdict counts them all the same.`,
      );
  }
  return notes;
}

const NAMED = 5;

function leftOut({ quarantined, validated_at }: ValidationSummary, alone: boolean): string {
  const by = validated_at === null ? "by the benchmark's own list" : "by validation";
  const named = quarantined.slice(0, NAMED).map(({ task_id, reason }) => `${task_id} (${reason})`);
  const more = quarantined.length > NAMED ? `; and ${quarantined.length - NAMED} more, all in report.json` : "";
  return `${plural(quarantined.length, "task")} quarantined ${by}, ${alone ? "not in its rates" : "left out on both sides"}: ${named.join("; ")}${more}.`;
}
