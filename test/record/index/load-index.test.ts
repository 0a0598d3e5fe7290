import fs from "node:fs";
import { join } from "node:path";
import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { IndexRow } from "#core/records.gen.ts";
import { loadIndex } from "#record/index/load-index.ts";
import { readRun } from "#record/read-run.ts";
import { RunDir } from "#record/run-dir.ts";
import { indexRow as indexRowSchema } from "#record/validate-derived.gen.ts";
import { makeRunDir, putSynthetic, syntheticAttempt, syntheticPlan } from "../../support/synthetic-run.ts";
import { tempDir } from "../../support/temp-dir.ts";

const plan = syntheticPlan();
const key = { candidate: 0, task: 0, repetition: 1, attempt: 1 };
const place = "stub-model-0/python-task-0/attempt-01-run-001";

/** Rows and problems, as a report sees them and then as the writer does, which must be the same. */
function look(path: string): { rows: readonly IndexRow[]; problems: string[] } {
  const { rows, problems } = readRun(path);
  return { rows, problems: problems.map((problem) => `${problem.path}: ${problem.message}`) };
}

function reopen(path: string): { rows: readonly IndexRow[]; problems: string[] } {
  using run = RunDir.open(path);
  return {
    rows: [...run.found.results],
    problems: run.found.problems.map((problem) => `${problem.path}: ${problem.message}`),
  };
}

/** A run-dir with every trial done, and its rows. */
function doneRun(): { path: string; rows: readonly IndexRow[]; index: string } {
  const path = tempDir();
  makeRunDir(path, plan);
  return { path, rows: readRun(path).rows, index: fs.readFileSync(join(path, "index.jsonl"), "utf8") };
}

describe("an index row", () => {
  it("fits its schema", () => {
    const { rows } = doneRun();
    expect(rows.length).toBeGreaterThan(plan.candidates.length * plan.tasks.length * plan.repetitions - 1);
    for (const row of rows) expect((indexRowSchema as (value: unknown) => boolean)(row)).toBe(true);
  });
});

describe("the index", () => {
  it("says after a rebuild from the records what it said before", () => {
    const { path, rows } = doneRun();
    fs.rmSync(join(path, "index.jsonl"));
    expect(look(path)).toEqual({ rows, problems: [] });
    expect(reopen(path)).toEqual({ rows, problems: [] });
    expect(fs.readFileSync(join(path, "index.jsonl"), "utf8")).toBe(
      rows.map((row) => `${JSON.stringify(row)}\n`).join(""),
    );
  });

  it("may be cut off at any byte without a loss", () => {
    const { path, rows, index } = doneRun();
    fc.assert(
      fc.property(fc.nat(index.length), (cut) => {
        fs.writeFileSync(join(path, "index.jsonl"), index.slice(0, cut));
        const torn = cut > 0 && index[cut - 1] !== "\n";
        const seen = look(path);
        expect(seen.rows).toEqual(rows);
        const [found, line, ...others] = seen.problems.map((problem) => problem.replace(/\d+/, "N"));
        expect([line, ...others]).toEqual([torn ? "index.jsonl:N: The line is left out: it was cut off." : undefined]);
        if (torn)
          expect(found).toMatch(/^index.jsonl: N attempts? .* instead of from here, and counts? all the same\.$/);
        else expect(found).toBeUndefined();
        expect(reopen(path).rows).toEqual(rows);
        expect(look(path)).toEqual({ rows, problems: [] });
      }),
      { numRuns: 25 },
    );
  });

  it("says of lines that are garbage how many attempts are read from their records instead, where any are", () => {
    const { path, rows, index } = doneRun();
    const [, second, ...others] = index.trimEnd().split("\n");
    fs.writeFileSync(join(path, "index.jsonl"), ["x", second, ...others, ""].join("\n"));
    const garbage = "index.jsonl:1: The line is left out: it is not JSON.";
    const found = "index.jsonl: 1 attempt is read from its record instead of from here, and counts all the same.";
    expect(look(path)).toEqual({ rows, problems: [found, garbage] });
    // Nobody's line, or that of an attempt that is lost.
    fs.rmSync(join(path, place), { recursive: true });
    expect(look(path).problems).toEqual([garbage]);
  });

  it("leaves out lines that are garbage and names them, and says it once", () => {
    const { path, rows, index } = doneRun();
    const lines = index.trimEnd().split("\n");
    lines.splice(1, 0, "not json", '{"v":1}', "[]", "");
    fs.writeFileSync(join(path, "index.jsonl"), `${lines.join("\n")}\n`);
    const seen = look(path);
    expect(seen.rows).toEqual(rows);
    expect(seen.problems).toEqual([
      "index.jsonl:2: The line is left out: it is not JSON.",
      "index.jsonl:3: The line is left out: its version is 1, not 2.",
      "index.jsonl:4: The line is left out: its version is undefined, not 2.",
      "index.jsonl:5: The line is left out: it is not JSON.",
    ]);
    expect(reopen(path).problems).toHaveLength(4);
    expect(look(path).problems).toEqual([]);
  });

  it("ignores rows of cells that are not in the plan, and rows that point elsewhere", () => {
    const { path, rows } = doneRun();
    const alien = [
      { ...rows[0], c: 9 },
      { ...rows[0], t: -1 },
      { ...rows[0], r: 3 },
      { ...rows[0], a: 3 },
      { ...rows[0], dir: "../../somewhere" },
      { ...rows[0], class: "great" },
    ];
    fs.appendFileSync(join(path, "index.jsonl"), alien.map((row) => `${JSON.stringify(row)}\n`).join(""));
    const seen = look(path);
    expect(seen.rows).toEqual(rows);
    expect(seen.problems).toHaveLength(alien.length);
  });

  it("lets a higher try win wherever it stands", () => {
    const path = tempDir();
    {
      using run = RunDir.create(path, plan);
      putSynthetic(run, key, { try: 1, class: "rate_limit" });
      putSynthetic(run, key, { try: 2, class: "pass" });
    }
    expect(look(path).rows.map((row) => [row.try, row.class])).toEqual([[2, "pass"]]);
    const lines = fs.readFileSync(join(path, "index.jsonl"), "utf8").trimEnd().split("\n");
    fs.writeFileSync(join(path, "index.jsonl"), `${lines.reverse().join("\n")}\n`);
    expect(look(path).rows.map((row) => [row.try, row.class])).toEqual([[2, "pass"]]);
  });

  it("reads blocks that end anywhere in a line", () => {
    const many = syntheticPlan({ candidates: 2, tasks: 40, repetitions: 10 });
    const path = tempDir();
    RunDir.create(path, many).release();
    const { rows } = doneRun();
    const lines: string[] = [];
    for (const [t, { slug }] of many.tasks.entries()) {
      for (let r = 1; r <= 10; r++) {
        const dir = `stub-model-0/${slug}/attempt-01-run-${String(r).padStart(3, "0")}`;
        // Two-byte letters of a length that moves every boundary.
        lines.push(
          JSON.stringify({
            ...rows[0],
            c: 0,
            t,
            r,
            a: 1,
            dir,
            class: "pass",
            reason: "é".repeat(t === 7 ? 200_000 : 1000 + t * r),
          }),
        );
      }
    }
    fs.writeFileSync(join(path, "index.jsonl"), `${lines.join("\n")}\n`);
    const seen = look(path);
    expect(seen.problems).toEqual([expect.stringContaining("Its record and those of 399 more attempts are gone.")]);
    expect(seen.rows.map((row) => JSON.stringify(row))).toEqual(lines);
  });
});

