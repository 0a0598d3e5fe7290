import type { CommandContext } from "#commands/command.ts";
import { UsageError } from "#core/errors.ts";
import type { PlannedRun } from "#engine/plan-run.ts";
import type { RunCandidate } from "#engine/run-job.ts";

/**
 * The gateway alone keeps a budget. Gives a warning for each candidate of `own` whose requests do not go through it, and
 * throws `UsageError` where none of the plan do, so that the budget would hold nobody. Stand-ins spend nothing.
 */
export function unheldBudget(
  { plan, candidates }: PlannedRun,
  own: readonly boolean[],
  ctx: Pick<CommandContext, "flags">,
): string[] {
  if (plan.settings.budget === undefined) return [];
  const real = candidates.flatMap((candidate, at) => {
    if (candidate.backend.deterministic) return [];
    const { name = "", provider } = plan.candidates[at] ?? {};
    // Of one that runs elsewhere, its provider has not been asked here, and its key is set there.
    const isOwn = own[at] === true;
    const isHeld = isOwn ? isThroughGateway(candidate) : provider !== undefined || candidate.ownProvider !== undefined;
    return [{ name, isOwn, isHeld: isHeld && ctx.flags["no-gateway"] !== true }];
  });
  const unheld = real.filter(({ isHeld }) => !isHeld);
  if (unheld.length > 0 && unheld.length === real.length)
    throw new UsageError(
      "budget-holds-nobody",
      `No request of ${unheld.map(({ name }) => name).join(", ")} goes through the gateway, which alone keeps a budget.`,
      "Name a provider for each candidate and leave --no-gateway out, or take the budget away. Nothing was run.",
    );
  return unheld.flatMap(({ name, isOwn }) =>
    isOwn ? [`${name}: the budget does not hold for it, since its requests do not go through the gateway.`] : [],
  );
}

const isThroughGateway = ({ service }: RunCandidate): boolean => service?.direct === null;
