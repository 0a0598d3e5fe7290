/**
 * Pictures of the HTML report as a reader would see it: `npx tsx scripts/screenshots.ts [FOLDER]`. Three sizes of run,
 * each on a phone and on a desk, light and dark; and what axe-core has to say about each. Needs Chromium
 * (`CHROMIUM=/path`, /usr/bin/chromium unless given).
 */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import type { Report } from "#core/records.gen.ts";
import { reporters } from "#plugins/reporters/index.ts";
import { CHROMIUM_ARGS, SAMPLES } from "../test/support/sample-reports.ts";

const folder = process.argv[2] ?? mkdtempSync(join(tmpdir(), "report-pictures-"));
const only = process.argv.slice(3);
mkdirSync(folder, { recursive: true });
const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: CHROMIUM_ARGS,
});
try {
  for (const [name, make] of Object.entries(SAMPLES))
    if (only.length === 0 || only.includes(name)) await picture(name, make());
} finally {
  await browser.close();
}
console.log(folder);

async function picture(name: string, report: Report): Promise<void> {
  const home = join(folder, name);
  mkdirSync(home, { recursive: true });
  for (const id of reporters.ids) {
    for (const file of (await reporters.get(id)).render(report)) writeFileSync(join(home, file.name), file.content);
  }
  for (const width of [360, 1280]) {
    for (const colorScheme of ["light", "dark"] as const) {
      // The page's own policy forbids scripts; axe is one.
      const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme, bypassCSP: true });
      const page = await context.newPage();
      await page.goto(pathToFileURL(join(home, "report.html")).href);
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true });
      const wide = await page.evaluate("document.documentElement.scrollWidth");
      await page.addScriptTag({ path: axe });
      const violations = await page.evaluate<
        { id: string; impact: string; nodes: { target: string[]; failureSummary: string }[] }[]
      >("axe.run().then(({ violations }) => violations)");
      console.log(`${name} ${width} ${colorScheme}: scroll width ${String(wide)}, ${violations.length} violations`);
      for (const { id, impact, nodes } of violations)
        console.log(
          `  ${impact} ${id}: ${nodes.length}, first ${JSON.stringify(nodes[0]?.target)} ${nodes[0]?.failureSummary ?? ""}`,
        );
      await context.close();
    }
  }
}