describe("an attempt without a row", () => {
  it("is found at its place and entered", () => {
    const { path, rows, index } = doneRun();
    const lines = index.trimEnd().split("\n");
    const kept = lines.filter((_, at) => at % 3 !== 0);
    fs.writeFileSync(join(path, "index.jsonl"), `${kept.join("\n")}\n`);
    expect(look(path)).toEqual({ rows, problems: [] });
    expect(reopen(path)).toEqual({ rows, problems: [] });
    expect(fs.readFileSync(join(path, "index.jsonl"), "utf8").trimEnd().split("\n")).toHaveLength(rows.length);
  });

  it("is found when it is a later try of a row", () => {
    const path = tempDir();
    {
      using run = RunDir.create(path, plan);
      putSynthetic(run, key, { try: 1, class: "rate_limit" });
    }
    const before = fs.readFileSync(join(path, "index.jsonl"));
    {
      using run = RunDir.open(path);
      putSynthetic(run, key, { try: 2, class: "pass" });
    }
    fs.writeFileSync(join(path, "index.jsonl"), before);
    expect(look(path).rows.map((row) => [row.try, row.class])).toEqual([[2, "pass"]]);
    expect(reopen(path).rows.map((row) => [row.try, row.class])).toEqual([[2, "pass"]]);
  });

  it("comes back when its retry was cut short between two renames", () => {
    const path = tempDir();
    let row: IndexRow;
    {
      using run = RunDir.create(path, plan);
      row = putSynthetic(run, key, { try: 1, class: "rate_limit" });
    }
    fs.renameSync(join(path, place), join(path, `${place}.try-1`));
    expect(look(path).rows).toEqual([row]);
    expect(reopen(path)).toEqual({
      rows: [row],
      problems: [`${place}: A retry was cut short; the try before it counts again.`],
    });
    expect(fs.existsSync(join(path, place, "run-record.json"))).toBe(true);
  });

  it("is not taken from superseded tries or from staging", () => {
    const path = tempDir();
    {
      using run = RunDir.create(path, plan);
      const staged = run.stage();
      for (const [name, content] of syntheticAttempt(plan, key).files ?? [])
        fs.writeFileSync(join(staged.dir, name), content);
      expect(look(path).rows).toEqual([]);
    }
    expect(look(path)).toEqual({ rows: [], problems: [] });
  });
});

