import { spawn } from "node:child_process";
import { constants, openSync } from "node:fs";
import { Socket } from "node:net";
import { drained } from "./drained.ts";
import { type KeeperMode, keeperArguments, killRequest, runRequest, takenRequest } from "./keeper-request.ts";
import type { Cover, Ending, Listener, Program, StartProgram } from "./running-program.ts";
import { containmentFault, errnoName, notStarted } from "./spawn-error.ts";
import { killStrays, ticksNow } from "./strays.ts";
import { endingOf } from "./wait-status.ts";

/** How long a killed tree may take to go before the run is given up as impossible to contain. */
const KILL_PATIENCE_MS = 30_000;

export interface KeeperOptions {
  readonly perl: string;
  readonly mode: KeeperMode;
  /** What else has to be covered where anything is. */
  readonly mask: (covers: readonly Cover[]) => readonly string[];
}

/** Starts programs through a keeper (see `keeper-program.ts`), which is started on first use and again if it dies. */
export function underKeeper(options: KeeperOptions): StartProgram {
  let keeper: Keeper | null = null;
  return (program, listener) => {
    if (keeper === null || keeper.dead) keeper = startKeeper(options);
    return keeper.start(program, listener);
  };
}

interface Keeper {
  readonly dead: boolean;
  readonly start: StartProgram;
}

interface Run {
  readonly id: number;
  readonly program: Program;
  readonly listener: Listener;
  readonly since: number;
  readonly settle: (outcome: Ending | Promise<Ending>) => void;
  pipes: readonly Socket[];
  killed: boolean;
  /** What the program's end looked like, once it is told. */
  ending: Ending | null;
  fault: string | null;
  patience?: NodeJS.Timeout;
}

function startKeeper({ perl, mode, mask }: KeeperOptions): Keeper {
  const runs = new Map<number, Run>();
  let lastId = 0;
  let dead = false;
  let lastWords: string | null = null;

  // A session of its own: Ctrl-C in the terminal reaches the harness alone, which then decides.
  const child = spawn(perl, keeperArguments(mode) ?? [], {
    cwd: "/",
    env: {},
    detached: true,
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  child.once("error", (error) => mourn(`Perl did not start (${error.message})`));
  const line: unknown = (child.stdio as readonly unknown[] | undefined)?.[3];
  if (!(line instanceof Socket)) throw containmentFault("Perl did not start, probably for too many open files");
  // An idle keeper does not keep the harness from ending, and ends with it.
  child.unref();
  line.unref();

  const start: StartProgram = (program, listener) => {
    const id = ++lastId;
    const since = ticksNow();
    const request = runRequest(id, program, program.covers.length === 0 ? [] : mask(program.covers));
    const gone = new Promise<Ending>((resolve) => {
      const run = {
        id,
        program,
        listener,
        since,
        settle: resolve,
        pipes: [],
        killed: false,
        ending: null,
        fault: null,
      };
      runs.set(id, run);
    });
    line.ref();
    line.write(request);
    return { kill: () => kill(id), gone };
  };

  const kill = (id: number): void => {
    const run = runs.get(id);
    if (run === undefined || run.killed) return;
    run.killed = true;
    line.write(killRequest(id));
    run.patience = setTimeout(() => {
      run.fault = `what it started was still there ${KILL_PATIENCE_MS / 1000} s after its kill`;
      finish(run);
    }, KILL_PATIENCE_MS);
  };

  const hear = (text: string): void => {
    const [word, of, first, ...more] = text.split(" ");
    const run = runs.get(Number(of));
    if (run === undefined) {
      if (word === "fail") lastWords = `${more.join(" ")}: ${errnoName(Number(first))}`;
      return;
    }
    if (word === "started") takePipes(run, Number(first), Number(more[0]));
    else if (word === "exec") run.ending = notStarted(errnoName(Number(first)), run.program.file);
    else if (word === "fail") run.fault = `${more.join(" ")}: ${errnoName(Number(first))}`;
    else if (word === "gone") finish(run);
    else if (word === "ended") {
      run.ending ??= endingOf(Number(first));
      if (!run.killed) run.listener.programEnded();
    }
  };

  const takePipes = (run: Run, stdout: number, stderr: number): void => {
    try {
      // Real pipes, made by the keeper: Node's own are sockets, which a program cannot open as /dev/stdout.
      run.pipes = [openPipe(stdout, run.listener.stdout), openPipe(stderr, run.listener.stderr)];
    } catch (error) {
      run.fault = `its output cannot be read (${String(error)})`;
      kill(run.id);
    }
    line.write(takenRequest(run.id));
  };

  const openPipe = (fd: number, onData: (chunk: Uint8Array) => void): Socket => {
    const pipe = openSync(`/proc/${child.pid}/fd/${fd}`, constants.O_RDONLY | constants.O_NONBLOCK);
    return new Socket({ fd: pipe, readable: true, writable: false }).on("data", onData).on("error", () => {});
  };

  const finish = (run: Run): void => {
    clearTimeout(run.patience);
    runs.delete(run.id);
    if (runs.size === 0) line.unref();
    run.settle(outcomeOf(run));
  };

  const outcomeOf = async (run: Run): Promise<Ending> => {
    if (dead) await killStrays({ session: null, marker: null, folder: run.program.ownFolder, since: run.since });
    await drained(run.pipes);
    if (run.fault !== null) throw containmentFault(run.fault);
    if (run.ending !== null) return run.ending;
    // A program of the same user can kill its keeper, and that is its own doing.
    if (run.killed || dead) return { exitCode: null, signal: "SIGKILL", spawnError: null };
    throw containmentFault("its keeper lost it");
  };

  /** Ends every run of a keeper that is gone; without a fault of its own it was killed. */
  const mourn = (fault: string | null): void => {
    if (dead) return;
    dead = true;
    for (const run of [...runs.values()]) {
      const started = run.pipes.length > 0;
      run.fault ??= fault ?? (started ? null : "the keeper was killed before it could");
      finish(run);
    }
  };

  let unfinished = "";
  line.setEncoding("utf8").on("data", (text: string) => {
    const lines = (unfinished + text).split("\n");
    unfinished = lines.pop() ?? "";
    lines.forEach(hear);
  });
  // The keeper's death is told by its exit, below; what breaks on the line then is no news.
  line.on("error", () => {});
  line.once("close", () => mourn(lastWords));
  return {
    get dead() {
      return dead;
    },
    start,
  };
}
