import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { harness, temporaryFolder } from "../support/harness.ts";
import { startModelServer } from "../support/model-server/model-server.ts";

/** A PATH whose agents leave a note when they are started for more than their version. */
function agentOn(folder: string, exit = 0): { readonly PATH: string; readonly started: () => boolean } {
  const [bin, note] = [join(folder, "bin"), join(folder, "started")];
  fs.mkdirSync(bin);
  for (const program of ["claude", "codex", "aider", "pi"])
    fs.writeFileSync(
      join(bin, program),
      `#!/bin/sh\n[ "$1" = --version ] || echo > '${note}'\necho 1.2.3\nexit ${exit}\n`,
      { mode: 0o755 },
    );
  return { PATH: `${bin}:${process.env["PATH"] ?? ""}`, started: () => fs.existsSync(note) };
}

const serveModel = () => startModelServer({ turns: [{ say: "Done." }], models: ["m"], contextWindow: 200_000 });

describe("what may cost money", () => {
  it.each([
    ["a provider that is paid", (url: string) => `anthropic:m@${url}`, { ANTHROPIC_API_KEY: "k" }],
    ["an agent with an account of its own", () => "claude-code:opus", { CLAUDE_CODE_OAUTH_TOKEN: "t" }],
  ])("as %s is asked for with nobody there, and nothing is started", async (_, word, env: Record<string, string>) => {
    using folder = temporaryFolder();
    await using server = await serveModel();
    const agent = agentOn(folder.path);
    const args = [word(server.url), "stub", "--task", "even-lines"];
    const ended = await harness("bench", args, { cwd: folder.path, env: { ...env, PATH: agent.PATH } });
    expect(ended.exit).toBe(2);
    expect(ended.stderr).toMatch(/may cost money: 1 trial[^]*nobody to ask[^]*--yes/);
    expect(ended.stdout).toBe("");
    expect(server.requests).toEqual([]);
    expect(agent.started()).toBe(false);
    expect(fs.existsSync(join(folder.path, "runs"))).toBe(false);
  });

  it("is asked for only when the agent is there, in which case a run would be possible at all", async () => {
    using folder = temporaryFolder();
    const env = { PATH: agentOn(folder.path, 1).PATH };
    const ended = await harness("bench", ["claude-code:opus", "--task", "even-lines"], { cwd: folder.path, env });
    expect(ended.exit).toBe(4);
    expect(ended.stderr).toContain("claude-code cannot be run here");
    expect(ended.stderr).not.toContain("cost money");
    expect(fs.existsSync(join(folder.path, "runs"))).toBe(false);
  });

  it("is not asked for with --yes, or where a model is one's own", async () => {
    using folder = temporaryFolder();
    await using server = await serveModel();
    // Neither gets further than the look for a program, which is broken.
    const env = { PATH: agentOn(folder.path, 1).PATH, ANTHROPIC_API_KEY: "k" };
    for (const args of [[`anthropic:m@${server.url}`, "--yes"], [`aider/vllm:m@${server.url}`]]) {
      const ended = await harness("bench", [...args, "--task", "even-lines"], { cwd: folder.path, env });
      expect(ended.stderr).toMatch(/`(claude|aider) --version` failed \(1\)/);
      expect(ended.exit).toBe(4);
    }
  });

  it("is refused, even with --yes, where the agent would get the keys of several", async () => {
    using folder = temporaryFolder();
    const agent = agentOn(folder.path);
    const keys = { PATH: agent.PATH, ANTHROPIC_API_KEY: "k", OPENAI_API_KEY: "k" };
    for (const word of ["pi:some-model", "pi", "aider:some-model"]) {
      const ended = await harness("bench", [word, "--yes"], { cwd: folder.path, env: keys });
      expect(ended.stderr).toMatch(/ANTHROPIC_API_KEY[^]*OPENAI_API_KEY are set[^]*provider\/model/);
      expect(ended.exit).toBe(2);
    }
    expect(agent.started()).toBe(false);
    expect(fs.existsSync(join(folder.path, "runs"))).toBe(false);
  });

  it.each([
    // With a key of its own: the user's would be asked for, wherever a file sends it.
    ["nobody is asked", "claude-code", { ANTHROPIC_BASE_URL: "http://127.0.0.1:9", ANTHROPIC_API_KEY: "own" }],
    ["somebody is", "claude-code", { ANTHROPIC_BASE_URL: "http://api.example.com" }],
    ["somebody is", "claude-code", { ANTHROPIC_BASE_URL: "http://127.0.0.1:9", CLAUDE_CODE_USE_BEDROCK: "1" }],
    // Which takes no notice of it.
    ["somebody is", "codex", { OPENAI_BASE_URL: "http://127.0.0.1:9" }],
  ])("is what a candidate's own variables lead to: %s with %s and %j", async (asked, backend, led) => {
    using folder = temporaryFolder();
    const agent = agentOn(folder.path);
    fs.mkdirSync(join(folder.path, "presets"));
    const candidate = { backend, model: "m", env: led };
    const preset = { benchmark: "stub", runs: 1, candidates: [candidate] };
    fs.writeFileSync(join(folder.path, "presets/own.json"), JSON.stringify(preset));
    const env = { PATH: agent.PATH, ANTHROPIC_API_KEY: "k" };
    const ended = await harness("bench", ["--preset", "own"], { cwd: folder.path, env });
    if (asked === "somebody is") {
      expect(ended.stderr).toMatch(/:m may cost money[^]*--yes/);
      expect(ended.exit).toBe(2);
    } else expect(ended.stderr).not.toContain("cost money");
    expect(fs.existsSync(join(folder.path, "runs"))).toBe(asked !== "somebody is");
  });
});

