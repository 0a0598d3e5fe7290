import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TrialResults } from "#core/trial-results.ts";
import { readTimings, timingsKey, timingsOf, withNewer } from "#github/timings.ts";
import { syntheticRow } from "../support/synthetic-row.ts";
import { syntheticPlan } from "../support/synthetic-run.ts";

describe("timings of a run", () => {
  const plan = syntheticPlan({ candidates: 2, tasks: 3, repetitions: 1, maxAttempts: 2 });
  const timed = (seconds: number) => ({
    ms: [0, 0, seconds * 1000, null, null] as [number, number, number, null, null],
  });

  it("are the mean of what a task took both candidates, all attempts of a trial together, faults left out", () => {
    const results = TrialResults.of(plan, [
      syntheticRow(plan, { c: 0, t: 0, a: 1, class: "fail", ...timed(3) }),
      syntheticRow(plan, { c: 0, t: 0, a: 2, class: "pass", ...timed(5) }),
      syntheticRow(plan, { c: 1, t: 0, a: 1, class: "pass", ...timed(2) }),
      syntheticRow(plan, { c: 0, t: 1, a: 1, class: "pass", ...timed(7) }),
      syntheticRow(plan, { c: 1, t: 1, a: 1, class: "provider", ...timed(900) }),
      syntheticRow(plan, { c: 1, t: 2, a: 1, class: "provider", ...timed(900) }),
    ]);
    expect(timingsOf({ plan, results })).toEqual({ "python/task-0": 5, "python/task-1": 7 });
  });

  it("replace those of before task by task", () => {
    expect(withNewer({ a: 1, b: 2 }, { b: 3 })).toEqual({ a: 1, b: 3 });
  });

  it("are believed as far as they are figures, whatever lies in the cache", () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        for (const value of Object.values(readTimings(text))) expect(value).toBeGreaterThan(0);
      }),
    );
    expect(readTimings('{"a":2,"b":-1,"c":"3","d":null}')).toEqual({ a: 2 });
  });

  it("of stand-ins are kept apart from those of agents, whatever their order and number", () => {
    expect(timingsKey("default", "mini", ["stub", "codex", "stub"])).toBe(
      timingsKey("default", "mini", ["codex", "stub"]),
    );
    expect(timingsKey("default", "mini", ["codex"])).not.toBe(timingsKey("default", "mini", ["stub"]));
  });
});
