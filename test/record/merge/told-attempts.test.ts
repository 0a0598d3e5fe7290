import fc from "fast-check";
import { expect, test } from "vitest";
import { sha256 } from "#core/digest.ts";
import { OUTCOME_CLASSES } from "#core/records.gen.ts";
import { ToldAttempts } from "#record/merge/told-attempts.ts";
import { syntheticPlan } from "../../support/synthetic-run.ts";

const plan = syntheticPlan({ candidates: 2, tasks: 3, repetitions: 2 });
const TRIALS = 12;
const number = fc.integer({ min: 1, max: 2 ** 32 - 1 });
const attempts = fc.array(
  fc.record({
    source: fc.nat({ max: 300 }),
    key: fc.nat({ max: TRIALS - 1 }),
    a: number,
    try: number,
    class: fc.constantFrom(...OUTCOME_CLASSES),
    digest: fc.nat().map((seed) => sha256(`${seed}`)),
  }),
  { maxLength: 60 },
);

test("what is told of a trial comes back as it was added, trial by trial, whatever the order", () => {
  fc.assert(
    fc.property(attempts, (added) => {
      const told = new ToldAttempts(plan);
      for (const attempt of added) told.add(attempt);
      const keys = [...told.trials()];
      expect(keys).toEqual([...new Set(added.map(({ key }) => key))].sort((x, y) => x - y));
      for (let key = 0; key < TRIALS; key++) {
        expect(told.of(key)).toEqual(added.filter((attempt) => attempt.key === key));
        expect(told.count(key)).toBe(told.of(key).length);
      }
    }),
  );
});

test("as many as a run of thousands has are all kept", () => {
  const told = new ToldAttempts(plan);
  for (let at = 0; at < 5000; at++)
    told.add({ source: at, key: at % TRIALS, a: 1, try: 1, class: "pass", digest: sha256(`${at}`) });
  expect(told.of(7)[100]).toMatchObject({ source: 1207, digest: sha256("1207") });
  expect(told.count(0)).toBe(417);
});
