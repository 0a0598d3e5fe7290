/** What is left of a real agent program, and of a daemon that it started, when the harness dies; and that the run goes on. */
import fs from "node:fs";
import { join } from "node:path";
import { afterAll, describe, it } from "vitest";
import mini from "#plugins/adapters/mini/index.ts";
import { harness, reportIn, temporaryFolder } from "../support/harness.ts";
import { startModelServer } from "../support/model-server/model-server.ts";
import type { Fault, Turn } from "../support/model-server/script.ts";
import { taskOf } from "../support/polyglot.ts";
import { scriptedAnswers } from "../support/scripted-answers.ts";
import { skipUnless } from "../support/skip.ts";
import { AGENTS, installedAgents, pathWithAgents } from "../support/tested-agents.ts";
import { processesBelow } from "../support/watched-processes.ts";

/** null: none speaks what the agent speaks, which is led to its model by a variable of its own. */
const PROVIDERS = {
  "claude-code": "anthropic",
  codex: "openai",
  aider: "openai",
  pi: "openai",
  omp: "openai",
  opencode: "openai",
  copilot: "openai",
  "gemini-cli": null,
} as const;
const KEYS = {
  ANTHROPIC_API_KEY: "sk-of-anthropic-0123456789",
  OPENAI_API_KEY: "sk-of-openai-0123456789",
  GEMINI_API_KEY: "sk-of-google-0123456789",
};
const PROGRAMS: Readonly<Record<string, RegExp>> = {
  "claude-code": /claude/,
  codex: /codex/,
  aider: /aider/,
  pi: /\bpi\b/,
  omp: /omp/,
  opencode: /opencode/,
  copilot: /copilot/,
  "gemini-cli": /gemini/,
};

const adapter = await mini.open({});
const task = taskOf(adapter, "size-labels");
const table: string[] = [];

const cases = (Object.keys(PROVIDERS) as (keyof typeof PROVIDERS)[]).flatMap((agent) =>
  (["SIGKILL", "SIGINT"] as const).map((signal) => ({ agent, signal })),
);

const wayTo = (url: string, agent: keyof typeof PROVIDERS) =>
  PROVIDERS[agent] === null ? { env: { GOOGLE_GEMINI_BASE_URL: url } } : { provider: PROVIDERS[agent], endpoint: url };

afterAll(() => console.log(["agent | signal | running before | left", ...table].join("\n")));

describe.skipIf(skipUnless(installedAgents().length === AGENTS.length, "agents"))("a harness that dies", () => {
  // Mostly they wait.
  it.concurrent.for(cases)(
    "by $signal leaves nothing of $agent, and the run goes on",
    { timeout: 400_000 },
    async ({ agent, signal }, { expect }) => {
      using folder = temporaryFolder();
      // None of the marks may begin as another does.
      const number = 10 + cases.findIndex((one) => one.agent === agent && one.signal === signal);
      const mark = `8${String(process.pid).padStart(7, "0")}${number}`;
      const daemon = `sh -c '(env -i setsid sleep ${mark} </dev/null >/dev/null 2>&1 &); sleep ${mark}'`;
      const answer = Object.values(scriptedAnswers(agent, adapter, [{ task, attempts: ["right"] }]))[0]?.turns ?? [];
      // aider runs no commands: it waits for its model.
      const turns: Turn[] = agent === "aider" ? [...answer] : [{ act: [{ run: daemon }] }];
      const faults: Fault[] = agent === "aider" ? [{ kind: "hang", at: "start", times: "always" }] : [];
      await using server = await startModelServer({
        turns,
        contextWindow: 262_144,
        faults,
      });
      const config = {
        benchmark: "mini",
        task: [task.id],
        candidates: [
          { name: "real", backend: agent, model: "scripted", ...wayTo(server.url, agent) },
          { name: "none", backend: "stub", model: "pass=0" },
        ],
      };
      fs.writeFileSync(join(folder.path, "kill.json"), JSON.stringify(config));
      const runDir = join(folder.path, "runs", "killed");
      const options = { cwd: folder.path, env: { PATH: `${folder.path}:${pathWithAgents()}`, ...KEYS } };
      let die: (how: NodeJS.Signals) => boolean = () => false;
      const died = harness("benchmark", ["compare", "--config", "kill.json", "--run-dir", runDir], {
        ...options,
        onStart: (child) => (die = (how) => child.kill(how)),
      });
      const running = () => processesBelow(folder.path, mark);
      const isAtWork = () =>
        agent === "aider"
          ? running().some((line) => /aider/.test(line) && /message\.txt/.test(line))
          : running().filter((line) => line.includes(`sleep ${mark}`)).length >= 2;
      // Not oftener: to look at all processes takes its time, in which the model server answers nobody.
      const atWork = expect.poll(isAtWork, { timeout: 240_000, interval: 1000 }).toBe(true);
      await Promise.race([atWork, died.then(({ stderr }) => expect.unreachable(stderr))]);
      const before = running();
      expect(before.some((line) => PROGRAMS[agent]?.test(line))).toBe(true);
      die(signal);
      const ended = await died;
      if (signal === "SIGINT") expect(ended.exit).toBe(130);
      else expect(ended.signal).toBe("SIGKILL");
      // What the kernel ends with its namespace takes it a moment.
      await expect.poll(running, { timeout: 60_000, interval: 500 }).toEqual([]);
      table.push(`${agent} | ${signal} | ${before.length} | 0`);

      turns.splice(0, turns.length, ...answer);
      faults.length = 0;
      const resumed = await harness("benchmark", ["resume", "--run-dir", runDir, "--config", "kill.json"], options);
      expect(resumed.stderr).not.toMatch(/error:/i);
      expect(resumed.exit).toBe(0);
      expect(reportIn(runDir).candidates.map(({ passed, trials }) => [passed, trials])).toEqual([
        [1, 1],
        [0, 1],
      ]);
    },
  );
});
