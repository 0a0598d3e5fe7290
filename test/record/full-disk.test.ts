import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { RunError } from "#core/errors.ts";
import type { IndexRow } from "#core/records.gen.ts";
import { readRun } from "#record/read-run.ts";
import { RunDir } from "#record/run-dir.ts";
import { IndexAppender } from "#record/index/index-appender.ts";
import { mergeRuns } from "#record/merge/merge-runs.ts";
import { writing } from "#record/write-error.ts";
import { makeRunDir, putSynthetic, syntheticAttempt, syntheticPlan } from "../support/synthetic-run.ts";
import { skipUnless } from "../support/skip.ts";
import { canMount, smallDisk } from "../support/small-disk.ts";
import { tempDir } from "../support/temp-dir.ts";

const plan = syntheticPlan({ candidates: 1, tasks: 200, repetitions: 1, maxAttempts: 1 });

function errorOf(work: () => unknown): RunError {
  try {
    work();
  } catch (error) {
    if (error instanceof RunError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}

const filesNamed = (name: string, folder: string): string[] =>
  fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(`/${name}`));

/** Puts attempts on record until the disk is full. */
function fill(run: RunDir): { rows: IndexRow[]; error: RunError } {
  const rows: IndexRow[] = [];
  const error = errorOf(() => {
    for (let task = 0; ; task++)
      rows.push(putSynthetic(run, { candidate: 0, task, repetition: 1, attempt: 1 }, { class: "pass" }));
  });
  return { rows, error };
}

describe.skipIf(skipUnless(canMount(), "tmpfs"))("a disk that is full", () => {
  it.each([300, 333, 400, 517])("ends the run with an error and leaves whole attempts only (%i KiB)", (kib) => {
    const path = join(smallDisk(kib), "run");
    const { rows, error } = ((): ReturnType<typeof fill> => {
      using run = RunDir.create(path, plan);
      return fill(run);
    })();
    expect(rows.length).toBeGreaterThan(2);
    expect(error.code).toBe("disk-full");
    expect(error.exit).toBe(3);
    expect(error.message).toContain(path);
    expect(error.hint).toContain("or resume the run");
    const seen = readRun(path);
    expect(seen.problems).toEqual([]);
    // The attempt that met the end of the disk is there as a whole, or not at all.
    expect(seen.rows.slice(0, rows.length)).toEqual(rows);
    expect(seen.rows.length - rows.length).toBeLessThanOrEqual(1);
  });

  it("keeps what a merge had moved until then, and says where", () => {
    const disk = smallDisk(600);
    const part = join(disk, "part");
    {
      using run = RunDir.create(part, plan);
      for (let task = 0; task < 5; task++)
        putSynthetic(run, { candidate: 0, task, repetition: 1, attempt: 1 }, { class: "pass" });
    }
    const recorded = () => filesNamed("run-record.json", disk).length;
    expect(recorded()).toBe(5);
    const ballast = fs.openSync(join(disk, "ballast"), "w");
    expect(() => {
      for (;;) fs.writeSync(ballast, Buffer.alloc(4096));
    }).toThrow(/ENOSPC/);
    fs.closeSync(ballast);
    const error = errorOf(() => mergeRuns([part], join(disk, "merged"), { bring: "move" }));
    const [draft] = fs.readdirSync(disk).filter((name) => name.startsWith("merged.merging-"));
    expect(error.code).toBe("merge-cut");
    expect(error.message).toContain("No space is left");
    expect(error.hint).toContain(join(disk, draft!));
    expect(recorded()).toBe(5);
  });

  it("can be gone on with once there is space", () => {
    const disk = smallDisk(400);
    const [path, ballast] = [join(disk, "run"), join(disk, "ballast")];
    fs.writeFileSync(ballast, Buffer.alloc(100 * 1024));
    let before: readonly IndexRow[];
    {
      using run = RunDir.create(path, plan);
      before = fill(run).rows;
    }
    fs.rmSync(ballast);
    using run = RunDir.create(path, plan);
    expect(run.found.problems).toEqual([]);
    const next = { candidate: 0, task: 199, repetition: 1, attempt: 1 };
    const row = putSynthetic(run, next, { class: "fail" });
    expect(
      readRun(path)
        .rows.filter((known) => known.t !== 199)
        .slice(0, before.length),
    ).toEqual(before);
    expect(readRun(path).rows.at(-1)).toEqual(row);
  });

  it("takes no part of a row, so that the next one stands on a line of its own", () => {
    const disk = smallDisk(64);
    const part = tempDir();
    const [row] = makeRunDir(part, plan, { attempts: 1 });
    const path = join(disk, "index.jsonl");
    const index = new IndexAppender(path);
    index.append(row!);
    fs.writeFileSync(join(disk, "ballast"), Buffer.alloc(64 * 1024 - fs.statSync(disk).blksize));
    let rows = 1;
    expect(
      errorOf(() => {
        for (;;) {
          index.append(row!);
          rows++;
        }
      }).code,
    ).toBe("disk-full");
    fs.rmSync(join(disk, "ballast"));
    index.append(row!);
    index.close();
    expect(fs.readFileSync(path, "utf8")).toBe(`${JSON.stringify(row)}\n`.repeat(rows + 1));
  });

  it("does not lose the plan that is there, nor leave half of a new one", () => {
    const disk = smallDisk(64);
    fs.writeFileSync(join(disk, "ballast"), Buffer.alloc(60 * 1024));
    const path = join(disk, "run");
    expect(errorOf(() => RunDir.create(path, plan)).code).toBe("disk-full");
    expect(fs.readdirSync(path)).toEqual([]);
  });

  it("leaves no half of a merged run", () => {
    const part = tempDir();
    makeRunDir(part, plan);
    const disk = smallDisk(300);
    expect(errorOf(() => mergeRuns([part], join(disk, "merged"))).code).toBe("disk-full");
    expect(fs.readdirSync(disk)).toEqual([]);
  });

  it("that is read-only can be reported on, and a run says that it cannot write", () => {
    const disk = smallDisk(4096);
    const path = join(disk, "run");
    makeRunDir(path, syntheticPlan());
    fs.rmSync(join(path, "index.jsonl"));
    execFileSync("mount", ["-o", "remount,ro", disk]);
    const seen = readRun(path);
    expect(seen.rows.length).toBeGreaterThan(10);
    expect(seen.problems).toEqual([]);
    const error = errorOf(() => RunDir.open(path));
    expect(error.code).toBe("read-only");
    expect(error.hint).toContain("--run-dir");
  });
});

describe("writing", () => {
  it.each([
    ["ENOSPC", "disk-full"],
    ["EDQUOT", "disk-full"],
    ["EROFS", "read-only"],
    ["EACCES", "read-only"],
  ])("turns %s into the error %s and keeps the cause", (code, name) => {
    const cause = Object.assign(new Error("from the system"), { code });
    const error = errorOf(() =>
      writing("/some/place", () => {
        throw cause;
      }),
    );
    expect(error.code).toBe(name);
    expect(error.message).toContain("/some/place");
    // It may be a run or a cache that cannot be written.
    if (name === "read-only") expect(error.hint).toMatch(/--run-dir .*XDG_CACHE_HOME /);
    expect(error.cause).toBe(cause);
  });

  it("lets every other fault through as it is", () => {
    expect(() => writing("/some/place", () => fs.readFileSync("/nowhere"))).toThrow("ENOENT");
  });
});

describe("a staged attempt that is too large", () => {
  it("is refused by the number of its files", () => {
    using run = RunDir.create(tempDir(), plan);
    const staged = run.stage();
    for (let at = 0; at < 1001; at++) fs.writeFileSync(join(staged.dir, `log-${at}.txt`), "");
    const key = { candidate: 0, task: 0, repetition: 1, attempt: 1 };
    expect(errorOf(() => run.put(staged, key, syntheticAttempt(plan, key))).code).toBe("attempt-too-large");
  });
});
