import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalJson } from "#core/json.ts";
import type { Interval, PairVerdict } from "#core/records.gen.ts";
import type { PairedTask, PairInput } from "#core/verdict-input.ts";
import { decidePairs } from "#core/verdict/decide.ts";
import { pairOf, SETTINGS, swapped } from "../../support/pair-input.ts";

const OPTIONS = { bootstrapResamples: 100 };

const cell = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom<number | null>(0, 1) },
  { weight: 1, arbitrary: fc.constant(null) },
);
const binaryTask = fc.record({
  a: fc.array(cell, { minLength: 1, maxLength: 3 }),
  b: fc.array(cell, { minLength: 1, maxLength: 3 }),
  cluster: fc.constantFrom(null, "x", "y", "z"),
  quarantined: fc.oneof({ weight: 20, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.constant("flaky") }),
});
/** Biased towards A now and then, so that wins are among the verdicts compared. */
const pairs = fc
  .record({ tasks: fc.array(binaryTask, { maxLength: 40 }), biased: fc.boolean() })
  .map(({ tasks, biased }): PairInput => ({
    ...pairOf("1", "1"),
    tasks: tasks.map((task, at) => ({
      id: `t${at}`,
      ...task,
      ...(biased && at % 2 === 0 ? { a: task.a.map((value) => value && 1), b: task.b.map((value) => value && 0) } : {}),
    })),
  }));
const settings = fc.record({
  cluster: fc.constantFrom("none" as const, "repo" as const),
  max_excluded: fc.constantFrom(0.1, 1),
  margin: fc.constantFrom(0.02, 0.9),
});

test("swapping the sides mirrors the verdict, byte for byte", () => {
  const kinds = new Set<string>();
  fc.assert(
    fc.property(pairs, settings, (pair, some) => {
      const [there] = decidePairs([pair], { ...SETTINGS, ...some }, OPTIONS);
      const [back] = decidePairs([swapped(pair)], { ...SETTINGS, ...some }, OPTIONS);
      kinds.add(there!.kind);
      expect(canonicalJson(back)).toBe(canonicalJson(mirror(there!)));
      assertNoNegativeZero(there);
      assertNoNegativeZero(back);
    }),
    { numRuns: 400, seed: 1 },
  );
  expect([...kinds].sort()).toEqual(["equivalent", "inconclusive", "invalid", "win"]);
});

test("swapping continuous scores mirrors the verdict too", () => {
  const score = fc.double({ min: 0, max: 1, noNaN: true });
  const task = fc.record({
    a: fc.array(score, { minLength: 1, maxLength: 3 }),
    b: fc.array(score, { minLength: 1, maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.array(task, { minLength: 1, maxLength: 12 }), (drawn) => {
      const tasks = drawn.map((one, at): PairedTask => ({ id: `t${at}`, cluster: null, quarantined: null, ...one }));
      const pair = { ...pairOf("1", "1"), tasks };
      const [there] = decidePairs([pair], SETTINGS, OPTIONS);
      const [back] = decidePairs([swapped(pair)], SETTINGS, OPTIONS);
      expect(canonicalJson(back)).toBe(canonicalJson(mirror(there!)));
    }),
    { numRuns: 25 },
  );
});

test("permuting the tasks changes no byte", () => {
  const shuffledPairs = pairs.chain((pair) =>
    fc.tuple(fc.constant(pair), fc.shuffledSubarray([...pair.tasks], { minLength: pair.tasks.length })),
  );
  fc.assert(
    fc.property(shuffledPairs, settings, ([pair, tasks], some) => {
      const rule = { ...SETTINGS, ...some };
      expect(canonicalJson(decidePairs([{ ...pair, tasks }], rule, OPTIONS))).toBe(
        canonicalJson(decidePairs([pair], rule, OPTIONS)),
      );
    }),
    { numRuns: 150 },
  );
});

test("renaming the candidates changes names and nothing else", () => {
  fc.assert(
    fc.property(pairs, settings, (pair, some) => {
      const rule = { ...SETTINGS, ...some };
      const [verdict] = decidePairs([pair], rule, OPTIONS);
      const [renamed] = decidePairs([{ ...pair, a: "kim", b: "lee" }], rule, OPTIONS);
      const text = canonicalJson(verdict)
        .replaceAll(/\bada\b/g, "kim")
        .replaceAll(/\bbob\b/g, "lee");
      expect(canonicalJson(renamed)).toBe(text);
    }),
    { numRuns: 100 },
  );
});

test("renaming the clusters changes nothing", () => {
  fc.assert(
    fc.property(pairs, (pair) => {
      const rule = { ...SETTINGS, cluster: "repo" as const };
      const names: Record<string, string> = { x: "t0", y: "aa", z: "cluster x" };
      const tasks = pair.tasks.map((task) => ({ ...task, cluster: task.cluster && names[task.cluster]! }));
      expect(decidePairs([{ ...pair, tasks }], rule, OPTIONS)).toEqual(decidePairs([pair], rule, OPTIONS));
    }),
    { numRuns: 100 },
  );
});

test("the order of the pairs changes no verdict", () => {
  fc.assert(
    fc.property(fc.array(pairs, { minLength: 2, maxLength: 4 }), (some) => {
      const straight = decidePairs(some, SETTINGS, OPTIONS);
      expect(decidePairs([...some].reverse(), SETTINGS, OPTIONS)).toEqual([...straight].reverse());
    }),
    { numRuns: 30 },
  );
});

function mirror(verdict: PairVerdict): PairVerdict {
  const negated = (value: number | null): number | null => (value === null ? null : 0 - value);
  const turned = (interval: Interval | null): Interval | null =>
    interval === null ? null : { low: 0 - interval.high, high: 0 - interval.low };
  return {
    ...verdict,
    a: verdict.b,
    b: verdict.a,
    delta: negated(verdict.delta),
    ci: turned(verdict.ci),
    ci90: turned(verdict.ci90),
    bootstrap: turned(verdict.bootstrap),
    wins_a: verdict.wins_b,
    wins_b: verdict.wins_a,
  };
}

/** JSON hides the sign of zero, so bytes alone would not show it. */
function assertNoNegativeZero(value: unknown): void {
  if (typeof value === "number") expect(Object.is(value, -0)).toBe(false);
  else if (typeof value === "object" && value !== null) Object.values(value).forEach(assertNoNegativeZero);
}
