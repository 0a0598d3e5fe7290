import type { AttemptRef, Phase, RunEnd, RunEvent } from "#core/events.ts";
import { isScored, type OutcomeClass } from "#core/outcome.ts";

export interface RunningAttempt {
  readonly ref: AttemptRef;
  /** null: nothing has begun yet. */
  phase: Phase | null;
  readonly sinceMs: number;
}

export interface CandidateTally {
  readonly name: string;
  passed: number;
  /** Trials that say something about the candidate; faults of the infrastructure do not. */
  scored: number;
  stopped: boolean;
}

/** Where a run stands, from its events alone. Every view reads this; none counts for itself. */
export class RunTally {
  runDir = "";
  total = 0;
  /** Trials that are done, those of earlier starts of this run included. */
  done = 0;
  /** Trials that were done before this start. */
  doneBefore = 0;
  concurrency = 1;
  startedMs: number | null = null;
  endedMs: number | null = null;
  how: RunEnd | null = null;
  /** Attempts under way, the oldest first. */
  readonly running = new Map<string, RunningAttempt>();
  readonly candidates = new Map<string, CandidateTally>();
  /** Trials that were lost to infrastructure or could not be judged. */
  readonly lost = new Map<OutcomeClass, number>();
  /** What tasks share and is being made, with the time at which that began. */
  readonly preparing = new Map<string, number>();
  readonly #trialStarts = new Map<string, number>();
  #trialsTimed = 0;
  #trialMs = 0;

  /** Counts an event that happened at `nowMs`. */
  take(event: RunEvent, nowMs: number): void {
    switch (event.type) {
      case "run-started":
        this.runDir = event.runDir;
        this.total = event.trials;
        this.done = this.doneBefore = event.done;
        this.concurrency = event.concurrency;
        this.startedMs = nowMs;
        for (const { name, passed, scored } of event.candidates)
          this.candidates.set(name, { name, passed, scored, stopped: false });
        return;
      case "attempt-started": {
        const { ref } = event;
        this.#candidate(ref.candidate);
        const trial = trialName(ref);
        if (!this.#trialStarts.has(trial)) this.#trialStarts.set(trial, nowMs);
        this.running.set(attemptName(ref), { ref, phase: null, sinceMs: nowMs });
        return;
      }
      case "phase": {
        const attempt = this.running.get(attemptName(event.ref));
        if (attempt !== undefined) attempt.phase = event.phase;
        return;
      }
      case "attempt-ended":
        this.running.delete(attemptName(event.ref));
        return;
      case "trial-ended":
        this.#trialEnded(event, nowMs);
        return;
      case "candidate-stopped":
        this.#candidate(event.candidate).stopped = true;
        return;
      case "preparing":
        this.preparing.set(event.what, nowMs);
        return;
      case "prepared":
        this.preparing.delete(event.what);
        return;
      case "run-ended":
        this.endedMs = nowMs;
        this.how = event.how;
        this.running.clear();
        this.preparing.clear();
        return;
      case "waiting":
      case "warning":
        return;
    }
  }

  elapsedMs(nowMs: number): number {
    return this.startedMs === null ? 0 : (this.endedMs ?? nowMs) - this.startedMs;
  }

  /** Whether trials will be left out, so that `remainingMs` is an upper limit. */
  get someStopped(): boolean {
    return [...this.candidates.values()].some(({ stopped }) => stopped);
  }

  /**
   * What is left to do at the mean duration of the trials that ended, spread over the places there are; what running
   * trials have already spent is taken off. null: no trial has ended yet, so nothing is known.
   */
  remainingMs(nowMs: number): number | null {
    const left = this.total - this.done;
    if (this.#trialsTimed === 0 || this.startedMs === null) return null;
    const mean = this.#trialMs / this.#trialsTimed;
    const spent = [...this.#trialStarts.values()].reduce((sum, start) => sum + Math.min(mean, nowMs - start), 0);
    return Math.max(0, left * mean - spent) / Math.max(1, Math.min(this.concurrency, left));
  }

  #trialEnded(event: Extract<RunEvent, { type: "trial-ended" }>, nowMs: number): void {
    const trial = trialName(event);
    this.done++;
    const start = this.#trialStarts.get(trial);
    if (start !== undefined) {
      this.#trialsTimed++;
      this.#trialMs += nowMs - start;
      this.#trialStarts.delete(trial);
    }
    const candidate = this.#candidate(event.candidate);
    if (isScored(event.class)) {
      candidate.scored++;
      if (event.class === "pass") candidate.passed++;
    } else {
      this.lost.set(event.class, (this.lost.get(event.class) ?? 0) + 1);
    }
  }

  #candidate(name: string): CandidateTally {
    let candidate = this.candidates.get(name);
    if (candidate === undefined)
      this.candidates.set(name, (candidate = { name, passed: 0, scored: 0, stopped: false }));
    return candidate;
  }
}

type TrialRef = Pick<AttemptRef, "candidate" | "task" | "repetition">;

const trialName = ({ candidate, task, repetition }: TrialRef): string => JSON.stringify([candidate, task, repetition]);

const attemptName = ({ candidate, task, repetition, attempt }: AttemptRef): string =>
  JSON.stringify([candidate, task, repetition, attempt]);
