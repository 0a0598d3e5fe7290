import type { RunEvent } from "#core/events.ts";
import type { RunTally } from "#platform/progress/tally.ts";

/** One way to show a run. May throw: whoever calls it carries on without. */
export interface View {
  /** How often it wants `beat` while the run goes on. */
  readonly beatMs: number;
  /** Something happened; the tally has counted it already. */
  show(event: RunEvent, tally: RunTally, nowMs: number): void;
  /** Time went by. */
  beat(tally: RunTally, nowMs: number): void;
  /** Lines from elsewhere that are to stay. */
  say(text: string): void;
  /** Leaves the terminal as a next program expects it. */
  close(): void;
}

/** Where views write. Never waits, never throws: what nobody takes is dropped. */
export interface Output {
  /** Whether earlier text still waits for a slow reader. */
  readonly busy: boolean;
  write(text: string): void;
  /** Tries again to hand on what waits. */
  flush(): void;
  /** Hands on the rest, if need be slowly: nothing depends on it any more. */
  close(): void;
}
