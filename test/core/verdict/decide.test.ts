import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PairVerdict } from "#core/records.gen.ts";
import type { PairInput, RuleSettings } from "#core/verdict-input.ts";
import { decidePairs } from "#core/verdict/decide.ts";
import { discordantPair, pairOf, SETTINGS } from "../../support/pair-input.ts";

const decide = (pair: PairInput, settings: Partial<RuleSettings> = {}): PairVerdict =>
  decidePairs([pair], { ...SETTINGS, ...settings }, { bootstrapResamples: 500 })[0]!;

const times = (word: string, count: number): string => new Array<string>(count).fill(word).join(" ");

describe("what the ancestor's rule got wrong", () => {
  test("90 of 100 tasks against 50 of the same 100 is a win", () => {
    const verdict = decide(discordantPair({ b: 40, c: 0, ties: 60 }));
    expect(verdict).toMatchObject({ kind: "win", winner: "ada", leader: "ada", delta: 0.4, robust: true });
    expect(verdict.conditions.map(({ id, ok }) => [id, ok])).toEqual([
      ["p", true],
      ["two_se", true],
      ["threshold", true],
      ["robust", true],
    ]);
  });

  test("100 of 100 against 50 of 100 is a win", () => {
    expect(decide(discordantPair({ b: 50, c: 0, ties: 50 }))).toMatchObject({ kind: "win", delta: 0.5 });
  });

  test("20 of 20 against 15 of 20 is inconclusive at p .0625", () => {
    const verdict = decide(discordantPair({ b: 5, c: 0, ties: 15 }));
    expect(verdict).toMatchObject({ kind: "inconclusive", winner: null, leader: "ada", delta: 0.25, p: 0.0625 });
  });

  test("two equal samples a side prove nothing", () => {
    expect(decide(pairOf("1 1", "0 0"))).toMatchObject({ kind: "inconclusive", winner: null, p: 0.5, n_tasks: 2 });
  });

  test("3 of 3 against 0 of 3 on one task proves nothing: one task cannot speak for others", () => {
    const verdict = decide(pairOf("111", "000"));
    expect(verdict).toMatchObject({
      kind: "inconclusive",
      delta: 1,
      p: 1,
      se: null,
      ci: null,
      ci90: null,
      bootstrap: null,
    });
    expect(verdict.reason).toContain("one task cannot speak for others");
  });

  test("four tasks won in every of three repetitions are four observations, not twelve", () => {
    expect(decide(pairOf(times("111", 4), times("000", 4)))).toMatchObject({
      kind: "inconclusive",
      p: 0.125,
      n_tasks: 4,
    });
  });

  test("a task without a score on one side leaves both, so pairs stay pairs", () => {
    const verdict = decide(pairOf(times("1", 10), `${times("0", 7)} - - -`), { max_excluded: 0.5 });
    expect(verdict.n_tasks).toBe(7);
    expect(verdict.excluded_tasks).toEqual(
      [7, 8, 9].map((at) => ({ task_id: `task-000${at}`, reason: "no scored repetition of bob" })),
    );
    expect(verdict.missing_cells).toBe(3);
  });
});

