import { describe, expect, it } from "vitest";
import { cutPlan } from "#core/plan.ts";
import { outlookOf } from "#core/plan-outlook.ts";
import { planSummary, type PlanSetting } from "#github/plan-summary.ts";
import { syntheticPlan } from "../support/synthetic-run.ts";

describe("the summary of a plan", () => {
  const plan = cutPlan(syntheticPlan({ candidates: 2, tasks: 40, repetitions: 1 }), 2);
  const legs = [1, 2, 3, 4].map((shard) => ({
    shard,
    "runs-on": shard > 2 ? ["self-hosted", "gpu"] : ["ubuntu-24.04"],
  }));
  const told = (setting: Partial<PlanSetting> = {}) =>
    planSummary(plan, outlookOf(plan, 4), { legs, unserved: [], environments: [], timed: 0, ...setting });

  it("says what runs where, for how long, and what it can see", () => {
    const text = told();
    expect(text).toContain("40 tasks × 2 candidates × 1 repetition = 80 trials");
    expect(text).toContain("the longest takes about 10 s");
    expect(text).toMatch(/\| 3\/4 \| `stub:model-1` \| 20 \| 20 \| 10 s \| `self-hosted` `gpu` \|/);
    expect(text).toMatch(/Minimum detectable effect \d+\.\d percentage points \(80 % power\): a smaller/);
    expect(text).not.toContain("prepares");
    expect(text).not.toContain("⚠️");
  });

  it("says where its times come from", () => {
    expect(told()).toContain("times are what the benchmark expects");
    expect(told({ timed: 3 })).toContain("Times of 3 tasks are those of earlier runs");
    expect(told({ timed: 40 })).toContain("Times are those of earlier runs.");
  });

  it("warns of what each machine has to make first, and of labels that no runner carries", () => {
    const text = told({ environments: ["jest", "catch2"], unserved: ["self-hosted, gpu"] });
    expect(text).toContain("each machine prepares 2 environments");
    expect(text).toContain("`jest` and `catch2`");
    expect(text).toContain("with the labels `self-hosted, gpu` is online");
  });
});
