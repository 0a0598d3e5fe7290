import type { AttemptRef, Phase } from "#core/events.ts";
import type { WireTotals } from "#core/gateway.ts";
import type { OutcomeClass } from "#core/outcome.ts";
import type { FileDigest, Leak, Tampering } from "#core/records.gen.ts";
import type { Tree } from "#core/tree.ts";
import type { Verification, VerifyEvidence } from "#core/verification.ts";
import { isDiskFull } from "#engine/attempt/unfit-answer.ts";
import type { ChangeSet } from "#engine/change/change-set.ts";
import type { EngineDeps } from "#engine/deps.ts";
import type { AgentRun } from "#plugins/backends/contract.ts";

/** What is known of an attempt. null: it did not get that far. */
export interface Known {
  /** Always there once an attempt has ended. */
  readonly prompt: FileDigest | null;
  readonly effectivePrompt: FileDigest | null;
  readonly hasFinalText: boolean;
  readonly agent: AgentRun | null;
  /** What the gateway counted; null: nothing went through it. */
  readonly wire: WireTotals | null;
  readonly change: ChangeSet | null;
  /** The agent's files as they were taken. */
  readonly after: Tree | null;
  readonly tampering: readonly Tampering[];
  readonly leaks: readonly Leak[];
  readonly requiredPresent: boolean | null;
  readonly verification: Verification | null;
  readonly evidence: VerifyEvidence | null;
  /** Whether the verifier had no network but its own loopback. */
  readonly networkCut: boolean | null;
}

/** All that is known of an attempt when it has ended. */
export interface AttemptResult extends Known {
  readonly class: OutcomeClass;
  /** Where that was decided. */
  readonly phase: Phase;
  /** One sentence. */
  readonly reason: string;
  /** Milliseconds; null: not reached. */
  readonly phases: Readonly<Record<Phase, number | null>>;
}

const NOTHING: Known = {
  prompt: null,
  effectivePrompt: null,
  hasFinalText: false,
  agent: null,
  wire: null,
  change: null,
  after: null,
  tampering: [],
  leaks: [],
  requiredPresent: null,
  verification: null,
  evidence: null,
  networkCut: null,
};

/** Gathers what becomes known of an attempt, so that a fault later on loses none of it. */
export class AttemptLog {
  readonly #ref: AttemptRef;
  readonly #deps: Pick<EngineDeps, "clock" | "emit">;
  readonly #phases: Record<Phase, number | null> = {
    provision: null,
    prompt: null,
    solve: null,
    change: null,
    verify: null,
  };
  #known = NOTHING;
  #current: Phase = "prompt";

  constructor(ref: AttemptRef, deps: Pick<EngineDeps, "clock" | "emit">) {
    this.#ref = ref;
    this.#deps = deps;
  }

  add(facts: Partial<Known>): void {
    this.#known = { ...this.#known, ...facts };
  }

  /** Times a piece of work as part of a phase. */
  async phase<T>(phase: Phase, work: () => T | Promise<T>): Promise<T> {
    const { clock, emit } = this.#deps;
    if (this.#phases[phase] === null) emit({ type: "phase", ref: this.#ref, phase });
    this.#current = phase;
    const start = clock.monotonicMs();
    try {
      return await work();
    } finally {
      const spent = (this.#phases[phase] ?? 0) + clock.monotonicMs() - start;
      this.#phases[phase] = Math.round(spent * 1000) / 1000;
    }
  }

  ended(
    phase: Phase,
    { class: cls, reason }: { readonly class: OutcomeClass; readonly reason: string },
  ): AttemptResult {
    return { ...this.#known, class: cls, phase, reason, phases: this.#phases };
  }

  /** The machine or the harness failed in the phase under way. */
  failed(error: unknown): AttemptResult {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    if (isDiskFull(error)) return this.ended(this.#current, { class: "disk", reason: `No space was left: ${message}` });
    return this.ended(this.#current, { class: "harness", reason: `${name}: ${message}` });
  }
}
