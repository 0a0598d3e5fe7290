import { basename } from "node:path";
import type { CommandContext } from "#commands/command.ts";
import { problemNotes } from "#commands/shared/problem-notes.ts";
import { shownPath } from "#commands/shared/shown-path.ts";
import type { Problem } from "#core/errors.ts";
import { estimated, plural, utcSeconds } from "#core/format.ts";
import { buildReport } from "#core/report/build-report.ts";
import { DRILLDOWN_BYTES, wantedExcerpts } from "#core/report/drilldown.ts";
import type { Report } from "#core/records.gen.ts";
import { REPORT_JSON, REPORT_MARKDOWN } from "#core/report/report-files.ts";
import { withPoints } from "#core/verdict/wording.ts";
import { readExcerpts } from "#record/read-excerpts.ts";
import { type RecordedRun, readRun } from "#record/read-run.ts";
import { refusedRecords } from "#record/refused-records.ts";

/**
 * The report of a run-dir as it is now, with what it was made from. Writes nothing, so a run may still go on.
 * @param earlier what was wrong before it was a run-dir, and cannot be seen in it
 */
export function makeReport(
  path: string,
  ctx: CommandContext,
  earlier: readonly Problem[] = [],
): { report: Report; run: RecordedRun } {
  const run = readRun(path);
  const { plan, results, problems, notes } = run;
  const wanted = wantedExcerpts(plan, results);
  const quoted = readExcerpts(path, wanted, DRILLDOWN_BYTES);
  const found = [...earlier, ...problems];
  const report = buildReport({
    plan,
    rows: results,
    refused: refusedRecords(plan, results, found),
    excerpts: quoted.excerpts,
    runDirName: basename(path),
    shownPath: shownPath(path, ctx),
    generatedAt: utcSeconds(ctx.now()),
    problems: [...notes, ...problemNotes([...found, ...quoted.problems])],
  });
  return { report, run };
}

/** What stdout gets. */
export function reportPayload(report: Report, path: string, files: Readonly<Record<string, string>>) {
  return {
    run_dir: path,
    report_md: files[REPORT_MARKDOWN],
    report_json: files[REPORT_JSON],
    verdict: report.verdict,
    winner: report.winner,
    headline: report.headline,
    completeness: `${report.completeness.scored}/${report.completeness.expected}`,
  };
}

/** The verdict for a person at a terminal: what, why, what next, where. */
export function tellVerdict(report: Report, path: string, ctx: CommandContext): void {
  const shown = shownPath(path, ctx);
  ctx.say(
    [
      "",
      ...sayings(report, ctx),
      ...report.notes.map((note) => `  note: ${note}`),
      "",
      `Run-dir  ${shown}`,
      `Report   ${shown}/${REPORT_MARKDOWN}`,
    ].join("\n"),
  );
}

function sayings(report: Report, { flags }: CommandContext): string[] {
  const { headline, noise_floor: noise, pairs, repetitions } = report;
  // What must pass passes and what must fail fails; that one task decides nothing is no news.
  if (flags.smoke === true) return ["Smoke check: the reference passed and the empty answer failed."];
  if (noise?.deviation != null) {
    const floor = `± ${withPoints(noise.deviation)}`;
    return [`Noise floor: two identical candidates differ by ${floor} (one standard deviation).`, headline];
  }
  const [pair] = pairs.length === 1 ? pairs : [];
  if (pair === undefined) return [headline];
  return [
    headline,
    ...pair.conditions.map(({ ok, text }) => `  ${ok ? "✓" : "✗"} ${text}`),
    ...nextStep(pair, repetitions),
  ];
}

/** What would settle an open verdict, as far as anything would. */
function nextStep({ kind, more_repetitions, more_tasks }: Report["pairs"][number], repetitions: number): string[] {
  if (kind !== "inconclusive") return [];
  const ways = [
    ...(more_repetitions === null ? [] : [`--runs ${repetitions + more_repetitions}`]),
    ...(more_tasks === null ? [] : [`about ${plural(estimated(more_tasks), "more task")}`]),
  ];
  return ways.length === 0 ? [] : [`  → if the lead holds, ${ways.join(" or ")} would settle it`];
}
