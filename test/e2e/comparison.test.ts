import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makePlan } from "#core/plan.ts";
import type { Plan } from "#core/records.gen.ts";
import { folderDigest } from "../support/folder-digest.ts";
import { harness, reportIn, temporaryFolder } from "../support/harness.ts";
import { makeRunDir, syntheticPlan } from "../support/synthetic-run.ts";
import { compareV1, putV1 } from "../support/v1-run.ts";

const plan = syntheticPlan({ candidates: 2, tasks: 12, repetitions: 1, seed: 3 });
const withModel = (model: string): Plan =>
  makePlan({ ...plan, candidates: plan.candidates.map((one) => ({ ...one, model })) as unknown as Plan["candidates"] });

interface Payload {
  readonly run_dir: string;
  readonly verdict: string;
}

const compare = async (cwd: string, ...args: readonly string[]) => {
  const ended = await harness("benchmark", ["report", "--compare", ...args], { cwd });
  const payload = ended.stdout === "" ? null : (JSON.parse(ended.stdout) as Payload);
  return { ...ended, payload };
};

describe("report --compare", () => {
  it("judges a candidate of two run-dirs in a folder of its own, and touches neither of them", async () => {
    using folder = temporaryFolder();
    const [a, b] = [join(folder.path, "mon"), join(folder.path, "tue")];
    makeRunDir(a, plan);
    makeRunDir(b, plan, { noise: 3 });
    const before = [a, b].map(folderDigest);
    const name = "stub:model-1";
    const { exit, stderr, payload } = await compare(folder.path, "mon", "tue", "--candidate", name, "--csv", "--junit");
    expect(exit).toBe(0);
    expect([a, b].map(folderDigest)).toEqual(before);
    expect(payload?.run_dir).toMatch(/\/runs\/comparison-\d{8}T\d{6}Z-001$/);
    const report = reportIn(payload?.run_dir ?? "");
    expect(report.candidates.map((candidate) => candidate.name)).toEqual([`${name} @ mon`, `${name} @ tue`]);
    expect(report.pairs[0]).toMatchObject({ delta: 0, ties: 12, n_tasks: 12, fingerprint_differences: [] });
    expect(fs.readdirSync(payload?.run_dir ?? "").sort()).toEqual([
      "attempts.csv",
      "junit.xml",
      "pairs.csv",
      "report-by-model.csv",
      "report-per-task.csv",
      "report.json",
      "report.md",
      "summary.md",
    ]);
    expect(stderr).toContain("Two runs are compared");
    const again = await compare(folder.path, "mon", "tue", "--candidate", name);
    expect(again.payload?.run_dir).not.toBe(payload?.run_dir);
  });

  it("refuses what nobody said is compared, says how to say it, and takes two named candidates for that", async () => {
    using folder = temporaryFolder();
    makeRunDir(join(folder.path, "mon"), withModel("x"));
    makeRunDir(join(folder.path, "tue"), withModel("y"));
    const refused = await compare(folder.path, "mon", "tue", "--candidate", "stub:model-0", "--fail-on", "invalid");
    expect(refused.exit).toBe(5);
    expect(refused.stderr).toContain("Not comparable: model is x in mon and y in tue.");
    expect(refused.stderr).toContain("--accept model");
    const accepted = await compare(folder.path, "mon", "tue", "--candidate", "stub:model-0", "--accept", "model");
    expect(accepted.payload?.verdict).not.toBe("invalid");
    const two = ["--candidate", "stub:model-0", "--candidate", "stub:model-1"];
    const named = await compare(folder.path, "mon", "tue", ...two);
    expect(named.payload?.verdict).not.toBe("invalid");
  });

  it("reads run-dirs of schema 1.0 as far as they know anything, and says what nobody knows", async () => {
    using folder = temporaryFolder();
    for (const [day, result] of [
      ["mon", "pass"],
      ["tue", "fail"],
    ] as const) {
      fs.mkdirSync(join(folder.path, day));
      const [runDir = ""] = compareV1(join(folder.path, day), [{ name: "sonnet", backend: "aider", model: "m" }]);
      for (let task = 0; task < 8; task++) putV1(runDir, { task: `python/t-${task}`, result });
    }
    const { exit, payload, stderr } = await compare(folder.path, "mon", "tue");
    expect(exit).toBe(0);
    expect(payload?.verdict).toBe("win");
    expect(stderr).toMatch(/Neither run records benchmark revision, .*architecture.*verifier/);
    makeRunDir(join(folder.path, "new"), syntheticPlan({ candidates: 1, tasks: 2 }));
    expect((await compare(folder.path, "mon", "new")).stderr).toContain("have no task in common");
  });

  it("asks where it cannot know: which candidate, which folder, which two", async () => {
    using folder = temporaryFolder();
    for (const day of ["mon", "tue"]) makeRunDir(join(folder.path, day), plan, { attempts: 1 });
    const one = ["--candidate", "stub:model-0"];
    for (const [args, words] of [
      [["mon", "tue"], "share 2 candidates: stub:model-0, stub:model-1"],
      [["mon", "tue", "--candidate", "stubb:model-1"], "Did you mean stub:model-1?"],
      [["mon", "tue", "--candidate", "stub:model-2"], "Candidates: stub:model-0, stub:model-1."],
      [["mon", "tue", ...one, ...one, ...one], "more than twice"],
      [["mon", "mon", ...one], "same candidate of the same run-dir"],
      [["mon"], "needs two run-dirs"],
      [["mon", "tue", "mon"], "needs two run-dirs"],
      [["mon", "tue", ...one, "--runs-root", "mon/sub"], "would be written into the run-dir"],
      [["mon", "tue", ...one, "--accept", "modle"], "Did you mean model?"],
      [["mon", "nowhere", ...one], "there is no such folder"],
    ] as const) {
      const { exit, stderr } = await compare(folder.path, ...args);
      expect([exit, stderr]).toEqual([2, expect.stringContaining(words)]);
    }
    const two = await harness("benchmark", ["report", "mon", "tue"], { cwd: folder.path });
    expect([two.exit, two.stderr]).toEqual([2, expect.stringContaining("benchmark report --compare A B")]);
    expect(fs.readdirSync(folder.path).sort()).toEqual(["mon", "tue"]);
  });
});

