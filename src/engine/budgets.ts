import type { Budget } from "#core/gateway.ts";
import type { Plan } from "#core/records.gen.ts";

/** What all attempts of a run may spend together. */
export const runBudget = ({ settings: { budget } }: Plan): Budget => ({
  requests: budget?.run_requests ?? null,
  tokens: budget?.run_tokens ?? null,
  ms: budget?.run_seconds === undefined ? null : budget.run_seconds * 1000,
});

/** What one attempt may spend; its time is limited by the engine itself. */
export const attemptBudget = ({ settings: { budget } }: Plan): Budget => ({
  requests: budget?.attempt_requests ?? null,
  tokens: budget?.attempt_tokens ?? null,
  ms: null,
});
