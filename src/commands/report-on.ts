import { basename, join, relative } from "node:path";
import type { CommandContext } from "#commands/command.ts";
import { buildReport } from "#core/report/build-report.ts";
import type { Report } from "#core/records.gen.ts";
import { ON_REQUEST, reporters } from "#plugins/reporters/index.ts";
import { readRun } from "#record/read-run.ts";
import { writeWhole } from "#record/write-file.ts";

/** Makes the report of a run-dir and writes it in every format that is always written or that a flag asks for. */
export async function reportOn(
  path: string,
  ctx: CommandContext,
): Promise<{ report: Report; files: Readonly<Record<string, string>> }> {
  const { plan, rows, problems, notes } = readRun(path);
  const report = buildReport({
    plan,
    rows,
    runDirName: basename(path),
    generatedAt: `${ctx.now().toISOString().slice(0, 19)}Z`,
    problems: [...notes, ...problems.map((problem) => `${problem.path}: ${problem.message}`)],
  });
  const files: Record<string, string> = {};
  for (const id of reporters.ids) {
    const flag = ON_REQUEST[id];
    if (flag !== undefined && ctx.flags[flag] !== true) continue;
    const reporter = await reporters.get(id);
    for (const { name, content } of reporter.render(report)) {
      files[name] = join(path, name);
      writeWhole(join(path, name), content);
    }
  }
  return { report, files };
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
