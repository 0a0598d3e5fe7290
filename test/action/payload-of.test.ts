/** What a person reads beside a red step: the command line's own words. */
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { payloadOf } from "#action/payload-of.ts";
import { BenchError, EXIT } from "#core/errors.ts";
import { runBenchmark } from "#platform/run-benchmark.ts";
import { projectRoot } from "../support/project-files.ts";
import { tempDir } from "../support/temp-dir.ts";

const thrownFor = async (program: string, ...args: string[]): Promise<BenchError> => {
  const ended = await runBenchmark(program, args, { cwd: tempDir(), inherit: ["PATH", "HOME"] });
  try {
    payloadOf(ended);
  } catch (error) {
    if (error instanceof BenchError) return error;
    throw error;
  }
  throw new Error("It did not fail.");
};

describe("a step whose command line failed", () => {
  it("says what is wrong with a configuration, where, and what to do, and ends as the command line did", async () => {
    const config = join(tempDir(), "bench.yaml");
    fs.writeFileSync(config, "benchmark: mini\ncandidates:\n  - backend: stub\n    nonsense: 1\n");
    const error = await thrownFor(join(projectRoot, "dist/benchmark.js"), "plan", "--config", config, "--quiet");
    expect(error.message).toContain(`${config}:4:5 candidates[0].nonsense: is not a known key.`);
    expect(error.message).not.toMatch(/^benchmark:/);
    expect(error.hint).toBe("Nothing was run. Correct the file and start again.");
    expect(error.exit).toBe(EXIT.usage);
  });

  it("takes the error that ended it, not what was told before, and no more than an annotation holds", async () => {
    const program = join(tempDir(), "program.mjs");
    const lines = ["benchmark: a warning\n  → of no account", `benchmark: ${"x".repeat(9000)}`, "  → do this"];
    fs.writeFileSync(
      program,
      `process.stderr.write(${JSON.stringify(`${lines.join("\n")}\n`)}); process.exitCode = 4;`,
    );
    const error = await thrownFor(program);
    expect(error).toMatchObject({ message: "x".repeat(3500), hint: "do this", exit: 4 });
  });

  it("names the exit code where nothing was said", async () => {
    const program = join(tempDir(), "program.mjs");
    fs.writeFileSync(program, "process.exitCode = 3;");
    expect((await thrownFor(program)).message).toBe("The command line ended with exit code 3 and no answer.");
    fs.writeFileSync(program, "");
    expect(await thrownFor(program)).toMatchObject({ message: expect.stringContaining("code 0") as string, exit: 3 });
  });
});
