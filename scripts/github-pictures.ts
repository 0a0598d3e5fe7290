/**
 * Pictures of what the Action writes at GitHub, as a reader would see it: `npx tsx scripts/github-pictures.ts [FOLDER]`.
 * Comment, check run and job summary of a winner, of no winner, of an incomplete run and of a hostile one, on a phone
 * and on a desk. The runs are real ones of stand-ins. Needs Chromium (`CHROMIUM=/path`, /usr/bin/chromium unless given)
 * and a built `dist/`.
 */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { outlookOf } from "#core/plan-outlook.ts";
import type { Plan } from "#core/records.gen.ts";
import { commentBody, markerOf } from "#github/comment-body.ts";
import { conclusionOf, titleOf } from "#github/conclusion.ts";
import { matrixOf } from "#github/matrix.ts";
import { pastOf } from "#github/outputs.ts";
import { planSummary } from "#github/plan-summary.ts";
import { readReport, reportBody } from "#github/report-folder.ts";
import { filesIn } from "../test/support/github/archives.ts";
import { renderGfm } from "../test/support/github/gfm.ts";
import { hostileArchives } from "../test/support/github/hostile-run.ts";
import { CHROMIUM_ARGS } from "../test/support/sample-reports.ts";

const folder = process.argv[2] ?? fs.mkdtempSync(join(tmpdir(), "github-pictures-"));
const only = process.argv.slice(3);
const SHA = "3f2a9c41d07be6528819a4cc0e5b7d1f6a30249e";
const URL = "https://github.com/octo/demo/actions/runs/7";
const KEY = { workflow: "smoke", key: "default" };
const css = fs.readFileSync(createRequire(import.meta.url).resolve("github-markdown-css/github-markdown.css"), "utf8");

const FRAME = `
  body { margin: 16px; background: #fff; font: 14px/1.5 -apple-system, "Segoe UI", "Noto Sans", sans-serif }
  section { border: 1px solid #d1d9e0; border-radius: 6px; margin-bottom: 16px }
  header { background: #f6f8fa; border-bottom: 1px solid #d1d9e0; padding: 8px 16px; overflow-wrap: anywhere }
  .markdown-body { padding: 16px; font-size: 14px }`;
const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const stubs = (...models: readonly string[]) => ({
  benchmark: "mini",
  task: ["[a-t]*"],
  candidates: models.map((model, at) => ({
    name: ["claude-code:sonnet", "codex:default"][at],
    backend: "stub",
    model,
  })),
});

interface Sample {
  /** Where the merged run is. */
  readonly runDir: string;
  readonly shards: number;
  readonly lost: readonly string[];
}

const SAMPLES: Readonly<Record<string, (home: string) => Promise<Sample>>> = {
  winner: async (home) => sharded(home, stubs("pass=0.95,seed=1", "pass=0.3,seed=1"), []),
  "no-winner": async (home) => sharded(home, stubs("pass=0.7,seed=2", "pass=0.6,seed=1"), []),
  incomplete: async (home) => sharded(home, stubs("pass=0.95,seed=1", "pass=0.3,seed=1"), [3]),
  hostile: async (home) => hostile(home),
};

fs.mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: CHROMIUM_ARGS,
});
const home = fs.mkdtempSync(join(tmpdir(), "github-pictures-runs-"));
try {
  for (const [name, make] of Object.entries(SAMPLES)) {
    if (only.length > 0 && !only.includes(name)) continue;
    const run = join(home, name);
    fs.mkdirSync(run);
    for (const [kind, page] of Object.entries(await pagesOf(await make(run))))
      await picture(browser, `${name}-${kind}`, page);
  }
} finally {
  await browser.close();
  fs.rmSync(home, { recursive: true });
}
console.log(folder);

