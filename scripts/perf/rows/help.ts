import { join } from "node:path";
import type { Row } from "../row.ts";
import { startStopwatch } from "../stopwatch.ts";

/** The least a command can cost: what is loaded before it is known which one. */
export const help: Row = {
  operation: "`benchmark --help`",
  floor: "`node -e 0`",
  target: 1.6,
  rounds: { full: 40, quick: 12, warmUp: 3 },
  async open({ dist, scratch: cwd }) {
    const stopwatch = startStopwatch(cwd);
    const ms = async (...args: string[]) => (await stopwatch.time({ argv: [process.execPath, ...args], cwd })).ms;
    return {
      figure: () => ms(join(dist, "benchmark.js"), "--help"),
      floor: () => ms("-e", "0"),
      [Symbol.asyncDispose]: () => stopwatch[Symbol.asyncDispose](),
    };
  },
};
