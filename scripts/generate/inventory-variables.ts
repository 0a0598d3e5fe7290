import { backends } from "#plugins/backends/index.ts";
import { providers } from "#plugins/providers/index.ts";

/**
 * What agents and providers say of the machine they need, so that none is loaded to list it: agent programs by the id
 * of their backend, and the names of all variables that may hold a key or an address.
 */
export async function inventoryVariables(): Promise<string> {
  const served = await Promise.all(providers.ids.map((id) => providers.get(id)));
  const agents = await Promise.all(backends.ids.map((id) => backends.get(id)));
  const programs = agents.flatMap(({ id, program }) => (program === undefined ? [] : [[id, program] as const]));
  const names = new Set([
    ...served.flatMap(({ keyVariables, endpointVariables = [] }) => [...keyVariables, ...endpointVariables]),
    ...agents.flatMap(({ own }) => own?.keyVariables ?? []),
  ]);
  return [
    "// Generated from the providers and backends by `npm run generate`. Do not edit.",
    "export const PROGRAMS: Readonly<Record<string, string>> = {",
    ...programs.map(([id, program]) => `  ${JSON.stringify(id)}: ${JSON.stringify(program)},`),
    "};",
    "export const VARIABLES: readonly string[] = [",
    ...[...names].sort().map((name) => `  ${JSON.stringify(name)},`),
    "];",
    "",
  ].join("\n");
}
