import { relative } from "node:path";
import type { RunEvent } from "#core/events.ts";
import { frameLines } from "#platform/progress/frame.ts";
import type { Look } from "#platform/progress/look.ts";
import { ascii } from "#platform/progress/inert-text.ts";
import { Screen, type Size } from "#platform/progress/screen.ts";
import { lineOf, type Span } from "#platform/progress/spans.ts";
import { HEARTBEAT_MS, stillPreparing } from "#platform/progress/still-preparing.ts";
import type { RunTally } from "#platform/progress/tally.ts";
import type { Output, View } from "#platform/progress/view.ts";

/** Ten frames a second at most, and none while nothing changed: ages tick once a second. */
const FRAME_MS = 100;

export interface LiveOptions {
  readonly output: Output;
  readonly look: Look;
  readonly size: () => Size;
  readonly cwd: string;
  /** Aborted when the user has asked for an end. */
  readonly signal: AbortSignal;
}

/** One view at the bottom of a terminal that is painted over in place; its last state stays. */
export class LiveView implements View {
  readonly beatMs = FRAME_MS;
  readonly #options: LiveOptions;
  readonly #screen: Screen;
  #lastSignMs = 0;

  constructor(options: LiveOptions) {
    this.#options = options;
    this.#screen = new Screen(options.output, options.size);
  }

  show(event: RunEvent, tally: RunTally, nowMs: number): void {
    // Events only count; painting is left to the beat, however fast they come.
    switch (event.type) {
      case "warning": {
        // What it quotes of programs has lines of its own.
        const [first = "", ...quoted] = event.message.split("\n");
        this.#note(["warning: ", "yellow"], first);
        for (const line of quoted) this.#note(["  "], line);
        return;
      }
      case "waiting": {
        this.#note([event.what, "yellow"], ` is being prepared by process ${event.pid}; waiting.`);
        return;
      }
      case "prepared": {
        if (event.problem !== null) this.#note([event.what, "yellow"], " could not be prepared");
        return;
      }
      case "candidate-stopped": {
        this.#note([event.candidate, "red"], ` stopped: ${event.reason}`);
        return;
      }
      case "run-started": {
        this.beat(tally, nowMs);
        return;
      }
      case "run-ended": {
        this.#screen.leave(this.#frame(tally, nowMs));
        return;
      }
      case "attempt-started":
      case "attempt-ended":
      case "trial-ended":
      case "phase":
        return;
      case "preparing": {
        // A run's frame names it.
        if (tally.startedMs !== null) return;
        this.#note(["preparing ", "yellow"], `${event.what}, once; it is kept for later runs`);
        this.#lastSignMs = nowMs;
        return;
      }
    }
  }

  beat(tally: RunTally, nowMs: number): void {
    if (tally.startedMs === null) this.#beatWithoutRun(tally, nowMs);
    else this.#screen.paint(this.#frame(tally, nowMs));
  }

  say(text: string): void {
    this.#screen.above(this.#options.look.glyphs.unicode ? text : ascii(text));
  }

  close(): void {
    this.#options.output.close();
  }

  /** There is no frame then that would show that something happens. */
  #beatWithoutRun(tally: RunTally, nowMs: number): void {
    if (tally.preparing.size === 0 || nowMs - this.#lastSignMs < HEARTBEAT_MS) return;
    this.#lastSignMs = nowMs;
    this.#note(["still ", "yellow"], stillPreparing(tally, nowMs).join("; "));
  }

  #note(head: Span, text: string): void {
    this.#screen.above(lineOf([head, [text]], Number.MAX_SAFE_INTEGER, this.#options.look));
  }

  #frame(tally: RunTally, nowMs: number): string[] {
    const { look, size, cwd, signal } = this.#options;
    const below = relative(cwd, tally.runDir);
    const { columns, rows } = size();
    return frameLines({
      tally,
      nowMs,
      // The last column stays free: what is written there could wrap, or be taken for the end of the line and erased.
      size: { columns: Math.max(1, columns - 1), rows },
      look,
      files: below === "" || below.startsWith("..") ? tally.runDir : below,
      stopping: signal.aborted,
    });
  }
}
