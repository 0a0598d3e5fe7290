import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AttemptState, chainOf, nextAttempt, trialAt, trialKey } from "#core/cells.ts";
import { allowsNextAttempt, isScored, type OutcomeClass, tierOf } from "#core/outcome.ts";
import { OUTCOME_CLASSES } from "#core/records.gen.ts";
import { syntheticPlan } from "../support/synthetic-run.ts";

const anyClass = fc.constantFrom(...OUTCOME_CLASSES.filter((cls) => cls !== "not_run"));
const maximum = fc.integer({ min: 1, max: 4 });

/** Plays a trial to its end, each attempt ending as `draw` says; gives every row that was written on the way. */
function play(draw: () => OutcomeClass, max: number, limit: number): { rows: AttemptState[]; done: boolean } {
  const rows: AttemptState[] = [];
  for (let step = 0; step < limit; step++) {
    const next = nextAttempt(rows, max);
    if (next === null) return { rows, done: true };
    rows.push({ a: next.attempt, try: next.try, class: draw() });
  }
  return { rows, done: nextAttempt(rows, max) === null };
}

describe("trialKey", () => {
  it("numbers all trials from 0 without gaps, and trialAt undoes it", () => {
    const plan = syntheticPlan({ candidates: 3, tasks: 4, repetitions: 5 });
    for (let key = 0; key < 60; key++) expect(trialKey(plan, trialAt(plan, key))).toBe(key);
    expect(trialKey(plan, { candidate: 2, task: 3, repetition: 5 })).toBe(59);
  });
});

describe("nextAttempt", () => {
  const state = (a: number, number: number, cls: OutcomeClass): AttemptState => ({ a, try: number, class: cls });

  it.each([
    ["starts with attempt 1", [], 2, { attempt: 1, try: 1 }],
    ["stops at a pass", [state(1, 1, "pass")], 2, null],
    ["lets a failure be followed by attempt 2", [state(1, 1, "fail")], 2, { attempt: 2, try: 1 }],
    ["stops at the last attempt", [state(1, 1, "fail"), state(2, 1, "fail")], 2, null],
    ["stops at a failure when one attempt is all", [state(1, 1, "fail")], 1, null],
    ["stops when the budget is spent", [state(1, 1, "budget")], 2, null],
    ["repeats infrastructure", [state(1, 7, "rate_limit")], 2, { attempt: 1, try: 8 }],
    ["repeats an ambiguous outcome once", [state(1, 1, "oom")], 2, { attempt: 1, try: 2 }],
    ["lets an ambiguous outcome stand after that", [state(1, 2, "oom")], 2, null],
    ["repeats attempt 2, not the trial", [state(1, 1, "fail"), state(2, 1, "auth")], 2, { attempt: 2, try: 2 }],
    ["fills a gap first", [state(2, 1, "pass")], 2, { attempt: 1, try: 1 }],
    ["looks at the highest try only", [state(1, 2, "pass"), state(1, 1, "fail")], 2, null],
  ] as const)("%s", (_, rows, max, next) => {
    expect(nextAttempt(rows, max)).toEqual(next);
  });

  it("ends every trial whose outcomes are not infrastructure within twice its attempts", () => {
    const scoredOrAmbiguous = anyClass.filter((cls) => tierOf(cls) !== "infrastructure");
    fc.assert(
      fc.property(fc.infiniteStream(scoredOrAmbiguous), maximum, (classes, max) => {
        expect(play(() => classes.next().value as OutcomeClass, max, 2 * max).done).toBe(true);
      }),
    );
  });

  it("never ends a trial on infrastructure, never follows a pass, never exceeds the attempts of the plan", () => {
    fc.assert(
      fc.property(fc.infiniteStream(anyClass), maximum, (classes, max) => {
        const { rows, done } = play(() => classes.next().value as OutcomeClass, max, 12);
        const last = rows.at(-1)!;
        if (done) expect(tierOf(last.class)).not.toBe("infrastructure");
        if (done && !isScored(last.class)) expect(last.try).toBeGreaterThanOrEqual(2);
        expect(rows.slice(0, -1).every(({ class: cls }) => cls !== "pass")).toBe(true);
        expect(Math.max(...rows.map(({ a }) => a))).toBeLessThanOrEqual(max);
      }),
    );
  });

  it("does not depend on the order rows were read in", () => {
    fc.assert(
      fc.property(fc.infiniteStream(anyClass), maximum, fc.nat(11), (classes, max, cut) => {
        const { rows } = play(() => classes.next().value as OutcomeClass, max, 12);
        const turned = [...rows.slice(cut), ...rows.slice(0, cut)];
        expect(nextAttempt(turned, max)).toEqual(nextAttempt(rows, max));
        expect(chainOf(turned, max)).toEqual(chainOf(rows, max));
      }),
    );
  });
});

describe("chainOf", () => {
  it("is attempts 1, 2, 3, each but the last allowing the next, whatever the rows", () => {
    const anyRow = fc.record({
      a: fc.integer({ min: 1, max: 5 }),
      try: fc.integer({ min: 1, max: 3 }),
      class: anyClass,
    });
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 10 }), maximum, (rows, max) => {
        const chain = chainOf(rows, max);
        expect(chain.map(({ a }) => a)).toEqual(chain.map((_, at) => at + 1));
        expect(chain.length).toBeLessThanOrEqual(max);
        expect(chain.slice(0, -1).every(({ class: cls }) => allowsNextAttempt(cls))).toBe(true);
      }),
    );
  });
});
