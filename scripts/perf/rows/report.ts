import { join } from "node:path";
import { makeLargeRun } from "../../../test/support/large-run.ts";
import type { Row } from "../row.ts";
import { startStopwatch } from "../stopwatch.ts";
import { reportPhases } from "./report-phases.ts";

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
const reportOver = (attempts: number, quickly: number, peakMb: number, rounds: Row["rounds"]): Row => ({
  operation: `report over ${shown(attempts)} attempts (${shown(quickly)} with \`--quick\`), whole process`,
  floor: "a bare line parser over the index, whole process",
  target: 1.5,
  rounds,
  async open({ dist, scratch, quick }) {
    const runDir = join(scratch, "run");
    const tasks = (quick ? quickly : attempts) / 10;
    makeLargeRun(runDir, { candidates: 2, tasks, repetitions: 5, maxAttempts: 1 });
    const phases = await reportPhases(runDir);
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
        `peak memory ${peaks.report.toFixed(0)} MB, of the bare parser ${peaks.floor.toFixed(0)} MB; target ≤ ${peakMb} MB at ${shown(attempts)} attempts`,
        `one pass in process: ${phases}`,
      ],
      [Symbol.asyncDispose]: () => stopwatch[Symbol.asyncDispose](),
    };
  },
});

const shown = (attempts: number): string => attempts.toLocaleString("en-US");

export const report10k = reportOver(10_000, 1_000, 90, { full: 15, quick: 5, warmUp: 1 });
export const report50k = reportOver(50_000, 2_000, 120, { full: 7, quick: 3, warmUp: 1 });
