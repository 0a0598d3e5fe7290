import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sha256 } from "#core/digest.ts";
import { RunDir } from "#record/run-dir.ts";
import { type Caller, caller } from "../../support/called.ts";
import { makeRunDir, putSynthetic, syntheticPlan } from "../../support/synthetic-run.ts";

const plan = syntheticPlan({ candidates: 2, tasks: 3, repetitions: 1 });
const key = { candidate: 0, task: 0, repetition: 1, attempt: 1 };

/** Digests of what lies in the run-dir beside its records, by name. */
function reportFiles({ folder }: Caller): Map<string, string> {
  const own = /^(report|chart|pairs|attempts|junit|summary)/;
  const path = join(folder, "run");
  const names = fs.readdirSync(path).filter((name) => own.test(name));
  return new Map(names.map((name) => [name, sha256(fs.readFileSync(join(path, name)))]));
}

describe("a report that is written anew", () => {
  it("brings every file of an earlier one along, so that no two of them disagree", async () => {
    using user = await caller();
    const path = join(user.folder, "run");
    fs.mkdirSync(path);
    makeRunDir(path, plan);
    await user.call("benchmark", "report", "run", "--html", "--csv", "--junit");
    const before = reportFiles(user);
    expect([...before.keys()]).toEqual(expect.arrayContaining(["report.html", "chart-tasks.svg", "pairs.csv"]));
    {
      using run = RunDir.open(path);
      putSynthetic(run, key, { try: 2, class: "refusal" });
    }
    fs.writeFileSync(join(path, "chart-of-somebody.svg"), "");
    await user.call("benchmark", "report", "run");
    const after = reportFiles(user);
    await user.call("benchmark", "report", "run", "--html", "--csv", "--junit");
    expect(after).toEqual(reportFiles(user));
    for (const name of ["report.html", "chart-tasks.svg", "report-by-model.csv", "attempts.csv", "junit.xml"])
      expect([name, after.get(name)]).not.toEqual([name, before.get(name)]);
    expect(after.get("chart-of-somebody.svg")).toBe(sha256(""));
  });

  it("writes no format that neither was asked for nor lies there, and takes a chart away that it has no more", async () => {
    using user = await caller();
    const path = join(user.folder, "run");
    fs.mkdirSync(path);
    makeRunDir(path, syntheticPlan({ candidates: 1, tasks: 3, repetitions: 1 }));
    await user.call("benchmark", "report", "run");
    expect([...reportFiles(user).keys()].sort()).toEqual(["report.json", "report.md", "summary.md"]);
    fs.writeFileSync(join(path, "chart-verdict-forest.svg"), "of two candidates");
    await user.call("benchmark", "report", "run");
    const names = [...reportFiles(user).keys()];
    expect(names).toContain("chart-pass-rate.svg");
    expect(names).not.toContain("chart-verdict-forest.svg");
    expect(names).not.toContain("report.html");
  });
});
