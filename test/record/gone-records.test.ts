import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readRun } from "#record/read-run.ts";
import { makeRunDir, syntheticPlan } from "../support/synthetic-run.ts";
import { tempDir } from "../support/temp-dir.ts";

const plan = syntheticPlan({ candidates: 2, tasks: 3, repetitions: 1, maxAttempts: 1 });

describe("attempts that the index lists and whose records are gone", () => {
  it("count as it says, and it is told where the first of them was, how many there are and what to do", () => {
    const path = tempDir();
    makeRunDir(path, plan);
    const { rows, problems } = readRun(path);
    expect(problems).toEqual([]);
    const [, second, , , fifth] = rows.map(({ dir }) => dir);
    fs.rmSync(join(path, fifth!), { recursive: true });
    const one = readRun(path);
    expect(one.rows).toEqual(rows);
    expect(one.problems).toMatchObject([
      {
        path: fifth,
        message: expect.stringMatching(/^Its record is gone\. .* merge.* Put it back; .* resume/) as string,
      },
    ]);
    fs.rmSync(join(path, second!, "run-record.json"));
    expect(readRun(path).problems).toMatchObject([
      { path: second, message: expect.stringMatching(/^Its record and those of 1 more attempt are gone\./) as string },
    ]);
  });
});
