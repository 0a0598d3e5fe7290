/** Whatever is in a run-dir, a report says what is wrong and reports the rest, or says why it cannot; it breaks nothing. */
import { execFileSync, spawn } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Report } from "#core/records.gen.ts";
import { folderDigest } from "../support/folder-digest.ts";
import { type Ended, harness, reportIn, temporaryFolder } from "../support/harness.ts";
import { skipUnless } from "../support/skip.ts";
import { makeRunDir, syntheticPlan } from "../support/synthetic-run.ts";
import { compareV1, putV1 } from "../support/v1-run.ts";

const plan = syntheticPlan({ candidates: 2, tasks: 4, repetitions: 1, maxAttempts: 1, seed: 5 });
const FIRST = "stub-model-0/python-task-0/attempt-01-run-001";

interface Told extends Ended {
  readonly report: Report | null;
}

/** A run-dir, spoilt, and what `report` makes of it. */
async function reportOfSpoilt(spoil: (runDir: string) => void, ...flags: readonly string[]): Promise<Told> {
  using folder = temporaryFolder();
  const runDir = join(folder.path, "run");
  makeRunDir(runDir, plan);
  spoil(runDir);
  return await told(folder.path, flags);
}

async function told(cwd: string, flags: readonly string[] = []): Promise<Told> {
  const ended = await harness("benchmark", ["report", "--run-dir", "run", ...flags], { cwd });
  // What a person sees is words, never the trace of a surprise.
  expect(ended.stderr).not.toMatch(/This is a bug|\n {4}at /);
  return { ...ended, report: ended.exit === 0 ? reportIn(join(cwd, "run")) : null };
}

const linesOf = (runDir: string): string[] =>
  fs.readFileSync(join(runDir, "index.jsonl"), "utf8").trimEnd().split("\n");
const rewrite = (runDir: string, change: (lines: string[]) => string[]): void =>
  fs.writeFileSync(
    join(runDir, "index.jsonl"),
    change(linesOf(runDir))
      .map((line) => `${line}\n`)
      .join(""),
  );
const editRow = (line: string | undefined, change: object): string =>
  JSON.stringify({ ...(JSON.parse(line ?? "") as object), ...change });

