import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Rows } from "#core/attempt-rows.ts";
import { AttemptTable } from "#core/attempt-table.ts";
import type { IndexRow } from "#core/records.gen.ts";
import { scanIndex } from "#record/index/index-file.ts";
import { Places } from "#record/attempt/places.ts";
import { Refused } from "#record/regular-file.ts";
import { makeRunDir, syntheticPlan } from "../../support/synthetic-run.ts";
import { temporaryFolder } from "../../support/harness.ts";
import { tempDir } from "../../support/temp-dir.ts";

const plan = syntheticPlan({ tasks: 1, repetitions: 1 });

function scan(path: string): { rows: IndexRow[]; bad: string[] } {
  const places = new Places(plan);
  const rows = new Rows(0, (key) => places.of(key));
  const bad: string[] = [];
  scanIndex(path, plan, rows, (line, reason) => bad.push(`${line}: ${reason}`));
  return { rows: [...new AttemptTable(rows)], bad };
}

function someRow(): IndexRow {
  using folder = temporaryFolder();
  const [row] = makeRunDir(folder.path, plan);
  if (row === undefined) throw new Error("the run put nothing on record");
  return row;
}

describe("a line of the index", () => {
  const row = someRow();

  it.each([
    ["phase", null],
    ["reason", 7],
    ["stop", { toString: "no" }],
    ["ms", [1, 2, 3, 4, "5"]],
    ["s", null],
    ["s", -1],
    ["tok", [1, 2, 3, null]],
    ["cover", -1],
    ["cover", "all"],
    ["tools", "3"],
    ["tools", 2 ** 53],
    ["tools", 0.5],
    ["tok", [1.5, null, null, null, null]],
    ["change", [1, 2.5, 3]],
    ["tests", [1, 0, 0.1]],
    ["leaks", 1.5],
    ["tok", [1e308, 1e308, null, null, null]],
    ["turns", [3]],
    ["tamper", false],
    ["leaks", "some"],
    ["wire", -1],
    ["endpoint", ["http://x"]],
    ["version", 1],
    ["contain", {}],
    ["hidden", "yes"],
    ["arch", 64],
    ["harness", undefined],
  ])("is left out when its %s is %j", (field, value) => {
    const path = join(tempDir(), "index.jsonl");
    fs.writeFileSync(path, `${JSON.stringify({ ...row, [field]: value })}\n${JSON.stringify(row)}\n`);
    const { rows, bad } = scan(path);
    expect(rows).toEqual([row]);
    expect(bad).toEqual(["1: fields are missing or of the wrong kind"]);
  });

  it("is left out, and said so in a few words, when its version is a tower of brackets", () => {
    const path = join(tempDir(), "index.jsonl");
    const tower = "[".repeat(5000) + "]".repeat(5000);
    fs.writeFileSync(path, `{"v":${tower}}\n${JSON.stringify(row)}\n`);
    expect(scan(path)).toMatchObject({ rows: [row], bad: ["1: its version is no number, not 2"] });
  });

  it("makes the index unusable when there are a hundred thousand bad lines", () => {
    const path = join(tempDir(), "index.jsonl");
    fs.writeFileSync(path, "x\n".repeat(100_000));
    expect(() => scan(path)).toThrow("100000 of its lines are not rows of the plan");
  });

  it("is left out when a number in it is NaN, Infinity or read as infinite", () => {
    const path = join(tempDir(), "index.jsonl");
    const text = JSON.stringify({ ...row, s: 12.5 });
    fs.writeFileSync(path, ["NaN", "Infinity", "1e999", "12.5"].map((s) => `${text.replace("12.5", s)}\n`).join(""));
    const { rows, bad } = scan(path);
    expect(rows.map(({ s }) => s)).toEqual([12.5]);
    expect(bad.map((line) => line.slice(0, 1))).toEqual(["1", "2", "3"]);
  });
});

describe("an index that is no regular file", () => {
  it.each([
    ["a folder", (path: string) => fs.mkdirSync(path)],
    ["a link", (path: string) => fs.symlinkSync("/etc/passwd", path)],
    ["a pipe", (path: string) => execFileSync("mkfifo", [path])],
    ["a device", (path: string) => fs.symlinkSync("/dev/zero", path)],
  ])("is refused: %s", (_, put) => {
    const path = join(tempDir(), "index.jsonl");
    put(path);
    expect(() => scan(path)).toThrow(Refused);
  });
});
