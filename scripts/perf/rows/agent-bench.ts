import fs from "node:fs";
import { join } from "node:path";
import type { ModelEndpoint, Protocol } from "#core/model-endpoint.ts";
import type { Stats } from "#core/records.gen.ts";
import type { Sandbox, SandboxCommand } from "#core/sandbox.ts";
import { shellWord } from "#core/shell-word.ts";
import type { Tree } from "#core/tree.ts";
import { evidenceIn } from "#engine/attempt/evidence.ts";
import { rootCommit } from "#engine/change/root-commit.ts";
import { adapters } from "#plugins/adapters/index.ts";
import { backends } from "#plugins/backends/index.ts";
import { writeTree } from "#plugins/isolation/shared/tree-io.ts";
import { startModelServer } from "../../../test/support/model-server/model-server.ts";
import type { Turn } from "../../../test/support/model-server/script.ts";
import { agentsDir, installedAgents, pathWithAgents } from "../../../test/support/tested-agents.ts";
import type { Bench, Setting, Skip } from "../row.ts";
import { startStopwatch } from "../stopwatch.ts";
import { time } from "../table.ts";

/** A real agent against a scripted model. */
export interface MeasuredAgent {
  readonly agent: string;
  readonly provider: string;
  readonly protocol: Protocol;
}

const KEY = "a-key-for-nothing-at-all";
const PROMPT = "Write the answer to everything into answer.txt.\n";
const TURNS: readonly Turn[] = [
  { say: "Writing.", act: [{ write: "answer.txt", content: "42\n" }] },
  { act: [{ run: "cat answer.txt" }] },
  { say: "All done." },
];

/** Whole runs of one agent, and the program alone. */
export async function openAgentBench(
  { agent, provider, protocol }: MeasuredAgent,
  { scratch, dist, quick }: Setting,
): Promise<Bench | Skip> {
  if (!installedAgents().some(({ id }) => id === agent))
    return { skipped: `${agent} is not in ${agentsDir()}; \`npx tsx scripts/install-agents.ts\` puts it there.` };
  const server = await startModelServer({ turns: TURNS, key: KEY, contextWindow: 262_144 });
  const stopwatch = startStopwatch(scratch);
  const attempts = quick ? 3 : 5;
  const [solving, other]: [number[], number[]] = [[], []];
  return {
    /** What a run's start costs is told by other rows: its first attempt does no more than start the clock. */
    async figure() {
      const runDir = join(scratch, "run");
      const word = `${agent}/${provider}:scripted@${server.url}`;
      const flags = ["--benchmark", "stub", "--runs", `${attempts + 1}`, "--concurrency", "1", "--no-report"];
      const bench = [process.execPath, join(dist, "bench.js"), word, ...flags, "--yes", "--run-dir", runDir];
      const file = join(scratch, "bench.sh");
      const keys = { OPENAI_API_KEY: KEY, ANTHROPIC_API_KEY: KEY };
      fs.writeFileSync(file, scriptOf({ PATH: pathWithAgents(), ...keys }, bench, scratch, ""));
      await stopwatch.time({ argv: ["sh", file], cwd: scratch });
      const [first, ...rest] = attemptsIn(runDir);
      fs.rmSync(runDir, { recursive: true });
      if (first === undefined || rest.length !== attempts) throw new RangeError("The run lacks attempts.");
      solving.push(...rest.map(({ solve }) => solve));
      const whole = Math.max(...rest.map(({ at }) => at)) - first.at;
      const each = (whole - rest.reduce((sum, { verify }) => sum + verify, 0)) / attempts;
      other.push(each - rest.reduce((sum, { solve }) => sum + solve, 0) / attempts);
      return each;
    },
    async floor() {
      let ms = 0;
      for (let at = 0; at < attempts; at++) {
        const dir = fs.mkdtempSync(join(scratch, "alone-"));
        const script = await programAlone(agent, { protocol, baseUrl: server.url, token: KEY }, dir);
        ms += (await stopwatch.time({ argv: ["sh", script], cwd: dir })).ms;
        if (fs.readFileSync(join(dir, "work", "answer.txt"), "utf8") !== "42\n") throw new Error("It did nothing.");
        fs.rmSync(dir, { recursive: true });
      }
      return ms / attempts;
    },
    notes: () => [`its solve phase takes ${time(meanOf(solving))}, all else ${time(meanOf(other))}`],
    async [Symbol.asyncDispose]() {
      await stopwatch[Symbol.asyncDispose]();
      await server[Symbol.asyncDispose]();
    },
  };
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, ms) => sum + ms, 0) / values.length;

