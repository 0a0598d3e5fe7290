import { join } from "node:path";
import type { Row } from "../row.ts";
import { startStopwatch } from "../stopwatch.ts";

/** The whole line once, on next to no work: plan, two attempts, verdict, report. */
export const smoke: Row = {
  operation: "`bench --smoke`, whole",
  floor: "`node -e 0`",
  target: 5,
  rounds: { full: 20, quick: 8, warmUp: 2 },
  async open({ dist, scratch: cwd }) {
    const stopwatch = startStopwatch(cwd);
    const ms = async (...args: string[]) => (await stopwatch.time({ argv: [process.execPath, ...args], cwd })).ms;
    return {
      figure: () => ms(join(dist, "bench.js"), "--smoke"),
      floor: () => ms("-e", "0"),
      [Symbol.asyncDispose]: () => stopwatch[Symbol.asyncDispose](),
    };
  },
};
