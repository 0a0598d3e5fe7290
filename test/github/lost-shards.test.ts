import { expect, test } from "vitest";
import { lostWarnings, problemWarning } from "#github/lost-shards.ts";

const lost = (shards: number) =>
  Array.from({ length: shards }, (_, at) => ({ shard: `${at + 1}/256`, reason: `reason ${at + 1}` }));

test("every shard that is missing is named, with its reason while there is room for it", () => {
  expect(lostWarnings([])).toEqual([]);
  expect(lostWarnings(lost(8))).toHaveLength(8);
  expect(lostWarnings(lost(8)).at(-1)).toBe("Shard 8/256 is missing: reason 8");
});

test("more than GitHub shows of one step are told in one", () => {
  const warnings = lostWarnings(lost(20));
  expect(warnings).toHaveLength(8);
  expect(warnings.at(-1)).toMatch(/^13 more shards are missing: 8\/256, 9\/256, .*, 20\/256\.$/);
  const text = lostWarnings(lost(256)).join("\n");
  for (const { shard } of lost(256)) expect(text).toContain(shard);
  expect(Math.max(...lostWarnings(lost(256)).map((one) => one.length))).toBeLessThan(3500);
});

test("records that are refused are told in one warning, of bearable length and in one line", () => {
  expect(problemWarning([])).toBeNull();
  expect(problemWarning(["a: It is left out: x.", "b: It is left out: y."])).toBe(
    "Not everything that the shards handed on could be used: a: It is left out: x. b: It is left out: y.",
  );
  const hostile = problemWarning(Array.from({ length: 21 }, () => `\n::error::\u202e${"x".repeat(400)}`));
  expect(hostile?.length).toBeLessThanOrEqual(3500);
  expect(hostile).not.toMatch(/[\n\u202e]/);
});
