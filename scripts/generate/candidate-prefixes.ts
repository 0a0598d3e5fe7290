import { backends } from "#plugins/backends/index.ts";
import { providers } from "#plugins/providers/index.ts";

/** What candidate words may begin with, so that no plugin is loaded to say it. */
export async function candidatePrefixes(): Promise<string> {
  const served = await Promise.all(providers.ids.map((id) => providers.get(id)));
  const agents = await Promise.all(backends.ids.map((id) => backends.get(id)));
  // Of a program that a configuration has to name, no word can.
  const named = agents.filter(({ commandProblems }) => commandProblems === undefined).map(({ id }) => id);
  const list = (name: string, ids: readonly string[]): string =>
    `export const ${name}: readonly string[] = [${ids.map((id) => JSON.stringify(id)).join(", ")}];`;
  return [
    "// Generated from the providers and backends by `npm run generate`. Do not edit.",
    list("AGENTS", named),
    "/** Who drives the models of each provider unless another agent is named. */",
    `export const USUAL_AGENTS: Readonly<Record<string, string>> = {`,
    ...served.map(({ id, defaultBackend }) => `  ${id}: ${JSON.stringify(defaultBackend)},`),
    "};",
    list(
      "ALIASES",
      served.flatMap(({ aliases = [] }) => aliases),
    ),
    "",
  ].join("\n");
}
