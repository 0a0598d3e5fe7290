import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { MissingPrerequisite } from "#core/errors.ts";
import type { Containment } from "#core/ports.ts";
import { createExec, refuseWindows } from "#platform/exec/exec.ts";
import {
  eventually,
  PATH,
  processesWith,
  shell,
  temporaryFolder,
  uniqueSeconds,
  workingExecs,
} from "./support/exec-fixture.ts";

const execs = await workingExecs();
const keepers = execs.filter(({ containment }) => containment !== "sweep");

/** Starts a daemon the hard way: forked twice, in a session of its own, deaf to hang-ups. */
const daemon = (seconds: string): string =>
  `(nohup setsid sh -c 'sleep ${seconds} & sleep ${seconds}' >/dev/null 2>&1 &)`;

describe.each(execs)("$containment", (exec) => {
  it("takes a daemon along when the program ends by itself", async () => {
    const seconds = uniqueSeconds();
    const result = await shell(exec, `${daemon(seconds)}; exit 5`);
    expect(result).toMatchObject({ exitCode: 5, timedOut: false });
    expect(processesWith(seconds)).toEqual([]);
  });

  it("does not wait for a daemon that holds the output", async () => {
    const seconds = uniqueSeconds();
    const result = await shell(exec, `(setsid sleep ${seconds} &); echo done`);
    expect(result).toMatchObject({ exitCode: 0, timedOut: false, stdout: { text: "done\n" } });
    expect(processesWith(seconds)).toEqual([]);
  });

  it("kills the whole tree when the time is over, even what ignores every signal", async () => {
    const seconds = uniqueSeconds();
    const result = await shell(exec, `trap '' TERM INT HUP; ${daemon(seconds)}; sleep ${seconds}`, { timeoutMs: 300 });
    expect(result).toMatchObject({ exitCode: null, signal: "SIGKILL", timedOut: true, aborted: false });
    expect(processesWith(seconds)).toEqual([]);
  });

  it("kills the whole tree on abort", async () => {
    const seconds = uniqueSeconds();
    const controller = new AbortController();
    const running = shell(exec, `${daemon(seconds)}; sleep ${seconds}`, { signal: controller.signal });
    await eventually(() => processesWith(seconds).length >= 3);
    controller.abort();
    expect(await running).toMatchObject({ exitCode: null, signal: "SIGKILL", timedOut: false, aborted: true });
    expect(processesWith(seconds)).toEqual([]);
  });

  it("kills one run and leaves the others alone", async () => {
    const [seconds, others] = [uniqueSeconds(), uniqueSeconds()];
    const controller = new AbortController();
    const other = shell(exec, `sleep ${others}`, { signal: controller.signal });
    await eventually(() => processesWith(others).length > 0);
    await shell(exec, `sleep ${seconds}`, { timeoutMs: 200 });
    expect(processesWith(others)).toHaveLength(1);
    controller.abort();
    await other;
    expect(processesWith(others)).toEqual([]);
  });
});

describe.each(keepers)("$containment, which does not look for traces,", (exec) => {
  it("removes what was lent after kill -9 of the harness, through no link and nothing else", async () => {
    await using folder = await temporaryFolder();
    const at = (...path: string[]): string => join(folder.path, ...path);
    const [lent, other, linked] = [at("home/lent"), at("home/other"), at("own/lent")];
    for (const path of ["home", "own"]) fs.mkdirSync(at(path));
    for (const file of [lent, other, linked]) fs.writeFileSync(file, "secret");
    fs.symlinkSync(at("own"), at("home/link"));
    const seconds = uniqueSeconds();
    const env = { ...process.env, LENT: `${at("home/link/lent")}:${lent}` };
    const harness = harnessWith(exec.containment, `sleep ${seconds}`, env);
    await eventually(() => processesWith(seconds).length >= 1);
    harness.kill("SIGKILL");
    await eventually(() => !fs.existsSync(lent));
    await eventually(() => processesWith(seconds).length === 0);
    expect([other, linked].map((file) => fs.existsSync(file))).toEqual([true, true]);
  });

  it("takes a daemon along that cleared its environment and went elsewhere", async () => {
    const seconds = uniqueSeconds();
    await shell(exec, `(cd /; env -i setsid /bin/sh -c '/bin/sleep ${seconds} & exec /bin/sleep ${seconds}' &)`);
    expect(processesWith(seconds)).toEqual([]);
  });

  it("outruns a chain of processes that fork and end", async () => {
    const name = uniqueSeconds();
    await using folder = await temporaryFolder();
    const chain = `for (1 .. 300000) { exit if fork; open(F, ">", "running") if $_ == 50 }`;
    const script = `setsid perl -e '${chain}' ${name} & while [ ! -e running ]; do :; done`;
    expect(await shell(exec, script, { cwd: folder.path, ownFolder: folder.path })).toMatchObject({
      exitCode: 0,
      timedOut: false,
    });
    expect(processesWith(name)).toEqual([]);
  });

  it("leaves nothing after kill -9 of the harness", async () => {
    const seconds = uniqueSeconds();
    const harness = harnessWith(exec.containment, `${daemon(seconds)}; sleep ${seconds}`);
    await eventually(() => processesWith(seconds).length >= 3);
    harness.kill("SIGKILL");
    await eventually(() => processesWith(seconds).length === 0);
  });

  it("does not keep the harness from ending, and ends with it", async () => {
    const harness = harnessWith(exec.containment, "exit 0");
    const code = await new Promise((resolve) => harness.once("exit", resolve));
    expect(code).toBe(0);
  });
});

