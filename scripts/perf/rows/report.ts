import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { trialsOf } from "#core/plan.ts";
import { prettyJson } from "#record/write-file.ts";
import { rowOf } from "#record/row.ts";
import { syntheticAttempt, syntheticPlan } from "../../../test/support/synthetic-run.ts";
import type { Row } from "../row.ts";
import { startStopwatch } from "../stopwatch.ts";

/** Prints the most memory a program held, as its last line on stderr. */
const PEAK = `data:text/javascript,process.on("exit",()=>process.stderr.write("\\n"+process.resourceUsage().maxRSS))`;

/** Parses each line of the index and looks at one field, so that nothing can be left undone. */
const BARE_PARSER = `
  let passed = 0;
  for (const line of fs.readFileSync("index.jsonl", "utf8").split("\\n")) {
    if (line !== "" && JSON.parse(line).class === "pass") passed++;
  }
  console.log(passed);
`;

/** Reports read the index, never the records: their cost is that of reading it, with the statistics on top. */
export const report: Row = {
  operation: "report over 50,000 attempts (2,000 with `--quick`), whole process",
  floor: "a bare line parser over the index, whole process",
  target: 1.5,
  rounds: { full: 5, quick: 3, warmUp: 1 },
  async open({ dist, scratch, quick }) {
    const attempts = quick ? 2_000 : 50_000;
    const runDir = join(scratch, "run");
    writeIndex(runDir, attempts);
    const stopwatch = startStopwatch(scratch);
    const peaks = { report: 0, floor: 0 };
    const ms = async (side: keyof typeof peaks, ...args: string[]): Promise<number> => {
      const argv = [process.execPath, "--import", PEAK, ...args] as const;
      const { ms, ended } = await stopwatch.time({ argv, cwd: runDir });
      peaks[side] = Math.max(peaks[side], Number(ended[0]?.stderr.split("\n").at(-1)) / 1024);
      return ms;
    };
    return {
      figure: () => ms("report", join(dist, "benchmark.js"), "report", "--run-dir", runDir, "--quiet"),
      floor: () => ms("floor", "--eval", BARE_PARSER),
      notes: () => [
        `peak memory ${peaks.report.toFixed(0)} MB, of the bare parser ${peaks.floor.toFixed(0)} MB; target ≤ 120 MB at 50,000 attempts`,
      ],
      [Symbol.asyncDispose]: () => stopwatch[Symbol.asyncDispose](),
    };
  },
};

/** A run-dir as far as a report looks into it: the plan and the index, without 50,000 folders of records. */
function writeIndex(runDir: string, attempts: number): void {
  const plan = syntheticPlan({ candidates: 2, tasks: attempts / 10, repetitions: 5, maxAttempts: 1 });
  mkdirSync(runDir);
  writeFileSync(join(runDir, "plan.json"), prettyJson(plan));
  const lines = trialsOf(plan).map((trial, at) => {
    const key = { ...trial, attempt: 1 };
    const { record, score, stats } = syntheticAttempt(plan, key, { class: at % 3 === 0 ? "fail" : "pass" });
    const whole = { ...record, artifacts: [] };
    return `${JSON.stringify(rowOf(plan, key, { record: whole, score, stats }, prettyJson(whole)))}\n`;
  });
  writeFileSync(join(runDir, "index.jsonl"), lines.join(""));
}
