/** Two candidates whose models speak another protocol than their agent: a proxy each, and none left when the harness dies. */
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { IndexRow, Stats } from "#core/records.gen.ts";
import mini from "#plugins/adapters/mini/index.ts";
import { readRun } from "#record/read-run.ts";
import { harness, reportIn, temporaryFolder } from "../support/harness.ts";
import { startModelServer } from "../support/model-server/model-server.ts";
import { tokensOf } from "../support/model-server/request-log.ts";
import type { Fault } from "../support/model-server/script.ts";
import { taskOf } from "../support/polyglot.ts";
import { scriptedAnswers } from "../support/scripted-answers.ts";
import { skipUnless } from "../support/skip.ts";
import { installedAgents, keptCaches, pathWithAgents } from "../support/tested-agents.ts";
import { processesBelow } from "../support/watched-processes.ts";

const adapter = await mini.open({});
const task = taskOf(adapter, "size-labels");
const cases = scriptedAnswers("claude-code", adapter, [{ task, attempts: ["right"] }]);
const installed = installedAgents().some(({ id }) => id === "claude-code");

/** A vLLM server that speaks OpenAI's chat protocol alone, and does not answer as long as there are faults. */
const startVllm = (model: string, faults: readonly Fault[]) => {
  const silent = Object.entries(cases).map(([name, one]) => [name, { ...one, faults }] as const);
  return startModelServer({
    turns: [],
    cases: Object.fromEntries(silent),
    models: [model],
    contextWindow: 262_144,
    speaks: ["openai-chat"],
  });
};

describe.skipIf(skipUnless(installed, "agents"))("two candidates that are translated for", () => {
  it("have a proxy each, of which none outlives the harness, and the run goes on", { timeout: 600_000 }, async () => {
    using folder = temporaryFolder();
    const faults: Fault[] = [{ kind: "hang", at: "start", times: "always" }];
    await using one = await startVllm("model-one", faults);
    await using two = await startVllm("model-two", faults);
    const served = [
      { name: "one", model: "model-one", server: one },
      { name: "two", model: "model-two", server: two },
    ];
    const candidates = served.map(({ name, model, server }) => {
      return { name, backend: "claude-code", model, provider: "vllm", endpoint: server.url };
    });
    fs.writeFileSync(join(folder.path, "two.json"), JSON.stringify({ benchmark: "mini", task: [task.id], candidates }));
    const temporary = join(folder.path, "temporary");
    fs.mkdirSync(temporary);
    const runDir = join(folder.path, "runs", "two");
    const options = {
      cwd: folder.path,
      // By the first folder, which holds nothing, its processes can be told from everyone else's.
      env: { PATH: `${folder.path}:${pathWithAgents()}`, XDG_CACHE_HOME: keptCaches(), TMPDIR: temporary },
    };
    let kill: () => boolean = () => false;
    const died = harness("benchmark", ["compare", "--config", "two.json", "--run-dir", runDir], {
      ...options,
      onStart: (child) => (kill = () => child.kill("SIGKILL")),
    });
    const running = () => processesBelow(folder.path, folder.path);
    const ports = () => new Set(running().flatMap((line) => /litellm .*--port (\d+)/.exec(line)?.[1] ?? []));
    const isAtWork = () => ports().size === 2 && running().some((line) => /claude .*--output-format/.test(line));
    // The environment of the proxies takes a minute to make where it is not there yet.
    const atWork = expect.poll(isAtWork, { timeout: 400_000, interval: 1000 }).toBe(true);
    await Promise.race([atWork, died.then(({ stderr }) => expect.unreachable(stderr))]);
    kill();
    expect((await died).signal).toBe("SIGKILL");
    // What the kernel ends with its namespace takes it a moment.
    await expect.poll(running, { timeout: 60_000, interval: 500 }).toEqual([]);

    faults.length = 0;
    const resumed = await harness("benchmark", ["resume", "--run-dir", runDir, "--config", "two.json"], options);
    expect(resumed.stderr).not.toMatch(/error:/i);
    expect(resumed.exit).toBe(0);
    expect(running()).toEqual([]);
    expect(reportIn(runDir).candidates.map(({ name, passed }) => [name, passed])).toEqual([
      ["one", 1],
      ["two", 1],
    ]);
    const rows = [...readRun(runDir).rows];
    for (const { name, model, server } of served) {
      const answered = server.requests.filter(({ usage }) => usage !== null);
      expect(new Set(answered.map((request) => `${request.model} ${request.dialect}`))).toEqual(
        new Set([`${model} openai-chat`]),
      );
      const row = rows.find(({ dir }) => dir.startsWith(`${name}/`)) ?? expect.unreachable();
      expect(statsOf(runDir, row).wire).toMatchObject({
        requests: answered.length,
        tokens_output: tokensOf(answered).output,
      });
    }
  });
});

const statsOf = (runDir: string, { dir }: IndexRow) =>
  JSON.parse(fs.readFileSync(join(runDir, dir, "stats.json"), "utf8")) as Stats;
