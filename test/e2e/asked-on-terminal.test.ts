/** A person who is asked before money is spent. */
import { execFileSync, spawn } from "node:child_process";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { visibleFolder } from "../support/harness.ts";
import { skipUnless } from "../support/skip.ts";

const HELPER = fileURLToPath(new URL("fixtures/terminal.py", import.meta.url));
const BENCH = fileURLToPath(new URL("../../dist/bench.js", import.meta.url));

const hasPython = (): boolean => {
  try {
    execFileSync("python3", ["-c", "import pty"]);
    return true;
  } catch {
    return false; // Whatever is wrong with it: there is none that could be used.
  }
};

/** `bench` on a terminal of which stdin is part too; `typed` follows its first question. */
async function asked(folder: string, typed: string, words = ["claude-code:opus", "--benchmark", "stub"], env = {}) {
  const [bin, note] = [join(folder, "bin"), join(folder, "work", "started")];
  for (const place of [bin, join(folder, "work")]) fs.mkdirSync(place, { recursive: true });
  const program = `#!/bin/sh\n[ "$1" = --version ] && { echo 2.1.197; exit 0; }\necho > started\nexit 1\n`;
  fs.writeFileSync(join(bin, "claude"), program, { mode: 0o755 });
  const runDir = join(folder, "runs", "asked");
  const args = [...words, "--run-dir", runDir];
  const child = spawn("python3", [HELPER, "type", "100", "30", process.execPath, BENCH, ...args], {
    cwd: join(folder, "work"),
    env: {
      ...{ PATH: `${bin}:${process.env["PATH"]}`, HOME: folder, TMPDIR: tmpdir(), TERM: "xterm", LANG: "C.UTF-8" },
      CLAUDE_CODE_OAUTH_TOKEN: "of nobody",
      ...env,
    },
    stdio: ["pipe", "ignore", "pipe"],
  });
  child.stdin.end(typed);
  let shown = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (shown += text));
  const exit = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { exit, shown, isRun: fs.existsSync(runDir), note };
}

describe.skipIf(skipUnless(hasPython(), "python"))("who is asked on a terminal whether it may cost money", () => {
  it.each([
    ["n", "n\r"],
    ["nothing but Enter", "\r"],
    ["Ctrl-C", "\u0003"],
    ["Ctrl-D", "\u0004"],
  ])("and types %s, has nothing run", { timeout: 60_000 }, async (_, typed) => {
    using folder = visibleFolder();
    const { exit, shown, isRun } = await asked(folder.path, typed);
    expect(shown).toMatch(/claude-code:opus may cost money: 1 trial of up to 1 attempt[^]*Go on\?/);
    expect([exit, isRun]).toEqual([130, false]);
  });

  it("is asked once, of all that there is to agree to", { timeout: 60_000 }, async () => {
    using folder = visibleFolder();
    const presets = join(folder.path, "work", "presets");
    fs.mkdirSync(presets, { recursive: true });
    const candidate = { name: "c", backend: "claude-code", model: "sonnet", provider: "anthropic" };
    const candidates = [{ ...candidate, endpoint: "http://127.0.0.1:9" }];
    fs.writeFileSync(join(presets, "lent.json"), JSON.stringify({ benchmark: "stub", candidates }));
    const { exit, shown, isRun } = await asked(folder.path, "n\r", ["--preset", "lent"], { ANTHROPIC_API_KEY: "k" });
    expect(shown).toMatch(/c sends your ANTHROPIC_API_KEY to [^]*c may cost money: [^]*Go on\?/);
    expect(shown.split("Go on?")).toHaveLength(2);
    expect([exit, isRun]).toEqual([130, false]);
  });

  it("and types y, has it run", { timeout: 60_000 }, async () => {
    using folder = visibleFolder();
    const { exit, shown, isRun } = await asked(folder.path, "y\r");
    expect(shown).toMatch(/Go on\?/);
    expect([exit, isRun]).toEqual([0, true]);
  });
});
