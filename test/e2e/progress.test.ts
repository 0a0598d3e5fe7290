import { execFileSync, spawn } from "node:child_process";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../support/harness.ts";
import { skipUnless } from "../support/skip.ts";
import { Terminal } from "../support/terminal.ts";

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

/** `bench` with a real terminal of 100 x 30 as its stderr. */
function onTerminal(mode: "watch" | "stall" | "leave", cwd: string, args: readonly string[]) {
  const child = spawn("python3", [HELPER, mode, "100", "30", process.execPath, BENCH, ...args], {
    cwd,
    env: { PATH: process.env["PATH"], HOME: cwd, TMPDIR: tmpdir(), TERM: "xterm-256color", LANG: "C.UTF-8" },
    stdio: ["pipe", "pipe", "pipe"],
  });
  const shown: string[] = [];
  child.stderr.setEncoding("utf8").on("data", (text: string) => shown.push(text));
  child.stdout.resume();
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  return { child, shown, ended };
}

/** `run-dir/report.json` of the only run, once it is there. */
async function reportOf(cwd: string, ended: Promise<unknown>): Promise<string> {
  let over = false;
  void ended.then(() => (over = true));
  for (;;) {
    const root = join(cwd, "runs");
    const [run] = fs.existsSync(root) ? fs.readdirSync(root) : [];
    const path = join(root, run ?? "", "report.json");
    if (run !== undefined && fs.existsSync(path)) return path;
    if (over) throw new Error("The program ended without a report.");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const QUICK = ["stub:pass=0.7,seed=3", "stub:pass=0.4,seed=5", "--task", "fix-*", "--task", "e*-*"];

describe.skipIf(skipUnless(hasPython(), "python"))("progress on a real terminal", () => {
  it("is one view that ends with everything done, the verdict below it", { timeout: 120_000 }, async () => {
    using folder = temporaryFolder();
    const { shown, ended } = onTerminal("watch", folder.path, QUICK);
    expect(await ended).toBe(0);
    const terminal = new Terminal(100, 60);
    terminal.write(shown.join(""));
    const text = terminal.lines.join("\n");
    expect(text.match(/of \d+ trials/g)).toHaveLength(1);
    expect(text).toMatch(/━ {2}100 %\n done after \d+ s\n\n candidate/);
    expect(text).toContain("Report   runs/");
    expect([terminal.cursorShown, terminal.wraps]).toEqual([true, true]);
  });

  it("does not hold the run up when the terminal is stopped", { timeout: 120_000 }, async () => {
    using folder = temporaryFolder();
    const { child, shown, ended } = onTerminal("stall", folder.path, QUICK);
    const report = await reportOf(folder.path, ended);
    expect(shown).toEqual([]);
    expect(fs.readFileSync(join(report, "../index.jsonl"), "utf8").split("\n").length).toBeGreaterThan(4);
    child.stdin.end();
    expect(await ended).toBe(0);
    expect(shown.join("")).toContain("Report   runs/");
  });

  it("does not end the run when the terminal goes away", { timeout: 120_000 }, async () => {
    using folder = temporaryFolder();
    const { ended } = onTerminal("leave", folder.path, QUICK);
    expect(await ended).toBe(0);
    expect(fs.existsSync(await reportOf(folder.path, ended))).toBe(true);
  });

  it("leaves the terminal in order after Ctrl-C", { timeout: 120_000 }, async () => {
    using folder = temporaryFolder();
    const { child, shown, ended } = onTerminal("watch", folder.path, ["stub:sleep=60"]);
    let sent = false;
    child.stderr.on("data", () => {
      if (!sent && /running \d/.test(shown.join(""))) sent = child.kill("SIGINT");
    });
    expect(await ended).toBe(130);
    const terminal = new Terminal(100, 60);
    terminal.write(shown.join(""));
    expect(terminal.lines.join("\n")).toMatch(/\n cancelled after [^]*\nbench: Cancelled\. What is done is kept\.\n/);
    expect([terminal.cursorShown, terminal.wraps, terminal.cursor.column]).toEqual([true, true, 0]);
  });
});
