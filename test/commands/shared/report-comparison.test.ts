import fs from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { caller } from "../../support/called.ts";
import { makeRunDir, syntheticPlan } from "../../support/synthetic-run.ts";

it("never writes a comparison into one of its two run-dirs, whatever link leads there", async () => {
  using user = await caller();
  const plan = syntheticPlan({ candidates: 1, tasks: 2, repetitions: 1 });
  for (const name of ["monday", "tuesday"]) {
    fs.mkdirSync(join(user.folder, name));
    makeRunDir(join(user.folder, name), plan);
  }
  fs.symlinkSync(join(user.folder, "monday"), join(user.folder, "link"));
  const compared = (root: string) =>
    user.call("benchmark", "report", "--compare", "monday", "tuesday", "--runs-root", root);
  for (const root of ["monday", "tuesday/deep/down", "link", "link/deep"])
    await expect(compared(root), root).rejects.toMatchObject({ code: "root-in-run-dir", exit: 2 });
  expect(fs.readdirSync(join(user.folder, "monday"))).not.toContain("deep");
  expect(await compared("monday-too")).toMatchObject({ exit: 0 });
});
