import { backends } from "#plugins/backends/index.ts";
import { providers } from "#plugins/providers/index.ts";

/** Names of all variables that providers and agents may have a key or an address in, so that none is loaded to list them. */
export async function inventoryVariables(): Promise<string> {
  const served = await Promise.all(providers.ids.map((id) => providers.get(id)));
  const agents = await Promise.all(backends.ids.map((id) => backends.get(id)));
  const names = new Set([
    ...served.flatMap(({ keyVariables, endpointVariables = [] }) => [...keyVariables, ...endpointVariables]),
    ...agents.flatMap(({ own }) => own?.keyVariables ?? []),
  ]);
  return [
    "// Generated from the providers and backends by `npm run generate`. Do not edit.",
    "export const VARIABLES: readonly string[] = [",
    ...[...names].sort().map((name) => `  ${JSON.stringify(name)},`),
    "];",
    "",
  ].join("\n");
}
