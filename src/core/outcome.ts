/** Why an attempt ended as it did, and what that means for the verdict. */

import { OUTCOME_CLASSES, type RESULTS } from "#core/records.gen.ts";

export type OutcomeClass = (typeof OUTCOME_CLASSES)[number];

/** Whose doing a class is: `own` counts for or against the candidate; the other two leave both sides of a comparison. */
export type Tier = "own" | "infrastructure" | "ambiguous";

/** The four words the run-dir contract keeps in `score.json`. */
export type Result = (typeof RESULTS)[number];

const TABLE: Readonly<Record<OutcomeClass, readonly [Tier, Result]>> = {
  pass: ["own", "pass"],
  fail: ["own", "fail"],
  missing_tests: ["own", "fail"],
  suspicious: ["own", "fail"],
  agent_timeout: ["own", "timeout"],
  agent_crash: ["own", "error"],
  max_turns: ["own", "fail"],
  refusal: ["own", "fail"],
  context_overflow: ["own", "fail"],
  budget: ["own", "fail"],
  rate_limit: ["infrastructure", "error"],
  overloaded: ["infrastructure", "error"],
  auth: ["infrastructure", "error"],
  provider: ["infrastructure", "error"],
  environment: ["infrastructure", "error"],
  disk: ["infrastructure", "error"],
  harness: ["infrastructure", "error"],
  not_run: ["infrastructure", "error"],
  unknown: ["ambiguous", "error"],
  oom: ["ambiguous", "error"],
  verifier_timeout: ["ambiguous", "error"],
};

export const tierOf = (cls: OutcomeClass): Tier => TABLE[cls][0];
export const resultOf = (cls: OutcomeClass): Result => TABLE[cls][1];

/** Does this class say something about the candidate? If not, the trial is a missing cell. */
export const isScored = (cls: OutcomeClass): boolean => tierOf(cls) === "own";

/** A later attempt follows everything that is the candidate's own and not a pass, except a spent budget. */
export const allowsNextAttempt = (cls: OutcomeClass): boolean => isScored(cls) && cls !== "pass" && cls !== "budget";

export const isOutcomeClass = (text: string): text is OutcomeClass =>
  (OUTCOME_CLASSES as readonly string[]).includes(text);
