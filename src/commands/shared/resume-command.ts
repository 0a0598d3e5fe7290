import { relative } from "node:path";
import type { CommandContext } from "#commands/command.ts";
import type { Plan } from "#core/records.gen.ts";
import { shellWord } from "#core/shell-word.ts";

/**
 * What a person types to go on with a run, and to get the report that was asked for. Values of variables are on no
 * record, so a file has to give them again.
 */
export function resumeCommand({ candidates }: Plan, path: string, { cwd, flags }: CommandContext): string {
  const shown = relative(cwd, path) || ".";
  const values = candidates.some(({ env_names }) => env_names.length > 0) ? ` --config ${flags.config ?? "FILE"}` : "";
  const formats = FORMATS.filter((name) => flags[name] === true).map((name) => ` --${name}`);
  return `benchmark resume --run-dir ${shellWord(shown)}${values}${formats.join("")}`;
}

/** Of a report; nothing in the run-dir says that they were asked for until there is one. */
const FORMATS = ["html", "csv", "junit"] as const;
