import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Report } from "#core/records.gen.ts";
import { type Caller, caller } from "../../support/called.ts";
import { makeRunDir, syntheticPlan } from "../../support/synthetic-run.ts";

const plan = syntheticPlan({ candidates: 2, tasks: 3, repetitions: 1 });
const folderOf = (task: number): string =>
  `${plan.candidates[0].slug}/${plan.tasks[task]?.slug ?? ""}/attempt-01-run-001`;

/** Two trials of one candidate that have no attempt which counts: what is there of the first is refused, of the second there is nothing. */
function spoiltRun({ folder }: Caller): void {
  const path = join(folder, "run");
  fs.mkdirSync(path);
  makeRunDir(path, plan);
  fs.rmSync(join(path, "index.jsonl"));
  fs.appendFileSync(join(path, folderOf(0), "score.json"), " ");
  fs.rmSync(join(path, folderOf(1)), { recursive: true });
}

const missingIn = ({ folder }: Caller, runDir: string): readonly string[] => {
  const report = JSON.parse(fs.readFileSync(join(folder, runDir, "report.json"), "utf8")) as Report;
  return report.completeness.missing.map(({ reason }) => reason);
};

describe("a trial whose record is refused", () => {
  const words =
    /^A record is there and was refused\. .*attempt-01-run-001: .*score\.json was changed after it was recorded/;

  it("is told from one that has none, in its own row, with where it lies and why it does not count", async () => {
    using user = await caller();
    spoiltRun(user);
    await user.call("benchmark", "report", "run", "--junit");
    const [refused, absent] = missingIn(user, "run");
    expect(refused).toMatch(words);
    expect(refused).toContain(folderOf(0));
    // A report goes to others, whom it tells nothing of this machine.
    expect(refused).not.toContain(user.folder);
    expect(absent).toBe("Nothing was recorded for it.");
    const xml = fs.readFileSync(join(user.folder, "run", "junit.xml"), "utf8");
    expect(xml).toContain("A record is there and was refused.");
    expect(xml).toContain("Nothing was recorded for it.");
  });

  it("is told so where it was left out of a merged run as well", async () => {
    using user = await caller();
    spoiltRun(user);
    await user.call("benchmark", "merge", "--into", "whole", "run");
    const [refused, absent] = missingIn(user, "whole");
    expect(refused).toMatch(words);
    expect(refused).toContain(`run/${folderOf(0)}`);
    expect(absent).toBe("Nothing was recorded for it.");
  });
});
