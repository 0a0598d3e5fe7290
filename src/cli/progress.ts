import type { AttemptRef, RunEvent } from "#core/events.ts";
import { duration } from "#core/format.ts";
import type { Emit } from "#core/ports.ts";

const HEARTBEAT_MS = 30_000;
const SLOW_ATTEMPT_MS = 10_000;

/** Turns events into lines. Showing progress never stops a run: whatever goes wrong here is swallowed, and only here. */
export function progressView(how: "plain" | "json" | "none", writeLine: (line: string) => void): Emit {
  if (how === "none") return () => undefined;
  const show =
    how === "plain"
      ? plainView(writeLine)
      : (event: RunEvent) => {
          writeLine(JSON.stringify(event));
        };
  return (event) => {
    try {
      show(event);
    } catch {
      // A closed terminal or a broken pipe is no reason to lose work.
    }
  };
}

function plainView(writeLine: (line: string) => void): (event: RunEvent) => void {
  const running = new Map<string, number>();
  const passed = new Map<string, { passed: number; ended: number }>();
  let [done, total] = [0, 0];
  let heartbeat: NodeJS.Timeout | undefined;
  let lastLine = Date.now();
  const say = (line: string) => {
    lastLine = Date.now();
    writeLine(printable(line));
  };
  return (event) => {
    switch (event.type) {
      case "run-started":
        [done, total] = [event.done, event.trials];
        say(
          `${total} trials, ${done > 0 ? `${done} done before, ` : ""}${event.concurrency} at once → ${event.runDir}`,
        );
        heartbeat = setInterval(() => {
          if (Date.now() - lastLine < HEARTBEAT_MS) return;
          const oldest = [...running].map(([name, since]) => `${name} ${duration((Date.now() - since) / 1000)}`);
          say(`[${done}/${total}] still running: ${oldest.slice(0, 3).join("; ") || "nothing"}`);
        }, HEARTBEAT_MS / 3).unref();
        return;
      case "attempt-started":
        running.set(nameOf(event.ref), Date.now());
        return;
      case "attempt-ended": {
        running.delete(nameOf(event.ref));
        const { ref } = event;
        // Quick attempts would only double the lines of their trials.
        if (event.elapsedMs >= SLOW_ATTEMPT_MS)
          say(
            `[${done}/${total}] ${ref.candidate}  ${ref.task}  attempt ${ref.attempt}  ${event.class}  ${duration(event.elapsedMs / 1000)}`,
          );
        return;
      }
      case "trial-ended": {
        done++;
        const tally = passed.get(event.candidate) ?? { passed: 0, ended: 0 };
        passed.set(event.candidate, { passed: tally.passed + Number(event.class === "pass"), ended: tally.ended + 1 });
        const { passed: wins, ended } = passed.get(event.candidate) ?? tally;
        say(
          `[${done}/${total}] ${event.candidate}  ${event.task}${event.repetition > 1 ? ` #${event.repetition}` : ""}  ${event.class}  (${wins}/${ended} passed)`,
        );
        return;
      }
      case "candidate-stopped":
        say(`${event.candidate} stopped: ${event.reason}`);
        return;
      case "warning":
        say(`warning: ${event.message}`);
        return;
      case "run-ended":
        clearInterval(heartbeat);
        return;
      case "phase":
        return;
    }
  };
}

const nameOf = ({ candidate, task, repetition, attempt }: AttemptRef): string =>
  `${candidate} ${task} #${repetition}.${attempt}`;

/** Names come from configurations and benchmarks; none of them may move the cursor or start a workflow command. */
const printable = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "�")
    .replace(/^(\s*)::/, "$1: :");
