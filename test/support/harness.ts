import { spawn } from "node:child_process";
import fs from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Report } from "#core/records.gen.ts";

const DIST = fileURLToPath(new URL("../../dist/", import.meta.url));

export interface Ended {
  readonly exit: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface HarnessOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The folder of another build; absent: this one's. */
  readonly dist?: string;
  /** Arguments of node itself. */
  readonly node?: readonly string[];
  /** Called once with the process, to send it signals. */
  readonly onStart?: (child: { kill(signal: NodeJS.Signals): boolean; readonly stderr: NodeJS.ReadableStream }) => void;
}

/** Runs the built program as a user would: `harness("benchmark", ["run", …])`. The environment holds nothing of ours. */
export function harness(
  program: "bench" | "benchmark",
  args: readonly string[],
  { cwd, env = {}, dist = DIST, node = [], onStart }: HarnessOptions,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...node, join(dist, `${program}.js`), ...args], {
      cwd,
      // Its home is new every time, so code kept there would cost its writing and be of use to nobody.
      env: { PATH: process.env["PATH"] ?? "", HOME: cwd, TMPDIR: tmpdir(), NODE_DISABLE_COMPILE_CACHE: "1", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on("data", (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => stderr.push(chunk));
    child.on("error", reject);
    child.on("close", (exit, signal) =>
      resolve({ exit, signal, stdout: Buffer.concat(stdout).toString(), stderr: Buffer.concat(stderr).toString() }),
    );
    onStart?.(child);
  });
}

/** A temporary folder that goes with the test. */
export function temporaryFolder(): { readonly path: string } & Disposable {
  const path = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "e2e-")));
  return { path, [Symbol.dispose]: () => fs.rmSync(path, { recursive: true, force: true }) };
}

/** One that an agent can see, which no folder for temporary files is: for programs that stand in for agents. */
export function visibleFolder(): { readonly path: string } & Disposable {
  const caches = join(homedir(), ".cache");
  fs.mkdirSync(caches, { recursive: true });
  const path = fs.realpathSync(fs.mkdtempSync(join(caches, "benchmark-e2e-")));
  return { path, [Symbol.dispose]: () => fs.rmSync(path, { recursive: true, force: true }) };
}

export const reportIn = (runDir: string): Report =>
  JSON.parse(fs.readFileSync(join(runDir, "report.json"), "utf8")) as Report;
