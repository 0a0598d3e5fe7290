import { basename, relative } from "node:path";
import type { CommandContext } from "#commands/command.ts";
import { problemNotes } from "#commands/problem-notes.ts";
import { writeReport } from "#commands/write-report.ts";
import { utcSeconds } from "#core/format.ts";
import { buildReport } from "#core/report/build-report.ts";
import { DRILLDOWN_BYTES, wantedExcerpts } from "#core/report/drilldown.ts";
import type { IndexRow, Report } from "#core/records.gen.ts";
import { TrialResults } from "#core/trial-result.ts";
import { readExcerpts } from "#record/read-excerpts.ts";
import { readRun } from "#record/read-run.ts";

/** Makes the report of a run-dir and writes it in every format that is always written or that a flag asks for. */
export async function reportOn(
  path: string,
  ctx: CommandContext,
): Promise<{ report: Report; files: Readonly<Record<string, string>> }> {
  const { report, rows } = makeReport(path, ctx);
  const files = await writeReport(report, rows, path, ctx);
  return { report, files };
}

/** The report of a run-dir as it is now, with the rows it was made from. Writes nothing, so a run may still go on. */
export function makeReport(path: string, ctx: CommandContext): { report: Report; rows: readonly IndexRow[] } {
  const { plan, rows, problems, notes } = readRun(path);
  const wanted = wantedExcerpts(plan, new TrialResults(plan, rows));
  const quoted = readExcerpts(path, wanted, DRILLDOWN_BYTES);
  const report = buildReport({
    plan,
    rows,
    excerpts: quoted.excerpts,
    runDirName: basename(path),
    shownPath: relative(ctx.cwd, path) || ".",
    generatedAt: utcSeconds(ctx.now()),
    problems: [...notes, ...problemNotes([...problems, ...quoted.problems])],
  });
  return { report, rows };
}

/** What stdout gets. */
export function reportPayload(report: Report, path: string, files: Readonly<Record<string, string>>) {
  return {
    run_dir: path,
    report_md: files["report.md"],
    report_json: files["report.json"],
    verdict: report.verdict,
    winner: report.winner,
    headline: report.headline,
    completeness: `${report.completeness.scored}/${report.completeness.expected}`,
  };
}

/** The verdict for a person at a terminal. */
export function tellVerdict(report: Report, path: string, ctx: CommandContext): void {
  const shown = relative(ctx.cwd, path) || ".";
  const noise = report.noise_floor;
  ctx.say(
    [
      "",
      report.headline,
      ...report.pairs.flatMap((pair) =>
        report.pairs.length === 1 ? pair.conditions.map(({ ok, text }) => `  ${ok ? "✓" : "✗"} ${text}`) : [],
      ),
      ...(noise === null || noise.deviation === null
        ? []
        : [
            `  Noise floor: two identical candidates differ by ± ${(noise.deviation * 100).toFixed(1)} percentage points (one standard deviation).`,
          ]),
      ...report.notes.map((note) => `  note: ${note}`),
      "",
      `Run-dir  ${shown}`,
      `Report   ${shown}/report.md`,
    ].join("\n"),
  );
}
