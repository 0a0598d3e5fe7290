/** What becomes of a login that was copied for an agent when the harness dies. */
import fs from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { createExec } from "#platform/exec/exec.ts";
import { harness, visibleFolder } from "../support/harness.ts";

const exec = await createExec();
const LOGIN = JSON.stringify({ claudeAiOauth: { accessToken: "an-access-token-of-its-user-0123456789" } });
const NAME = ".credentials.json";

/** Beside its login, once it runs: before that, the copy is nobody's to take along but the next start's. */
const STARTED = "started";

/** Its program waits to be killed while there is a file `wait`, and fails at once without. */
const PROGRAM = `#!/bin/sh
case "$*" in --version) echo "2.1.197 (Claude Code)"; exit 0;; esac
: > "$CLAUDE_CONFIG_DIR/${STARTED}"
while [ -e FOLDER/wait ]; do sleep 0.1; done
echo "it broke" >&2
exit 1
`;

/** Its program renews it as it is told to, and does nothing else. */
const RENEWER = `#!/bin/sh
case "$*" in --version) echo "2.1.197 (Claude Code)"; exit 0;; esac
cat FOLDER/renewed > "$CLAUDE_CONFIG_DIR/${NAME}"
exit 1
`;

describe("a login that its agent renews", { timeout: 60_000 }, () => {
  it.each([
    ["access alone", "an-old-refresh-token-0123456789", false],
    ["it as a whole", "a-new-refresh-token-0123456789", true],
  ])("is told of when it renews %s", async (_, refreshToken, isTold) => {
    using folder = visibleFolder();
    const at = (...path: string[]): string => join(folder.path, ...path);
    const login = (refresh: string, accessToken: string): string =>
      JSON.stringify({ claudeAiOauth: { accessToken, refreshToken: refresh } });
    for (const path of ["bin", "home/.claude"]) fs.mkdirSync(at(path), { recursive: true });
    fs.writeFileSync(at("bin/claude"), RENEWER.replace("FOLDER", folder.path), { mode: 0o755 });
    fs.writeFileSync(at("renewed"), login(refreshToken, "a-new-access-token-0123456789"));
    const own = at("home/.claude", NAME);
    const before = login("an-old-refresh-token-0123456789", "an-old-access-token-0123456789");
    fs.writeFileSync(own, before, { mode: 0o600 });
    const ended = await harness(
      "benchmark",
      ["run", "--benchmark", "stub", "--backend", "claude-code", "--model", "sonnet", "--run-dir", at("runs/lent")],
      { cwd: folder.path, env: { PATH: `${at("bin")}:${process.env["PATH"] ?? ""}`, HOME: at("home") } },
    );
    const { stderr } = ended;
    if (isTold) expect(stderr).toContain(`claude-code renewed the login that it was lent, so that yours in ${own} may`);
    else expect(stderr).not.toContain("renewed");
    const [record = "{}"] = fs
      .readdirSync(at("runs/lent"), { recursive: true, encoding: "utf8" })
      .filter((path) => basename(path) === "run-record.json")
      .map((path) => fs.readFileSync(at("runs/lent", path), "utf8"));
    expect(JSON.parse(record)).toMatchObject({ backend: { metadata: { login_lent: true, login_renewed: isTold } } });
    // What the user has is the user's.
    expect(fs.readFileSync(own, "utf8")).toBe(before);
  });
});

describe("a login that is lent to an agent", { timeout: 60_000 }, () => {
  it.each(["SIGKILL", "SIGINT"] as const)("is for its owner alone, and is gone after a %s", async (signal) => {
    using folder = visibleFolder();
    const at = (...path: string[]): string => join(folder.path, ...path);
    for (const path of ["bin", "tmp", "home/.claude"]) fs.mkdirSync(at(path), { recursive: true });
    fs.writeFileSync(at("bin/claude"), PROGRAM.replace("FOLDER", folder.path), { mode: 0o755 });
    fs.writeFileSync(at("home/.claude", NAME), LOGIN, { mode: 0o600 });
    fs.writeFileSync(at("wait"), "");
    const named = (name: string): string[] =>
      fs
        .readdirSync(at("tmp"), { recursive: true, encoding: "utf8" })
        .filter((path) => basename(path) === name)
        .map((path) => at("tmp", path));
    const copies = (): string[] => named(NAME);
    const options = {
      cwd: folder.path,
      env: { PATH: `${at("bin")}:${process.env["PATH"] ?? ""}`, HOME: at("home"), TMPDIR: at("tmp") },
    };
    const runDir = ["--run-dir", at("runs/lent")];
    let die: () => void = () => undefined;
    const died = harness(
      "benchmark",
      [
        "run",
        "--benchmark",
        "mini",
        "--task",
        "size-labels",
        "--backend",
        "claude-code",
        "--model",
        "sonnet",
        ...runDir,
      ],
      { ...options, onStart: (child) => (die = () => child.kill(signal)) },
    );
    const lent = (): string[] => copies().map((copy) => fs.readFileSync(copy, "utf8"));
    await expect.poll(lent, { timeout: 30_000, interval: 20 }).toEqual([LOGIN]);
    expect(copies().map((copy) => fs.statSync(copy).mode & 0o777)).toEqual([0o600]);
    await expect.poll(() => named(STARTED), { timeout: 30_000, interval: 20 }).toHaveLength(1);
    die();
    await died;
    if (signal === "SIGINT") expect(copies()).toEqual([]);
    // What held the agent outlives the harness by a moment, and takes the copy along.
    if (exec.containment !== "sweep") await expect.poll(copies, { timeout: 10_000, interval: 20 }).toEqual([]);
    fs.rmSync(at("wait"));

    await harness("benchmark", ["resume", ...runDir], options);
    expect(copies()).toEqual([]);
    expect(fs.readFileSync(at("home/.claude", NAME), "utf8")).toBe(LOGIN);
  });
});
