/** What becomes of a run when its user's own set-up for an agent is not what it was. */
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Plan } from "#core/records.gen.ts";
import { reportIn, harness, visibleFolder } from "../support/harness.ts";

/** It fails at once, which is an outcome like any other. */
const PROGRAM = `#!/bin/sh
case "$*" in --version) echo "2.1.197 (Claude Code)"; exit 0;; esac
echo "it broke" >&2
exit 1
`;

/** A user with a program, instructions for it, and servers beside what it keeps of its sessions. */
function user(folder: string) {
  const at = (...path: string[]): string => join(folder, ...path);
  for (const path of ["bin", "home/.claude"]) fs.mkdirSync(at(path), { recursive: true });
  fs.writeFileSync(at("bin/claude"), PROGRAM, { mode: 0o755 });
  const write = (path: string, text: string): void => fs.writeFileSync(at("home", path), text);
  write(".claude/CLAUDE.md", "Be careful.\n");
  write(".claude.json", JSON.stringify({ numStartups: 1, mcpServers: { one: { command: "serve" } } }));
  const env = { PATH: `${at("bin")}:${process.env["PATH"] ?? ""}`, HOME: at("home") };
  const call = (...args: string[]) => harness("benchmark", args, { cwd: folder, env });
  return { at, write, call };
}

const RUN = ["run", "--benchmark", "stub", "--backend", "claude-code", "--use-host-config"];

describe("a run with its user's own set-up", { timeout: 60_000 }, () => {
  it("goes on with the same, and with another only where that is accepted", async () => {
    using folder = visibleFolder();
    const { at, write, call } = user(folder.path);
    const runDir = ["--run-dir", at("runs/own")];
    await call(...RUN, ...runDir);
    const plan = JSON.parse(fs.readFileSync(at("runs/own/plan.json"), "utf8")) as Plan;
    expect(plan.candidates[0].host_config).toMatchObject({ files: 2 });

    write(".claude.json", JSON.stringify({ numStartups: 2, mcpServers: { one: { command: "serve" } } }));
    expect((await call("resume", ...runDir)).exit).toBe(0);

    write(".claude/CLAUDE.md", "Be bold.\n");
    const refused = await call("resume", ...runDir);
    expect(refused.exit).toBe(3);
    expect(refused.stderr).toMatch(
      /set-up for claude-code.* is not the one this run was planned with[^]*--accept host-config/,
    );
    const accepted = await call("resume", ...runDir, "--accept", "host-config");
    expect(accepted.exit).toBe(0);
    expect(accepted.stderr).toMatch(/set-up for claude-code.*attempts from here on have the new one/);
    const foreign = await call("resume", ...runDir, "--accept", "model");
    expect(foreign.exit).toBe(2);
    expect(foreign.stderr).toContain("--accept model has no meaning for a run.");
  });

  it("may be of a plan that was made on another machine, and goes on as it began", async () => {
    using folder = visibleFolder();
    const { at, write, call } = user(folder.path);
    const [, ...what] = RUN;
    expect((await call("plan", ...what, "--save", at("plan.json"))).exit).toBe(0);
    write(".claude/CLAUDE.md", "Be bold.\n");
    const runDir = ["--run-dir", at("runs/elsewhere")];
    const begun = await call("compare", "--plan", at("plan.json"), ...runDir);
    expect(begun.stderr).not.toContain("is not the one");
    expect(fs.existsSync(at("runs/elsewhere/claude-code"))).toBe(true);
    expect((await call("resume", ...runDir)).exit).toBe(0);
  });

  it("is compared with one of another only where that is accepted, and both reports name theirs", async () => {
    using folder = visibleFolder();
    const { at, write, call } = user(folder.path);
    await call(...RUN, "--run-dir", at("runs/careful"));
    write(".claude/CLAUDE.md", "Be bold.\n");
    await call(...RUN, "--run-dir", at("runs/bold"));
    const named = ["careful", "bold"].map((run) => reportIn(at("runs", run)).fingerprint.fields["agent configuration"]);
    for (const name of named) expect(name).toMatch(/^its user's own \(2 files, [0-9a-f]{12}\)$/);
    expect(new Set(named).size).toBe(2);
    const both = ["report", "--compare", at("runs/careful"), at("runs/bold")];
    const refused = await call(...both);
    expect(refused.stderr).toMatch(/agent configuration[^]*--accept host-config/);
    const accepted = await call(...both, "--accept", "host-config");
    expect(accepted.stderr).toContain("Accepted as what is compared: agent configuration is its user's own");
  });
});
