/** Agent programs as their publishers have them, installed by the step that shards take, from the registries themselves. */
import { homedir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findAct } from "../support/github/act.ts";
import { openStage } from "../support/github/stage.ts";
import { AGENTS } from "../support/tested-agents.ts";
import { skipUnless } from "../support/skip.ts";

/** Two whose packages put their program together only after they were unpacked, and the one that is of PyPI. */
const CHOSEN = AGENTS.filter(({ id }) => ["claude-code", "opencode", "aider"].includes(id));

const word = ({ from, package: name, version }: (typeof AGENTS)[number]): string =>
  `${name}${from === "npm" ? "@" : "=="}${version}`;

/** How this machine reaches its registries; act hands nothing on by itself. */
const registries = (): Record<string, string> => ({
  NPM_CONFIG_USERCONFIG: join(homedir(), ".npmrc"),
  ...Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value !== undefined && /^(npm_config_(registry|cafile)|pip_.*|.*_proxy|.*_ca_certs|ssl_cert_.*)$/i.test(name)
        ? [[name, value]]
        : [],
    ),
  ),
});

const saidBy = (id: string, log: string): string =>
  log.split("\n").find((line) => line.includes(`| ${id} says `)) ?? "";

const workflow = (agents: string, checks: readonly string[]): string => `
name: agents
on: push
permissions: {}
jobs:
  agents:
    runs-on: ubuntu-24.04
    permissions: {}
    steps:
      - uses: harness/benchmark-harness/.github/actions/agents@v1
        with: { agents: ${JSON.stringify(agents)} }
      - shell: bash
        run: |
${checks.map((line) => `          ${line}`).join("\n")}
`;

describe.skipIf(skipUnless(findAct() !== null, "act"))("agents that a shard is to run", () => {
  it("are installed from npm and PyPI so that they run, and bring no other program onto PATH", async () => {
    await using stage = await openStage();
    const versions = CHOSEN.map(({ id, program }) => `echo "${id} says $(${program} --version)"`);
    const places = `for name in python pip semver; do echo "$name: $(command -v $name)"; done`;
    stage.write(".github/workflows/agents.yml", workflow(CHOSEN.map(word).join("\n"), [...versions, places]));
    const variables = registries();
    const ended = await stage.run({ workflow: "agents.yml", event: "push", payload: {}, variables });
    expect(ended.exit, ended.log).toBe(0);
    for (const { id, version } of CHOSEN) expect(saidBy(id, ended.log)).toContain(version);
    expect(ended.log).not.toMatch(/\| (python|pip|semver): .*benchmark-harness/);
  });

  it("are refused where the registry would choose the version, and missed where there is none such", async () => {
    await using stage = await openStage();
    stage.write(".github/workflows/agents.yml", workflow("opencode-ai@1.x", ["true"]));
    const open = await stage.run({ workflow: "agents.yml", event: "push", payload: {} });
    expect(open.exit).not.toBe(0);
    expect(open.log).toContain('agents: "opencode-ai@1.x" names no package at one exact version.');

    stage.write(".github/workflows/agents.yml", workflow("opencode-ai@999.0.0", ["true"]));
    const none = await stage.run({ workflow: "agents.yml", event: "push", payload: {}, variables: registries() });
    expect(none.exit).not.toBe(0);
    expect(none.log).toContain("opencode-ai@999.0.0 could not be installed");
  });
});
