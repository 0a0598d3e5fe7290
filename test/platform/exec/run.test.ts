import { getEventListeners } from "node:events";
import { chmodSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { RunError } from "#core/errors.ts";
import { PATH, shell, temporaryFolder, workingExecs } from "./support/exec-fixture.ts";

const execs = await workingExecs();

describe.each(execs)("running a program in $containment", (exec) => {
  it.each([0, 1, 7, 126, 127, 137, 255])("tells exit code %i as it is", async (code) => {
    const result = await shell(exec, `exit ${code}`);
    expect(result).toMatchObject({ exitCode: code, signal: null, timedOut: false, aborted: false, spawnError: null });
  });

  it.each(["SIGSEGV", "SIGKILL", "SIGTERM", "SIGABRT", "SIGPIPE"])(
    "tells that the program died of %s",
    async (signal) => {
      const result = await shell(exec, `ulimit -c 0; kill -${signal.slice(3)} $$`);
      expect(result).toMatchObject({ exitCode: null, signal, timedOut: false, aborted: false });
    },
  );

  it("gives the program exactly the environment it was given", async () => {
    const env = { ODD: "a=b\nü", PERL5OPT: "-Mnonsense", EMPTY: "" };
    const result = await exec.run({ argv: ["/usr/bin/env", "-0"], cwd: "/", env, timeoutMs: 20_000 });
    const seen = result.stdout.text.split("\0").filter((line) => line !== "" && !line.startsWith("PROCESS_TREE_ID="));
    expect(seen.sort()).toEqual(["EMPTY=", "ODD=a=b\nü", "PERL5OPT=-Mnonsense"]);
  });

  it("starts the program in its folder with its arguments, its own name included", async () => {
    await using folder = await temporaryFolder();
    const result = await shell(exec, `pwd -P; tr '\\0' '\\n' </proc/$$/cmdline`, { cwd: folder.path });
    expect(result.stdout.text).toBe(`${folder.path}\nsh\n-c\npwd -P; tr '\\0' '\\n' </proc/$$/cmdline\n`);
  });

  it("leaves no signal blocked or ignored", async () => {
    const { stdout } = await shell(exec, "grep -E 'Sig(Blk|Ign)' /proc/self/status");
    expect(stdout.text).toBe("SigBlk:\t0000000000000000\nSigIgn:\t0000000000000000\n");
  });

  it("hands over standard input, also through /dev/stdin, and an end at once when there is none", async () => {
    expect((await shell(exec, "cat", { stdin: "ä\n" })).stdout.text).toBe("ä\n");
    expect((await shell(exec, "cat /dev/stdin", { stdin: Uint8Array.of(65, 10) })).stdout.text).toBe("A\n");
    expect((await shell(exec, "cat; echo end")).stdout.text).toBe("end\n");
  });

  it("does not mind a program that never reads its ten megabytes of input", async () => {
    const result = await shell(exec, "exit 3", { stdin: "x".repeat(10_000_000) });
    expect(result.exitCode).toBe(3);
  });

  it("says that a program does not exist, or may not be executed", async () => {
    await using folder = await temporaryFolder();
    writeFileSync(join(folder.path, "plain"), "#!/bin/sh\n", { mode: 0o644 });
    const run = (name: string) =>
      exec.run({ argv: [name], cwd: folder.path, env: { PATH: `${folder.path}:${PATH}` }, timeoutMs: 20_000 });
    expect(await run("no-such-program")).toMatchObject({ exitCode: null, spawnError: { code: "ENOENT" } });
    expect(await run("./no-such-program")).toMatchObject({ exitCode: null, spawnError: { code: "ENOENT" } });
    expect(await run("plain")).toMatchObject({ exitCode: null, spawnError: { code: "EACCES" } });
    expect(await run("")).toMatchObject({ exitCode: null, spawnError: { code: "ENOENT" } });
  });

  it("says that the interpreter of a script does not exist, and that the arguments are too long", async () => {
    await using folder = await temporaryFolder();
    const script = join(folder.path, "script");
    writeFileSync(script, "#!/no/such/interpreter\n");
    chmodSync(script, 0o755);
    const run = (...argv: [string, ...string[]]) => exec.run({ argv, cwd: "/", env: {}, timeoutMs: 20_000 });
    expect(await run(script)).toMatchObject({ exitCode: null, spawnError: { code: "ENOENT" } });
    const arguments_ = Array.from({ length: 40 }, () => "x".repeat(100_000));
    expect(await run("/bin/echo", ...arguments_)).toMatchObject({ exitCode: null, spawnError: { code: "E2BIG" } });
    expect(await run("/bin/echo", "a\0b")).toMatchObject({ exitCode: null, spawnError: { code: "EINVAL" } });
  });

  it("is a fault of the harness, not of the program, when the folder is missing", async () => {
    await expect(shell(exec, "true", { cwd: "/no/such/folder" })).rejects.toMatchObject({
      code: "no-working-directory",
    });
  });

  it("writes the whole output to files and keeps its head and tail", async () => {
    await using folder = await temporaryFolder();
    const [stdoutFile, stderrFile] = [join(folder.path, "out"), join(folder.path, "err")];
    const result = await shell(exec, "seq 100000; echo oops >&2", { stdoutFile, stderrFile, keepBytes: 40 });
    const whole = readFileSync(stdoutFile, "utf8");
    expect(whole.split("\n")).toHaveLength(100_001);
    expect(result.stdout).toMatchObject({ totalBytes: whole.length, truncated: true });
    expect(result.stdout.text).toMatch(/^1\n2\n3[^]*\[588855 bytes left out\][^]*100000\n$/);
    expect(readFileSync(stderrFile, "utf8")).toBe("oops\n");
    expect(result.stderr).toEqual({ text: "oops\n", totalBytes: 5, truncated: false });
  });

  it("survives endless output until its time is over", async () => {
    const result = await shell(exec, "yes", { timeoutMs: 300, keepBytes: 1000 });
    expect(result).toMatchObject({ exitCode: null, timedOut: true, stdout: { truncated: true } });
    expect(result.stdout.text.length).toBeLessThan(1100);
  });

  it("gives a program the time on top that it was kept waiting for, as much as that has become, and no more", async () => {
    let [asked, extra] = [0, 0];
    const extraMs = () => {
      asked++;
      return (extra = Math.min(extra + 200, 600));
    };
    const late = await shell(exec, "echo begun; sleep 1000", { timeoutMs: 100, extraMs });
    expect(late).toMatchObject({ timedOut: true, stdout: { text: "begun\n" } });
    expect([extra, asked >= 3]).toEqual([600, true]);
    const inTime = await shell(exec, "sleep 0.5; echo done", { timeoutMs: 100, extraMs: () => 20_000 });
    expect(inTime).toMatchObject({ timedOut: false, exitCode: 0, stdout: { text: "done\n" } });
  });

  it("stops the program and rejects with the cause when its output cannot be written", async () => {
    const endless = shell(exec, "yes", { stdoutFile: "/dev/full" });
    await expect(endless).rejects.toBeInstanceOf(RunError);
    await expect(endless).rejects.toMatchObject({ code: "disk", cause: { code: "ENOSPC" } });
  });

  it("runs nothing when it was aborted beforehand", async () => {
    await using folder = await temporaryFolder();
    const result = await shell(exec, "echo >made", { cwd: folder.path, signal: AbortSignal.abort() });
    expect(result).toMatchObject({ aborted: true, exitCode: null, durationMs: 0 });
    expect(readdirSync(folder.path)).toEqual([]);
  });

  it("runs many at once without mixing them up", async () => {
    const numbers = Array.from({ length: 40 }, (_, i) => i);
    const results = await Promise.all(numbers.map((i) => shell(exec, `echo ${i}; echo ${i} >&2; exit ${i}`)));
    const told = results.map(({ exitCode, stdout, stderr }) => [exitCode, stdout.text, stderr.text]);
    expect(told).toEqual(numbers.map((i) => [i, `${i}\n`, `${i}\n`]));
  });

  it("leaves no open file, listener or timer behind after hundreds of runs", async () => {
    const { signal } = new AbortController();
    const held = () => ({
      files: readdirSync("/proc/self/fd").length,
      listeners: getEventListeners(signal, "abort").length,
    });
    const loop = async (runs: number): Promise<void> => {
      for (let i = 0; i < runs; i++) {
        await exec.run({ argv: ["/bin/true"], cwd: "/", env: {}, timeoutMs: 20_000, stdin: "x", signal });
      }
    };
    await loop(5);
    const before = held();
    await loop(100);
    expect(held()).toEqual(before);
    // The test runner has a few sockets and timers of its own, that come and go.
    expect(process.getActiveResourcesInfo().length).toBeLessThan(50);
  });
});

describe.each(execs.filter(({ containment }) => containment !== "sweep"))("a kept program in $containment", (exec) => {
  it("may open /dev/stdout and /dev/stderr, as in a shell", async () => {
    const result = await shell(exec, "echo out >/dev/stdout; echo err >/dev/stderr");
    expect(result).toMatchObject({ exitCode: 0, stdout: { text: "out\n" }, stderr: { text: "err\n" } });
  });

  it("has no open file but the standard three", async () => {
    const { stdout } = await shell(exec, "ls /proc/self/fd");
    expect(stdout.text).toBe("0\n1\n2\n3\n"); // the last is the folder that ls itself reads
  });

  it("sees no variable of the harness's making", async () => {
    const result = await exec.run({ argv: ["/usr/bin/env"], cwd: "/", env: {}, timeoutMs: 20_000 });
    expect(result.stdout.text).toBe("");
  });
});
