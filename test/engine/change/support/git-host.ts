import { spawn } from "node:child_process";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Exec, ExecResult, Output } from "#core/ports.ts";
import type { Sandbox } from "#core/sandbox.ts";
import { readTree, writeTree } from "#plugins/isolation/shared/tree-io.ts";

/** A plain `Exec` for tests: no containment, everything kept. */
export const plainExec: Exec = {
  containment: "sweep",
  canHide: false,
  sealsRest: false,
  cutsNetwork: false,
  run: ({ argv: [program, ...args], cwd, env, stdin }) =>
    new Promise<ExecResult>((resolve) => {
      const child = spawn(program, args, { cwd, env });
      const out: Buffer[] = [];
      const err: Buffer[] = [];
      const result = (
        exitCode: number | null,
        signal: NodeJS.Signals | null,
        spawnError: ExecResult["spawnError"],
      ): ExecResult => {
        return {
          exitCode,
          signal,
          spawnError,
          timedOut: false,
          aborted: false,
          stdout: output(out),
          stderr: output(err),
          durationMs: 0,
        };
      };
      child.stdout.on("data", (chunk: Buffer) => out.push(chunk));
      child.stderr.on("data", (chunk: Buffer) => err.push(chunk));
      child.on("error", (error: NodeJS.ErrnoException) => {
        resolve(result(null, null, { code: error.code ?? "", message: error.message }));
      });
      child.on("close", (code, signal) => {
        resolve(result(code, signal, null));
      });
      child.stdin.on("error", () => undefined); // a program that ended early did not want the rest
      child.stdin.end(stdin);
    }),
};

const output = (chunks: readonly Buffer[]): Output => {
  const all = Buffer.concat(chunks);
  return { text: all.toString("utf8"), totalBytes: all.length, truncated: false };
};

/** An empty sandbox below `tempRoot` that isolates nothing. */
export function plainBox(
  tempRoot: string,
  path = process.env["PATH"] ?? "",
): Pick<Sandbox, "workDir" | "put" | "exec" | "snapshot"> {
  const workDir = fs.mkdtempSync(join(tempRoot, "box-"));
  return {
    workDir,
    put: (tree) => {
      writeTree(workDir, tree);
      return Promise.resolve();
    },
    exec: (command) => plainExec.run({ ...command, cwd: workDir, env: { PATH: path, ...command.env } }),
    snapshot: (options) => Promise.resolve(readTree(workDir, options)),
  };
}

/** A folder that goes away at the end of the test. */
export function tempFolder(): Disposable & { readonly path: string } {
  const path = fs.mkdtempSync(join(tmpdir(), "bench-change-"));
  return { path, [Symbol.dispose]: () => fs.rmSync(path, { recursive: true, force: true }) };
}

/** Runs git as a user would in a fresh account and gives back what it printed; throws when it fails. */
export async function git(cwd: string, args: readonly string[], stdin: string | Uint8Array = ""): Promise<string> {
  const ended = await plainExec.run({
    argv: ["git", ...args],
    cwd,
    env: {
      PATH: process.env["PATH"] ?? "",
      HOME: "/nonexistent",
      GIT_CONFIG_NOSYSTEM: "1",
      GIT_CONFIG_GLOBAL: "/dev/null",
      LC_ALL: "C",
    },
    stdin,
    timeoutMs: 60_000,
  });
  if (ended.exitCode !== 0) throw new Error(`git ${args.join(" ")}: ${ended.stderr.text}`);
  return ended.stdout.text;
}
