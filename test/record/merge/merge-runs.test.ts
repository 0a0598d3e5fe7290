import fs from "node:fs";
import { execFileSync } from "node:child_process";
import { join, relative } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sha256 } from "#core/digest.ts";
import { UsageError } from "#core/errors.ts";
import { makePlan, shardOf, shardTrials } from "#core/plan.ts";
import type { Plan, ShardManifest } from "#core/records.gen.ts";
import { mergeRuns } from "#record/merge/merge-runs.ts";
import { projectRunDir } from "#record/projection.ts";
import { readRun } from "#record/read-run.ts";
import { RunDir } from "#record/run-dir.ts";
import { makeRunDir, putSynthetic, syntheticPlan } from "../../support/synthetic-run.ts";
import { tempDir } from "../../support/temp-dir.ts";

const plan = syntheticPlan({ candidates: 2, tasks: 6, repetitions: 1 });
const key = { candidate: 0, task: 0, repetition: 1, attempt: 1 };
const place = "stub-model-0/python-task-0/attempt-01-run-001";
const other = "stub-model-0/python-task-1/attempt-01-run-001";
const WAYS = ["copy", "link", "move"] as const;

function manifestOf(of: number, index: number, whole: Plan = plan): ShardManifest {
  const shard = shardOf(whole, { index, of });
  return {
    schema_version: "2.0",
    plan_digest: whole.digest,
    index,
    of,
    candidate: whole.candidates[shard.candidate]!.name,
    tasks: shard.tasks.map((task) => whole.tasks[task]!.id),
  };
}

/** The run of a plan in `of` parts, each with its own times and folders. */
function shards(whole: Plan, of: number): string[] {
  return Array.from({ length: of }, (_, at) => {
    const path = tempDir();
    const trials = shardTrials(whole, shardOf(whole, { index: at + 1, of }));
    makeRunDir(path, whole, { trials, shard: manifestOf(of, at + 1, whole), noise: at + 1 });
    return path;
  });
}

/** Every file below a folder, by path, as a digest. */
function treeDigests(root: string): Map<string, string> {
  const files = fs.readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path): [string, string] => [relative(root, path), sha256(fs.readFileSync(path))])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

const texts = (files: Map<string, Uint8Array>): Map<string, string> =>
  new Map(
    [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, content]) => [path, Buffer.from(content).toString()]),
  );

/** What the merged run of these parts has on record. */
function rowsOf(parts: readonly string[]) {
  const out = join(tempDir(), "merged");
  mergeRuns(parts, out);
  return readRun(out).rows;
}