describe("a record that cannot be trusted", () => {
  const record = join(place, "run-record.json");
  const edit = (path: string, file: string, from: string, to: string) => {
    const text = fs.readFileSync(join(path, file), "utf8");
    expect(text).toContain(from);
    fs.writeFileSync(join(path, file), text.replace(from, to));
  };

  it.each([
    ["cut off", (path: string) => fs.truncateSync(join(path, record), 500), "torn or not JSON"],
    ["empty", (path: string) => fs.truncateSync(join(path, record), 0), "is empty"],
    ["missing", (path: string) => fs.rmSync(join(path, record)), "is missing"],
    ["of another plan", (path: string) => edit(path, record, plan.digest, "0".repeat(64)), "plan_digest is"],
    ["of another task", (path: string) => edit(path, record, "python/task-0", "python/task-1"), "task_id is"],
    [
      "with an unknown field",
      (path: string) => edit(path, record, '"candidate"', '"extra": 1, "candidate"'),
      '("extra")',
    ],
    [
      "beside an edited score",
      (path: string) => edit(path, join(place, "score.json"), '"pass"', '"fail"'),
      "was changed after",
    ],
    ["beside no stats", (path: string) => fs.rmSync(join(path, place, "stats.json")), "stats.json is missing"],
    [
      "a link",
      (path: string) => {
        fs.renameSync(join(path, record), join(path, "elsewhere.json"));
        fs.symlinkSync("../../../elsewhere.json", join(path, record));
      },
      "is a link",
    ],
    [
      "in a folder that is a link",
      (path: string) => {
        fs.renameSync(join(path, place), join(path, "elsewhere"));
        fs.symlinkSync("../../elsewhere", join(path, place));
      },
      "a link in place of a folder",
    ],
    [
      "a pipe",
      (path: string) => {
        fs.rmSync(join(path, record));
        execFileSync("mkfifo", [join(path, record)]);
      },
      "is empty",
    ],
  ])("is set aside when it is %s, and never deleted", (_, spoil, words) => {
    const path = tempDir();
    {
      using run = RunDir.create(path, plan);
      putSynthetic(run, key, { class: "pass" });
    }
    fs.rmSync(join(path, "index.jsonl"));
    spoil(path);
    const seen = look(path);
    expect(seen.rows).toEqual([]);
    expect(seen.problems.join("\n")).toContain(words);
    expect(fs.lstatSync(join(path, place), { throwIfNoEntry: false })).toBeDefined();

    const opened = reopen(path);
    expect(opened.rows).toEqual([]);
    expect(opened.problems.join("\n")).toContain(`It was moved to ${place}.bad-1`);
    expect(fs.lstatSync(join(path, `${place}.bad-1`), { throwIfNoEntry: false })).toBeDefined();
    expect(fs.lstatSync(join(path, place), { throwIfNoEntry: false })).toBeUndefined();
    expect(look(path)).toEqual({ rows: [], problems: [] });
  });

  it("gives way to the attempt that is run in its place", () => {
    const path = tempDir();
    for (const number of [1, 2]) {
      using run = RunDir.create(path, plan);
      expect([...run.found.results]).toEqual([]);
      putSynthetic(run, key, { class: "pass" });
      run.release();
      fs.truncateSync(join(path, record), 100 * number);
      fs.rmSync(join(path, "index.jsonl"));
      reopen(path);
    }
    expect(fs.readdirSync(join(path, "stub-model-0", "python-task-0")).sort()).toEqual([
      "attempt-01-run-001.bad-1",
      "attempt-01-run-001.bad-2",
    ]);
  });
});

describe("a folder that was removed by hand", () => {
  it("makes the writer run the attempt again, with all that followed from it", () => {
    const path = tempDir();
    {
      using run = RunDir.create(path, plan);
      putSynthetic(run, key, { class: "fail" });
      putSynthetic(run, { ...key, attempt: 2 }, { class: "pass" });
    }
    fs.rmSync(join(path, place), { recursive: true });
    const opened = reopen(path);
    expect(opened.rows).toEqual([]);
    expect(opened.problems[0]).toBe(`${place}: The folder is gone. The attempt will be run again.`);
    expect(opened.problems[1]).toContain("Attempt 2 is left out: no earlier attempt leads to it");
    expect(opened.problems[2]).toContain("attempt 1, which it follows from, is to be run again");
    expect(fs.readdirSync(join(path, "stub-model-0", "python-task-0"))).toEqual(["attempt-02-run-001.bad-1"]);
  });
});

describe("after a power cut", () => {
  it("trusts no row whose record did not reach the disk", () => {
    const { path, rows } = doneRun();
    const victim = rows.at(-1)!;
    fs.truncateSync(join(path, victim.dir, "run-record.json"), 0);
    expect(look(path).rows).toHaveLength(rows.length);
    const { results } = loadIndex(path, plan, { repair: true, rebuild: true });
    expect([...results]).toEqual(rows.filter((row) => row !== victim));
  });
});
