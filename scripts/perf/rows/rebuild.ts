import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { findProgram } from "#platform/exec/find-program.ts";
import { INDEX_FILE } from "#record/layout.ts";
import { loadIndex } from "#record/index/load-index.ts";
import { makeLargeRun } from "../../../test/support/large-run.ts";
import type { Row } from "../row.ts";
import { startStopwatch } from "../stopwatch.ts";

const SRC = fileURLToPath(new URL("../../../src/record/", import.meta.url));
const SOURCE = fileURLToPath(new URL("rebuild-floor.c", import.meta.url));

/** After a power cut nothing is taken from the index: every record is read, checked and entered anew. */
export const rebuild: Row = {
  operation: "rebuilding the index of 50,000 attempts (2,000 with `--quick`) from their records, whole process",
  floor: "the same files opened, read and scanned from C, whole process",
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
    const program = await built(scratch);
    const stopwatch = startStopwatch(scratch);
    return {
      async figure() {
        rmSync(join(runDir, INDEX_FILE));
        const { ms, ended } = await stopwatch.time({ argv: [process.execPath, program, runDir], cwd: scratch });
        const found = Number(ended[0]?.stdout);
        if (found !== entered.attempts.length)
          throw new Error(`The rebuilt index is another one: it has ${found} attempts, not ${entered.attempts.length}`);
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

/** The rebuild as it is built, a program by itself: from its sources a thread would have to compile them first. */
async function built(scratch: string): Promise<string> {
  await using build = await rolldown({
    input: {
      rebuild: fileURLToPath(new URL("rebuild-program.ts", import.meta.url)),
      "read-ahead": join(SRC, "read-ahead.ts"),
    },
    platform: "node",
    tsconfig: false,
    cwd: fileURLToPath(new URL("../../..", import.meta.url)),
    transform: { target: "node20.19" },
  });
  await build.write({
    dir: join(scratch, "built"),
    format: "cjs",
    entryFileNames: "record/[name].js",
    chunkFileNames: "shared/[name].js",
  });
  writeFileSync(join(scratch, "built", "package.json"), '{ "type": "commonjs" }\n');
  return join(scratch, "built", "record", "rebuild.js");
}
