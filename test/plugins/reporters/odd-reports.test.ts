import { describe, expect, it } from "vitest";
import type { OutcomeClass } from "#core/outcome.ts";
import { makePlan } from "#core/plan.ts";
import type { IndexRow, Plan, Report } from "#core/records.gen.ts";
import { buildReport } from "#core/report/build-report.ts";
import { reporters } from "#plugins/reporters/index.ts";
import { SAMPLES } from "../../support/sample-reports.ts";
import { syntheticRow } from "../../support/synthetic-row.ts";
import { syntheticPlan } from "../../support/synthetic-run.ts";

interface Oddity {
  readonly candidates?: number;
  readonly tasks?: number;
  readonly class?: OutcomeClass | null;
  /** Put before every name, which stays unlike the others. */
  readonly names?: string;
  readonly row?: Partial<IndexRow>;
  /** How many tasks the first candidate passes no more than the others; absent: none. */
  readonly ties?: number;
}

function oddReport({ candidates = 2, tasks = 3, class: cls = "pass", names = "", row = {}, ties = 0 }: Oddity): Report {
  const { digest: _, schema_version: __, ...content } = syntheticPlan({ candidates, tasks, repetitions: 1 });
  const plan = makePlan({
    ...content,
    candidates: content.candidates.map((it) => ({ ...it, name: names + it.name })) as unknown as Plan["candidates"],
    tasks: content.tasks.map((it) => ({ ...it, id: names + it.id })) as unknown as Plan["tasks"],
  });
  const rows = plan.candidates.flatMap((_, c) =>
    plan.tasks.flatMap((_, t) =>
      cls === null ? [] : [syntheticRow(plan, { c, t, a: 1, class: c === 0 && t >= ties ? cls : "fail", ...row })],
    ),
  );
  return buildReport({ plan, rows, runDirName: "run", generatedAt: "2026-01-01T00:00:00Z", problems: [] });
}

const ODDITIES: Readonly<Record<string, Oddity>> = {
  "no task at all": { tasks: 0 },
  "one task": { tasks: 1 },
  "one candidate": { candidates: 1 },
  "one candidate, nothing run": { candidates: 1, class: null },
  "nothing run": { class: null },
  "one side lost to infrastructure": { class: "auth" },
  "thirty candidates": { candidates: 30, tasks: 2 },
  "names of a megabyte": { names: "n".repeat(1_000_000) },
  "names without a place to break": { names: "漢".repeat(500) },
  "names from right to left": { names: "מודל-שפה " },
  "names that are no whole characters": { names: "\ud800" },
  "numbers that are none": {
    row: { s: NaN, ms: [NaN, Infinity, NaN, -Infinity, NaN], turns: NaN, tok: [NaN, Infinity, 0, 0, 0] },
  },
  "no time at all": { row: { s: 0, ms: [0, 0, 0, 0, 0], turns: 0, tok: [0, 0, 0, 0, 0] } },
};

describe.each(Object.entries(ODDITIES))("a report with %s", (_, oddity) => {
  const report = oddReport(oddity);

  it.each(reporters.ids)("is rendered by %s, readably and in bounds", async (id) => {
    for (const { name, content } of (await reporters.get(id)).render(report)) {
      expect(Buffer.from(content).toString(), name).toBe(content);
      if (name.endsWith(".json") || name.endsWith(".csv")) continue;
      expect(content, name).not.toMatch(/\bNaN\b|Infinity|undefined|\[object/);
      expect(content.length, name).toBeLessThan(600_000);
    }
  });
});

describe("an interval beyond what a difference can be", () => {
  const report = oddReport({ tasks: 2, ties: 1 });

  it("stays as it was computed for machines, and is cut for readers in every format", async () => {
    expect(report.pairs[0]?.ci?.high).toBeGreaterThan(6);
    for (const id of reporters.ids.filter((one) => !["json", "csv", "junit"].includes(one))) {
      const files = (await reporters.get(id)).render(report).map(({ content }) => content);
      // How the verdict was decided is told as it was computed.
      const text = files.join("\n").replace(/Interval: standard error[^<\n]*/g, "");
      const ends = [...text.matchAll(/[+−](\d+(?:\.\d+)?)/g)].map(([, number]) => Number(number));
      expect(ends, id).toContain(100);
      expect(Math.max(...ends), id).toBe(100);
      if (id === "html" || id === "markdown") expect(text, id).toContain("is cut there");
    }
  });
});

describe("report.html", async () => {
  const html = await reporters.get("html");
  const render = (report: Report): string => html.render(report)[0]?.content ?? "";
  const [small, large] = [SAMPLES["2x24"], SAMPLES["8x500"]].map((make) => make?.());

  it("opens with the verdict: who, by how much, how sure", () => {
    const text = render(small as Report)
      .replace(/<style>.*?<\/style>/s, "")
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ");
    const first = text.slice(0, 700);
    expect(first).toContain(
      "No winner declared: claude-code:sonnet is ahead of aider:qwen2.5-coder-32b, but this may be noise",
    );
    expect(first).toContain("11.1 percentage points");
    expect(first).toContain("luck alone would show a difference this large in about 1 in 6 such runs");
  });

  it("has its sections in the order of the questions a reader asks", () => {
    const ids = [...render(small as Report).matchAll(/<section id="([a-z]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([
      "effects",
      "rates",
      "tasks",
      "outcomes",
      "effort",
      "completeness",
      "fingerprint",
      "flags",
      "drilldown",
      "method",
      "reproduce",
    ]);
  });

  it("shows every task of 8 × 500, once, in less than a megabyte", () => {
    const page = render(large as Report);
    expect(page.length).toBeLessThan(1_000_000);
    expect(page.match(/<td class="[pfho]">/g)).toHaveLength(8 * 500);
  });

  it("draws the forest's dots where the differences are", () => {
    const report = small as Report;
    const [chart] = /<svg class="chart wide".*?<\/svg>/s.exec(render(report)) ?? [];
    const zero = Number(/class="zero"[^>]* d="M([\d.]+) /.exec(chart ?? "")?.[1]);
    const [left, right] =
      [...(chart ?? "").matchAll(/class="least"[^>]* d="M([\d.]+) 0V[\d.]+M([\d.]+) /g)][0]?.slice(1).map(Number) ?? [];
    const dot = Number(/class="dot" cx="([\d.]+)"/.exec(chart ?? "")?.[1]);
    const perPoint = ((right ?? NaN) - (left ?? NaN)) / 2;
    expect((dot - zero) / perPoint).toBeCloseTo((report.pairs[0]?.delta ?? NaN) * 100, 0);
  });
});
