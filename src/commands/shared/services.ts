import type { CommandContext } from "#commands/command.ts";
import { REGISTRIES } from "#commands/shared/engine.ts";
import { tellUnheldBudget } from "#commands/shared/unheld-budget.ts";
import { Cancelled, UsageError } from "#core/errors.ts";
import { plural } from "#core/format.ts";
import { isOwnAddress } from "#core/own-address.ts";
import { checkServices, servedRun, type ServiceCheck, type ServiceDeps } from "#engine/model-services.ts";
import type { PlannedRun } from "#engine/plan-run.ts";
import type { RunCandidate } from "#engine/run-job.ts";
import type { ProviderPlugin } from "#plugins/providers/contract.ts";

/**
 * The run with the way of each of `own`, the candidates that run here, to its model. Each provider is asked first whether it is there, and then, with
 * `ask`, the person whether it may cost something: until both have said yes, nothing is started.
 */
export async function withServices(
  planned: PlannedRun,
  ctx: CommandContext,
  { ask, own }: { readonly ask: boolean; readonly own: readonly RunCandidate[] },
): Promise<PlannedRun> {
  const services = await checkServices(planned, serviceDeps(ctx), own);
  const checks = services.flatMap((service) => (service === null ? [] : [service.check]));
  for (const { candidate, warnings } of checks)
    for (const warning of warnings) ctx.emit({ type: "warning", message: `${candidate}: ${warning}` });
  const served = servedRun(planned, services);
  const isOwn = planned.candidates.map((candidate) => own.includes(candidate));
  tellUnheldBudget(served, isOwn, ctx);
  if (ask) await confirmSpending(planned, checks, ctx);
  return served;
}

/** What the providers say, and nothing else: for a plan that is shown and not run. */
export async function serviceChecks(planned: PlannedRun, ctx: CommandContext): Promise<ServiceCheck[]> {
  const services = await checkServices(planned, serviceDeps(ctx));
  return services.flatMap((service) => (service === null ? [] : [service.check]));
}

const serviceDeps = ({ http, env, flags }: CommandContext): ServiceDeps => ({
  providers: REGISTRIES.providers,
  http,
  env,
  gateway: flags["no-gateway"] !== true,
});

/**
 * Asks before money is spent or a model is used that hardly fits. Stand-ins and models of one's own are never asked
 * for. Throws `Cancelled` for a no, and `UsageError` where there is nobody to ask: nothing has been started then.
 */
async function confirmSpending(
  { plan, candidates }: PlannedRun,
  services: readonly ServiceCheck[],
  ctx: CommandContext,
): Promise<void> {
  const checks = new Map(services.map((check) => [check.candidate, check]));
  const { providers } = REGISTRIES;
  const isStandIn = candidates.every(({ backend }) => backend.deterministic);
  const plugins = isStandIn ? [] : await Promise.all(providers.ids.map((id) => providers.get(id)));
  const paid = plan.candidates.filter(({ name }, at) => {
    const candidate = candidates[at];
    return checks.get(name)?.paid ?? !(candidate !== undefined && costsNothing(candidate, plugins));
  });
  const asks = [...checks.values()].flatMap(({ candidate, asks: reasons }) =>
    reasons.map((reason) => `${candidate}: ${reason}`),
  );
  if (paid.length === 0 && asks.length === 0) return;
  if (ctx.flags.yes === true || ctx.flags["no-confirm"] === true) return;
  const trials = plan.tasks.length * plan.repetitions;
  const question = [
    ...paid.map(
      ({ name }) =>
        `${name} may cost money: ${plural(trials, "trial")} of up to ${plural(plan.benchmark.max_attempts, "attempt")}.`,
    ),
    ...asks,
  ].join("\n");
  if (ctx.confirm === null)
    throw new UsageError(
      "needs-yes",
      `${question}\nThere is nobody to ask.`,
      "Add --yes to run it all the same. Nothing was run.",
    );
  if (!(await ctx.confirm(`${question}\nWhat it will cost is not known. Go on?`)))
    throw new Cancelled("Nothing was run.", "Add --yes to go on without being asked.");
}

/** A stand-in, or an agent whose own variables lead it to a server of one's own, and nowhere else. */
function costsNothing({ backend, env }: RunCandidate, plugins: readonly ProviderPlugin[]): boolean {
  if (backend.deterministic) return true;
  const native = plugins.find((one) => one.nativeTo === backend.id && one.nativeIgnoresRedirects !== true);
  const said = (native?.redirectVariables ?? []).flatMap((name) => env[name] ?? []);
  const addresses = said.filter((value) => URL.canParse(value));
  return addresses.length > 0 && addresses.every(isOwnAddress) && !plugins.some((one) => isSwitched(one, env));
}

/** A variable that is an answer rather than an address turns an agent to another service, whatever addresses say. */
const isSwitched = ({ redirectVariables = [] }: ProviderPlugin, env: RunCandidate["env"]): boolean =>
  redirectVariables.some((name) => /^(1|true|yes|on)$/i.test(env[name] ?? ""));