/** Of each attempt: when it was on record, and how long two of its phases took; all in milliseconds. */
function attemptsIn(runDir: string) {
  return fs
    .readdirSync(runDir, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("/stats.json"))
    .map((path) => {
      const file = join(runDir, path);
      const { phases } = JSON.parse(fs.readFileSync(file, "utf8")) as Stats;
      return { at: fs.statSync(file).mtimeMs, solve: phases?.solve ?? 0, verify: phases?.verify ?? 0 };
    })
    .sort((a, b) => a.at - b.at);
}

/** A script in `dir` that starts the program as its backend would, with a fresh home beside it. */
async function programAlone(agent: string, endpoint: ModelEndpoint, dir: string): Promise<string> {
  const backend = await backends.get(agent);
  const [homeDir, workDir, script] = [join(dir, "home"), join(dir, "work"), join(dir, "alone.sh")];
  for (const folder of [homeDir, workDir]) fs.mkdirSync(folder);
  writeTree(workDir, await startingFiles());
  const write = (command: SandboxCommand): void => {
    const env = { PATH: pathWithAgents(), LANG: "C.UTF-8", HOME: homeDir, TMPDIR: dir, ...command.env };
    fs.writeFileSync(join(dir, "prompt"), command.stdin ?? "");
    fs.writeFileSync(script, scriptOf(env, command.argv, workDir, "<../prompt >../output"));
  };
  await backend.solve(
    {
      model: "scripted",
      prompt: PROMPT,
      task: { id: "t", language: "text", repo: null, expectedSeconds: 1 },
      repetition: 1,
      attempt: 1,
      env: {},
      unsetEnv: [],
      endpoint,
      own: { keys: {}, settings: {}, login: null, config: null },
      programVersion: null,
      command: null,
      timeoutMs: 60_000,
      signal: new AbortController().signal,
      oracle: null,
      evidence: evidenceIn(dir, null),
    },
    writtenDown(homeDir, workDir, write),
  );
  return script;
}

/** As an agent finds them: programs look at a repository before they begin. */
async function startingFiles(): Promise<Tree> {
  const adapter = await (await adapters.get("stub")).open({});
  const [task] = adapter.tasks;
  if (task === undefined) throw new Error("The stub benchmark has no task.");
  const starting = adapter.starting(task);
  return new Map([...starting, ...rootCommit(starting)]);
}

/** A sandbox in which nothing is run: what a backend would start is only written down. */
function writtenDown(homeDir: string, workDir: string, write: (command: SandboxCommand) => void): Sandbox {
  const nothing = { text: "", totalBytes: 0, truncated: false };
  return {
    workDir,
    homeDir,
    resultsDir: workDir,
    cutsNetwork: false,
    home: {
      async write(files) {
        for (const [path, content] of Object.entries(files)) {
          fs.mkdirSync(join(homeDir, path, ".."), { recursive: true });
          fs.writeFileSync(join(homeDir, path), content, { mode: 0o600 });
        }
      },
      put: () => Promise.resolve(),
      read: () => Promise.resolve(null),
      names: () => Promise.resolve([]),
      remove: () => Promise.resolve(),
    },
    put: () => Promise.resolve(),
    snapshot: () => Promise.resolve({ tree: new Map(), leftOut: [] }),
    results: () => Promise.resolve(new Map()),
    exec(command) {
      write(command);
      const ended = { exitCode: 0, signal: null, timedOut: false, aborted: false, spawnError: null, durationMs: 1 };
      return Promise.resolve({ ...ended, stdout: nothing, stderr: nothing });
    },
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
}

/** As little shell as there can be around a command: variables, folder, redirections. */
function scriptOf(
  env: Readonly<Record<string, string>>,
  argv: readonly string[],
  cwd: string,
  redirections: string,
): string {
  const exports = Object.entries(env).map(([name, value]) => `export ${name}=${shellWord(value)}`);
  return [...exports, `cd ${shellWord(cwd)}`, `exec ${argv.map(shellWord).join(" ")} ${redirections}`, ""].join("\n");
}