describe.each(keepers.filter(({ containment }) => containment === "subreaper"))("$containment", (exec) => {
  it("cleans up after a program that killed its own reaper, and after one that killed every keeper", async () => {
    const seconds = uniqueSeconds();
    await using folder = await temporaryFolder();
    const reaper = `$(cut -d' ' -f4 /proc/$$/stat)`;
    const keeper = `$(sed -n 's/^PPid:\\s*//p' /proc/${reaper}/status)`;
    const murder = (victims: string) =>
      shell(exec, `(setsid sleep ${seconds} &); kill -9 ${victims}; sleep ${seconds}`, {
        cwd: folder.path,
        ownFolder: folder.path,
      });
    expect(await murder(reaper)).toMatchObject({ exitCode: null, signal: "SIGKILL", timedOut: false });
    expect(processesWith(seconds)).toEqual([]);
    expect(await murder(`${keeper} ${reaper}`)).toMatchObject({ exitCode: null, signal: "SIGKILL", timedOut: false });
    expect(processesWith(seconds)).toEqual([]);
    expect(await shell(exec, "exit 4")).toMatchObject({ exitCode: 4 });
  });
});

describe.each(execs)("$containment and the processes of others", (exec) => {
  it("leaves a process alone that merely works in the same folder", async () => {
    const seconds = uniqueSeconds();
    await using folder = await temporaryFolder();
    const ready = join(folder.path, "ready");
    // Born while the program runs, in a session and with an environment of its own, as a stray would be.
    const program = shell(exec, `while [ ! -e ${ready} ]; do sleep 0.01; done`, { cwd: folder.path });
    const bystander = spawn("/bin/sleep", [seconds], { cwd: folder.path, env: {}, detached: true, stdio: "ignore" });
    const orphan = spawn("/bin/sh", ["-c", `(cd ${folder.path}; exec setsid /bin/sleep ${seconds}) & exit 0`], {
      env: { PATH },
      detached: true,
      stdio: "ignore",
    });
    await new Promise((resolve) => orphan.once("exit", resolve));
    await eventually(() => processesWith(seconds).length === 2);
    fs.writeFileSync(ready, "");
    expect(await program).toMatchObject({ exitCode: 0 });
    expect(processesWith(seconds)).toHaveLength(2);
    bystander.kill("SIGKILL");
    for (const pid of processesWith(seconds)) process.kill(pid, "SIGKILL");
  });
});

describe("createExec", () => {
  it("chooses the strongest containment that works", async () => {
    expect((await createExec()).containment).toBe(execs[0]?.containment);
  });

  it("falls back to sweep without Perl, and says so when more was asked for", async () => {
    const env = { PATH: "/nowhere" };
    expect(await createExec({ env })).toMatchObject({ containment: "sweep", canHide: false });
    await expect(createExec({ env, containment: "subreaper" })).rejects.toThrow(/Perl is not on PATH/);
  });

  it("refuses Windows and names WSL", () => {
    expect(() => refuseWindows("win32")).toThrow(MissingPrerequisite);
    expect(() => refuseWindows("linux")).not.toThrow();
  });
});

/** A harness of its own that runs one script. */
function harnessWith(containment: Containment, script: string, env = process.env): ChildProcess {
  const fixture = join(import.meta.dirname, "fixtures/harness.ts");

  // node itself, not the tsx command, so that the kill meets the harness and not its launcher
  return spawn(process.execPath, ["--import", "tsx", fixture, containment, script], { stdio: "inherit", env });
}