describe("the worked examples", () => {
  test("10 tasks of 3 repetitions: the t interval excludes 0, the exact test does not agree, nobody wins", () => {
    const verdict = decide(
      pairOf("111 110 100 000 111 111 010 111 000 101", "111 100 000 000 111 110 000 111 000 001"),
    );
    expect(verdict.kind).toBe("inconclusive");
    expect(verdict.delta).toBeCloseTo(1 / 6, 12);
    expect(verdict.se).toBeCloseTo(1 / 18, 12);
    expect(verdict.delta! / verdict.se!).toBeCloseTo(3, 12);
    expect(verdict.ci!.low).toBeCloseTo(0.0409913, 7);
    expect(verdict.ci!.high).toBeCloseTo(0.2923421, 7);
    expect(verdict.p).toBe(0.0625);
    expect([verdict.wins_a, verdict.wins_b, verdict.ties]).toEqual([5, 0, 5]);
  });

  test("225 tasks, 25 to 10", () => {
    const verdict = decide(discordantPair({ b: 25, c: 10, ties: 190 }));
    expect(verdict.kind).toBe("win");
    expect(verdict.delta).toBeCloseTo(0.0666667, 7);
    expect(verdict.se).toBeCloseTo(0.0259731, 7);
  });

  test("500 tasks, 30 to 18: equivalent within 5 points, not within 2", () => {
    const pair = discordantPair({ b: 30, c: 18, ties: 452 });
    const verdict = decide(pair, { margin: 0.05 });
    expect(verdict).toMatchObject({ kind: "equivalent", winner: null, leader: "ada" });
    expect(verdict.delta).toBeCloseTo(0.024, 12);
    expect(verdict.ci90!.low).toBeCloseTo(0.0012117, 7);
    expect(verdict.ci90!.high).toBeCloseTo(0.0467883, 7);
    expect(decide(pair).kind).toBe("inconclusive");
  });

  test("12 to 3 with 5 of 100 tasks missing is not robust: the worst case is 12 to 8", () => {
    const verdict = decide(discordantPair({ b: 12, c: 3, ties: 80, missing: 5 }));
    expect(verdict).toMatchObject({
      kind: "inconclusive",
      winner: null,
      leader: "ada",
      robust: false,
      missing_cells: 10,
    });
    expect(verdict.p).toBeCloseTo(0.03515625, 12);
    expect(verdict.reason).toContain("not robust to missing cells");
    expect(verdict.reason).toContain("p = 0.503");
    expect(verdict.steps.at(-1)).toBe("Decision: inconclusive: not robust to missing cells.");
    expect(verdict.more_tasks).toBeNull();
  });

  test("20 to 3 with 5 of 100 tasks missing is robust: the worst case is 20 to 8", () => {
    const verdict = decide(discordantPair({ b: 20, c: 3, ties: 72, missing: 5 }));
    expect(verdict).toMatchObject({ kind: "win", winner: "ada", robust: true, n_tasks: 95 });
    expect(verdict.conditions.at(-1)!.text).toContain("p = 0.0357");
  });
});

describe("what makes a pair invalid", () => {
  const clear = discordantPair({ b: 40, c: 0, ties: 60 });

  test("a fingerprint that differs beyond the treatment, naming the fields and no numbers", () => {
    const verdict = decide({ ...clear, fingerprintDifferences: ["harness_version", "timeouts"] });
    expect(verdict).toMatchObject({
      kind: "invalid",
      winner: null,
      leader: null,
      delta: null,
      p: null,
      ci: null,
      conditions: [],
    });
    expect(verdict.reason).toMatch(/^invalid: fingerprint: .*harness_version and timeouts/);
    expect(verdict.fingerprint_differences).toEqual(["harness_version", "timeouts"]);
  });

  test("a gate of the benchmark that failed", () => {
    const verdict = decide({ ...clear, benchmarkFault: "the reference of task x fails." });
    expect(verdict.reason).toBe("invalid: benchmark: the reference of task x fails.");
  });

  test("more than 10 % of the planned tasks lost, whatever the rest says; exactly 10 % is not more", () => {
    const lost = (missing: number): PairVerdict => decide(discordantPair({ b: 60, c: 0, ties: 40 - missing, missing }));
    expect(lost(11)).toMatchObject({ kind: "invalid", winner: null });
    expect(lost(11).reason).toMatch(/^invalid: incomplete: 11 of 100 planned tasks \(11.0 %\)/);
    expect(lost(10).kind).toBe("win");
  });

  test("one side without any score, even where every loss is allowed", () => {
    const verdict = decide(pairOf(times("1", 8), times("-", 8)), { max_excluded: 1 });
    expect(verdict).toMatchObject({ kind: "invalid", winner: null, leader: null, n_tasks: 0 });
  });

  test("no task at all", () => {
    expect(decide({ ...clear, tasks: [] }).reason).toBe("invalid: incomplete: no task is left to compare.");
  });

  test("one missing leg of eight is counted and no win that hangs on it is declared", () => {
    const verdict = decide(discordantPair({ b: 7, c: 0, ties: 0, missing: 1 }), { max_excluded: 0.2 });
    expect(verdict).toMatchObject({ kind: "inconclusive", robust: false, n_tasks: 7 });
    expect(verdict.steps).toContain(
      "Complete: 7 of 8 planned tasks scored on both sides, 1 excluded (12.5 %, at most 20.0 % allowed), 2 missing trials.",
    );
  });

  test("a score outside 0 to 1 is a fault of the adapter, not a verdict", () => {
    const pair = pairOf("1 1", "0 0");
    const broken = { ...pair, tasks: pair.tasks.map((task) => ({ ...task, a: [55] })) };
    expect(() => decide(broken)).toThrow("Task task-0000 has a score of 55");
  });
});

