import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutPlan } from "#core/plan.ts";
import { isKey, planName, readPlanName, readShardName, shardName } from "#github/artifact-names.ts";
import { labelsNobodyHas, matrixOf, shardCount } from "#github/matrix.ts";
import { syntheticPlan } from "../support/synthetic-run.ts";

const LEFT_TO_US = { shards: null, maxShards: null, runsOn: null, labels: [] };

describe("how many shards", () => {
  it("never exceeds what GitHub runs or the user allows, and is a multiple of the candidates with no empty slice", () => {
    const shape = fc.record({
      candidates: fc.integer({ min: 1, max: 5 }),
      tasks: fc.integer({ min: 1, max: 60 }),
      repetitions: fc.integer({ min: 1, max: 3 }),
    });
    const wish = fc.record({
      shards: fc.option(fc.integer({ min: 1, max: 1000 })),
      maxShards: fc.option(fc.integer({ min: 5, max: 1000 })),
    });
    fc.assert(
      fc.property(shape, wish, (sizes, wanted) => {
        const plan = syntheticPlan(sizes);
        const { shards } = shardCount(plan, { ...LEFT_TO_US, ...wanted });
        expect(shards).toBeLessThanOrEqual(Math.min(256, wanted.maxShards ?? 20));
        expect(shards % sizes.candidates).toBe(0);
        expect(shards / sizes.candidates).toBeLessThanOrEqual(sizes.tasks);
      }),
    );
  });

  it("is said when it is not what was asked for, and refused where no number fits", () => {
    const plan = syntheticPlan({ candidates: 3, tasks: 200, repetitions: 1 });
    const { shards, warnings } = shardCount(plan, { ...LEFT_TO_US, shards: 300, maxShards: 1000 });
    expect(shards).toBe(255);
    expect(warnings[0]).toContain("255 shards instead of the 300");
    expect(() => shardCount(plan, { ...LEFT_TO_US, maxShards: 2 })).toThrow("3 candidates need a shard each");
  });
});

describe("the matrix", () => {
  it("holds ids and labels alone: hosted machines for the stub, the user's own for real agents", () => {
    const plan = cutPlan(syntheticPlan({ candidates: 2, tasks: 4, repetitions: 1 }), 2);
    const [, second] = plan.candidates;
    const { include } = matrixOf(plan, 4, [{ candidate: second?.name ?? "", needs: ["docker"] }], {
      ...LEFT_TO_US,
      labels: ["large", "docker"],
    });
    expect(include).toEqual([
      { shard: 1, "runs-on": ["ubuntu-24.04"] },
      { shard: 2, "runs-on": ["ubuntu-24.04"] },
      { shard: 3, "runs-on": ["self-hosted", "docker", "large"] },
      { shard: 4, "runs-on": ["self-hosted", "docker", "large"] },
    ]);
    expect(labelsNobodyHas(include, [["self-hosted", "linux"]])).toEqual(["self-hosted, docker, large"]);
    expect(labelsNobodyHas(include, [["self-hosted", "linux", "docker", "large"]])).toEqual([]);
  });
});

describe("names of archives", () => {
  it("are read back as they were written, and nothing else is", () => {
    const part = fc.record({
      key: fc.stringMatching(/^[a-z0-9][a-z0-9_.-]{0,20}$/),
      tryNumber: fc.integer({ min: 1, max: 999 }),
      index: fc.integer({ min: 1, max: 99 }),
      more: fc.nat(99),
    });
    fc.assert(
      fc.property(part, ({ key, tryNumber, index, more }) => {
        const shard = { key, tryNumber, index, of: index + more };
        expect(readShardName(shardName(shard))).toEqual(shard);
        expect(readPlanName(planName(shard))).toEqual({ key, tryNumber });
        expect(readPlanName(shardName(shard))).toBeNull();
      }),
    );
    for (const name of [
      "bench-a-shard-3-of-2-try-1.tar.gz",
      "bench-a-shard-1-of-2-try-0.tar.gz",
      "bench-A-plan-try-1.tar.gz",
      "x",
    ]) {
      expect(readShardName(name)).toBeNull();
      expect(readPlanName(name)).toBeNull();
    }
    expect(isKey("a/b")).toBe(false);
  });
});
