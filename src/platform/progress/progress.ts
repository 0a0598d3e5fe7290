import type { RunEvent } from "#core/events.ts";
import { messageOf } from "#core/message-of.ts";
import type { Emit } from "#core/ports.ts";
import { jsonView } from "#platform/progress/json.ts";
import { LiveView } from "#platform/progress/live.ts";
import { lookOf, UNICODE } from "#platform/progress/look.ts";
import { plainView } from "#platform/progress/plain.ts";
import { type Pulse, systemPulse } from "#platform/progress/pulse.ts";
import type { Size } from "#platform/progress/screen.ts";
import { streamOutput, type TextStream } from "#platform/progress/stream-output.ts";
import { RunTally } from "#platform/progress/tally.ts";
import { openTerminal } from "#platform/progress/terminal-output.ts";
import type { Output, View } from "#platform/progress/view.ts";

export type ProgressKind = "tty" | "plain" | "json" | "none";

/** What is needed of `process.stderr`. */
export interface ProgressStream extends TextStream {
  readonly fd: number;
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
}

export interface ProgressOptions {
  /** What the user asked for; undefined: what suits the place. */
  readonly kind: ProgressKind | undefined;
  readonly stream: ProgressStream;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly signal: AbortSignal;
  readonly pulse?: Pulse;
}

/** Where a run's events become something to look at. Neither call ever throws or waits. */
export interface Progress extends Disposable {
  readonly emit: Emit;
  /** Lines for a person that stay, in order with what else is shown. */
  say(text: string): void;
}

/** Opens the view that was asked for, or that suits the place: a living one on a terminal, lines in CI and in pipes. */
export function openProgress({ pulse = systemPulse, ...options }: ProgressOptions): Progress {
  const output = outputFor(options.stream);
  return guarded(viewFor(options, output), plainView(output, UNICODE), pulse);
}

/** The living view needs a terminal that can move its cursor and somebody who looks at it. */
export function kindFor({ kind, stream, env }: Pick<ProgressOptions, "kind" | "stream" | "env">): ProgressKind {
  const canLive = stream.isTTY === true && env["TERM"] !== "dumb";
  if (kind !== undefined) return kind === "tty" && !canLive ? "plain" : kind;
  return canLive && ["", "0", "false"].includes(env["CI"] ?? "") ? "tty" : "plain";
}

function viewFor(options: ProgressOptions, output: Output): View {
  const { stream, env, cwd, signal } = options;
  const look = lookOf(env);
  switch (kindFor(options)) {
    case "tty":
      return new LiveView({ output, look, size: () => sizeOf(stream), cwd, signal });
    case "plain":
      // What is read later, from a file or a log, is UTF-8 whatever this machine's terminal is.
      return plainView(output, stream.isTTY === true ? look.glyphs : UNICODE);
    case "json":
      return jsonView(output);
    case "none":
      return { ...plainView(output, UNICODE), show: () => undefined, beat: () => output.flush() };
  }
}

function outputFor(stream: ProgressStream): Output {
  const rest = streamOutput(stream);
  return (stream.isTTY === true ? openTerminal(stream.fd, (text) => rest.write(text)) : null) ?? rest;
}

/** A window that does not tell its size gets the classic one. */
const sizeOf = ({ columns, rows }: ProgressStream): Size => ({
  columns: Math.max(1, columns === undefined || columns === 0 ? 80 : columns),
  rows: Math.max(2, rows === undefined || rows === 0 ? 24 : rows),
});

/** Counts for the views and keeps their faults from the run: a view that fails once is replaced by plain lines. */
function guarded(first: View, spare: View, pulse: Pulse): Progress {
  const tally = new RunTally();
  let view: View | null = first;
  let beating: Disposable | null = null;
  const attempt = (work: (view: View) => void) => {
    if (view === null) return;
    try {
      work(view);
    } catch (error) {
      // Showing progress never stops a run; whatever goes wrong here ends here.
      view = view === first ? spare : null;
      const what = messageOf(error);
      attempt((next) => next.say(`The progress view failed (${what}); going on with plain lines.`));
    }
  };
  const stop = () => {
    beating?.[Symbol.dispose]();
    beating = null;
  };
  const take = (event: RunEvent) => {
    const nowMs = pulse.now();
    tally.take(event, nowMs);
    attempt((now) => now.show(event, tally, nowMs));
    const isBetweenRuns = tally.startedMs === null || tally.endedMs !== null;
    if (event.type === "run-ended" || (event.type === "prepared" && isBetweenRuns && tally.preparing.size === 0))
      stop();
    // What is prepared without a run takes minutes as well.
    if (event.type !== "run-started" && (event.type !== "preparing" || beating !== null)) return;
    stop();
    beating = pulse.every(first.beatMs, () => attempt((now) => now.beat(tally, pulse.now())));
  };
  return {
    emit: take,
    say: (text) => attempt((now) => now.say(text)),
    [Symbol.dispose]() {
      stop();
      attempt((now) => now.close());
      view = null;
    },
  };
}
