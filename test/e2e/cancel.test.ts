import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Ended, harness, temporaryFolder } from "../support/harness.ts";

/** Runs `benchmark …` with a `go` that tells that it was started and comes to no end, and interrupts it then. */
async function interrupted(cwd: string, args: readonly string[]): Promise<Ended> {
  const bin = join(cwd, "bin");
  const started = join(cwd, "started");
  fs.mkdirSync(bin);
  // What is asked for its version can write to no file here, but into a pipe.
  execFileSync("mkfifo", [started]);
  fs.writeFileSync(join(bin, "go"), `#!/bin/sh\necho x >${started}\nexec sleep 600\n`, { mode: 0o755 });
  const env = { PATH: `${bin}:${process.env["PATH"] ?? ""}` };
  return harness("benchmark", args, {
    cwd,
    env,
    onStart: (child) => {
      fs.createReadStream(started).once("data", () => child.kill("SIGINT"));
    },
  });
}

describe("Ctrl-C", { timeout: 60_000 }, () => {
  it.each([[["doctor", "--benchmark", "aider-polyglot"]], [["doctor", "--benchmark", "aider-polyglot", "--prepare"]]])(
    "while `%j` looks at the machine cancels it, and is no bug",
    async (args) => {
      using folder = temporaryFolder();
      const ended = await interrupted(folder.path, args);
      expect(ended.stderr).toContain("benchmark: Cancelled.");
      expect(ended.stderr).not.toContain("bug");
      expect(ended.exit).toBe(130);
    },
  );
});
