import type { CommandContext } from "#commands/command.ts";
import { REGISTRIES } from "#commands/shared/engine.ts";
import { Cancelled, UsageError } from "#core/errors.ts";
import { plural } from "#core/format.ts";
import { isOwnAddress } from "#core/own-address.ts";
import { printableLine } from "#core/printable.ts";
import type { ServiceCheck } from "#engine/readiness/model-services.ts";
import type { PlannedRun } from "#engine/plan-run.ts";
import type { RunCandidate } from "#engine/run-job.ts";
import type { ProviderPlugin } from "#plugins/providers/contract.ts";

/**
 * What a person is asked before money is spent or a model is used that hardly fits; null: nothing. Stand-ins and models
 * of one's own are never asked for.
 */
export async function spendingQuestion(
  { plan, candidates }: PlannedRun,
  services: readonly ServiceCheck[],
): Promise<string | null> {
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
  if (paid.length === 0 && asks.length === 0) return null;
  const trials = plan.tasks.length * plan.repetitions;
  const amount = `${plural(trials, "trial")} of up to ${plural(plan.benchmark.max_attempts, "attempt")}`;
  const placeOf = (name: string): string => {
    const { endpoint = null, probe } = checks.get(name) ?? {};
    const on = probe?.passedOnTo === undefined ? "" : `, which passes it on to ${printableLine(probe.passedOnTo)}`;
    return endpoint === null ? "" : ` at ${endpoint}${on}`;
  };
  return [...paid.map(({ name }) => `${name} may cost money: ${amount}${placeOf(name)}.`), ...asks].join("\n");
}

/** Asks it. Throws `Cancelled` for a no, and `UsageError` where there is nobody to ask: nothing has been started then. */
export async function confirmSpending(question: string | null, { flags, confirm }: CommandContext): Promise<void> {
  if (question === null || flags.yes === true || flags["no-confirm"] === true) return;
  if (confirm === null)
    throw new UsageError(
      "needs-yes",
      `${question}\nThere is nobody to ask.`,
      "Add --yes to run it all the same. Nothing was run.",
    );
  if (!(await confirm(`${question}\nWhat it will cost is not known. Go on?`)))
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
