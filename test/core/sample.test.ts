import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleTasks } from "#core/sample.ts";
import type { Task } from "#core/task.ts";

const tasksOf = (counts: Readonly<Record<string, number>>): Task[] =>
  Object.entries(counts).flatMap(([language, count]) =>
    Array.from({ length: count }, (_, at) => ({
      id: `${language}/${at}`,
      language,
      repo: null,
      expectedSeconds: 1,
    })),
  );

const countsOf = (tasks: readonly Task[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { language } of tasks) counts[language] = (counts[language] ?? 0) + 1;
  return counts;
};

const arbitraryCounts = fc.dictionary(fc.constantFrom("cpp", "go", "java", "python"), fc.integer({ min: 1, max: 40 }), {
  minKeys: 1,
});

describe("a sample", () => {
  it("gives each language its share, the rest to the largest remainders", () => {
    const pool = tasksOf({ cpp: 26, go: 39, java: 47, javascript: 49, python: 34, rust: 30 });
    expect(countsOf(sampleTasks(pool, 30, 0))).toEqual({ cpp: 3, go: 5, java: 6, javascript: 7, python: 5, rust: 4 });
    expect(countsOf(sampleTasks(pool, 1, 0))).toEqual({ javascript: 1 });
    expect(countsOf(sampleTasks(tasksOf({ b: 5, a: 5, c: 5 }), 4, 0))).toEqual({ a: 2, b: 1, c: 1 });
  });

  it("has the asked size, keeps the order, is off its exact shares by less than one, and is the same every time", () => {
    fc.assert(
      fc.property(arbitraryCounts, fc.integer({ min: 1, max: 160 }), fc.nat(), (counts, size, seed) => {
        const pool = tasksOf(counts);
        const drawn = sampleTasks(pool, size, seed);
        const wanted = Math.min(size, pool.length);
        expect(drawn).toHaveLength(wanted);
        expect(drawn).toEqual(pool.filter((task) => drawn.includes(task)));
        expect(
          sampleTasks([...pool].reverse(), size, seed)
            .map(({ id }) => id)
            .sort(),
        ).toEqual(drawn.map(({ id }) => id).sort());
        const found = countsOf(drawn);
        for (const [language, count] of Object.entries(counts)) {
          expect(Math.abs((found[language] ?? 0) - (wanted * count) / pool.length)).toBeLessThan(1);
        }
      }),
    );
  });

  it("is another one for another seed", () => {
    const pool = tasksOf({ go: 40 });
    const drawn = [1, 2, 3].map((seed) =>
      sampleTasks(pool, 10, seed)
        .map(({ id }) => id)
        .join(),
    );
    expect(new Set(drawn).size).toBe(3);
  });
});
