import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Plan } from "#core/records.gen.ts";
import { caller, writeJson } from "../support/called.ts";

const PRESET = {
  benchmark: "mini",
  sample: 3,
  seed: 5,
  budget: { run_tokens: 9 },
  candidates: [{ backend: "stub" }, { backend: "stub", model: "fail" }],
};

/** The plan of a run of the preset with these flags. */
async function planOf(...flags: string[]): Promise<Plan> {
  using from = await caller();
  writeJson(from, "presets/dogfood.json", PRESET);
  const line = ["benchmark", "dogfood", "--no-report", "--run-dir", "run", ...flags];
  expect((await from.call(...line)).exit).toBe(0);
  return JSON.parse(fs.readFileSync(join(from.folder, "run/plan.json"), "utf8")) as Plan;
}

describe("dogfood", () => {
  it("runs the preset of that name", async () => {
    const plan = await planOf();
    expect(plan.benchmark).toMatchObject({ id: "mini", sample: { size: 3, seed: 5 } });
    expect(plan.candidates.map(({ name }) => name)).toEqual(["stub", "stub:fail"]);
    expect(plan.kind).toBe("compare");
  });

  it("runs it with the candidate that is named in the place of the preset's, within the preset's budget", async () => {
    const named = ["--backend", "stub", "--model", "pass=0.5", "--runs", "2"];
    const plan = await planOf(...named, "--budget", "attempt-tokens=3");
    expect(plan.benchmark).toMatchObject({ id: "mini", sample: { size: 3, seed: 5 } });
    expect(plan.candidates.map(({ name }) => name)).toEqual(["stub:pass=0.5"]);
    expect(plan).toMatchObject({ kind: "run", repetitions: 2 });
    expect(plan.settings.budget).toEqual({ run_tokens: 9, attempt_tokens: 3 });
  });
});
