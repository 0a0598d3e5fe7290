import { listed, plural } from "#core/format.ts";
import { usageCoverage } from "#core/report/usage-coverage.ts";
import { isHonourSystem, isUnvalidated } from "#core/report/reservations.ts";
import type { QuarantinedTask, Report, ValidationSummary } from "#core/records.gen.ts";

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
      `Not validated here: it was not checked on this machine, for every task of this run, that the reference passes and the empty answer fails. For runs to come: benchmark validate --benchmark ${benchmark.id}`,
    );
  if (benchmark.validation !== null && benchmark.validation.quarantined.length > 0)
    notes.push(quarantined(benchmark.validation, alone));
  if (benchmark.left_out !== undefined)
    notes.push(
      `${plural(benchmark.left_out.length, "task")} not run, being unsound wherever ${benchmark.left_out.length === 1 ? "it runs" : "they run"}: ${named(benchmark.left_out)}.`,
    );
  if (isHonourSystem(report))
    notes.push(
      "Honour system: on this machine run-dir, caches, the harness's own folder and its user's logins could not be hidden from the agent.",
    );
  const unseeded = candidates.filter((candidate) => candidate.unseeded).map(({ name }) => name);
  if (unseeded.length > 0)
    notes.push(
      `${unseeded.length === candidates.length && unseeded.length > 1 ? "Every candidate" : listed(unseeded)} ran unseeded: the sampling cannot be pinned, so expect more variance between runs.`,
    );
  for (const candidate of candidates) {
    const { name, stopped, mixed_providers, provider_endpoints, tampered, leak_suspected, wire_differs } = candidate;
    const { known, inPart, of } = usageCoverage(candidate);
    if (known < of && known + inPart > 0)
      notes.push(
        `${name}: usage known for ${known} of ${plural(of, "attempt")}${inPart === 0 ? "" : `, and in part for ${inPart}`}; what was spent in the others is in no mean of its tokens.`,
      );
    if (stopped !== null) notes.push(`${name} was not run to its end: ${stopped}`);
    if (mixed_providers) {
      const partly = provider_endpoints.includes(null) ? ", in part by whom its agent found itself" : "";
      notes.push(`${name} was served by more than one provider endpoint${partly}.`);
    }
    if (tampered > 0)
      notes.push(
        `${name} touched protected files in ${plural(tampered, "attempt")}; they were put back before grading.`,
      );
    if (wire_differs > 0)
      notes.push(
        `${name} reports other token counts than went over the wire in ${plural(wire_differs, "attempt")}: stats.json has both, and the wire is right.`,
      );
    if (candidate.requests_refused > 0)
      notes.push(
        `The gateway refused ${plural(candidate.requests_refused, "request")} of ${name}, so its agent may have done worse than it can. Each stands in its attempt's wire.jsonl, with the model it asked for and why it was refused.`,
      );
    if (leak_suspected > 0)
      notes.push(
        `${name} may have looked for the answer elsewhere in ${plural(leak_suspected, "attempt")}: their run-record.json names file and line. The verdict counts them all the same.`,
      );
  }
  return notes;
}

const NAMED = 5;

function quarantined({ quarantined: tasks }: ValidationSummary, alone: boolean): string {
  return `${plural(tasks.length, "task")} quarantined by validation, ${alone ? "not in its rates" : "left out on both sides"}: ${named(tasks)}.`;
}

function named(tasks: readonly QuarantinedTask[]): string {
  const first = tasks.slice(0, NAMED).map(({ task_id, reason }) => `${task_id} (${reason.replace(/\.$/, "")})`);
  const more = tasks.length > NAMED ? `; and ${tasks.length - NAMED} more, all in report.json` : "";
  return `${first.join("; ")}${more}`;
}
