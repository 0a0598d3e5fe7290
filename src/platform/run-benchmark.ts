import { execa } from "execa";

export interface ProgramResult {
  readonly exit: number;
  /** What it wrote to stdout, parsed; null: nothing that is JSON. */
  readonly payload: unknown;
  /** What it told people on stderr. */
  readonly said: string;
}

/**
 * Runs the command line of this very version, as a person would, with no more of the environment than the names in
 * `inherit`. What it tells people goes on to our stderr as well.
 */
export async function runBenchmark(
  program: string,
  args: readonly string[],
  {
    cwd,
    inherit,
    signal,
  }: { readonly cwd: string; readonly inherit: readonly string[]; readonly signal?: AbortSignal },
): Promise<ProgramResult> {
  const { exitCode, stdout, stderr } = await execa(process.execPath, [program, ...args], {
    cwd,
    env: Object.fromEntries(
      inherit.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
    ),
    extendEnv: false,
    reject: false,
    stdin: "ignore",
    stderr: ["inherit", "pipe"],
    maxBuffer: 512 * 1024 * 1024,
    ...(signal === undefined ? {} : { cancelSignal: signal }),
  });
  return { exit: exitCode ?? 3, payload: parsed(stdout), said: stderr };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // an error told on stderr, or a command that gives no data
  }
}
