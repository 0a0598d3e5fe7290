import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeRunDir, syntheticPlan } from "../support/synthetic-run.ts";
import { caller } from "../support/called.ts";
import { putV1 } from "../support/v1-run.ts";

const plan = syntheticPlan({ candidates: 1, tasks: 3, repetitions: 1, maxAttempts: 1 });

describe("a run-dir that has lost its plan.json", () => {
  it("is told so by every verb, with what is there and how to mend it", async () => {
    using user = await caller();
    const path = join(user.folder, "run");
    fs.mkdirSync(path);
    makeRunDir(path, plan);
    fs.rmSync(join(path, "plan.json"));
    const all = { code: "plan-missing", exit: 3, hint: expect.stringContaining("Put it back: every shard") as string };
    const message = `plan.json is missing in ${path}, though 3 attempts are there.`;
    for (const line of [
      ["report", "run"],
      ["serve", "--run-dir", "run"],
      ["resume", "--run-dir", "run"],
      ["merge", "run", "--into", "whole"],
      ["report", "--compare", "run", "run"],
      ["run", "--benchmark", "stub", "--backend", "stub", "--run-dir", "run"],
    ])
      await expect(user.call("benchmark", ...line), line.join(" ")).rejects.toMatchObject({ ...all, message });
    fs.rmSync(join(path, "index.jsonl"));
    await expect(user.call("benchmark", "report", "run")).rejects.toMatchObject({ ...all, message });
    expect(fs.existsSync(join(user.folder, "whole"))).toBe(false);
  });

  it("is told so where the index alone is left", async () => {
    using user = await caller();
    fs.mkdirSync(join(user.folder, "run"));
    fs.writeFileSync(join(user.folder, "run/index.jsonl"), "");
    await expect(user.call("benchmark", "report", "run")).rejects.toMatchObject({
      code: "plan-missing",
      message: expect.stringMatching(/though an index.jsonl is there\.$/) as string,
    });
  });

  it("is not taken for a folder of runs of schema 1.0, which never had one, nor for any other", async () => {
    using user = await caller();
    putV1(join(user.folder, "old/monday"), { task: "python/bowling" });
    fs.mkdirSync(join(user.folder, "photos"));
    const refused = { code: "no-run", exit: 2 };
    for (const path of ["old", "photos", "nowhere"]) {
      await expect(user.call("benchmark", "report", path)).rejects.toMatchObject(refused);
      await expect(user.call("benchmark", "resume", "--run-dir", path)).rejects.toMatchObject(refused);
    }
  });
});
