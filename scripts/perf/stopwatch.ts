import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export interface TimedCommand {
  readonly argv: readonly [string, ...string[]];
  readonly cwd: string;
}

export interface Ended {
  readonly exit: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Timed {
  /** From the first start to the last end. */
  readonly ms: number;
  readonly ended: readonly Ended[];
}

export interface Stopwatch extends AsyncDisposable {
  /** Times one command. Throws when it does not end with 0. */
  time(command: TimedCommand): Promise<Timed>;
  /** Times many, so many at once, whatever they end with. */
  timeAll(commands: readonly TimedCommand[], atOnce: number): Promise<Timed>;
}

/**
 * Starts the process that times others (see `stopwatch.mjs`). What it runs gets a home of its own and nothing of this
 * process's environment but the path and the place for temporary files: an extra CA file alone triples the start of Node 20.
 */
export function startStopwatch(home: string): Stopwatch {
  const env = { PATH: process.env["PATH"] ?? "", HOME: home, TMPDIR: tmpdir(), LANG: "C.UTF-8" };
  const program = fileURLToPath(new URL("stopwatch.mjs", import.meta.url));
  const child = spawn(process.execPath, [program], { env, stdio: ["pipe", "pipe", "inherit"] });
  const closed = new Promise((resolve) => child.once("close", resolve));
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();

  const timeAll = async (commands: readonly TimedCommand[], atOnce: number): Promise<Timed> => {
    child.stdin.write(`${JSON.stringify({ commands: commands.map((command) => ({ ...command, env })), atOnce })}\n`);
    const answer = await answers.next();
    if (answer.done === true) throw new Error(`The stopwatch died over ${commands[0]?.argv.join(" ") ?? "nothing"}`);
    return JSON.parse(answer.value) as Timed;
  };
  return {
    timeAll,
    async time(command) {
      const timed = await timeAll([command], 1);
      const [ended] = timed.ended;
      if (ended?.exit === 0) return timed;
      throw new Error(`${command.argv.join(" ")} ended with ${ended?.exit ?? "a signal"}:\n${ended?.stderr ?? ""}`);
    },
    async [Symbol.asyncDispose]() {
      child.stdin.end();
      await closed;
    },
  };
}
