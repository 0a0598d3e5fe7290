/** What tasks, agents and configurations say must be shown as what it is: text. And a key must be seen nowhere. */
import fs from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { leaksIn } from "../support/canary.ts";
import { findAct } from "../support/github/act.ts";
import { filesIn } from "../support/github/archives.ts";
import { foreignIn } from "../support/github/gfm.ts";
import { hostileArchives } from "../support/github/hostile-run.ts";
import { openStage, type Pull, type Stage } from "../support/github/stage.ts";
import { smokeWorkflow, TAIL } from "../support/github/workflows.ts";
import { skipUnless } from "../support/skip.ts";

const HOME = "https://github.com/octo/demo/";
const CANARY = 'sk-ant-canary/0+1"2%3&4=5-0123456789abcdef0123456789';
const NAME = "::error::agent-says @octo <img src=x> [x](https://evil.example) `";

/** Prints and writes its key in every spelling, and what a reader of its output might obey. */
const AGENT = `
const fs = require("fs"), key = process.env.ANTHROPIC_API_KEY, bytes = Buffer.from(key);
const json = JSON.stringify(key), url = encodeURIComponent(key);
const around = (text) => Buffer.from(text).toString("base64");
const said = [key, json, JSON.stringify(json), url, url.toLowerCase(), bytes.toString("hex"), bytes.toString("base64"),
  bytes.toString("base64url"), around("x" + key + "yy"), around("xx" + key + "yy"), around(JSON.stringify([key]))];
const commands = ["::error::agent-says", "::warning file=x::agent-says " + key, "::set-output name=gate::agent-says",
  "::add-mask::steady", "::stop-commands::agent-says", "##[error]agent-says", "# agent-says @octo <img src=x>"];
console.log([...said, ...commands, "A".repeat(70000)].join("\\n"));
console.error([...commands, ...said].join("\\n"));
for (const file of fs.readdirSync(".").filter((name) => name.endsWith(".mjs") || name.endsWith(".js")))
  fs.appendFileSync(file, "\\n// " + said.join("\\n// ") + "\\n" + commands.map((line) => "console.log(" + JSON.stringify(line) + ");").join("\\n"));
fs.writeFileSync("::error::agent-says.txt", said.join("\\n"));
fs.writeFileSync("leak-" + bytes.toString("hex").slice(0, 200) + ".txt", "in a name");
`;

const CONFIG = `
benchmark: mini
task: [even-lines, size-labels]
candidates:
  - name: ${JSON.stringify(NAME)}
    backend: command
    command: { argv: [node, -e, ${JSON.stringify(AGENT)}], pass_env: [ANTHROPIC_API_KEY] }
  - { name: steady, backend: stub }
`;

interface Told {
  readonly comments: readonly string[];
  readonly checks: readonly { readonly title: string; readonly summary: string }[];
}

describe.skipIf(skipUnless(findAct() !== null, "act"))("what is foreign", () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
    stage.write("bench.yaml", CONFIG);
    const secrets = "    secrets:\n      ANTHROPIC_API_KEY: ${{ secrets.ANTHROPIC_API_KEY }}\n";
    stage.write(".github/workflows/smoke.yml", smokeWorkflow({ shards: "2", trust: "trusted" }) + secrets);
    stage.write(".github/workflows/tail.yml", TAIL);
  });
  afterAll(() => stage[Symbol.asyncDispose]());

  const told = async ({ number, sha }: Pull): Promise<Told> => {
    const comments = await stage.hub.adminList<{ body: string }>(`/issues/${number}/comments`);
    const { check_runs } = await stage.hub.admin<{ check_runs: readonly { output: Told["checks"][number] }[] }>(
      "GET",
      `/commits/${sha}/check-runs`,
    );
    return { comments: comments.map(({ body }) => body), checks: check_runs.map(({ output }) => output) };
  };

  it("of an agent is obeyed by nothing, and the key it was lent is in no place and no spelling", async () => {
    const pull = await stage.openPull();
    const ended = await stage.run({
      workflow: "smoke.yml",
      event: "pull_request",
      payload: pull.payload,
      secrets: { ANTHROPIC_API_KEY: CANARY },
    });
    expect(ended.jobs).toMatchObject({
      "shard 1": "success",
      "shard 2": "success",
      report: "success",
      publish: "success",
    });
    const { comments, checks } = await told(pull);
    expect(comments).toHaveLength(1);
    for (const text of [...comments, ...checks.map(({ summary }) => summary), ...ended.summaries])
      expect(foreignIn(text, HOME)).toEqual([]);
    // act marks what it obeys.
    expect(ended.log).not.toMatch(/(❗|🚧|💬|❓|🔒) +::[^:]*::(agent-says|.*sk-ant)/);

    const places: [string, string][] = [
      ["log", ended.log],
      ...ended.summaries.map((text, at): [string, string] => [`summary ${at}`, text]),
      ...stage.hub.calls.map(({ method, path, body }): [string, string] => [`${method} ${path}`, JSON.stringify(body)]),
    ];
    const artifacts = stage.results.artifacts.map(({ name }) => name);
    expect(artifacts).toHaveLength(4);
    for (const name of artifacts)
      for (const [path, content] of await filesIn(stage.results.bytes(name)))
        places.push([`${name}: ${path}`, content.toString("latin1")], [`${name}: name of ${path}`, path]);
    expect(places.map(([place]) => place).filter((place) => place.includes("transcript")).length).toBeGreaterThan(1);
    expect(leaksIn(places, [CANARY])).toEqual([]);
  });

  it("of 300 tasks on which four candidates differ fits where it is told, and is nothing but text there", async () => {
    for (const [name, bytes] of await hostileArchives(join(stage.home, "hostile")))
      stage.results.plant("70", name, bytes);
    const pull = await stage.openPull();
    const run = {
      id: 70,
      head_sha: pull.sha,
      head_branch: pull.ref,
      head_repository: { owner: { login: "octo" } },
      pull_requests: [],
    };
    const ended = await stage.run({
      workflow: "tail.yml",
      event: "workflow_run",
      payload: { workflow_run: run },
      runId: "71",
    });
    expect(ended.exit, ended.log.slice(0, 20_000)).toBe(0);
    const { comments, checks } = await told(pull);
    expect([comments.length, checks.length]).toEqual([1, 1]);
    const [comment = ""] = comments;
    expect(comment.length).toBeGreaterThan(30_000);
    expect(comment.length).toBeLessThanOrEqual(65_536);
    expect(checks[0]?.summary.length).toBeLessThanOrEqual(65_535);
    expect(checks[0]?.title.length).toBeLessThanOrEqual(255);
    for (const text of ended.summaries) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1024 * 1024);
    for (const text of [comment, checks[0]?.summary ?? "", ...ended.summaries])
      expect(foreignIn(text, HOME)).toEqual([]);
    // act marks what it obeys: annotations within limits, and not a word of theirs among them.
    const annotations = ended.log.match(/(❗|🚧|❓) +::.*/g) ?? [];
    expect(annotations.length).toBeLessThanOrEqual(10);
    expect(annotations.join("\n")).not.toMatch(/evil|@octo|passwd|script/);
    fs.rmSync(join(stage.home, "hostile"), { recursive: true, force: true });
  });
});
