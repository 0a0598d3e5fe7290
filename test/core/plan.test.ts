import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { UsageError } from "#core/errors.ts";
import { cutPlan, makePlan, parseShard, planDigest, shardOf, shardTrials, timedPlan, trialsOf } from "#core/plan.ts";
import { outlookOf, outlookText } from "#core/plan-outlook.ts";
import { syntheticPlan } from "../support/synthetic-run.ts";

const shapes = fc.record({
  candidates: fc.integer({ min: 1, max: 4 }),
  tasks: fc.integer({ min: 1, max: 12 }),
  repetitions: fc.integer({ min: 1, max: 3 }),
  seed: fc.nat(1000),
});
const keys = (trials: ReturnType<typeof trialsOf>) =>
  trials.map(({ candidate, task, repetition }) => `${candidate}.${task}.${repetition}`);

describe("the order of trials", () => {
  it("holds every candidate x task x repetition once, whatever the seed", () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        const trials = keys(trialsOf(syntheticPlan(shape)));
        expect(trials).toHaveLength(shape.candidates * shape.tasks * shape.repetitions);
        expect(new Set(trials).size).toBe(trials.length);
      }),
    );
  });

  it("is candidate by candidate, task by task when it is sequential", () => {
    const plan = syntheticPlan({ candidates: 2, tasks: 2, repetitions: 2 });
    const sequential = makePlan({ ...plan, settings: { ...plan.settings, order: "sequential" } });
    expect(keys(trialsOf(sequential))).toEqual([
      "0.0.1",
      "0.0.2",
      "0.1.1",
      "0.1.2",
      "1.0.1",
      "1.0.2",
      "1.1.1",
      "1.1.2",
    ]);
  });

  it("lets all candidates meet a task before any meets the next one", () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        const trials = trialsOf(syntheticPlan(shape));
        for (let at = 0; at < trials.length; at += shape.candidates) {
          const block = trials.slice(at, at + shape.candidates);
          expect(new Set(block.map(({ task, repetition }) => `${task}.${repetition}`)).size).toBe(1);
          expect(new Set(block.map(({ candidate }) => candidate)).size).toBe(shape.candidates);
        }
      }),
    );
  });

  it("depends on the seed, and puts no candidate always first", () => {
    const order = (seed: number) => trialsOf(syntheticPlan({ candidates: 2, tasks: 12, repetitions: 2, seed }));
    expect(keys(order(1))).not.toEqual(keys(order(2)));
    const firsts = order(1)
      .filter((_, at) => at % 2 === 0)
      .map(({ candidate }) => candidate);
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
  });
});