describe("mergeRuns", () => {
  it("makes of the parts of a run, in any order, what the undivided run is", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1000 }),
        fc.constantFrom(2, 4, 6),
        fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
        (seed, of, order) => {
          const whole = syntheticPlan({ candidates: 2, tasks: 5, repetitions: 2, seed });
          const undivided = tempDir();
          makeRunDir(undivided, whole);
          const parts = shards(whole, of);
          const shuffled = parts
            .map((part, at) => ({ part, at: order[at]! }))
            .sort((x, y) => x.at - y.at)
            .map(({ part }) => part);
          const [one, other] = [join(tempDir(), "merged"), join(tempDir(), "merged")];
          expect(mergeRuns(parts, one).problems).toEqual([]);
          mergeRuns(shuffled, other);
          expect(treeDigests(other)).toEqual(treeDigests(one));
          expect(texts(projectRunDir(one))).toEqual(texts(projectRunDir(undivided)));
        },
      ),
      { numRuns: 6 },
    );
  });

  it("makes the same of hard links and of what is moved, where the time matters", () => {
    const parts = shards(plan, 2);
    // An earlier try beside it: this task is not moved as a whole.
    const [retried] = parts;
    fs.rmSync(join(retried!, place), { recursive: true });
    {
      using run = RunDir.open(retried!);
      putSynthetic(run, key, { try: 1, class: "rate_limit" });
      putSynthetic(run, key, { try: 2, class: "pass" });
    }
    // Beside the inputs, so that all are on one file system.
    const [linked, copied, moved] = WAYS.map(() => join(tempDir(), "merged")) as [string, string, string];
    mergeRuns(parts, linked, { bring: "link" });
    mergeRuns(parts, copied);
    expect(fs.statSync(join(linked, other, "diff.patch")).nlink).toBe(2);
    expect(fs.statSync(join(copied, other, "diff.patch")).nlink).toBe(1);
    const { ino } = fs.statSync(join(retried!, other));
    mergeRuns(parts, moved, { bring: "move" });
    expect(fs.statSync(join(moved, other)).ino).toBe(ino);
    expect(treeDigests(linked)).toEqual(treeDigests(copied));
    expect(treeDigests(moved)).toEqual(treeDigests(copied));
    expect([...treeDigests(moved).keys()]).toContain(`${place}.try-1/run-record.json`);
  });

  it("leaves a run-dir that is whole, sorted, and can be gone on with", () => {
    const out = join(tempDir(), "merged");
    const parts = shards(plan, 4);
    mergeRuns(parts, out);
    expect(fs.existsSync(join(out, "shard.json"))).toBe(false);
    const seen = readRun(out);
    expect(seen.problems).toEqual([]);
    const lines = fs.readFileSync(join(out, "index.jsonl"), "utf8").split("\n").slice(0, -1);
    expect(lines).toEqual(seen.rows.map((row) => JSON.stringify(row)));
    expect(lines.toSorted()).toEqual(
      parts.flatMap((part) => readRun(part).rows.map((row) => JSON.stringify(row))).sort(),
    );
    using run = RunDir.create(out, plan);
    expect(run.found.problems).toEqual([]);
  });

  it.each(WAYS)("lets records decide which attempts follow each other, whatever an index says (%s)", (bring) => {
    const parts = shards(plan, 2);
    const whole = rowsOf(parts);
    expect(whole.some(({ a }) => a === 2)).toBe(true);
    for (const part of parts) {
      const index = join(part, "index.jsonl");
      fs.writeFileSync(index, fs.readFileSync(index, "utf8").replaceAll('"class":"fail"', '"class":"pass"'));
    }
    const out = join(tempDir(), "merged");
    const { problems } = mergeRuns(parts, out, { bring });
    expect(readRun(out).rows).toEqual(whole);
    expect(problems.some(({ message }) => message === "The index says pass, the record fail. The record counts.")).toBe(
      true,
    );
  });

  it("takes parts that are not finished, and those without an index", () => {
    const parts = shards(plan, 2);
    fs.rmSync(join(parts[0]!, "index.jsonl"));
    fs.rmSync(join(parts[1]!, "stub-model-1", "python-task-3"), { recursive: true });
    fs.rmSync(join(parts[1]!, "index.jsonl"));
    expect(new Set(rowsOf(parts).map((row) => row.c * 6 + row.t)).size).toBe(11);
  });

  it("is glad of the same attempt twice", () => {
    const part = tempDir();
    makeRunDir(part, plan);
    const copy = join(tempDir(), "copy");
    fs.cpSync(part, copy, { recursive: true });
    const out = join(tempDir(), "merged");
    expect(mergeRuns([part, copy], out).problems).toEqual([]);
    expect(readRun(out).rows).toEqual(readRun(part).rows);
  });

  it("lets the higher try win and keeps the other beside it, whatever the order", () => {
    const early = tempDir();
    {
      using run = RunDir.create(early, plan);
      putSynthetic(run, key, { try: 1, class: "rate_limit" });
    }
    const late = join(tempDir(), "late");
    fs.cpSync(early, late, { recursive: true });
    {
      using run = RunDir.open(late);
      putSynthetic(run, key, { try: 2, class: "pass" });
    }
    const trees = [
      [early, late],
      [late, early],
    ].map((inputs) => {
      const out = join(tempDir(), "merged");
      mergeRuns(inputs, out);
      expect(readRun(out).rows.map((row) => [row.try, row.class])).toEqual([[2, "pass"]]);
      return treeDigests(out);
    });
    expect(trees[0]).toEqual(trees[1]);
    expect(trees[0]!.get(`${place}.try-1/run-record.json`)).toBe(treeDigests(early).get(`${place}/run-record.json`));
  });

  it("refuses two different attempts of one try, names both, and leaves nothing behind", () => {
    const [one, other] = [tempDir(), tempDir()];
    for (const [path, noise] of [
      [one, 1],
      [other, 2],
    ] as const) {
      using run = RunDir.create(path, plan);
      // Tasks that only one of them has come before: nothing of them is moved either.
      if (noise === 1) putSynthetic(run, { ...key, task: 1 }, { class: "pass" });
      putSynthetic(run, key, { class: "pass", noise });
    }
    const parent = tempDir();
    const [first, second] = [one, other].sort();
    const words = `${join(first!, place)} and ${join(second!, place)} are the same attempt with different contents.`;
    const before = treeDigests(one);
    for (const bring of WAYS) {
      expect(() => mergeRuns([one, other], join(parent, "merged"), { bring })).toThrow(words);
      expect(() => mergeRuns([other, one], join(parent, "merged"), { bring })).toThrow(words);
    }
    expect(fs.readdirSync(parent)).toEqual([]);
    expect(treeDigests(one)).toEqual(before);
  });

  it("refuses parts of different runs and says what differs", () => {
    const [one, other] = [tempDir(), tempDir()];
    RunDir.create(one, plan).release();
    RunDir.create(other, makePlan({ ...plan, repetitions: 7 })).release();
    expect(() => mergeRuns([one, other], join(tempDir(), "merged"))).toThrow("repetitions: 1, 7");
  });

  it("refuses an output that holds something, an input without a run, and nothing at all", () => {
    const [one, out] = [tempDir(), tempDir()];
    RunDir.create(one, plan).release();
    fs.writeFileSync(join(out, "x"), "");
    expect(() => mergeRuns([one], out)).toThrow("is there already");
    expect(() => mergeRuns([out], join(tempDir(), "merged"))).toThrow("There is no run in");
    expect(() => mergeRuns([join(out, "nowhere")], join(tempDir(), "merged"))).toThrow(UsageError);
    expect(() => mergeRuns([], join(tempDir(), "merged"))).toThrow("nothing to merge");
  });

  it("refuses to write into one of its parts, by whatever way", () => {
    const [one, beside] = [tempDir(), tempDir()];
    makeRunDir(one, plan);
    const link = join(beside, "link");
    fs.symlinkSync(one, link);
    for (const out of [join(one, "merged"), join(one, "a/b"), join(link, "merged"), one])
      expect(() => mergeRuns([one], out)).toThrow(expect.objectContaining({ code: "into-a-part", exit: 2 }));
    expect(() => mergeRuns([link], join(one, "merged"))).toThrow("which is one of its parts");
    expect(fs.existsSync(join(one, "a"))).toBe(false);
    mergeRuns([one], `${one}-merged`);
    fs.rmSync(`${one}-merged`, { recursive: true });
  });

  it.each(WAYS)("tells of an attempt that the index lists and whose folder is gone: %s", (bring) => {
    const parts = shards(plan, 2);
    fs.rmSync(join(parts[0]!, place), { recursive: true });
    const out = join(tempDir(), "merged");
    const { problems } = mergeRuns(parts, out, { bring });
    expect(problems).toMatchObject([
      {
        path: join(parts[0]!, place),
        message: expect.stringMatching(/its folder is gone\. Put it back, or .*resume/) as string,
      },
    ]);
    expect(readRun(out).rows.map(({ dir }) => dir)).not.toContain(place);
  });

  it("says nothing of a folder that is gone from one part where another has it", () => {
    const one = tempDir();
    makeRunDir(one, plan);
    const copy = join(tempDir(), "copy");
    fs.cpSync(one, copy, { recursive: true });
    fs.rmSync(join(one, place), { recursive: true });
    expect(mergeRuns([one, copy], join(tempDir(), "merged")).problems).toEqual([]);
  });

  it("knows which parts of the run are missing", () => {
    const parts = shards(plan, 4);
    const missing = (some: readonly string[]) =>
      mergeRuns(some, join(tempDir(), "merged")).missing.map(({ index, of }) => `${index}/${of}`);
    expect(missing(parts)).toEqual([]);
    expect(missing([parts[3]!, parts[1]!])).toEqual(["1/4", "3/4"]);
    const whole = tempDir();
    makeRunDir(whole, plan);
    expect(missing([whole])).toEqual([]);
    expect(missing([...shards(plan, 2).slice(0, 1), parts[2]!])).toEqual([]);
  });

  it("does not let a shard speak for a part that is not its own", () => {
    const path = tempDir();
    {
      using run = RunDir.create(path, plan, manifestOf(2, 1));
      putSynthetic(run, key, { class: "pass" });
      putSynthetic(run, { ...key, candidate: 1 }, { class: "fail" });
    }
    const out = join(tempDir(), "merged");
    const { problems } = mergeRuns([path], out);
    expect(readRun(out).rows.map((row) => row.c)).toEqual([0]);
    expect(problems.map(({ message }) => message)).toEqual(["It is left out: this shard was not to run it."]);
  });
});

