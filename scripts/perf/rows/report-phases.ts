import { buildReport } from "#core/report/build-report.ts";
import { DRILLDOWN_BYTES, wantedExcerpts } from "#core/report/drilldown.ts";
import { decideAll } from "#core/report/pairs.ts";
import { reporters } from "#plugins/reporters/index.ts";
import { checkReport } from "#record/check-report.ts";
import { readExcerpts } from "#record/read-excerpts.ts";
import { readRun } from "#record/read-run.ts";
import { time } from "../table.ts";

/** Where the time of a report goes: each step once, in this process, with nothing compiled beforehand. */
export async function reportPhases(runDir: string): Promise<string> {
  const phases: string[] = [];
  let start = performance.now();
  const done = (name: string) => {
    phases.push(`${name} ${time(performance.now() - start)}`);
    start = performance.now();
  };
  const { plan, results } = readRun(runDir);
  done("plan and index");
  const { excerpts } = readExcerpts(runDir, wantedExcerpts(plan, results), DRILLDOWN_BYTES);
  done("evidence");
  decideAll(plan, results);
  done("verdict");
  const report = buildReport({
    plan,
    rows: results,
    excerpts,
    runDirName: "run",
    generatedAt: "2026-01-02T03:04:05Z",
    problems: [],
  });
  done("report, a second verdict included");
  await checkReport(report);
  done("check");
  for (const id of ["json", "markdown", "summary"] as const) (await reporters.get(id)).render(report);
  done("rendering");
  return phases.join(", ");
}
