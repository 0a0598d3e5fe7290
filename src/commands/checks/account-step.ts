import { REGISTRIES } from "#commands/shared/engine.ts";
import type { Plan, PlanCandidate } from "#core/records.gen.ts";
import { nextStep } from "#engine/readiness/missing-account.ts";

/**
 * What to do for candidates whose account was refused: of a provider, look at its key; of an agent that finds its model
 * by itself, log in again or set the key of that maker.
 */
export async function accountStep({ candidates }: Plan, refused: readonly number[]): Promise<string> {
  const steps = await Promise.all(
    refused.map(async (at) => {
      const candidate = candidates[at];
      return candidate === undefined ? "" : `${candidate.name} was refused: ${await stepFor(candidate)}`;
    }),
  );
  return steps.join(" ");
}

async function stepFor({ provider, backend, model }: PlanCandidate): Promise<string> {
  const { providers, backends } = REGISTRIES;
  if (provider !== undefined) {
    const { keyVariables } = await providers.get(provider);
    return `look at the key in ${keyVariables.join(" or ")}; \`bench … --dry-run\` says whether it is taken.`;
  }
  const { own } = await backends.get(backend);
  if (own === undefined) return "look at what its own program goes by.";
  const { keyVariables, keysOf } = own;
  const ofModel = keysOf?.(model, keyVariables) ?? keyVariables;
  const step = nextStep(own, ofModel.length === 0 ? keyVariables : ofModel);
  return `${step.charAt(0).toLowerCase()}${step.slice(1)}`;
}
