import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CandidateReport, Report } from "#core/records.gen.ts";
import { reporters } from "#plugins/reporters/index.ts";
import { byRank } from "#core/report/by-rank.ts";
import { syntheticReport } from "../../support/synthetic-report.ts";

/** Declared with the weakest first and the two strongest, which no test tells apart, in the middle. */
const SKILLS = { weakest: 0.05, strong: 0.7, strongest: 0.8, weak: 0.3 };
const BEST_FIRST = ["strongest", "strong", "weak", "weakest"];

const sample = (): Report =>
  syntheticReport({
    candidates: Object.entries(SKILLS).map(([name, skill]) => ({ name, skill })),
    tasks: 120,
    faults: 0,
  });

const textsOf = async (id: string, report: Report): Promise<readonly string[]> =>
  (await reporters.get(id)).render(report).map(({ content }) => content);

/** Names in the order in which what is read of a part of a text has each for the first time. */
const orderIn = (part: string): readonly string[] => [
  ...new Set(part.replace(/<[^>]*>/g, " ").match(/\b(strongest|strong|weakest|weak)\b/g)),
];

describe("the order of candidates", () => {
  it("is that of their ranks in every table and chart, whatever order they were declared in", async () => {
    const report = sample();
    const ranks = Object.fromEntries(report.candidates.map(({ name, rank }) => [name, rank]));
    expect(ranks).toEqual({
      ...{ strongest: { low: 1, high: 2 }, strong: { low: 1, high: 2 } },
      ...{ weak: { low: 3, high: 3 }, weakest: { low: 4, high: 4 } },
    });
    const seen: Record<string, number> = {};
    for (const id of ["markdown", "summary", "html", "charts"]) {
      const text = (await textsOf(id, report)).join("\n").replace(/<style>.*?<\/style>/gs, "");
      const parts = [
        ...text.split("\n\n").filter((block) => /^\| (Candidate|Task) \|/m.test(block)),
        ...(text.match(/<(table|ol|svg|summary)\b.*?<\/\1>/gs) ?? []),
      ];
      for (const order of parts.map(orderIn).filter((names) => names.length === BEST_FIRST.length)) {
        expect(order, id).toEqual(BEST_FIRST);
        seen[id] = (seen[id] ?? 0) + 1;
      }
    }
    expect(seen).toEqual({ markdown: 4, summary: 2, html: 18, charts: 6 });
  });

  it("is the declared one in data", async () => {
    const report = sample();
    const [json = ""] = await textsOf("json", report);
    expect((JSON.parse(json) as Report).candidates.map(({ name }) => name)).toEqual(Object.keys(SKILLS));
  });

  it("depends on ranks and rates alone, and leaves what they do not tell apart as it was declared", () => {
    const place = fc.integer({ min: 1, max: 3 });
    const candidate = fc.record({
      low: place,
      span: fc.integer({ min: 0, max: 2 }),
      rate: fc.constantFrom(null, 0, 0.5, 1),
    });
    fc.assert(
      fc.property(fc.array(candidate, { maxLength: 6 }), (some) => {
        const candidates = some.map(({ low, span, rate }) => ({
          ...{ rank: { low, high: low + span }, pass_at_attempts: { rate } },
        })) as unknown as CandidateReport[];
        const ranked = byRank(candidates);
        expect(ranked.map(({ at }) => at).sort()).toEqual(candidates.map((_, at) => at));
        for (const [index, next] of ranked.entries()) {
          const before = ranked[index - 1];
          if (before === undefined) continue;
          const keys = [before, next].map(({ rank, pass_at_attempts: { rate }, at }) => [
            ...[rank?.low ?? 0, rank?.high ?? 0, -(rate ?? -1), at],
          ]);
          const differs = keys[0]?.findIndex((key, at) => key !== keys[1]?.[at]) ?? -1;
          expect(keys[0]?.[differs] ?? 0).toBeLessThan(keys[1]?.[differs] ?? 0);
        }
      }),
    );
  });
});
