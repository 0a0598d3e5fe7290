import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findProgram } from "#platform/exec/find-program.ts";
import { INDEX_FILE } from "#record/layout.ts";
import { loadIndex } from "#record/load-index.ts";
import { makeLargeRun } from "../../../test/support/large-run.ts";
import type { Row } from "../row.ts";
import { startStopwatch } from "../stopwatch.ts";

const SOURCE = fileURLToPath(new URL("rebuild-floor.c", import.meta.url));

/** After a power cut nothing is taken from the index: every record is read, checked and entered anew. */
export const rebuild: Row = {
  operation: "rebuilding the index of 50,000 attempts (2,000 with `--quick`) from their records",
  floor: "the same files opened, read and scanned from C",
  target: 2,
  rounds: { full: 5, quick: 3, warmUp: 1 },
  async open({ scratch, quick }) {
    const compiler = findProgram("cc", "/", process.env["PATH"] ?? "");
    if ("error" in compiler) return { skipped: "there is no C compiler `cc` on PATH." };
    const binary = join(scratch, "floor");
    execFileSync(compiler.file, ["-O2", "-o", binary, SOURCE]);
    const runDir = join(scratch, "run");
    const tasks = quick ? 200 : 5_000;
    const { plan } = makeLargeRun(runDir, { candidates: 2, tasks, repetitions: 5, maxAttempts: 1 }, { records: true });
    const entered = loadIndex(runDir, plan, { repair: false }).results;
    const folders = join(scratch, "folders");
    writeFileSync(folders, [...entered].map(({ dir }) => `${dir}\n`).join(""));
    const stopwatch = startStopwatch(scratch);
    return {
      figure() {
        rmSync(join(runDir, INDEX_FILE));
        const start = performance.now();
        const { results, problems } = loadIndex(runDir, plan, { repair: true, rebuild: true });
        const ms = performance.now() - start;
        if (problems.length > 0 || results.attempts.length !== entered.attempts.length)
          throw new Error(`The rebuilt index is another one: ${problems[0]?.message ?? "attempts are missing"}`);
        return ms;
      },
      async floor() {
        const argv = ["/bin/sh", "-c", 'exec "$0" "$1" < "$2"', binary, runDir, folders] as const;
        return (await stopwatch.time({ argv, cwd: scratch })).ms;
      },
      [Symbol.asyncDispose]: () => stopwatch[Symbol.asyncDispose](),
    };
  },
};
