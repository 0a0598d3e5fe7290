import type { CommandContext } from "#commands/command.ts";
import { shownPath } from "#commands/shared/shown-path.ts";
import type { Plan } from "#core/records.gen.ts";
import { FORMATS_ON_REQUEST } from "#core/report/report-files.ts";
import { shellWord } from "#core/shell-word.ts";

/**
 * What a person types to go on with a run, and to get the report that was asked for. Values of variables are on no
 * record, so a file has to give them again.
 */
export function resumeCommand(plan: Plan, path: string, ctx: CommandContext): string {
  const { flags } = ctx;
  const values = valuesFlag(plan, flags);
  // Nothing in the run-dir says what was asked for until there is a report.
  const formats = FORMATS_ON_REQUEST.filter((name) => flags[name] === true).map((name) => ` --${name}`);
  return `benchmark resume --run-dir ${shellWord(shownPath(path, ctx))}${values}${formats.join("")}`;
}

/** Follows a command that runs a plan anew or further; empty where its candidates have no variables. */
export const valuesFlag = ({ candidates }: Plan, { config }: CommandContext["flags"]): string =>
  candidates.some(({ env_names }) => env_names.length > 0) ? ` --config ${config ?? "FILE"}` : "";
