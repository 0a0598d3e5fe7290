import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** The tests everyone runs: no network, no docker, no GPU. What needs those is named `*.itg.test.ts`. */
export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["test/**/*.itg.test.ts", "test/**/fixtures/**"],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    pool: "forks",
    // Tests wait for files and programs more than they work, so two at once pay on two cores as well.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    reporters: ["default", ...jsonReport()],
  },
});

/** `TEST_JSON=<file>` asks for the results as data too; `.ci/run` counts from them. */
function jsonReport(): ["json", { outputFile: string }][] {
  const outputFile = process.env["TEST_JSON"];
  return outputFile === undefined ? [] : [["json", { outputFile }]];
}
