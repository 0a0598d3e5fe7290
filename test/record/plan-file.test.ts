import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { RunError } from "#core/errors.ts";
import { makePlan } from "#core/plan.ts";
import type { Plan } from "#core/records.gen.ts";
import { PlanReader } from "#record/plan-file.ts";
import { prettyJson } from "#record/write-file.ts";
import { syntheticPlan } from "../support/synthetic-run.ts";
import { tempDir } from "../support/temp-dir.ts";

const plan = syntheticPlan({ candidates: 2, tasks: 400, repetitions: 1 });

function runDirWith(content: string): string {
  const root = tempDir();
  fs.writeFileSync(join(root, "plan.json"), content);
  return root;
}

describe("a reader of many plans", () => {
  it("verifies the same bytes once, and every other bytes by themselves", () => {
    const plans = new PlanReader();
    const text = prettyJson(plan);
    expect(text.length).toBeGreaterThan(2 * 64 * 1024); // compared in several pieces
    const first = plans.read(runDirWith(text));
    expect(first).toEqual(plan);
    expect(plans.read(runDirWith(text))).toBe(first);
    const other = makePlan({ ...plan, repetitions: 2 });
    expect(plans.read(runDirWith(prettyJson(other)))).toEqual(other);
    const reread = plans.read(runDirWith(text)) as Plan;
    expect(reread).toEqual(plan);
    expect(plans.read(tempDir())).toBe(null);
    expect(plans.read(runDirWith(text))).toBe(reread);
  });

  it("does not take for the same what only begins, ends or claims to be so", () => {
    const text = prettyJson(plan);
    const last = text.lastIndexOf("task-399");
    for (const forged of [
      text.slice(0, -10),
      `${text}x`,
      text.replace(plan.tasks[0].id, "another"),
      `${text.slice(0, last)}TASK-399${text.slice(last + 8)}`,
      "",
    ]) {
      const plans = new PlanReader();
      plans.read(runDirWith(text));
      expect(() => plans.read(runDirWith(forged))).toThrow(RunError);
    }
    const plans = new PlanReader();
    plans.read(runDirWith(text));
    const linked = tempDir();
    fs.symlinkSync(join(runDirWith(text), "plan.json"), join(linked, "plan.json"));
    expect(() => plans.read(linked)).toThrow("is a link");
  });
});