describe("a run-dir that is none", () => {
  it.each([
    ["does not exist", () => undefined, "there is no such folder"],
    ["is an empty folder", (path: string) => fs.mkdirSync(path), "neither a plan.json nor attempts"],
    ["is a file", (path: string) => fs.writeFileSync(path, "x"), "it is not a folder"],
    ["is a dangling link", (path: string) => fs.symlinkSync("nowhere", path), "there is no such folder"],
    ["is a pipe", (path: string) => execFileSync("mkfifo", [path]), "it is not a folder"],
    [
      "holds other things",
      (path: string) => {
        fs.mkdirSync(join(path, "photos/attempt-01-run-001"), { recursive: true });
        fs.writeFileSync(join(path, "README.md"), "hello");
        fs.rmdirSync(join(path, "photos/attempt-01-run-001"));
      },
      "neither a plan.json nor attempts",
    ],
  ])("is a mistake of the command line when it %s", async (_, put, words) => {
    using folder = temporaryFolder();
    put(join(folder.path, "run"));
    const { exit, stderr, stdout } = await told(folder.path);
    expect([exit, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(words);
    expect(stderr).toContain("→");
  });
});

describe("a plan that cannot be trusted", () => {
  it.each([
    [
      "was edited",
      (path: string) => fs.writeFileSync(path, fs.readFileSync(path, "utf8").replace('"alpha": 0.05', '"alpha": 0.5')),
      "its digest does not fit",
    ],
    ["is torn", (path: string) => fs.truncateSync(path, 200), "is torn or not JSON"],
    ["is empty", (path: string) => fs.truncateSync(path, 0), "is empty"],
    [
      "holds NaN",
      (path: string) => fs.writeFileSync(path, fs.readFileSync(path, "utf8").replace('"alpha": 0.05', '"alpha": NaN')),
      "is torn or not JSON",
    ],
    [
      "is of another version",
      (path: string) => fs.writeFileSync(path, fs.readFileSync(path, "utf8").replace('"2.0"', '"9.0"')),
      "is not valid",
    ],
    ["is a list", (path: string) => fs.writeFileSync(path, "[]"), "is not valid"],
    [
      "is a folder",
      (path: string) => {
        fs.rmSync(path);
        fs.mkdirSync(path);
      },
      "is a folder in place of a file",
    ],
    [
      "is a link",
      (path: string) => {
        fs.renameSync(path, `${path}.old`);
        fs.symlinkSync(`${path}.old`, path);
      },
      "is a link",
    ],
    [
      "is a pipe",
      (path: string) => {
        fs.rmSync(path);
        execFileSync("mkfifo", [path]);
      },
      "is empty",
    ],
  ])("is named, and nothing is written: it %s", async (_, spoil, words) => {
    using folder = temporaryFolder();
    const runDir = join(folder.path, "run");
    makeRunDir(runDir, plan);
    spoil(join(runDir, "plan.json"));
    const before = folderDigest(runDir);
    const { exit, stderr } = await told(folder.path);
    expect([exit, stderr]).toEqual([3, expect.stringContaining(words)]);
    expect(stderr).toContain("plan.json");
    expect(folderDigest(runDir)).toBe(before);
  });
});

describe("an index that cannot be trusted", () => {
  it.each([
    [
      "is torn in its last line",
      (runDir: string) =>
        fs.truncateSync(join(runDir, "index.jsonl"), fs.statSync(join(runDir, "index.jsonl")).size - 20),
      "index.jsonl:8: The line is left out: it was cut off",
    ],
    [
      "holds garbage",
      (runDir: string) => rewrite(runDir, ([first = "", ...rest]) => [first.slice(0, 50), "\u0000\u0001", "", ...rest]),
      "index.jsonl:1: The line is left out: it is not JSON",
    ],
    [
      "is a folder",
      (runDir: string) => {
        fs.rmSync(join(runDir, "index.jsonl"));
        fs.mkdirSync(join(runDir, "index.jsonl"));
      },
      "The index is not used",
    ],
    [
      "is a pipe",
      (runDir: string) => {
        fs.rmSync(join(runDir, "index.jsonl"));
        execFileSync("mkfifo", [join(runDir, "index.jsonl")]);
      },
      "The index is not used",
    ],
    [
      "is a link to a device",
      (runDir: string) => {
        fs.rmSync(join(runDir, "index.jsonl"));
        fs.symlinkSync("/dev/zero", join(runDir, "index.jsonl"));
      },
      "The index is not used",
    ],
    [
      "has a line without end",
      (runDir: string) => fs.writeFileSync(join(runDir, "index.jsonl"), "x".repeat(17 * 1024 * 1024)),
      "is longer than",
    ],
    [
      "holds numbers no report can",
      (runDir: string) => rewrite(runDir, (lines) => lines.map((line) => line.replace(/"s":[\d.]+/, '"s":1e999'))),
      "fields are missing or of the wrong kind",
    ],
    [
      "holds NaN",
      (runDir: string) => rewrite(runDir, (lines) => lines.map((line) => line.replace(/"s":[\d.]+/, '"s":NaN'))),
      "it is not JSON",
    ],
    [
      "holds objects where text belongs",
      (runDir: string) => rewrite(runDir, (lines) => lines.map((line) => editRow(line, { endpoint: { a: [] } }))),
      "fields are missing or of the wrong kind",
    ],
    [
      "holds rows of another plan",
      (runDir: string) =>
        rewrite(runDir, (lines) => [...lines, editRow(lines[0], { c: 7 }), editRow(lines[0], { t: -1 })]),
      "its candidate is not in the plan",
    ],
    [
      "points out of the run-dir",
      (runDir: string) => rewrite(runDir, ([first, ...rest]) => [editRow(first, { dir: "../../etc" }), ...rest]),
      "its folder is not that of its attempt",
    ],
  ])("costs nothing that is on record: it %s", async (_, spoil, words) => {
    const { report, stderr } = await reportOfSpoilt(spoil);
    expect(report?.completeness).toMatchObject({ expected: 8, received: 8 });
    expect(report?.notes.join("\n")).toContain(words);
    expect(stderr).toContain(words);
  });

  it.each([
    ["is gone", (runDir: string) => fs.rmSync(join(runDir, "index.jsonl"))],
    ["is empty", (runDir: string) => fs.truncateSync(join(runDir, "index.jsonl"), 0)],
    ["says everything twice", (runDir: string) => rewrite(runDir, (lines) => [...lines, ...lines])],
    ["says everything backwards", (runDir: string) => rewrite(runDir, (lines) => lines.toReversed())],
  ])("gives the same report when it %s", async (_, spoil) => {
    const [whole, spoilt] = await Promise.all([reportOfSpoilt(() => undefined), reportOfSpoilt(spoil)]);
    const { generated_at: _one, ...expected } = whole.report ?? {};
    const { generated_at: _other, ...found } = spoilt.report ?? {};
    expect(found).toEqual(expected);
  });

  it("is not rewritten by a report, which may look at a run that goes on", async () => {
    using folder = temporaryFolder();
    const runDir = join(folder.path, "run");
    makeRunDir(runDir, plan);
    fs.appendFileSync(join(runDir, "index.jsonl"), "torn");
    const before = fs.readFileSync(join(runDir, "index.jsonl"));
    await told(folder.path);
    expect(fs.readFileSync(join(runDir, "index.jsonl"))).toEqual(before);
  });

  it("buries nobody in notes: a thousand bad lines are told in twenty, each of bearable length", async () => {
    const { report, stderr } = await reportOfSpoilt((runDir) =>
      rewrite(runDir, (lines) => [
        ...lines,
        ...Array.from({ length: 1000 }, () => JSON.stringify({ v: "x".repeat(5000) })),
      ]),
    );
    expect(report?.notes.filter((note) => note.startsWith("index.jsonl:"))).toHaveLength(20);
    expect(report?.notes).toContain("and 980 more files or lines like these.");
    expect(Math.max(...(report?.notes ?? []).map((note) => note.length))).toBeLessThan(500);
    expect(stderr.length).toBeLessThan(20_000);
  });
});

describe("a record that cannot be trusted", () => {
  const record = (runDir: string) => join(runDir, FIRST, "run-record.json");
  const withoutIndex = (runDir: string) => fs.rmSync(join(runDir, "index.jsonl"));

  it.each([
    ["is torn", (runDir: string) => fs.truncateSync(record(runDir), 100), "is torn or not JSON"],
    [
      "holds Infinity",
      (runDir: string) =>
        fs.writeFileSync(
          record(runDir),
          fs.readFileSync(record(runDir), "utf8").replace(/"solve": [\d.]+/, '"solve": Infinity'),
        ),
      "is torn or not JSON",
    ],
    [
      "is of another plan",
      (runDir: string) =>
        fs.writeFileSync(record(runDir), fs.readFileSync(record(runDir), "utf8").replace(plan.digest, "0".repeat(64))),
      "plan_digest is",
    ],
    ["is gone", (runDir: string) => fs.rmSync(record(runDir)), "run-record.json is missing"],
    [
      "is a link",
      (runDir: string) => {
        fs.renameSync(record(runDir), join(runDir, "elsewhere"));
        fs.symlinkSync(join(runDir, "elsewhere"), record(runDir));
      },
      "is a link",
    ],
    [
      "is in a folder that is a link",
      (runDir: string) => {
        fs.renameSync(join(runDir, FIRST), join(runDir, "elsewhere"));
        fs.symlinkSync(join(runDir, "elsewhere"), join(runDir, FIRST));
      },
      "is a link in place of a folder",
    ],
    [
      "is in a folder that is a file",
      (runDir: string) => {
        fs.rmSync(join(runDir, FIRST), { recursive: true });
        fs.writeFileSync(join(runDir, FIRST), "");
      },
      "is a file in place of a folder",
    ],
    [
      "was changed after it was sealed",
      (runDir: string) => fs.appendFileSync(join(runDir, FIRST, "score.json"), " "),
      "was changed after it was recorded",
    ],
  ])("is missing from the report, and named: it %s", async (_, spoil, words) => {
    const { report } = await reportOfSpoilt((runDir) => {
      withoutIndex(runDir);
      spoil(runDir);
    });
    expect(report?.completeness).toMatchObject({ expected: 8, received: 7 });
    expect(report?.notes.join("\n")).toContain(words);
    expect(report?.notes.join("\n")).toContain(FIRST);
  });
});

describe("things that do not belong", () => {
  it("are passed over: folders, links, pipes, and attempts of nobody", async () => {
    const { report } = await reportOfSpoilt((runDir) => {
      for (const path of ["photos/a/b", "stub-model-0/other-task/attempt-01-run-001", `${FIRST}.try-1`, ".staging/x"]) {
        fs.mkdirSync(join(runDir, path), { recursive: true });
        fs.writeFileSync(join(runDir, path, "run-record.json"), "{}");
      }
      fs.symlinkSync("/", join(runDir, "root"));
      fs.symlinkSync(runDir, join(runDir, "stub-model-1/loop"));
      execFileSync("mkfifo", [join(runDir, "pipe")]);
    });
    expect(report?.completeness).toMatchObject({ expected: 8, received: 8 });
    expect(report?.notes.join("\n")).not.toMatch(/does not count|left out/);
  });

  it("are not written through: a link in place of a report is replaced, what it led to stays", async () => {
    using folder = temporaryFolder();
    const runDir = join(folder.path, "run");
    makeRunDir(runDir, plan);
    fs.writeFileSync(join(folder.path, "precious"), "mine");
    for (const name of ["report.md", "report.json", "attempts.csv"])
      fs.symlinkSync(join(folder.path, "precious"), join(runDir, name));
    expect((await told(folder.path, ["--csv"])).exit).toBe(0);
    expect(fs.readFileSync(join(folder.path, "precious"), "utf8")).toBe("mine");
    expect(fs.lstatSync(join(runDir, "attempts.csv")).isFile()).toBe(true);
  });

  it("are named when they are in the way: a folder in place of a report", async () => {
    const { exit, stderr } = await reportOfSpoilt((runDir) => fs.mkdirSync(join(runDir, "report.md")));
    expect([exit, stderr]).toEqual([
      3,
      expect.stringContaining("report.md cannot be written: a folder is in its place"),
    ]);
  });
});

describe("a run-dir of schema 1.0 with holes", () => {
  it("is reported as far as it goes", async () => {
    using folder = temporaryFolder();
    const root = join(folder.path, "run");
    fs.mkdirSync(root);
    const [one, two] = compareV1(root, [
      { name: "a", backend: "aider", model: "m" },
      { name: "b", backend: "aider", model: "n" },
    ]) as [string, string];
    for (let task = 0; task < 3; task++) {
      putV1(one, { task: `python/t-${task}` });
      const attempt = putV1(two, { task: `python/t-${task}`, result: "fail" });
      if (task === 0) fs.rmSync(join(attempt, "score.json"));
      if (task === 1) fs.truncateSync(join(attempt, "run-record.json"), 40);
    }
    fs.rmSync(join(root, "candidate-runs.json"));
    const { report } = await told(folder.path, ["--csv", "--junit"]);
    expect(report?.completeness).toMatchObject({ expected: 6, received: 4 });
    const notes = report?.notes.join("\n");
    expect(notes).toContain("score.json is missing");
    expect(notes).toContain("run-record.json is torn");
    expect(notes).toContain("was cut short");
  });

  it("is broken when nothing of it can be read", async () => {
    using folder = temporaryFolder();
    const root = join(folder.path, "run");
    fs.mkdirSync(root);
    fs.rmSync(join(putV1(root, { task: "python/t" }), "stats.json"));
    const before = folderDigest(root);
    const { exit, stderr } = await told(folder.path);
    expect([exit, stderr]).toEqual([3, expect.stringContaining("stats.json is missing")]);
    expect(folderDigest(root)).toBe(before);
  });
});

const canBeSomebodyElse = process.getuid?.() === 0;

describe.skipIf(skipUnless(canBeSomebodyElse, "root"))("without permission", () => {
  /** The built program as nobody; root may read everything. */
  const asNobody = (cwd: string): Promise<Ended> =>
    new Promise((resolve, reject) => {
      const program = join(import.meta.dirname, "../../dist/benchmark.js");
      const child = spawn(process.execPath, [program, "report", "--run-dir", "run"], { cwd, uid: 65534, gid: 65534 });
      let [stdout, stderr] = ["", ""];
      child.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
      child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
      child.on("error", reject);
      child.on("close", (exit, signal) => resolve({ exit, signal, stdout, stderr }));
    });

  it.each([
    ["to enter the run-dir", (runDir: string) => fs.chmodSync(runDir, 0o000), "may not be read"],
    [
      "to read the plan",
      (runDir: string) => fs.chmodSync(join(runDir, "plan.json"), 0o000),
      "plan.json may not be read",
    ],
    [
      "to read the index",
      (runDir: string) => fs.chmodSync(join(runDir, "index.jsonl"), 0o000),
      "index.jsonl may not be read",
    ],
    ["to write the report", () => undefined, "cannot be written"],
  ])("a report says what it lacks: %s", async (_, spoil, words) => {
    using folder = temporaryFolder();
    fs.chmodSync(folder.path, 0o755);
    makeRunDir(join(folder.path, "run"), plan);
    spoil(join(folder.path, "run"));
    const { exit, stderr } = await asNobody(folder.path);
    expect([exit, stderr]).toEqual([3, expect.stringContaining(words)]);
    expect(stderr).not.toContain("This is a bug");
  });
});
