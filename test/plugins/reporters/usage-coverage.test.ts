import { describe, expect, it } from "vitest";
import { makePlan } from "#core/plan.ts";
import type { Report } from "#core/records.gen.ts";
import { buildReport } from "#core/report/build-report.ts";
import { reporters } from "#plugins/reporters/index.ts";
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
