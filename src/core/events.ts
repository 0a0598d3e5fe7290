import type { OutcomeClass } from "#core/outcome.ts";

export type Phase = "provision" | "prompt" | "solve" | "change" | "verify";

/** Which attempt an event is about, in the user's own names. */
export interface AttemptRef {
  readonly candidate: string;
  readonly task: string;
  /** 1-based. */
  readonly repetition: number;
  /** 1-based. */
  readonly attempt: number;
}

/** How many trials of a candidate are done: those that passed, and those that say anything about it. */
export interface CandidateStanding {
  readonly name: string;
  readonly passed: number;
  readonly scored: number;
}

/** What a run tells while it goes on. Every progress view is fed by these and nothing else. */
export type RunEvent =
  | {
      readonly type: "run-started";
      readonly runDir: string;
      readonly trials: number;
      readonly done: number;
      readonly concurrency: number;
      /** Candidates of these trials in the plan's order, with what earlier starts of this run made of them. */
      readonly candidates: readonly CandidateStanding[];
    }
  | { readonly type: "attempt-started"; readonly ref: AttemptRef }
  | { readonly type: "phase"; readonly ref: AttemptRef; readonly phase: Phase }
  | {
      readonly type: "attempt-ended";
      readonly ref: AttemptRef;
      readonly class: OutcomeClass;
      readonly reason: string;
      readonly elapsedMs: number;
    }
  | {
      readonly type: "trial-ended";
      readonly candidate: string;
      readonly task: string;
      readonly repetition: number;
      readonly class: OutcomeClass;
    }
  | { readonly type: "candidate-stopped"; readonly candidate: string; readonly reason: string }
  /** Another process makes what is needed here too, and is waited for. */
  | { readonly type: "waiting"; readonly what: string; readonly pid: number }
  /** Something that tasks share is made, which takes a while; the next run finds it there. */
  | { readonly type: "preparing"; readonly what: string }
  | {
      readonly type: "prepared";
      readonly what: string;
      readonly elapsedMs: number;
      /** Why it could not be made; null: it is there. */
      readonly problem: string | null;
    }
  | { readonly type: "warning"; readonly message: string }
  | { readonly type: "run-ended"; readonly runDir: string; readonly how: RunEnd };

/** How a start of a run ended: all is done or given up, it was asked to end, or its budget was spent. */
export type RunEnd = "done" | "cancelled" | "out of budget";