describe("shards", () => {
  it("part the trials of a plan: each is in exactly one", () => {
    fc.assert(
      fc.property(shapes, fc.integer({ min: 1, max: 5 }), (shape, slices) => {
        const plan = syntheticPlan(shape);
        const of = slices * shape.candidates;
        const parts = Array.from({ length: of }, (_, at) =>
          keys(shardTrials(plan, shardOf(plan, { index: at + 1, of }))),
        );
        expect(parts.flat().sort()).toEqual(keys(trialsOf(plan)).sort());
      }),
    );
  });

  it("hold one candidate each, and the same slices for every candidate", () => {
    fc.assert(
      fc.property(shapes, fc.integer({ min: 1, max: 5 }), (shape, slices) => {
        const plan = syntheticPlan(shape);
        const of = slices * shape.candidates;
        const shards = Array.from({ length: of }, (_, at) => shardOf(plan, { index: at + 1, of }));
        for (let slice = 0; slice < slices; slice++) {
          const same = shards.filter((_, at) => at % slices === slice);
          expect(new Set(same.map(({ tasks }) => tasks.join(","))).size).toBe(1);
          expect(same.map(({ candidate }) => candidate)).toEqual(plan.candidates.map((_, at) => at));
        }
      }),
    );
  });

  it("keep their tasks when others join the plan", () => {
    const few = syntheticPlan({ candidates: 1, tasks: 6 });
    const many = syntheticPlan({ candidates: 1, tasks: 40 });
    for (const index of [1, 2, 3]) {
      const before = shardOf(few, { index, of: 3 }).tasks;
      expect(shardOf(many, { index, of: 3 }).tasks.filter((task) => task < 6)).toEqual(before);
    }
  });

  it("of a plan that is cut part its trials too, and no slice is empty", () => {
    fc.assert(
      fc.property(shapes, fc.integer({ min: 1, max: 15 }), (shape, slices) => {
        const plan = cutPlan(syntheticPlan(shape), slices);
        const of = Math.min(slices, shape.tasks) * shape.candidates;
        const parts = Array.from({ length: of }, (_, at) => shardTrials(plan, shardOf(plan, { index: at + 1, of })));
        expect(parts.flatMap(keys).sort()).toEqual(keys(trialsOf(plan)).sort());
        expect(parts.every((part) => part.length > 0)).toBe(true);
        expect(() => shardOf(plan, { index: 1, of: of + shape.candidates })).toThrow(UsageError);
      }),
    );
  });

  it("of a plan that is cut take about the same time: no slice is longer than the mean and its longest task", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 6 }),
        (times, count) => {
          const whole = syntheticPlan({ candidates: 1, tasks: times.length, repetitions: 1 });
          const timeOf = new Map(whole.tasks.map(({ id }, at) => [id, times[at] ?? 1]));
          const { slices = [] } = cutPlan(timedPlan(whole, timeOf), count);
          const loads = slices.map((ids) => ids.reduce((sum, id) => sum + (timeOf.get(id) ?? 1), 0));
          const mean = times.reduce((sum, time) => sum + time, 0) / slices.length;
          expect(Math.max(...loads)).toBeLessThanOrEqual(mean + Math.max(...times));
        },
      ),
    );
  });

  it("are refused when they cannot be dealt evenly, or name no part", () => {
    const plan = syntheticPlan({ candidates: 3 });
    expect(() => shardOf(plan, { index: 1, of: 4 })).toThrow(/multiple of 3|dealt evenly/);
    for (const text of ["0/3", "4/3", "1", "1/0", "a/b", "-1/2", "1/2/3", ""])
      expect(() => parseShard(text)).toThrow(UsageError);
    expect(parseShard("2/6")).toEqual({ index: 2, of: 6 });
  });
});

describe("the digest of a plan", () => {
  it("changes with whatever decides what is run, and with nothing else", () => {
    const plan = syntheticPlan();
    const validation = {
      benchmark_revision: "r",
      toolchain: "t",
      validated_at: "2026-01-01T00:00:00Z",
      passed: 1,
      quarantined: [],
    };
    for (const same of [{ created_at: "2030-01-01T00:00:00Z" }, { command: ["other"] }, { validation }])
      expect(planDigest({ ...plan, ...same })).toBe(plan.digest);
    for (const other of [
      { repetitions: 9 },
      { harness_version: "9" },
      { settings: { ...plan.settings, seed: 9 } },
      { benchmark: { ...plan.benchmark, revision: "9" } },
    ]) {
      expect(planDigest({ ...plan, ...other })).not.toBe(plan.digest);
    }
  });
});

describe("the outlook of a plan", () => {
  it("sees less with more candidates, a stricter level or quarantined tasks", () => {
    const sight = (change: object, shape = {}) => {
      const plan = makePlan({ ...syntheticPlan({ candidates: 2, tasks: 20, repetitions: 1, ...shape }), ...change });
      return outlookOf(plan, null).minimum_detectable_effect ?? 0;
    };
    const { settings } = syntheticPlan();
    expect(sight({})).toBeCloseTo(0.418, 3);
    expect(sight({}, { candidates: 3 })).toBeGreaterThan(sight({}));
    expect(sight({ settings: { ...settings, alpha: 0.001 } })).toBeGreaterThan(sight({}));
    const quarantined = [{ task_id: "python/task-0", reason: "broken" }];
    expect(
      sight({
        validation: {
          benchmark_revision: "r",
          toolchain: "t",
          validated_at: "2026-01-01T00:00:00Z",
          passed: 19,
          quarantined,
        },
      }),
    ).toBeGreaterThan(sight({}));
    expect(outlookOf(syntheticPlan({ candidates: 1 }), null).minimum_detectable_effect).toBeNull();
  });

  it("tells the time from the benchmark's hints, at the plan's concurrency", () => {
    const plan = syntheticPlan({ candidates: 2, tasks: 10, repetitions: 3, maxAttempts: 2 });
    expect(outlookOf(plan, 4)).toMatchObject({
      cells: 60,
      attempts_at_most: 120,
      expected_seconds: { least: 30, most: 60 },
    });
    expect(outlookText(plan, outlookOf(plan, 4))).toMatch(/60 trials.*30 s to 1 min 0 s.*shard 4\/4/s);
  });
});
