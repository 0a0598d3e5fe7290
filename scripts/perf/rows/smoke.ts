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
    const ms = async (...argv: [string, ...string[]]) => (await stopwatch.time({ argv, cwd })).ms;
    const command = [process.execPath, join(dist, "bench.js"), "--smoke"] as const;
    return {
      // From the second start on: the rounds of warming up keep what was compiled.
      figure: () => ms(...command),
      floor: () => ms(process.execPath, "-e", "0"),
      peers: { "with no compiled code kept": () => ms("env", "NODE_DISABLE_COMPILE_CACHE=1", ...command) },
      [Symbol.asyncDispose]: () => stopwatch[Symbol.asyncDispose](),
    };
  },
};