describe("quarantined tasks", () => {
  test("leave both sides and are no loss: neither excluded for incompleteness nor missing", () => {
    const pair = discordantPair({ b: 20, c: 0, ties: 20, missing: 20 });
    const tasks = pair.tasks.map((task) =>
      task.a[0] === null ? { ...task, quarantined: "its reference fails" } : task,
    );
    const verdict = decide({ ...pair, tasks });
    expect(verdict).toMatchObject({ kind: "win", n_tasks: 40, missing_cells: 0 });
    expect(verdict.excluded_tasks).toHaveLength(20);
    expect(verdict.excluded_tasks[0]!.reason).toBe("quarantined: its reference fails");
  });

  test("do not count even where they were measured", () => {
    const pair = discordantPair({ b: 6, c: 0, ties: 0 });
    const tasks = pair.tasks.map((task, at) => ({ ...task, quarantined: at === 0 ? "flaky" : null }));
    expect(decide({ ...pair, tasks })).toMatchObject({ kind: "inconclusive", n_tasks: 5, p: 0.0625 });
  });
});

describe("missing repetitions", () => {
  test("a task keeps the mean of those that were scored", () => {
    const verdict = decide(pairOf("11- 1-- 110", "0-0 1-1 100"), { max_excluded: 1 });
    expect(verdict).toMatchObject({ n_tasks: 3, missing_cells: 5, excluded_tasks: [] });
    expect(verdict.delta).toBeCloseTo((1 + 0 + 1 / 3) / 3, 12);
  });

  test("a side that lost too many repetitions has no verdict, though every task still has one", () => {
    const lost = decide(pairOf(times("1111", 6), times("1---", 6)));
    expect(lost).toMatchObject({ kind: "invalid", winner: null, n_tasks: 6, excluded_tasks: [] });
    expect(lost.reason).toContain("75.0 % of its planned trials");
    expect(decide(pairOf(times("1111", 6), times("1---", 6)), { max_excluded: 0.75 }).kind).not.toBe("invalid");
  });

  test("in the worst case the known cells keep their values", () => {
    const known = decide(pairOf(`${times("1", 6)} 1`, `${times("0", 6)} -`), { max_excluded: 0.2 });
    expect(known).toMatchObject({ kind: "win", robust: true }); // worst: a tie in the seventh, as A is known to pass
    const both = decide(pairOf(`${times("1", 6)} -`, `${times("0", 6)} -`), { max_excluded: 0.2 });
    expect(both).toMatchObject({ kind: "inconclusive", robust: false }); // worst: A loses the seventh, 6 to 1
  });

  test("a worst case in which the other side would win undoes a win as well", () => {
    const verdict = decide(discordantPair({ b: 20, c: 0, ties: 20, missing: 60 }), { max_excluded: 1 });
    expect(verdict).toMatchObject({ kind: "inconclusive", leader: "ada", robust: false });
    expect(verdict.reason).toContain("lead −40.0 percentage points, p < 0.0001");
  });

  test("an equivalence that the missing cells could undo is not declared", () => {
    expect(decide(discordantPair({ b: 0, c: 0, ties: 200 })).kind).toBe("equivalent");
    const verdict = decide(discordantPair({ b: 0, c: 0, ties: 190, missing: 10 }));
    expect(verdict).toMatchObject({ kind: "inconclusive", robust: false, leader: null });
  });
});