/** A run in four shards, of which some are lost. */
function sharded(home: string, config: object, lost: readonly number[]): Sample {
  const [file, plan] = [join(home, "bench.json"), join(home, "plan.json")];
  fs.writeFileSync(file, JSON.stringify(config));
  bench("plan", "--config", file, "--balance", "--shards", "4", "--save", plan);
  const parts = [1, 2, 3, 4].filter((index) => !lost.includes(index));
  for (const index of parts)
    bench("compare", "--plan", plan, "--shard", `${index}/4`, "--run-dir", join(home, `shard-${index}`));
  const runDir = join(home, "whole");
  bench("merge", "--into", runDir, ...parts.map((index) => join(home, `shard-${index}`)));
  return { runDir, shards: 4, lost: lost.map((index) => `${index}/4`) };
}

async function hostile(home: string): Promise<Sample> {
  const parts: string[] = [];
  for (const [name, archive] of await hostileArchives(join(home, "made"))) {
    const part = join(home, name);
    for (const [path, content] of await filesIn(archive)) {
      fs.mkdirSync(dirname(join(part, path)), { recursive: true });
      fs.writeFileSync(join(part, path), content);
    }
    if (name.includes("-shard-")) parts.push(part);
  }
  const runDir = join(home, "whole");
  bench("merge", "--into", runDir, ...parts);
  return { runDir, shards: parts.length, lost: [] };
}

function bench(...args: readonly string[]): void {
  execFileSync(process.execPath, [join(import.meta.dirname, "../dist/benchmark.js"), ...args, "--quiet"], {
    stdio: "ignore",
  });
}

/** The comment, the check run and the summary of the whole workflow run, as HTML. */
async function pagesOf({ runDir, shards, lost }: Sample): Promise<Readonly<Record<string, string>>> {
  const report = await readReport(runDir);
  const plan = JSON.parse(fs.readFileSync(join(runDir, "plan.json"), "utf8")) as Plan;
  const body = reportBody(fs.readFileSync(join(runDir, "summary.md"), "utf8"), lost, shards);
  const { check } = conclusionOf(report, { failOn: ["regression", "invalid"], lostShards: lost.length });
  const title = titleOf(report, lost.length, shards);
  const told = { sha: SHA, url: URL, time: "2026-01-02T03:04:05Z" };
  const before = commentBody(KEY, { ...told, body: "", past: "inconclusive, +4.2 pp, 48/48 trials" }, null);
  const past = pastOf(report, lost.length, shards);
  const comment = commentBody(KEY, { ...told, body, past }, before);
  const legs = matrixOf(plan, shards, [], { shards, maxShards: 20, runsOn: null, labels: [] }).include;
  const setting = { legs, unserved: [], environments: [], timed: 0 };
  return {
    comment: box("<b>github-actions</b> bot commented now", comment.replace(markerOf(KEY), "")),
    check: box(`<b>benchmark / default</b> · ${check}<br>${escaped(title)}`, body),
    summary: box("plan summary", planSummary(plan, outlookOf(plan, shards), setting)) + box("report summary", body),
  };
}

function box(head: string, markdown: string): string {
  return `<section><header>${head}</header><div class="markdown-body">${renderGfm(markdown)}</div></section>`;
}

async function picture(browser: Browser, name: string, body: string): Promise<void> {
  const html = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${css}${FRAME}</style>${body}`;
  for (const width of [360, 1000]) {
    const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme: "light", offline: true });
    const page = await context.newPage();
    await page.setContent(html);
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
    if (width === 1000) {
      await page.evaluate("document.querySelectorAll('details').forEach((one) => one.open = true)");
      await page.screenshot({
        path: join(folder, `${name}-${width}-open.png`),
        clip: { x: 0, y: 0, width, height: 2400 },
        fullPage: true,
      });
    }
    const wide = await page.evaluate("document.documentElement.scrollWidth");
    if (wide !== width) console.log(`${name}: ${String(wide)} pixels wide on a screen of ${width}`);
    await context.close();
  }
}
