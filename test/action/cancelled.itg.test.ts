/** A job that is cancelled: GitHub interrupts its step, 7.5 s later asks it to end, and 2.5 s later kills it; then it uploads. */
import { execFileSync, spawn } from "node:child_process";
import fs from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { parse } from "yaml";
import { filesIn } from "../support/github/archives.ts";
import { startResults, type ResultsService } from "../support/github/results-service.ts";
import { projectRoot } from "../support/project-files.ts";
import { tempDir } from "../support/temp-dir.ts";
import { processesBelow } from "../support/watched-processes.ts";

const PROGRAM = join(projectRoot, "dist/benchmark.js");
const MARK = "agent-that-does-not-hear";

/** The step of the shard as it stands in its action.yml. */
const SCRIPT =
  (
    parse(fs.readFileSync(join(projectRoot, ".github/actions/shard/action.yml"), "utf8")) as {
      runs: { steps: { name?: string; run?: string }[] };
    }
  ).runs.steps.find(({ name }) => name === "Run the shard")?.run ?? "";

/** Answers one task at once and nothing, and of the other one neither comes to an end nor heeds a signal. */
const AGENT = `case "$1" in *chunk*) trap "" INT TERM; while :; do sleep 1; done ;; *) exit 0 ;; esac`;

const CONFIG = {
  benchmark: "mini",
  task: ["build-order", "chunked-table"],
  order: "sequential",
  concurrency: 1,
  candidates: [{ name: "deaf", backend: "command", command: { argv: ["sh", "-c", AGENT, MARK, "{prompt}"] } }],
};

/** Task and attempt of what is on record: all of the first task, nothing of the second. */
const ONE_TASK = [
  [0, 1],
  [0, 2],
];

/** A shard whose agent hangs in its second task. */
async function hanging(folder: string) {
  fs.writeFileSync(join(folder, "bench.json"), JSON.stringify(CONFIG));
  fs.writeFileSync(join(folder, "step.sh"), SCRIPT);
  const plan = join(folder, "plan.json");
  execFileSync(
    process.execPath,
    [PROGRAM, "plan", "--config", "bench.json", "--balance", "--shards", "1", "--save", plan],
    {
      cwd: folder,
      stdio: "pipe",
    },
  );
  const runDir = join(folder, "run");
  const child = spawn("bash", ["--noprofile", "--norc", "-e", "-o", "pipefail", join(folder, "step.sh")], {
    cwd: folder,
    env: {
      PATH: process.env["PATH"] ?? "",
      HOME: folder,
      ...{ BENCH_NODE: process.execPath, BENCH_PROGRAM: PROGRAM, BENCH_PLAN: plan },
      ...{ BENCH_CONFIG: "", BENCH_PART: "1/1", BENCH_RUN_DIR: runDir, BENCH_SHARD: MARK, BENCH_TRUST: "trusted" },
      BENCH_VARIABLES: "",
    },
    stdio: "ignore",
  });
  const ended = new Promise<{ exit: number | null; signal: string | null }>((resolve) =>
    child.on("close", (exit, signal) => resolve({ exit, signal })),
  );
  await vi.waitFor(() => expect(agents(folder)).not.toEqual([]), { timeout: 120_000, interval: 200 });
  return { child, ended, runDir };
}

const agents = (folder: string): string[] =>
  processesBelow(folder, MARK).filter((line) => line.includes("sh -c case") && line.includes("chunk"));

/** What the next step of the job does, whatever became of the one before. */
function upload(folder: string, runDir: string, results: ResultsService, tryNumber: number): Promise<number | null> {
  const child = spawn(process.execPath, [join(projectRoot, "dist/action/upload.js")], {
    env: {
      PATH: process.env["PATH"] ?? "",
      HOME: folder,
      ...{ INPUT_SHARD: "1/1", "INPUT_RUN-DIR": runDir, INPUT_KEY: "default", RUNNER_TEMP: folder },
      ...{ GITHUB_WORKSPACE: folder, GITHUB_REPOSITORY: "octo/demo", GITHUB_RUN_ID: "7" },
      ...{ GITHUB_RUN_ATTEMPT: String(tryNumber), ACTIONS_RESULTS_URL: results.url },
      ACTIONS_RUNTIME_TOKEN: results.token("7"),
    },
    stdio: "ignore",
  });
  return new Promise((resolve) => child.on("close", resolve));
}

/** Task and attempt of each row on record, once it is seen that all of its files are there and whole. */
async function uploaded(results: ResultsService, tryNumber: number): Promise<readonly (readonly [number, number])[]> {
  const files = await filesIn(results.bytes(`bench-default-shard-1-of-1-try-${tryNumber}.tar.gz`));
  const json = (path: string) => JSON.parse(files.get(path)?.toString() ?? "") as Readonly<Record<string, unknown>>;
  const lines = (files.get("index.jsonl")?.toString() ?? "").split("\n").filter((line) => line !== "");
  const rows = lines.map((line) => JSON.parse(line) as { readonly t: number; readonly a: number });
  const folders = [...files.keys()].filter((path) => path.endsWith("/run-record.json")).map((path) => dirname(path));
  expect(folders).toHaveLength(rows.length);
  for (const folder of folders) {
    const { attempt, task_id } = json(`${folder}/run-record.json`);
    for (const name of ["score.json", "stats.json"]) expect(json(`${folder}/${name}`)).toBeTypeOf("object");
    expect(json(`${folder}/score.json`)).toMatchObject({ attempt, task_id });
    expect(files.get(`${folder}/prompt.md`)?.length).toBeGreaterThan(0);
  }
  expect([...files.keys()].filter((path) => path.startsWith(".staging/"))).toEqual([]);
  return rows.map(({ t, a }) => [t, a] as const);
}

describe("a cancelled shard", () => {
  it("ends by the first signal alone, leaves no agent behind, and hands on what was done", async () => {
    const folder = tempDir();
    await using results = await startResults(join(folder, "results"));
    const { child, ended, runDir } = await hanging(folder);
    child.kill("SIGINT");
    expect(await ended).toEqual({ exit: 130, signal: null });
    expect(agents(folder)).toEqual([]);
    expect(await upload(folder, runDir, results, 1)).toBe(0);
    expect(await uploaded(results, 1)).toEqual(ONE_TASK);
  });

  it("that hears the second signal before it could end by the first hands on what was done, whole", async () => {
    const folder = tempDir();
    await using results = await startResults(join(folder, "results"));
    const { child, ended, runDir } = await hanging(folder);
    child.kill("SIGINT");
    child.kill("SIGTERM");
    await ended;
    expect(await upload(folder, runDir, results, 3)).toBe(0);
    expect(await uploaded(results, 3)).toEqual(ONE_TASK);
    await vi.waitFor(() => expect(agents(folder)).toEqual([]), { timeout: 60_000, interval: 200 });
  });

  it("that is killed before it could end hands on the same", async () => {
    const folder = tempDir();
    await using results = await startResults(join(folder, "results"));
    const { child, ended, runDir } = await hanging(folder);
    child.kill("SIGKILL");
    expect((await ended).signal).toBe("SIGKILL");
    expect(await upload(folder, runDir, results, 2)).toBe(0);
    expect(await uploaded(results, 2)).toEqual(ONE_TASK);
    await vi.waitFor(() => expect(agents(folder)).toEqual([]), { timeout: 60_000, interval: 200 });
  });
});