describe("the other conditions of a win", () => {
  test("a certain lead under the threshold does not win, and more of the same would not help", () => {
    const verdict = decide(discordantPair({ b: 30, c: 5, ties: 165 }), { threshold: 0.2, margin: 0.001 });
    expect(verdict).toMatchObject({ kind: "inconclusive", more_tasks: null, more_repetitions: null });
    expect(verdict.conditions.filter(({ ok }) => !ok).map(({ id }) => id)).toEqual(["threshold"]);
  });

  test("a lead of exactly the threshold reaches it", () => {
    const pair = discordantPair({ b: 9, c: 0, ties: 891 });
    expect(decide(pair).conditions.find(({ id }) => id === "threshold")!.ok).toBe(true);
    expect(decide(pair, { threshold: 0.0101 }).conditions.find(({ id }) => id === "threshold")!.ok).toBe(false);
  });

  test("a p under .05 is not enough while the lead is within two standard errors", () => {
    const verdict = decidePairs([discordantPair({ b: 1301, c: 1201, ties: 17_500 })], SETTINGS, {
      bootstrapResamples: 0,
    })[0]!;
    expect(verdict.p).toBeLessThan(0.05);
    expect(verdict.conditions.filter(({ ok }) => !ok).map(({ id }) => id)).toContain("two_se");
    expect(verdict.winner).toBeNull();
  });

  test("a p of exactly alpha is not below it", () => {
    expect(decide(discordantPair({ b: 5, c: 0, ties: 0 }), { alpha: 0.0625 }).kind).toBe("inconclusive");
    expect(decide(discordantPair({ b: 5, c: 0, ties: 0 }), { alpha: 0.0626 }).kind).toBe("win");
  });

  test("a stricter alpha turns a win into nothing", () => {
    const pair = discordantPair({ b: 6, c: 0, ties: 0 });
    expect(decide(pair).kind).toBe("win");
    expect(decide(pair, { alpha: 0.01 }).kind).toBe("inconclusive");
  });
});

describe("equivalence", () => {
  test("at 2 points needs 149 tasks, so that a handful of ties proves nothing", () => {
    expect(decide(discordantPair({ b: 0, c: 0, ties: 148 })).kind).toBe("inconclusive");
    expect(decide(discordantPair({ b: 0, c: 0, ties: 149 })).kind).toBe("equivalent");
  });

  test("comes after a win: a clear lead inside a wide margin is a win", () => {
    expect(decide(discordantPair({ b: 40, c: 10, ties: 450 }), { margin: 0.2 }).kind).toBe("win");
  });
});

describe("several pairs", () => {
  const pair = (b: number, c: number): PairInput => discordantPair({ b, c, ties: 60 - b - c });

  test("Holm corrects over the pairs that were tested", () => {
    const verdicts = decidePairs([pair(6, 0), pair(9, 0), pair(5, 5)], SETTINGS, { bootstrapResamples: 0 });
    expect(verdicts.map(({ p }) => p)).toEqual([0.03125, 0.00390625, 1]);
    expect(verdicts.map((verdict) => verdict.p_adjusted)).toEqual([0.0625, 0.01171875, 1]);
    expect(verdicts.map(({ kind }) => kind)).toEqual(["inconclusive", "win", "inconclusive"]);
    expect(verdicts[0]!.conditions[0]!.text).toContain("p = 0.0625 after Holm over 3 pairs is not below 0.05");
  });

  test("an invalid pair was not tested and costs the others nothing", () => {
    const broken = { ...pair(9, 0), benchmarkFault: "a reference fails" };
    const verdicts = decidePairs([pair(6, 0), broken, broken], SETTINGS, { bootstrapResamples: 0 });
    expect(verdicts.map(({ kind }) => kind)).toEqual(["win", "invalid", "invalid"]);
    expect(verdicts[0]!.p_adjusted).toBe(0.03125);
  });

  test("a win must be robust after Holm too", () => {
    const fragile = discordantPair({ b: 20, c: 3, ties: 72, missing: 5 });
    expect(decidePairs([fragile], SETTINGS)[0]!.kind).toBe("win");
    expect(decidePairs([fragile, pair(5, 5)], SETTINGS)[0]).toMatchObject({ kind: "inconclusive", robust: false });
  });

  test("no pairs give no verdicts", () => {
    expect(decidePairs([], SETTINGS)).toEqual([]);
  });
});

