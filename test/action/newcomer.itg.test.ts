/** Somebody who has a repository and nothing of ours in it: what they write, and what they get. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findAct } from "../support/github/act.ts";
import { openStage } from "../support/github/stage.ts";
import { projectRoot } from "../support/project-files.ts";
import { skipUnless } from "../support/skip.ts";

describe.skipIf(skipUnless(findAct() !== null, "act"))("a newcomer", () => {
  it("gets from an untouched repository to a verdict by one command and one word", async () => {
    await using stage = await openStage();
    const repository = join(stage.home, "repository");
    const begun = Date.now();
    execFileSync(process.execPath, [join(projectRoot, "dist/bench.js"), "init", "--yes"], {
      cwd: repository,
      stdio: "pipe",
    });
    const file = ".github/workflows/smoke.yml";
    const [workflow, config] = [file, "bench.yaml"].map((path) => fs.readFileSync(join(repository, path), "utf8"));
    stage.write(
      file,
      (workflow ?? "").replace(/uses: [^/]+\/[^/]+\/(\S+)@.*/, "uses: harness/benchmark-harness/$1@v1"),
    );
    const pull = await stage.openPull();
    const ended = await stage.run({ workflow: "smoke.yml", event: "pull_request", payload: pull.payload });
    expect(ended.exit, ended.log).toBe(0);
    const [comment, ...others] = await stage.hub.adminList<{ body: string }>(`/issues/${pull.number}/comments`);
    expect(others).toEqual([]);
    expect(comment?.body).toContain("## 🏆 challenger is better than baseline");
    const lines = [workflow, config].map((text = "") => text.trim().split("\n").length);
    console.log(
      `newcomer: ${lines.join(" + ")} lines written by init, 1 word changed, ${((Date.now() - begun) / 60_000).toFixed(1)} min to the verdict`,
    );
  });
});
