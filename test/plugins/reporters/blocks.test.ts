import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Report } from "#core/records.gen.ts";
import { reporters } from "#plugins/reporters/index.ts";
import { SAMPLES } from "../../support/sample-reports.ts";

const reports = ["2x24", "5x225", "8x500"].map((name) => SAMPLES[name]?.() as Report);

/** What is wrong with a Markdown document as GitHub would read it. */
function faultsOf(text: string): string[] {
  const faults: string[] = [];
  if ((text.match(/<details>/g) ?? []).length !== (text.match(/<\/details>/g) ?? []).length)
    faults.push("open details");
  for (const block of text
    .trimEnd()
    .split("\n\n")
    .filter((part) => part.startsWith("| "))) {
    const rows = block.split("\n");
    if (!/^(\| --- )+\|$/.test(rows[1] ?? "")) faults.push(`no table: ${rows.slice(0, 2).join("⏎")}`);
    if (rows.length < 3) faults.push("a table without rows");
    if (rows.some((row) => !row.startsWith("| ") || !row.endsWith(" |"))) faults.push("a broken row");
    const widths = new Set(rows.map((row) => row.replaceAll("\\|", "").split("|").length));
    if (widths.size > 1) faults.push("rows of unequal width");
  }
  for (const line of text.split("\n")) if (/[^\s|]\\$/.test(line)) faults.push("an escape cut in two");
  return faults;
}

describe.each(["summary", "markdown"])("%s within a limit", async (id) => {
  const reporter = await reporters.get(id);
  const render = (report: Report, limitBytes?: number): string =>
    reporter.render(report, limitBytes === undefined ? {} : { limitBytes })[0]?.content ?? "";

  it("never exceeds it and is never broken, from 500 bytes up", () => {
    fc.assert(
      fc.property(fc.constantFrom(0, 1, 2), fc.integer({ min: 500, max: 150_000 }), (at, limit) => {
        const text = render(reports[at] as Report, limit);
        expect(Buffer.byteLength(text)).toBeLessThanOrEqual(limit);
        expect(faultsOf(text)).toEqual([]);
        expect(text).toMatch(/winner|better|best/i);
      }),
      { numRuns: 150 },
    );
  });

  it("fills what it is given: more room, more rows", () => {
    const rows = [1000, 4000, 16_000, 60_000].map((limit) => render(reports[2] as Report, limit).split("\n| ").length);
    expect(rows).toEqual([...rows].sort((x, y) => x - y));
    expect(new Set(rows).size).toBeGreaterThan(2);
  });

  it("says what it left out", () => {
    expect(render(reports[2] as Report, 20_000)).toMatch(/and \d+ more in report\.json/);
  });
});

describe("summary.md", () => {
  it("has pass@1 beside pass@2 where there are two attempts, and only then", async () => {
    const summary = await reporters.get("summary");
    const [report] = reports;
    if (report === undefined) throw new Error("no sample");
    const rendered = (max_attempts: number) =>
      summary.render({ ...report, benchmark: { ...report.benchmark, max_attempts } })[0]?.content ?? "";
    expect(rendered(2)).toMatch(/\| Candidate \| pass@1 \| pass@2 \|/);
    expect(rendered(1)).toMatch(/\| Candidate \| pass@1 \| 0 %/);
    const first = report.candidates[0]?.pass_at_1.rate;
    expect(rendered(2)).toContain(`| ${((first ?? 0) * 100).toFixed(1)} % |`);
  });

  it("is short enough for a pull request unless told otherwise", async () => {
    const summary = await reporters.get("summary");
    for (const report of reports) {
      const [{ content } = { content: "" }] = summary.render(report);
      expect(content.length).toBeLessThan(60_000);
      expect(content).toContain("on which candidates differ");
    }
  });
});
