/** What only a browser can tell of `report.html`: whether it fits, whether everyone can read it, whether it runs anything. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reporters } from "#plugins/reporters/index.ts";
import { CHROMIUM_ARGS, SAMPLES } from "../support/sample-reports.ts";
import { skipUnless } from "../support/skip.ts";

const CHROMIUM = "/usr/bin/chromium";
const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

describe.skipIf(skipUnless(existsSync(CHROMIUM), "chromium"))("report.html in a browser", () => {
  const folder = mkdtempSync(join(tmpdir(), "bench-page-"));
  let browser: Browser;

  beforeAll(async () => {
    const html = await reporters.get("html");
    for (const name of ["2x24", "8x500"])
      for (const file of SAMPLES[name] === undefined ? [] : html.render(SAMPLES[name]()))
        writeFileSync(join(folder, `${name}.html`), file.content);
    browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS });
  });

  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function open(name: string, width: number, colorScheme: "light" | "dark"): Promise<Page> {
    // The page's own policy forbids scripts, and the checker is one.
    const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme, bypassCSP: true });
    const page = await context.newPage();
    await page.goto(pathToFileURL(join(folder, `${name}.html`)).href);
    return page;
  }

  async function violationsOf(page: Page): Promise<string[]> {
    await page.addScriptTag({ path: axe });
    return page.evaluate<string[]>(
      "axe.run().then(({ violations }) => violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes[0].html}`))",
    );
  }

  it.each([
    ["2x24", 360, "light"],
    ["2x24", 1280, "dark"],
    ["8x500", 360, "dark"],
  ] as const)("%s at %i px, %s: fits, and an accessibility checker finds nothing", async (name, width, theme) => {
    const page = await open(name, width, theme);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
    await page.evaluate("document.querySelectorAll('.behind').forEach((block) => { block.open = true; })");
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
    expect(await violationsOf(page)).toEqual([]);
    await page.context().close();
  });

  it("is checked by something that would notice", async () => {
    const page = await open("2x24", 360, "light");
    await page.evaluate(
      "document.querySelector('h1').style.color = '#eee'; document.querySelector('svg.narrow').removeAttribute('aria-label')",
    );
    const found = (await violationsOf(page)).map((violation) => violation.split(":")[0]);
    expect(found).toEqual(expect.arrayContaining(["serious color-contrast", "serious svg-img-alt"]));
    await page.context().close();
  });

  it("shows one drawing of each chart, the narrow one on a phone", async () => {
    const page = await open("2x24", 360, "light");
    const shown =
      "[...document.querySelectorAll('svg')].filter((svg) => svg.getClientRects().length > 0).map((svg) => svg.classList[1])";
    expect(new Set(await page.evaluate<string[]>(shown))).toEqual(new Set(["narrow"]));
    await page.setViewportSize({ width: 1000, height: 800 });
    expect(new Set(await page.evaluate<string[]>(shown))).toEqual(new Set(["wide"]));
    await page.context().close();
  });
});
