import fs from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Ended, harness, temporaryFolder } from "../support/harness.ts";
import { skipUnless } from "../support/skip.ts";

const CHROMIUM = "/usr/bin/chromium";
const ARGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const CONFIG = `
benchmark: mini
task: ["fix-*", "e*-*", size-labels]
concurrency: 2
candidates:
  - { name: "<img src=x onerror=alert(1)> & 'a'", backend: stub, model: "pass=0.6,sleep=0.6,seed=4" }
  - { name: "b", backend: stub, model: "pass=0.3,sleep=0.6,seed=5" }
`;

/** `benchmark serve` as a user starts it; `url` once it says where. */
async function serve(cwd: string, runDir: string) {
  let interrupt: () => void = () => undefined;
  let ended: Promise<Ended> | undefined;
  const url = await new Promise<string>((resolve, reject) => {
    ended = harness("benchmark", ["serve", "--run-dir", runDir], {
      cwd,
      onStart: (child) => {
        interrupt = () => void child.kill("SIGINT");
        child.stderr.on("data", (text: Buffer) => {
          const said = /http:\S+/.exec(text.toString());
          if (said !== null) resolve(said[0]);
        });
      },
    });
    ended.then(({ stderr }) => reject(new Error(`It ended: ${stderr}`)), reject);
  });
  if (ended === undefined) throw new Error("It was never started.");
  const over = ended;
  return {
    url,
    ended: over,
    interrupt,
    async [Symbol.asyncDispose]() {
      interrupt();
      await over;
    },
  };
}

/** What a page asked for and complained about. */
function watched(page: Page) {
  const seen = { requests: new Set<string>(), complaints: [] as string[] };
  page.on("request", (request) => seen.requests.add(new URL(request.url()).origin));
  page.on("console", (message) => {
    if (message.type() === "error") seen.complaints.push(message.text());
  });
  page.on("pageerror", (error) => seen.complaints.push(error.message));
  page.on("dialog", (dialog) => {
    seen.complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return seen;
}

const countOn = async (page: Page): Promise<number> => Number.parseInt((await page.textContent("#count")) ?? "", 10);

describe.skipIf(skipUnless(fs.existsSync(CHROMIUM), "chromium"))("the live page in a browser", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS });
  });
  afterAll(() => browser.close());

  it("follows a run to its end, keeps one's place, and asks nobody else for anything", async () => {
    using folder = temporaryFolder();
    fs.writeFileSync(join(folder.path, "c.yaml"), CONFIG);
    let signal: (name: NodeJS.Signals) => void = () => undefined;
    const running = harness("benchmark", ["compare", "--config", "c.yaml", "--run-dir", "run", "--quiet"], {
      cwd: folder.path,
      onStart: (child) => (signal = (name) => void child.kill(name)),
    });
    const index = join(folder.path, "run/index.jsonl");
    await expect
      .poll(() => fs.statSync(index, { throwIfNoEntry: false })?.size ?? 0, { timeout: 60_000 })
      .toBeGreaterThan(0);
    // It stands still until somebody reads, or it might be over before the page is there.
    signal("SIGSTOP");
    await using server = await serve(folder.path, "run");
    const page = await browser.newPage({ viewport: { width: 1000, height: 700 } });
    const seen = watched(page);
    await page.goto(server.url);
    const report = page.frameLocator("iframe");
    await report.locator("h1").first().waitFor();
    await page.waitForFunction(() => /ago/.test(document.getElementById("news")?.textContent ?? ""));
    const before = await countOn(page);

    // Someone reads on while results come in.
    await report.locator("details > summary").last().click();
    const opened = await report.locator("details[open]").count();
    const frame = page.frames()[1];
    if (frame === undefined) throw new Error("There is no frame.");
    await frame.evaluate(() => window.scrollTo(0, 400));
    const place = await frame.evaluate(() => window.scrollY);
    signal("SIGCONT");
    await page.waitForFunction(
      (first) => Number.parseInt(document.getElementById("count")?.textContent ?? "") > first,
      before,
    );
    await page.waitForFunction(() => document.getElementById("state")?.textContent === "complete");
    expect((await running).exit).toBe(0);
    const expected = JSON.parse(fs.readFileSync(join(folder.path, "run/report.json"), "utf8")) as { headline: string };
    await expect.poll(() => page.title(), { timeout: 20_000 }).not.toContain("live report");
    expect(await report.locator("details[open]").count()).toBe(opened);
    expect(await frame.evaluate(() => window.scrollY)).toBe(place);
    expect(expected.headline).not.toBe("");

    // Evidence is one click away, and is text.
    await page.click("text=attempts");
    await page.click("tbody tr:first-child a");
    await page.click("text=prompt.md");
    expect(await page.evaluate(() => document.contentType)).toBe("text/plain");

    expect(seen.complaints).toEqual([]);
    expect([...seen.requests]).toEqual([new URL(server.url).origin]);
    await page.goto(server.url);
    // It says so of a result as soon as it is connected.
    await page.waitForFunction(() => /last result/.test(document.getElementById("news")?.textContent ?? ""));
    server.interrupt();
    await page.waitForFunction(() => /server ended/.test(document.getElementById("state")?.textContent ?? ""));
    expect((await server.ended).exit).toBe(0);
    await page.close();
  });

  it.each([
    [360, 640],
    [1280, 800],
  ])("fits a window of %i x %i pixels, with and without scripts", async (width, height) => {
    using folder = temporaryFolder();
    const ended = await harness("benchmark", ["run", "--benchmark", "stub", "--backend", "stub", "--run-dir", "run"], {
      cwd: folder.path,
    });
    expect(ended.exit).toBe(0);
    await using server = await serve(folder.path, "run");
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ viewport: { width, height }, javaScriptEnabled });
      const page = await context.newPage();
      await page.goto(server.url);
      await page.frameLocator("iframe").locator("h1").first().waitFor();
      const bar = await page.locator("header").boundingBox();
      const frame = await page.locator("iframe").boundingBox();
      expect(bar?.width).toBeLessThanOrEqual(width);
      expect(frame?.width).toBe(width);
      expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBeLessThanOrEqual(height);
      await context.close();
    }
    server.interrupt();
    expect((await server.ended).exit).toBe(0);
  });
});
