import { isLoopback } from "#core/own-address.ts";
import { onPath } from "#engine/readiness/on-path.ts";
import type { Env, Probe, ProviderPlugin } from "#plugins/providers/contract.ts";

/**
 * What keeps a provider from being used. Of one that does not answer on this machine, whose program is not there either,
 * how to get that comes first: nobody can start what is not installed.
 */
export function problemHere(
  { program }: Pick<ProviderPlugin, "program">,
  endpoint: string,
  { problem, reachable }: Pick<Probe, "problem" | "reachable">,
  env: Env,
): Probe["problem"] {
  if (problem === null || reachable !== false || program === undefined || !isLoopback(endpoint)) return problem;
  if (onPath(program.name, env["PATH"]) !== null) return problem;
  return { ...problem, hint: `Get ${program.name}, which is not on PATH here, ${program.get}. ${problem.hint}` };
}
