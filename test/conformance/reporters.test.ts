import { describe, expect, it } from "vitest";
import type { IndexRow } from "#core/records.gen.ts";
import { buildReport } from "#core/report/build-report.ts";
import { wantedExcerpts } from "#core/report/drilldown.ts";
import { TrialResults } from "#core/trial-results.ts";
import { makePlan } from "#core/plan.ts";
import { LISTED_ON, listings, ON_REQUEST, reporters } from "#plugins/reporters/index.ts";
import { syntheticPlan } from "../support/synthetic-run.ts";

const HOSTILE = "</td><script>x</script>|`$(id)`\n::error::x @octocat #1 [l](javascript:x) \u001b[31m\u202e";

/** A report in which every text that comes from outside is hostile. */
function hostileReport() {
  const { digest: _, schema_version: __, ...content } = syntheticPlan({ candidates: 3, tasks: 7, repetitions: 1 });
  const plan = makePlan({
    ...content,
    benchmark: { ...content.benchmark, id: `b${HOSTILE}`, threat_model: HOSTILE },
    tasks: content.tasks.map((task, at) => ({
      ...task,
      id: `${task.id}${at}${HOSTILE}`,
    })) as unknown as typeof content.tasks,
    candidates: content.candidates.map((candidate, at) => ({
      ...candidate,
      name: `c${at}${HOSTILE}`,
      model: HOSTILE,
    })) as unknown as typeof content.candidates,
  });
  const rows = [0, 1, 2].flatMap((c) =>
    [0, 1, 2, 3, 4, 5].map((t): IndexRow => ({
      v: 2,
      c,
      t,
      r: 1,
      a: 1,
      try: 1,
      dir: "d",
      digest: "0".repeat(64),
      class: c === 0 ? "pass" : t === 0 ? "provider" : "fail",
      phase: "verify",
      reason: HOSTILE,
      stop: HOSTILE,
      ms: [1, 1, 1, 1, 1],
      s: 1,
      tok: [null, null, null, null, null],
      cover: null,
      tools: null,
      turns: null,
      change: [null, null, null],
      fc: null,
      tests: [null, null, null],
      tamper: 1,
      leaks: 1,
      wire: null,
      refused: null,
      endpoint: HOSTILE,
      seed: "unsupported",
      prompt: null,
      verifier: null,
      version: HOSTILE,
      tier: "worktree",
      contain: "sweep",
      hidden: false,
      with: null,
      arch: "x64",
      harness: "0",
    })),
  );
  const wanted = [...wantedExcerpts(plan, TrialResults.of(plan, rows))];
  return buildReport({
    plan,
    rows,
    runDirName: HOSTILE,
    generatedAt: "2026-01-01T00:00:00Z",
    problems: [HOSTILE],
    excerpts: new Map(wanted.map((path) => [path, { text: `${HOSTILE}\u0000</pre>`, bytes: 1, path: HOSTILE }])),
  });
}

/** Elements and attributes that our pages and charts are made of; anything else came from outside. */
const ELEMENTS =
  /^(html|head|meta|title|style|body|header|main|footer|section|figure|h[1-3]|p|ul|wbr\/?|ol|li|dl|dt|dd|div|span|bdi|strong|code|pre|details|summary|table|caption|thead|tbody|tr|th|td|svg|g|line|path|rect|circle|text)$/;
const ATTRIBUTES =
  /^(lang|charset|http-equiv|content|name|id|class|title|scope|role|dir|tabindex|aria-[a-z]+|viewBox|xmlns|[xy][12]?|[cr]|[cr][xy]|d|fill|width|height|transform)$/;

