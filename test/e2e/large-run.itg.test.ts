import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { harness, reportIn, temporaryFolder } from "../support/harness.ts";
import { makeLargeRun } from "../support/large-run.ts";

/** Tells the most memory the program ever held, in KiB, in its last line. */
const MEASURED = [
  "--import",
  "data:text/javascript,process.on('exit',()=>process.stderr.write(`\\npeak ${process.resourceUsage().maxRSS}`))",
];

/**
 * The heap the program is given, in MB; it ends when it needs more. What it holds is bounded by that, whereas the peak it
 * reaches unasked (160 to 240 MiB, wished for: 150) says when its collector felt like working.
 */
const HEAP_MB = 96;

describe("a report of 50,000 attempts", () => {
  it.each([
    ["8 candidates, 500 tasks, 10 repetitions", { candidates: 8, tasks: 500, repetitions: 10, maxAttempts: 2 }],
    ["2 candidates, 5000 tasks, 5 repetitions", { candidates: 2, tasks: 5000, repetitions: 5, maxAttempts: 1 }],
  ])("is made and listed in bounded memory: %s", async (_, shape) => {
    using folder = temporaryFolder();
    const { lines: attempts } = makeLargeRun(join(folder.path, "run"), shape);
    expect(attempts).toBeGreaterThanOrEqual(50_000);
    const peakIn = async (node: readonly string[]): Promise<number> => {
      const args = ["report", "--run-dir", "run", "--csv", "--junit", "--quiet"];
      const { exit, stderr } = await harness("benchmark", args, { cwd: folder.path, node: [...node, ...MEASURED] });
      expect(exit).toBe(0);
      return Number(/peak (\d+)$/.exec(stderr)?.[1]) / 1024;
    };
    const unasked = await peakIn([]);
    const capped = await peakIn([`--max-old-space-size=${HEAP_MB}`]);
    console.log(
      `${attempts} attempts: peak ${unasked.toFixed(0)} MiB, ${capped.toFixed(0)} with a heap of ${HEAP_MB} MB`,
    );
    expect(reportIn(join(folder.path, "run")).completeness.received).toBe(
      shape.candidates * shape.tasks * shape.repetitions,
    );
    const lines = fs.readFileSync(join(folder.path, "run/attempts.csv"), "utf8").split("\n").length - 2;
    expect(lines).toBeGreaterThanOrEqual(shape.candidates * shape.tasks * shape.repetitions);
  });
});