describe("a hostile part", () => {
  function part(): string {
    const path = tempDir();
    using run = RunDir.create(path, plan);
    putSynthetic(run, key, { class: "pass" });
    return path;
  }

  /** Lists a file in the record and makes the index fit, as someone would who writes all files himself. */
  function forge(path: string, artifact: { path: string; content: string }): void {
    const file = join(path, place, "run-record.json");
    const record = JSON.parse(fs.readFileSync(file, "utf8")) as { artifacts: object[] };
    const { content } = artifact;
    record.artifacts.push({ path: artifact.path, bytes: content.length, sha256: sha256(content) });
    fs.writeFileSync(file, JSON.stringify(record));
    fs.rmSync(join(path, "index.jsonl"));
  }

  it.each([
    [
      "a link to a file outside",
      (path: string) => {
        const secret = join(tempDir(), "secret");
        fs.writeFileSync(secret, "secret");
        fs.symlinkSync(secret, join(path, place, "notes.txt"));
        forge(path, { path: "notes.txt", content: "secret" });
      },
      "is a link",
    ],
    [
      "a folder that is a link",
      (path: string) => {
        const outside = tempDir();
        fs.writeFileSync(join(outside, "secret"), "secret");
        fs.symlinkSync(outside, join(path, place, "logs"));
        forge(path, { path: "logs/secret", content: "secret" });
      },
      "a link in place of a folder",
    ],
    [
      "a path that leads out",
      (path: string) => {
        fs.writeFileSync(join(path, "secret"), "secret");
        forge(path, { path: "../../../secret", content: "secret" });
      },
      "not a plain path",
    ],
    [
      "a pipe that would never end",
      (path: string) => {
        execFileSync("mkfifo", [join(path, place, "pipe.txt")]);
        forge(path, { path: "pipe.txt", content: "" });
      },
      "is not a regular file",
    ],
    ["a file that is not there", (path: string) => forge(path, { path: "gone.txt", content: "" }), "is missing"],
    [
      "an edited file",
      (path: string) => fs.appendFileSync(join(path, place, "diff.patch"), "+more\n"),
      "changed after",
    ],
  ])("with %s loses that attempt and nothing else", (_, spoil, words) => {
    for (const bring of WAYS) {
      const path = part();
      {
        using run = RunDir.open(path);
        putSynthetic(run, { ...key, task: 1 }, { class: "pass" });
      }
      spoil(path);
      const out = join(tempDir(), "merged");
      const { problems } = mergeRuns([path], out, { bring });
      expect(readRun(out).rows.map((row) => row.t)).toEqual([1]);
      expect(problems.map(({ message }) => message).join("\n")).toContain(words);
      expect([...treeDigests(out).values()]).not.toContain(sha256("secret"));
    }
  });

  it("does not bring files in that no record lists", () => {
    const sorts: ((path: string) => void)[] = [
      (path) => fs.writeFileSync(join(path, place, "extra.html"), "<script>"),
      (path) => fs.mkdirSync(join(path, place, "extra.html")),
      (path) => fs.symlinkSync("/", join(path, place, "extra.html")),
      (path) => fs.writeFileSync(join(path, place, "..", "extra.html"), "<script>"),
      (path) => fs.writeFileSync(join(path, "report.html"), "<script>"),
    ];
    for (const bring of WAYS) {
      for (const put of sorts) {
        const path = part();
        put(path);
        const out = join(tempDir(), "merged");
        mergeRuns([path], out, { bring });
        expect(readRun(out).rows).toHaveLength(1);
        expect(fs.readdirSync(out, { recursive: true }).filter((name) => String(name).endsWith(".html"))).toEqual([]);
      }
    }
  });
});