describe("clusters", () => {
  const clusters = (sizes: number[]): string[] =>
    sizes.flatMap((size, at) => new Array<string>(size).fill(`repo-${at}`));

  test("flip whole: five repositories all one way are five observations", () => {
    const verdict = decide(pairOf(times("1", 20), times("0", 20), { clusters: clusters([4, 4, 4, 4, 4]) }), {
      cluster: "repo",
    });
    expect(verdict).toMatchObject({ kind: "inconclusive", p: 0.0625, n_tasks: 20, n_clusters: 5, more_tasks: null });
    expect(verdict.reason).toContain("at least 6 discordant clusters");
  });

  test("one cluster has no standard error and never wins", () => {
    const verdict = decide(pairOf(times("1", 20), times("0", 20), { clusters: clusters([20]) }), {
      cluster: "language",
    });
    expect(verdict).toMatchObject({ kind: "inconclusive", p: 1, se: null, ci: null, bootstrap: null, n_clusters: 1 });
  });

  test("carry the correction for few clusters into the standard error", () => {
    // d = 1 in the first two clusters, 0 in the last two: deviations ± .5, cluster sums ± 1
    const verdict = decide(
      pairOf(times("1", 8), `${times("0", 4)} ${times("1", 4)}`, { clusters: clusters([2, 2, 2, 2]) }),
      { cluster: "repo" },
    );
    expect(verdict.se).toBeCloseTo((Math.sqrt(4) / 8) * Math.sqrt(4 / 3), 12);
    expect(verdict.ci!.high - verdict.delta!).toBeCloseTo(3.182446305 * verdict.se!, 8); // t .975 with 3 degrees of freedom
  });

  test("are ignored when the rule does not cluster, and a task without one stands alone", () => {
    const pair = pairOf(times("1", 8), times("0", 8), { clusters: clusters([8]) });
    expect(decide(pair)).toMatchObject({ kind: "win", n_clusters: null });
    const alone = { ...pair, tasks: pair.tasks.map((task) => ({ ...task, cluster: null })) };
    expect(decide(alone, { cluster: "repo" })).toMatchObject({ kind: "win", n_clusters: 8, p: 0.0078125 });
  });
});

test("the exact p of mixed repetition counts is that of whole-number enumeration", () => {
  const cells = fc.array(fc.constantFrom(0, 1, null), { minLength: 1, maxLength: 4 });
  const task = fc
    .tuple(cells, cells)
    .filter(([a, b]) => a.some((cell) => cell !== null) && b.some((cell) => cell !== null));
  fc.assert(
    fc.property(fc.array(task, { minLength: 1, maxLength: 11 }), (drawn) => {
      const tasks = drawn.map(([a, b], at) => ({ id: `t${at}`, cluster: null, a, b, quarantined: null }));
      const verdict = decidePairs(
        [{ ...pairOf("1", "1"), tasks }],
        { ...SETTINGS, max_excluded: 1 },
        { bootstrapResamples: 0 },
      )[0]!;
      const twelfths = drawn.map(([a, b]) => inTwelfths(a) - inTwelfths(b));
      const sum = twelfths.reduce((total, value) => total + value, 0);
      expect(verdict.delta).toBeCloseTo(sum / 12 / tasks.length, 12);
      expect(verdict.leader).toBe(sum === 0 ? null : sum > 0 ? "ada" : "bob");
      expect(verdict.p).toBeCloseTo(enumerated(twelfths), 9);
    }),
    { numRuns: 150 },
  );
});

test("continuous scores are tested by Monte Carlo, and their means decide", () => {
  const pair = pairOf(times("1", 12), times("0", 12));
  const tasks = pair.tasks.map((task, at) => ({ ...task, a: [0.6 + at / 100], b: [0.2, 0.1 + at / 50] }));
  const verdict = decide({ ...pair, tasks });
  expect(verdict).toMatchObject({ kind: "win", winner: "ada", wins_a: 12 });
  expect(verdict.steps.some((step) => step.includes("Monte Carlo"))).toBe(true);
});

test("continuous scores that level out but for rounding have no leader", () => {
  const pair = pairOf("1 1", "0 0");
  const tasks = [
    { ...pair.tasks[0]!, a: [0.5], b: [0.2] },
    { ...pair.tasks[1]!, a: [0.1], b: [0.4] },
  ];
  expect(decide({ ...pair, tasks })).toMatchObject({ delta: 0, leader: null });
});

/** Mean of up to four cells in twelfths, a whole number. */
function inTwelfths(cells: readonly (number | null)[]): number {
  const scored = cells.filter((cell) => cell !== null);
  return (12 / scored.length) * scored.filter((cell) => cell === 1).length;
}

function enumerated(values: readonly number[]): number {
  const observed = Math.abs(values.reduce((sum, value) => sum + value, 0));
  let asFar = 0;
  for (let pattern = 0; pattern < 2 ** values.length; pattern++) {
    const sum = values.reduce((total, value, at) => total + ((pattern >> at) & 1 ? value : -value), 0);
    if (Math.abs(sum) >= observed) asFar++;
  }
  return asFar / 2 ** values.length;
}
