import { realpathSync, statSync } from "node:fs";
import { headOf } from "#core/cut-text.ts";
import { RunError } from "#core/errors.ts";
import type { ExecResult, ExecSpec } from "#core/ports.ts";
import { monotonicMs } from "#platform/clock.ts";
import { findProgram } from "./find-program.ts";
import { coverHiding, coversFor } from "./covers.ts";
import type { FoundContainment } from "./containment.ts";
import { openInput } from "./input-file.ts";
import { createOutputKeeper, type OutputKeeper } from "./output-keeper.ts";
import type { Cover, Ending, Program, StartProgram } from "./running-program.ts";
import { timeLimit } from "./time-limit.ts";

/** One run from lookup to result: everything that does not depend on the kind of containment. */
export async function runProgram(spec: ExecSpec, found: FoundContainment): Promise<ExecResult> {
  const { canHide, sealsRest } = found;
  if (spec.signal?.aborted) return { ...NOTHING_RAN, aborted: true };
  const unfit = unfitText(spec);
  if (unfit !== null) return { ...NOTHING_RAN, spawnError: unfit };
  requireFolder(spec.cwd);
  const program = findProgram(spec.argv[0], spec.cwd, spec.env["PATH"]);
  if ("error" in program) return { ...NOTHING_RAN, spawnError: program.error };
  const ownFolder = spec.ownFolder ?? null;
  const covers = coversFor(spec, sealsRest ? ownFolder : null);
  const unseen = canHide ? unseenFault(program.file, covers) : null;
  if (unseen !== null) return { ...NOTHING_RAN, spawnError: unseen };

  using stdout = createOutputKeeper(spec.stdoutFile ?? null, spec.keepBytes);
  using stderr = createOutputKeeper(spec.stderrFile ?? null, spec.keepBytes);
  using stdin = openInput(spec.stdin ?? null);
  const started: Program = {
    file: program.file,
    argv: spec.argv,
    cwd: spec.cwd,
    ownFolder,
    env: spec.env,
    stdin: stdin.fd,
    covers: canHide ? covers : [],
    sealed: sealsRest && ownFolder !== null && covers.length > 0,
    lent: spec.lent ?? [],
    cutOff: found.cutsNetwork && spec.network === "none",
  };
  const sinks = { stdout: filtered(stdout, spec), stderr: filtered(stderr, spec) };
  const fate = await untilGone(started, spec, found.start, (name, chunk) => sinks[name].write(chunk));
  sinks.stdout.end();
  sinks.stderr.end();
  return { ...fate, stdout: stdout.output(), stderr: stderr.output() };
}

function filtered(keeper: OutputKeeper, { filter }: ExecSpec) {
  if (filter === undefined) return { write: (chunk: Uint8Array) => keeper.write(chunk), end: () => undefined };
  const through = filter();
  return {
    write: (chunk: Uint8Array) => keeper.write(through.push(chunk)),
    end: () => keeper.write(through.end()),
  };
}

/** Runs a program against the clock and the abort signal. Rejects with what `take` threw, once everything is gone. */
async function untilGone(
  program: Program,
  spec: ExecSpec,
  start: StartProgram,
  take: (name: "stdout" | "stderr", chunk: Uint8Array) => void,
): Promise<Ending & Pick<ExecResult, "timedOut" | "aborted" | "durationMs">> {
  const { signal } = spec;
  const startedAt = monotonicMs();
  let endedAt: number | null = null;
  let stopped: "timeout" | "abort" | "fault" | null = null;
  let fault: unknown;

  const stop = (why: "timeout" | "abort" | "fault"): void => {
    if (endedAt !== null && why !== "fault") return;
    endedAt ??= monotonicMs();
    stopped ??= why;
    running.kill();
  };
  const takeSafely = (name: "stdout" | "stderr") => (chunk: Uint8Array) => {
    if (stopped === "fault") return;
    try {
      take(name, chunk);
    } catch (error) {
      fault = error; // rethrown below, when nothing runs any more
      stop("fault");
    }
  };
  const running = start(program, {
    stdout: takeSafely("stdout"),
    stderr: takeSafely("stderr"),
    programEnded: () => (endedAt ??= monotonicMs()),
  });
  using _limit = timeLimit(spec, () => stop("timeout"));
  const onAbort = (): void => stop("abort");
  signal?.addEventListener("abort", onAbort, { once: true });
  try {
    const ending = await running.gone;
    if (stopped === "fault") throw fault;
    const durationMs = (endedAt ?? monotonicMs()) - startedAt;
    return { ...ending, timedOut: stopped === "timeout", aborted: stopped === "abort", durationMs };
  } finally {
    signal?.removeEventListener("abort", onAbort);
  }
}

const NO_OUTPUT = { text: "", totalBytes: 0, truncated: false };

const NOTHING_RAN: ExecResult = {
  exitCode: null,
  signal: null,
  timedOut: false,
  aborted: false,
  spawnError: null,
  stdout: NO_OUTPUT,
  stderr: NO_OUTPUT,
  durationMs: 0,
};

/** A string with a zero byte cannot be handed to a program; cut short it would be another command. */
function unfitText(spec: ExecSpec): ExecResult["spawnError"] {
  const texts = [...spec.argv, ...Object.entries(spec.env).flat()];
  const unfit = texts.find((text) => text.includes("\0"));
  if (unfit === undefined) return null;
  return {
    code: "EINVAL",
    message: `An argument or variable holds a zero byte: ${JSON.stringify(headOf(unfit, 80))}.`,
  };
}

/** The kernel would only say that it does not exist. */
function unseenFault(file: string, covers: readonly Cover[]): ExecResult["spawnError"] {
  const cover = coverHiding(realpathSync.native(file), covers);
  if (cover === null) return null;
  return { code: "ENOENT", message: `${file} lies in ${cover.at}, which is hidden from it. Install it outside.` };
}

// A missing working directory would otherwise be reported as a missing program.
function requireFolder(cwd: string): void {
  if (statSync(cwd, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new RunError(
    "no-working-directory",
    `A program was to be started in ${cwd}, which is not a folder.`,
    "Check whether something removed it while the run was going on.",
  );
}