describe("a dry run", () => {
  it("prints plan and probes, asks nobody and starts nothing, even where a provider is out of reach", async () => {
    using folder = temporaryFolder();
    const agent = agentOn(folder.path);
    const words = ["vllm:m@http://127.0.0.1:1", "claude-code:opus"];
    const ended = await harness("bench", [...words, "--dry-run", "--task", "even-lines"], {
      cwd: folder.path,
      env: { PATH: agent.PATH },
    });
    expect(ended.exit).toBe(0);
    expect(JSON.parse(ended.stdout)).toMatchObject({
      plan: { kind: "compare", candidates: [{ name: "vllm:m" }, { name: "claude-code:opus" }] },
      providers: [{ candidate: "vllm:m", endpoint: "http://127.0.0.1:1", probe: { reachable: false } }],
    });
    const [{ refusal }] = (JSON.parse(ended.stdout) as { providers: [{ refusal: unknown }] }).providers;
    expect(refusal).not.toBeNull();
    expect(JSON.parse(ended.stdout)).toMatchObject({
      agents: [
        { candidate: "vllm:m", agent: { available: true } },
        { candidate: "claude-code:opus", agent: { available: true, version: "1.2.3", reason: null } },
      ],
      needs: { missing: [], unprepared: [] },
    });
    expect(agent.started()).toBe(false);
    expect(fs.existsSync(join(folder.path, "runs"))).toBe(false);
  });

  it("tells of a candidate whose program does not work here, and ends well all the same", async () => {
    using folder = temporaryFolder();
    const env = { PATH: agentOn(folder.path, 1).PATH };
    const ended = await harness("bench", ["claude-code:opus", "--dry-run"], { cwd: folder.path, env });
    expect(ended.exit).toBe(0);
    expect(ended.stderr).toContain("claude-code:opus: The agent claude-code cannot be run here: ");
    const { agents } = JSON.parse(ended.stdout) as { agents: unknown };
    expect(agents).toMatchObject([{ candidate: "claude-code:opus", agent: { available: false } }]);
  });
});
