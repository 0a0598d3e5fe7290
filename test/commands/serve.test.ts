import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Plan } from "#core/records.gen.ts";
import { RunDir } from "#record/run-dir.ts";
import { ask, eventsOf, served } from "../support/served.ts";
import { makeRunDir, putSynthetic, syntheticPlan } from "../support/synthetic-run.ts";
import { tempDir } from "../support/temp-dir.ts";

const plan: Plan = syntheticPlan({ tasks: 4, repetitions: 1 });

function finishedRun() {
  const path = join(tempDir(), "run");
  const rows = makeRunDir(path, plan);
  const [row] = rows;
  if (row === undefined) throw new Error("The run is empty");
  return { path, row };
}

describe("serve", () => {
  it("shows the live page, the report in every format, and every attempt with its files", async () => {
    const { path, row } = finishedRun();
    const { url } = await served(path);
    const live = await ask(url, "/");
    expect(live.body).toContain('<iframe src="report.html"');
    expect(live.body).not.toMatch(/https?:\/\//);
    expect((await ask(url, "/report.html")).body).toMatch(/^<!doctype html>[^]*<\/html>\n$/);
    expect(JSON.parse((await ask(url, "/report.json")).body)).toMatchObject({ run_dir: "run" });
    expect((await ask(url, "/report.md")).headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect((await ask(url, "/attempts.csv")).body).toContain(`,${row.dir},${row.digest}`);
    const junit = await ask(url, "/junit.xml");
    expect(junit.body).toMatch(/^<\?xml[^]*<\/testsuites>\n$/);
    expect(junit.headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect((await ask(url, "/pairs.csv")).status).toBe(200);
    expect((await ask(url, "/attempts")).body).toContain(`href="${row.dir}/"`);
    expect((await ask(url, `/${row.dir}/`)).body).toContain('href="prompt.md"');
    for (const file of ["prompt.md", "diff.patch", "run-record.json", "score.json"]) {
      const answer = await ask(url, `/${row.dir}/${file}`);
      expect(answer).toMatchObject({ status: 200, body: fs.readFileSync(join(path, row.dir, file), "utf8") });
      expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
    }
    expect(fs.readdirSync(path)).not.toContain("report.html");
  });

  it("forbids the browser whatever a page has no need of", async () => {
    const { path, row } = finishedRun();
    const { url } = await served(path);
    for (const address of ["/", "/report.html", "/attempts", `/${row.dir}/prompt.md`, "/nothing", "/.live/events"]) {
      const { headers } = await ask(url, address, { method: "HEAD" });
      expect(headers["content-security-policy"]).toMatch(/^default-src 'none'/);
      expect(headers["content-security-policy"]).toMatch(/frame-ancestors 'none'|frame-ancestors 'self'/);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
    }
  });

  it("gives out nothing else, however it is asked for", async () => {
    const { path, row } = finishedRun();
    fs.writeFileSync(join(path, "../outside.txt"), "canary");
    fs.writeFileSync(join(path, "inside.txt"), "canary");
    fs.writeFileSync(join(path, row.dir, "unsealed.txt"), "canary");
    fs.mkdirSync(join(path, ".staging/one"), { recursive: true });
    fs.writeFileSync(join(path, ".staging/one/prompt.md"), "canary");
    const { url } = await served(path);
    const up = "../".repeat(row.dir.split("/").length + 1);
    for (const address of [
      "/../outside.txt",
      "/%2e%2e/outside.txt",
      "/..%2foutside.txt",
      "/..%5coutside.txt",
      `/${row.dir}/${up}outside.txt`,
      `/${row.dir}/${up.replaceAll("/", "%2f")}outside.txt`,
      `/${row.dir}/%2e%2e/%2e%2e/%2e%2e/%2e%2e/outside.txt`,
      `/${encodeURIComponent(join(path, "../outside.txt"))}`,
      `/${join(path, "../outside.txt")}`,
      "/inside.txt",
      `/${row.dir}/unsealed.txt`,
      `/${row.dir}/prompt.md/`,
      `/${row.dir}/prompt.md/x`,
      `/${row.dir}//prompt.md`,
      `/${row.dir}`,
      `/${row.dir.replace(/\/.*/, "/")}`,
      "/.staging/one/prompt.md",
      "/plan.json",
      "/index.jsonl",
      "/.lock",
      "/.live/",
      "/.live/live.js/x",
      "/constructor",
      "/__proto__",
    ]) {
      const { status, body } = await ask(url, address);
      expect([400, 404], address).toContain(status);
      expect(body).not.toContain("canary");
    }
  });

  it("follows no link", async () => {
    const { path, row } = finishedRun();
    const outside = join(tempDir(), "outside");
    fs.cpSync(join(path, row.dir), outside, { recursive: true });
    fs.writeFileSync(join(outside, "prompt.md"), "canary");
    const { url } = await served(path);
    fs.rmSync(join(path, row.dir, "prompt.md"));
    fs.symlinkSync(join(outside, "prompt.md"), join(path, row.dir, "prompt.md"));
    expect(await ask(url, `/${row.dir}/prompt.md`)).toMatchObject({ status: 404 });
    fs.rmSync(join(path, row.dir), { recursive: true });
    fs.symlinkSync(outside, join(path, row.dir));
    for (const file of ["", "prompt.md", "diff.patch"])
      expect((await ask(url, `/${row.dir}/${file}`)).body).not.toMatch(/canary|diff\.patch/);
    const candidate = row.dir.split("/")[0] ?? "";
    fs.rmSync(join(path, candidate), { recursive: true });
    fs.symlinkSync(tempDir(), join(path, candidate));
    expect((await ask(url, `/${row.dir}/diff.patch`)).status).toBe(404);
  });

  it("can be read only, and by this machine's own names only", async () => {
    const { path } = finishedRun();
    const { url } = await served(path);
    for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
      expect(await ask(url, "/", { method })).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
    expect(await ask(url, "/", { headers: { host: "rebound.example" } })).toMatchObject({ status: 421 });
    const [head, whole] = [await ask(url, "/report.html", { method: "HEAD" }), await ask(url, "/report.html")];
    expect([head.status, head.body]).toEqual([200, ""]);
    expect(head.headers["content-length"]).toBe(whole.headers["content-length"]);
    expect(new URL(url).hostname).toBe("127.0.0.1");
  });

  it("tells every page when there is more on record, and shows it", async () => {
    const path = join(tempDir(), "run");
    using run = RunDir.create(path, plan, null);
    const put = (task: number) =>
      putSynthetic(run, { candidate: 0, task, repetition: 1, attempt: 1 }, { class: "pass" });
    put(0);
    const { url } = await served(path);
    const received: number[] = [];
    for await (const { name, data } of eventsOf(url)) {
      const status = JSON.parse(data) as { received: number; expected: number; problem: string | null };
      expect([name, status.problem, status.expected]).toEqual(["report", null, 8]);
      received.push(status.received);
      if (status.received === 3) break;
      put(status.received);
    }
    expect(received).toEqual([1, 2, 3]);
    const report = JSON.parse((await ask(url, "/report.json")).body) as { completeness: { received: number } };
    expect(report.completeness.received).toBe(3);
  });

  it("says when nobody is at work on what is missing", async () => {
    const path = join(tempDir(), "run");
    const run = RunDir.create(path, plan, null);
    putSynthetic(run, { candidate: 0, task: 0, repetition: 1, attempt: 1 }, { class: "pass" });
    const { url } = await served(path);
    const states: string[] = [];
    for await (const { data } of eventsOf(url)) {
      states.push((JSON.parse(data) as { state: string }).state);
      if (states.length === 2) break;
      run[Symbol.dispose]();
    }
    expect(states).toEqual(["running", "stopped"]);
    expect((await ask(url, "/")).body).toContain("stopped; benchmark resume goes on with it");
  });

  it("is not complete while somebody is at work, though every trial has a record", async () => {
    const path = join(tempDir(), "run");
    const run = RunDir.create(path, syntheticPlan({ tasks: 1, repetitions: 1, candidates: 1 }), null);
    putSynthetic(run, { candidate: 0, task: 0, repetition: 1, attempt: 1 }, { class: "fail" });
    const { url } = await served(path);
    const states: string[] = [];
    for await (const { data } of eventsOf(url)) {
      states.push((JSON.parse(data) as { state: string }).state);
      if (states.length === 2) break;
      run[Symbol.dispose]();
    }
    expect(states).toEqual(["running", "complete"]);
  });

  it("keeps the last report, and says so, when the run-dir can no longer be read", async () => {
    const { path } = finishedRun();
    const { url } = await served(path);
    let broken = false;
    for await (const { data } of eventsOf(url)) {
      const { problem } = JSON.parse(data) as { problem: string | null };
      if (broken) {
        expect(problem).toMatch(/plan\.json/);
        break;
      }
      fs.writeFileSync(join(path, "plan.json"), "{");
      broken = true;
    }
    expect((await ask(url, "/report.html")).status).toBe(200);
  });

  it("lets only so many pages watch", async () => {
    const { path } = finishedRun();
    const { url } = await served(path);
    const streams = await Promise.all(Array.from({ length: 32 }, () => fetch(`${url}.live/events`)));
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
    expect((await ask(url, "/.live/events")).status).toBe(503);
    for (const { body } of streams) await body?.cancel();
  });

  it("ends at once when it is asked to, and tells the pages", async () => {
    const { path } = finishedRun();
    const { url, stop, ended } = await served(path);
    const names: string[] = [];
    for await (const { name } of eventsOf(url)) {
      names.push(name);
      stop();
    }
    expect(names).toEqual(["report", "end"]);
    expect(await ended).toMatchObject({ exit: 0, payload: { url, run_dir: path } });
    await expect(ask(url, "/")).rejects.toThrow();
  });
});

describe("serve refuses", () => {
  it("a port that is taken", async () => {
    const { path } = finishedRun();
    const { url } = await served(path);
    const port = Number(new URL(url).port);
    await expect(served(path, { port })).rejects.toMatchObject({ code: "port-taken", exit: 2 });
  });

  it("a folder without a run", async () => {
    await expect(served(tempDir())).rejects.toMatchObject({ code: "no-run" });
    await expect(served(join(tempDir(), "nowhere"))).rejects.toMatchObject({ code: "no-run" });
  });
});
