import { describe, expect, it } from "vitest";
import { makePlan } from "#core/plan.ts";
import type { IndexRow, Report } from "#core/records.gen.ts";
import { buildReport } from "#core/report/build-report.ts";
import { reporters } from "#plugins/reporters/index.ts";
import { MEASURES, solvedByAll, valuesOf } from "#plugins/reporters/shared/paired-set.ts";
import { syntheticRow } from "../../support/synthetic-row.ts";
import { syntheticPlan } from "../../support/synthetic-run.ts";

const TOKENS = [10, 5, null, null, null] as const;
const INPUT_ALONE = [10, null, null, null, null] as const;
const NONE = [null, null, null, null, null] as const;

/** Three attempts of the one candidate, of which so many say all that they spent. */
function reportWith(known: number): Report {
  const { digest: _, schema_version: __, ...content } = syntheticPlan({ candidates: 1, tasks: 3, repetitions: 1 });
  const plan = makePlan(content);
  const rows = plan.tasks.map((_, t) => {
    const tok = t < known ? TOKENS : known === 0 ? NONE : INPUT_ALONE;
    return syntheticRow(plan, { c: 0, t, a: 1, class: "pass", tok: [...tok] });
  });
  return buildReport({ plan, rows, runDirName: "run", generatedAt: "2026-01-01T00:00:00Z", problems: [] });
}

const rendered = async (id: string, report: Report): Promise<string> =>
  (await reporters.get(id))
    .render(report)
    .map(({ content }) => content)
    .join("");

describe("what a report says of attempts whose tokens nobody knows", () => {
  it("is how many there are, in notes and cells, where tokens of the others are shown", async () => {
    const report = reportWith(2);
    const { name = "" } = report.candidates[0] ?? {};
    expect(report.notes.join("\n")).toContain(`${name}: usage known for 2 of 3 attempts`);
    const [markdown, html] = [await rendered("markdown", report), await rendered("html", report)];
    for (const text of [markdown, html]) expect(text).toContain("usage known for 2 of 3 attempts");
    expect(markdown).toContain("10 / 5 (2 of 3)");
    expect(html).toContain(">2 of 3<");
  });

  it.each([0, 3])("is no note where all are alike: %i of 3", async (known) => {
    const report = reportWith(known);
    expect(report.notes.join("\n")).not.toContain("usage known");
    expect(await rendered("markdown", report)).not.toContain("of 3)");
    expect(await rendered("html", report)).toMatch(new RegExp(`>${known} of 3<`));
  });
});

/** Two candidates that pass the same tasks, of which these are known in part. */
function reportInPart(...inPart: readonly (readonly [candidate: number, task: number])[]): Report {
  const { digest: _, schema_version: __, ...content } = syntheticPlan({ candidates: 2, tasks: 4, repetitions: 1 });
  const plan = makePlan(content);
  const rows = [0, 1].flatMap((c) =>
    plan.tasks.map((_, t) => {
      const isPart = inPart.some(([candidate, task]) => candidate === c && task === t);
      // What is left of an answer that broke off is little.
      const tok: IndexRow["tok"] = isPart ? [1, 1, 1, null, null] : [100 * (c + 1), 100 * (c + 1), 10, null, null];
      return syntheticRow(plan, { c, t, a: 1, class: "pass", tok, cover: isPart ? 0.5 : 1, turns: 3, tools: 2 });
    }),
  );
  return buildReport({ plan, rows, runDirName: "run", generatedAt: "2026-01-01T00:00:00Z", problems: [] });
}

describe("what a report says of attempts whose tokens are known in part", () => {
  it("has them in no mean, and says how many they are next to it", async () => {
    const report = reportInPart([0, 2]);
    const [first, second] = report.candidates;
    expect(first).toMatchObject({
      usage_in_part: 1,
      tokens: { input: { n: 3, mean: 100, stdev: 0 }, output: { n: 3, mean: 100 }, cache_read: { n: 3, mean: 10 } },
      // They were taken, whatever they cost.
      turns: { n: 4, mean: 3 },
      tool_calls: { n: 4, mean: 2 },
    });
    expect(second).toMatchObject({ usage_in_part: 0, tokens: { input: { n: 4, mean: 200 } } });
    expect(report.notes.join("\n")).toContain(`${first?.name}: usage known for 3 of 4 attempts, and in part for 1;`);
    expect(await rendered("markdown", report)).toContain("100 / 100 (3 of 4, 1 in part)");
    expect(await rendered("summary", report)).toContain("100 / 100 (3 of 4, 1 in part)");
    expect(await rendered("html", report)).toContain(">3 of 4, 1 in part<");
  });

  it("leaves the task out for both where they are compared", () => {
    const report = reportInPart([0, 2], [1, 3]);
    expect(report.pairs[0]?.secondary.find(({ metric }) => metric === "tokens")).toMatchObject({ n: 2, ratio: 2 });
    expect(report.tasks[2]?.cells.map(({ when_passed }) => when_passed.tokens)).toEqual([null, 400]);
    const [tokens] = MEASURES.filter(({ id }) => id === "tokens");
    expect([0, 1].map((at) => valuesOf(solvedByAll(report), at, tokens!))).toEqual([
      [200, 200],
      [400, 400],
    ]);
  });

  it("is that there are no means where nothing else is known", async () => {
    const report = reportInPart([0, 0], [0, 1], [0, 2], [0, 3]);
    expect(report.candidates[0]?.tokens.input).toEqual({ n: 0, mean: null, stdev: null });
    expect(report.notes.join("\n")).toContain("usage known for 0 of 4 attempts, and in part for 4;");
    expect(await rendered("markdown", report)).toContain("(0 of 4, 4 in part)");
  });
});