describe("--csv and --junit", () => {
  const files = ["attempts.csv", "junit.xml", "pairs.csv", "report-by-model.csv", "report-per-task.csv"];

  it("are asked for wherever a report is written, and by nobody else", { timeout: 60_000 }, async () => {
    using folder = temporaryFolder();
    const cwd = folder.path;
    const written = (runDir: string) =>
      fs
        .readdirSync(join(cwd, runDir))
        .filter((name) => files.includes(name))
        .sort();
    const stub = ["--benchmark", "stub", "--backend", "stub", "--quiet"];
    const both = ["--csv", "--junit"];
    fs.writeFileSync(
      join(cwd, "c.yaml"),
      "benchmark: stub\ncandidates:\n  - { name: x, backend: stub }\n  - { name: y, backend: stub, model: fail }\n",
    );
    await harness("benchmark", ["run", ...stub, "--run-dir", "none"], { cwd });
    expect(written("none")).toEqual([]);
    await harness("benchmark", ["report", "--run-dir", "none", "--junit", "--quiet"], { cwd });
    expect(written("none")).toEqual(["junit.xml"]);
    await harness("benchmark", ["run", ...stub, ...both, "--run-dir", "run"], { cwd });
    await harness("benchmark", ["aa", ...stub, ...both, "--run-dir", "aa"], { cwd });
    await harness("benchmark", ["compare", "--config", "c.yaml", ...both, "--run-dir", "cmp", "--quiet"], { cwd });
    await harness("benchmark", ["merge", "cmp", "--into", "merged", ...both, "--quiet"], { cwd });
    await harness("benchmark", ["resume", "--run-dir", "none", ...both, "--quiet"], { cwd });
    await harness("bench", ["--smoke", ...both, "--run-dir", "smoke", "--quiet"], { cwd });
    for (const runDir of ["run", "aa", "cmp", "merged", "none", "smoke"]) expect(written(runDir)).toEqual(files);
    expect(fs.readFileSync(join(cwd, "cmp/attempts.csv"))).toEqual(fs.readFileSync(join(cwd, "merged/attempts.csv")));
  });
});
