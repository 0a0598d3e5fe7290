import { classOfWords } from "#core/class-of-words.ts";
import { tailOf } from "#core/cut-text.ts";
import { classOfFailure, type Failure, failureText, stopFor } from "#core/failure.ts";
import type { ExecResult } from "#core/ports.ts";
import { quotedOutput } from "#core/printable.ts";
import { withoutAmounts } from "#core/without-amounts.ts";
import type { AgentRun, Told } from "#plugins/backends/contract.ts";

type Fault = NonNullable<AgentRun["fault"]>;
type Class = Fault["class"];

/**
 * Why an agent's part of an attempt went wrong; null: it came to its own end, and its work is to be verified.
 * Structured fields of the transcript speak first, the process second, the text of errors last. An exit code of 0 and
 * the word "success" are proof of nothing.
 */
export function classify(ended: ExecResult, told: Told, program: string): Fault | null {
  const { spawnError, timedOut } = ended;
  if (spawnError !== null)
    return { class: "environment", reason: `${program} could not be started: ${spawnError.message}` };
  if (timedOut) return outOfTime(told, program);
  if (told.failure !== null) return faultOfFailure(told.failure, program);
  const stop = stopFor(told.stopReason);
  if (stop !== null)
    return { class: stop.class, reason: `${program} stopped: ${stop.words} (${told.stopReason ?? "unknown"}).` };
  if (told.ended && ended.exitCode === 0) return told.answered ? null : noAnswer(program);
  return untold(ended, told, program);
}

/**
 * An agent that ran out of time while its provider kept it waiting is not to blame, which shows where nothing was ever
 * answered, or where its last words are of a provider's error. Those may also be of a context that is too full, and
 * then no time would have been enough.
 */
function outOfTime({ answered, lastStumble }: Told, program: string): Fault {
  if (lastStumble !== null) {
    const { class: cls } = faultOfFailure(lastStumble, program);
    if (OUTLASTS_TIME.has(cls))
      return {
        class: cls,
        reason: `${program} ran out of time over errors of its provider: ${failureText(lastStumble)}`,
      };
  }
  if (!answered) return { class: "provider", reason: `The model answered nothing until ${program} ran out of time.` };
  return { class: "agent_timeout", reason: `${program} ran out of time and was stopped.` };
}

const OUTLASTS_TIME: ReadonlySet<Class> = new Set(["rate_limit", "overloaded", "auth", "provider", "context_overflow"]);

/** The class of a failure that a program reports. */
export function faultOfFailure(failure: Failure, program: string): Fault {
  return { class: classOfFailure(failure) ?? "agent_crash", reason: `${program} gave up: ${failureText(failure)}` };
}

/** A program that ends well without an answer to show for it was given none. */
const noAnswer = (program: string): Fault => ({
  class: "provider",
  reason: `${program} ended without any answer of the model.`,
});

/**
 * The transcript says nothing of an end: what is left are the process, what it wrote to stderr or in the place of a
 * transcript, and what it last stumbled over.
 */
function untold(ended: ExecResult, { lastStumble, ...told }: Told, program: string): Fault {
  const { exitCode, signal, stderr, stdout } = ended;
  // Whoever sent it, it was not the harness: mostly the kernel, for want of memory.
  if (signal === "SIGKILL") return { class: "oom", reason: `${program} was killed from outside.` };
  const how = signal === null ? `with code ${String(exitCode)}` : `by ${signal}`;
  const words = lastLines(stderr.text) || (told.ended || holdsEvents(stdout.text) ? "" : lastLines(stdout.text));
  const isOver = words === "" && lastStumble !== null;
  const cls = exitCode === 0 ? null : isOver ? classOfFailure(lastStumble) : classOfWords(words);
  const last = isOver ? failureText(lastStumble) : words;
  return { class: cls ?? "agent_crash", reason: `${program} ended ${how} before its work was done${tail(last)}` };
}

/** Enough for a traceback, head and all. */
const MOST_WORDS = 16_384;

const lastLines = (text: string): string => tailOf(quotedOutput(text).trim(), MOST_WORDS);
const tail = (words: string): string =>
  words === "" ? "." : `: ${tailOf(withoutAmounts(words).replaceAll(/\s+/g, " "), 300)}`;

/** Whether it is a transcript, which is for its reader and not to be quoted. */
const holdsEvents = (text: string): boolean => /^\s*[{[]/m.test(text);
