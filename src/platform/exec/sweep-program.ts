import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { realpathSync } from "node:fs";
import type { Socket } from "node:net";
import { messageOf } from "#core/message-of.ts";
import { drained } from "./drained.ts";
import { type Ending, type StartProgram } from "./running-program.ts";
import { containmentFault, notStarted } from "./spawn-error.ts";
import { killStrays, ticksNow } from "./strays.ts";

/** Marks the processes of one run. The one variable that is added to a program's environment, in this mode only. */
const MARKER_NAME = "PROCESS_TREE_ID";

/** Starts a program with nothing around it, and looks for what it left behind. The weakest containment. */
export const underSweep: StartProgram = (program, listener) => {
  const marker = randomBytes(12).toString("hex");
  const since = ticksNow();
  let killed = false;
  let child: ChildProcess;
  try {
    child = spawn(program.file, program.argv.slice(1), {
      argv0: program.argv[0],
      cwd: program.cwd,
      env: { ...program.env, [MARKER_NAME]: marker },
      detached: true,
      stdio: [program.stdin ?? "ignore", "pipe", "pipe"],
    });
  } catch (error) {
    return { kill: () => {}, gone: refusal(error, program.file) };
  }
  const pipes = [child.stdout as Socket, child.stderr as Socket];
  child.stdout?.on("data", listener.stdout);
  child.stderr?.on("data", listener.stderr);

  const gone = new Promise<Ending>((resolve, reject) => {
    child.once("error", (error) => resolve(refusal(error, program.file)));
    child.once("exit", (exitCode, signal) => {
      if (!killed) listener.programEnded();
      killStrays({
        session: child.pid ?? null,
        marker: `${MARKER_NAME}=${marker}`,
        folder: program.ownFolder === null ? null : realpathSync(program.ownFolder),
        since,
      })
        .then(async (clean) => {
          await drained(pipes);
          if (!clean) throw containmentFault("what it started could not be killed");
          resolve({ exitCode, signal, spawnError: null });
        })
        .catch(reject);
    });
  });
  const kill = (): void => {
    if (killed || child.pid === undefined) return;
    killed = true;
    child.kill("SIGKILL");
  };
  return { kill, gone };
};

// What the kernel says of the program is a value; what it says of this machine (EAGAIN, ENOMEM, EMFILE) is a fault.
async function refusal(error: unknown, file: string): Promise<Ending> {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (["ENOENT", "EACCES", "E2BIG", "ENOEXEC", "EINVAL", "ELOOP", "EPERM"].includes(code))
    return notStarted(code, file);
  throw containmentFault(messageOf(error), error);
}
