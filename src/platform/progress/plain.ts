import { headOf } from "#core/cut-text.ts";
import type { RunEvent } from "#core/events.ts";
import { duration, plural } from "#core/format.ts";
import { printableLine } from "#core/printable.ts";
import type { Glyphs } from "#platform/progress/look.ts";
import { ascii } from "#platform/progress/inert-text.ts";
import { HEARTBEAT_MS, stillPreparing } from "#platform/progress/still-preparing.ts";
import type { RunTally } from "#platform/progress/tally.ts";
import { roughly } from "#platform/progress/times.ts";
import type { Output, View } from "#platform/progress/view.ts";

const SLOW_ATTEMPT_MS = 10_000;
const NAMED_RUNNING = 3;
/** What a log shows of a line; names can be longer than anyone reads. */
const MAX_LENGTH = 2000;

/** A line per trial, and never more than half a minute without one. */
export function plainView(output: Output, { unicode }: Pick<Glyphs, "unicode">): View {
  let lastLineMs = 0;
  const put = (line: string) => {
    const text = printableLine(line.length > MAX_LENGTH ? `${headOf(line, MAX_LENGTH)} …` : line);
    output.write(`${unicode ? text : ascii(text)}\n`);
  };
  return {
    beatMs: 1000,
    show(event, tally, nowMs) {
      const line = lineOf(event, tally);
      // Only a warning quotes what programs said; a name with several lines is not to look like more than one.
      const lines = line === null ? [] : event.type === "warning" ? line.split("\n") : [line];
      for (const [at, text] of lines.entries()) put(at === 0 ? text : `  ${text}`);
      if (line !== null || event.type === "run-started") lastLineMs = nowMs;
    },
    beat(tally, nowMs) {
      output.flush();
      if (nowMs - lastLineMs < HEARTBEAT_MS) return;
      lastLineMs = nowMs;
      put(heartbeat(tally, nowMs));
    },
    say: (text) => output.write(`${unicode ? text : ascii(text)}\n`),
    close: () => output.close(),
  };
}

function lineOf(event: RunEvent, tally: RunTally): string | null {
  const done = `[${tally.done}/${tally.total}]`;
  switch (event.type) {
    case "run-started": {
      const before = event.done > 0 ? `${event.done} done before, ` : "";
      return `${plural(event.trials, "trial")}, ${before}${event.concurrency} at once → ${event.runDir}`;
    }
    case "attempt-ended": {
      // Quick attempts would only double the lines of their trials.
      if (event.elapsedMs < SLOW_ATTEMPT_MS) return null;
      const { candidate, task, attempt } = event.ref;
      return `${done} ${candidate}  ${task}  attempt ${attempt}  ${event.class}  ${duration(event.elapsedMs / 1000)}`;
    }
    case "trial-ended": {
      const { passed, scored } = tally.candidates.get(event.candidate) ?? { passed: 0, scored: 0 };
      const repetition = event.repetition > 1 ? ` #${event.repetition}` : "";
      const standing = scored === 0 ? "" : `  (${event.candidate} ${passed}/${scored} passed so far)`;
      return `${done} ${event.candidate}  ${event.task}${repetition}  ${event.class}${standing}`;
    }
    case "candidate-stopped":
      return `${event.candidate} stopped: ${event.reason}`;
    case "waiting":
      return `Process ${event.pid} is preparing ${event.what}; waiting.`;
    case "preparing":
      return `preparing ${event.what}, once; it is kept for later runs`;
    case "prepared": {
      const after = `after ${duration(event.elapsedMs / 1000)}`;
      return event.problem === null
        ? `${event.what} is ready ${after}`
        : `${event.what} could not be prepared ${after}`;
    }
    case "warning":
      return `warning: ${event.message}`;
    case "attempt-started":
    case "phase":
    case "run-ended":
      return null;
  }
}

function heartbeat(tally: RunTally, nowMs: number): string {
  const running = [...tally.running.values()];
  const preparing = stillPreparing(tally, nowMs);
  if (tally.startedMs === null) return `still ${preparing.join("; ")}`;
  const named = running
    .slice(0, NAMED_RUNNING)
    .map(
      ({ ref, phase, sinceMs }) =>
        `${ref.candidate} ${ref.task} ${phase ?? "start"} ${duration((nowMs - sinceMs) / 1000)}`,
    );
  const more = running.length > named.length ? [`and ${running.length - named.length} more`] : [];
  const left = tally.remainingMs(nowMs);
  const about = left === null ? "" : `, ${tally.someStopped ? "at most" : "about"} ${roughly(left, true)} left`;
  const after = `after ${duration(tally.elapsedMs(nowMs) / 1000)}${about}`;
  return `[${tally.done}/${tally.total}] ${after}; running: ${[...preparing, ...named, ...more].join("; ") || "nothing"}`;
}
