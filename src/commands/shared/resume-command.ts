import { relative } from "node:path";
import type { CommandContext } from "#commands/command.ts";
import type { Plan } from "#core/records.gen.ts";
import { shellWord } from "#core/shell-word.ts";

/** What a person types to go on with a run. Values of variables are on no record, so a file has to give them again. */
export function resumeCommand({ candidates }: Plan, path: string, { cwd, flags }: CommandContext): string {
  const shown = relative(cwd, path) || ".";
  const values = candidates.some(({ env_names }) => env_names.length > 0) ? ` --config ${flags.config ?? "FILE"}` : "";
  return `benchmark resume --run-dir ${shellWord(shown)}${values}`;
}