/** What a browser would make of a document that escapes every quotation: its tags, by name and attributes. */
function tagsOf(markup: string): { name: string; attributes: string[] }[] {
  return [...markup.matchAll(/<\/?([^\s>]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>?/g)].map(
    ([, name = "", rest = ""]) => ({
      name,
      attributes: [...rest.matchAll(/\s([^\s=>"]+)(?:="[^"]*")?/g)].map(([, attribute = ""]) => attribute),
    }),
  );
}

describe.each(reporters.ids)("the reporter %s", async (id) => {
  const reporter = await reporters.get(id);
  const report = hostileReport();

  it("goes by the id it is registered under", () => {
    expect(reporter.id).toBe(id);
  });

  it("gives the same bytes for the same report, and changes nothing in it", () => {
    const before = JSON.stringify(report);
    expect(reporter.render(report)).toEqual(reporter.render(structuredClone(report)));
    expect(JSON.stringify(report)).toBe(before);
  });

  it("writes plain file names and whole text", () => {
    for (const { name, content, pieces } of reporter.render(report)) {
      if (pieces !== undefined) expect([...pieces].join("")).toBe(content);
      expect(name).toMatch(/^[a-z][a-z0-9.-]*$/);
      expect(content.endsWith("\n")).toBe(true);
      expect(Buffer.from(content).toString()).toBe(content);
    }
  });

  it("writes files that are known to be its own before it is loaded, and nobody else's", () => {
    const names = reporter.render(report).map(({ name }) => name);
    const others = Object.entries({ ...ON_REQUEST, ...LISTED_ON }).filter(([other]) => other !== id);
    if (ON_REQUEST[id] !== undefined) expect(ON_REQUEST[id].files).toEqual(expect.arrayContaining(names));
    for (const [, { files }] of others) expect(files.filter((name) => names.includes(name))).toEqual([]);
  });

  it("never speaks of money", () => {
    for (const { content } of reporter.render(report)) expect(content).not.toMatch(/\$\s?\d/);
  });
});

describe.each(listings.ids)("the listing %s", async (id) => {
  const listing = await listings.get(id);

  it("has the one file that is known to be its own before it is loaded", () => {
    expect([listing.id, LISTED_ON[id]?.files]).toEqual([id, [listing.name]]);
  });
});

describe.each(["html", "charts"])("%s with hostile text", async (id) => {
  const files = (await reporters.get(id)).render(hostileReport());

  it("holds no element and no attribute that is not ours, and loads nothing", () => {
    for (const { content } of files) {
      const tags = tagsOf(content.replace("<!doctype html>", ""));
      expect(tags.length).toBeGreaterThan(10);
      expect([...new Set(tags.map(({ name }) => name))].filter((name) => !ELEMENTS.test(name))).toEqual([]);
      const attributes = [...new Set(tags.flatMap((tag) => tag.attributes))];
      expect(attributes.filter((name) => !ATTRIBUTES.test(name))).toEqual([]);
      expect(content).not.toMatch(/[\u0000\u001b\u202e]/);
      expect(content).not.toMatch(/url\(|@import/);
    }
  });

  it("shows the text itself", () => {
    expect(files[0]?.content).toContain("&lt;script>");
  });
});

describe.each(["markdown", "summary"])("%s with hostile text", async (id) => {
  const [file] = (await reporters.get(id)).render(hostileReport());
  const text = file?.content ?? "";
  /** What is left when code spans are taken out: the part that GitHub interprets. */
  const interpreted = text.replace(/(?<![\\`])(`+)(?!`)[^]*?(?<!`)\1(?!`)/g, "CODE");

  it("lets none of it be interpreted", () => {
    expect(interpreted).not.toMatch(/(?<!\\)<(?!\/?(details|summary)\b)/);
    expect(interpreted).not.toMatch(/@octocat|#1\b|(?<!\\)\]\(/);
    expect(text).not.toMatch(/\u001b|\u202e/);
    expect(text).not.toMatch(/^::/m);
  });

  it("keeps its tables whole", () => {
    for (const block of text.split("\n\n").filter((part) => part.startsWith("| "))) {
      const widths = block.split("\n").map((line) => line.replaceAll("\\|", "").split("|").length);
      expect(new Set(widths).size).toBe(1);
    }
  });
});
