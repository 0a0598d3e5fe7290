/** What the Action asks of a machine that is not its caller's own: agents sealed off from it, or none. */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "../support/project-files.ts";
import { tempDir } from "../support/temp-dir.ts";

/** A stand-in and a real agent on one task, on a machine that can hold what it starts and seal nothing off. */
function compare(...more: readonly string[]) {
  const folder = tempDir();
  const agent = { name: "agent", backend: "command", command: { argv: ["touch", join(folder, "ran")] } };
  const config = { benchmark: "mini", task: ["even-lines"], concurrency: 1, candidates: [{ backend: "stub" }, agent] };
  fs.writeFileSync(join(folder, "c.json"), JSON.stringify(config));
  const run = ["compare", "--config", "c.json", "--containment", "sweep", "--run-dir", "run", "--no-report", ...more];
  const ended = spawnSync(process.execPath, [join(projectRoot, "dist/benchmark.js"), ...run], {
    cwd: folder,
    encoding: "utf8",
    env: { PATH: process.env["PATH"], HOME: folder },
  });
  const has = (path: string): boolean => fs.existsSync(join(folder, path));
  return { exit: ended.status, said: ended.stderr, ran: has("ran"), made: has("run") };
}

describe("--sealed", () => {
  it("refuses a real agent on a machine that cannot seal it, before anything is run or made", () => {
    const { said, ...rest } = compare("--sealed");
    expect(rest, said).toEqual({ exit: 4, ran: false, made: false });
    expect(said).toContain("Real agents are to run sealed, and this machine cannot do that: containment sweep");
    expect(compare("--sealed", "--shard", "2/2")).toMatchObject({ exit: 4, ran: false, made: false });
  });

  it("asks nothing of the part of a run in which stand-ins are all there is, and nothing without it", () => {
    const { said, ...part } = compare("--sealed", "--shard", "1/2");
    expect(part, said).toEqual({ exit: 0, ran: false, made: true });
    const trusted = compare("--shard", "2/2");
    expect(trusted, trusted.said).toMatchObject({ ran: true, made: true });
  });
});
