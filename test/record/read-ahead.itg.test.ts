import { execFile } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Plan, Report } from "#core/records.gen.ts";
import { attemptPath } from "#record/layout.ts";
import { CHUNK_TRIALS } from "#record/index/read-chunks.ts";
import { temporaryFolder } from "../support/harness.ts";
import { makeLargeRun } from "../support/large-run.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** As many trials as a second thread is started for. */
const SHAPE = { candidates: 2, tasks: 400, repetitions: 5, maxAttempts: 1 };
const CHUNKS = Math.ceil(4000 / CHUNK_TRIALS);

/** Lets the thread read all it can before its owner goes on, and says in the last line of stderr how much that was. */
const THREAD_FIRST = `
  const threads = require("node:worker_threads");
  threads.Worker = class extends threads.Worker {
    constructor(file, options) {
      super(file, options);
      const { states } = options.workerData;
      for (let chunk = states.length - 1; chunk >= 0; chunk--)
        for (let state = states[chunk]; state !== 2; state = Atomics.load(states, chunk))
          if (Atomics.wait(states, chunk, state, 30_000) === "timed-out") throw new Error("The thread reads nothing");
      process.once("exit", () => console.error("read ahead: " + states.filter((state) => state === 2).length));
    }
  };
`;

/** In place of the thread somebody who never reads. */
const NO_THREAD = `
  require("node:worker_threads").Worker = class {
    on() { return this; }
    unref() {}
    terminate() {}
  };
`;

let project: ReturnType<typeof temporaryFolder>;
let plan: Plan;

/** Our own sources, built by our own scripts: what is asked is whether the thread is found where the build puts it. */
beforeAll(async () => {
  project = temporaryFolder();
  for (const path of ["package.json", "rolldown.config.ts", "scripts/build.ts", "scripts/bundle", "src"])
    fs.cpSync(join(root, path), join(project.path, path), { recursive: true });
  fs.symlinkSync(join(root, "node_modules"), join(project.path, "node_modules"));
  await promisify(execFile)(join(root, "node_modules/.bin/tsx"), ["scripts/build.ts"], { cwd: project.path });
  ({ plan } = makeLargeRun(join(project.path, "run"), SHAPE, { records: true }));
  fs.rmSync(join(project.path, "run/index.jsonl"));
  const place = (task: number): string =>
    join(project.path, "run", attemptPath(plan, { candidate: 1, task, repetition: 2, attempt: 1 }));
  fs.rmSync(place(3), { recursive: true });
  fs.writeFileSync(join(place(150), "score.json"), "{}");
  fs.writeFileSync(join(place(399), "run-record.json"), "");
});
afterAll(() => project[Symbol.dispose]());

/** What is reported and listed of the run, which has no index, but for the time it was done. */
async function reported(preload: string) {
  const { path } = project;
  fs.writeFileSync(join(path, "preload.cjs"), preload);
  const program = [join(path, "dist/benchmark.js"), "report", "--run-dir", "run", "--csv", "--quiet"];
  const { stderr } = await promisify(execFile)(process.execPath, ["--require", join(path, "preload.cjs"), ...program], {
    cwd: path,
    env: { PATH: process.env["PATH"] ?? "", HOME: path, NODE_DISABLE_COMPILE_CACHE: "1" },
  });
  const json = fs.readFileSync(join(path, "run/report.json"), "utf8").replace(/("generated_at": *)"[^"]*"/, '$1""');
  const { notes } = JSON.parse(json) as Report;
  return { stderr, json, csv: fs.readFileSync(join(path, "run/attempts.csv"), "utf8"), notes };
}

describe("the built program", () => {
  it("makes the same of a run-dir without an index, whether a second thread has read all it can or nothing", async () => {
    const ahead = await reported(THREAD_FIRST);
    const alone = await reported(NO_THREAD);
    expect(ahead.stderr).toContain(`read ahead: ${CHUNKS}`);
    expect(alone.stderr).not.toContain("read ahead");
    expect(ahead.json).toBe(alone.json);
    expect(ahead.csv).toBe(alone.csv);
    expect(alone.csv.split("\n")).toHaveLength(4000 - 3 + 2);
    expect(alone.notes.filter((note) => note.includes("does not count"))).toHaveLength(2);
  });

  it("says so where the file of the second thread is missing", async () => {
    fs.renameSync(join(project.path, "dist/record/read-ahead.js"), join(project.path, "read-ahead.js"));
    const { notes } = await reported("");
    fs.renameSync(join(project.path, "read-ahead.js"), join(project.path, "dist/record/read-ahead.js"));
    expect(notes).toContainEqual(expect.stringMatching(/one thread.*dist\/record\/read-ahead\.js/));
  });
});
