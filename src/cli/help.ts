import type { Command } from "#commands/command.ts";
import { FLAGS, type FlagName, type FlagSpec } from "#commands/flags.ts";
import { capitalized } from "#core/capitalized.ts";
import { twoColumns, wrapped } from "#core/columns.ts";
import { EXIT_CODES } from "#core/errors.ts";

/** Help of one command. */
export function commandHelp(program: string, command: Command): string {
  const usage = [
    ...(command.name === program ? [program] : [program, command.name]),
    "[flags]",
    ...(command.words === undefined ? [] : [command.words]),
  ].join(" ");
  const { about, examples } = command;
  const parts = [
    usage,
    wrapped(`${capitalized(command.summary)}.`),
    ...(about === undefined ? [] : [about]),
    ...(examples === undefined ? [] : [`Examples:\n${twoColumns(examples)}`]),
    `Flags:\n${twoColumns(flagRows([...command.flags, "help"]))}`,
    // Those of the verbs are one step away, and the same.
    command.name === program ? exitCodes() : `Exit codes are listed by \`${program} --help\`.`,
  ];
  return `${parts.join("\n\n")}\n`;
}

/** Help of the program with verbs. */
export function programHelp(program: string, commands: readonly Command[]): string {
  return [
    `${program} COMMAND [flags]`,
    wrapped("Which coding agent, which model, is really better on this kind of work, and is that more than noise?"),
    `Commands:\n${twoColumns(commands.map(({ name, summary }) => [name, summary]))}`,
    wrapped(`\`${program} COMMAND --help\` shows the flags of one, \`${program} --version\` the version.`),
    `${exitCodes()}\n`,
  ].join("\n\n");
}

const exitCodes = (): string => `Exit codes:\n${twoColumns(EXIT_CODES)}`;

function flagRows(names: readonly FlagName[]): (readonly [string, string])[] {
  return names.flatMap((name) => {
    const spec: FlagSpec = FLAGS[name];
    if (spec.later === true) return [];
    const short = spec.short === undefined ? "" : `-${spec.short}, `;
    const value = spec.value === undefined ? "" : ` ${spec.value}`;
    const help = spec.choices === undefined ? spec.help : `${spec.help} [${spec.choices.join(" | ")}]`;
    return [[`${short}--${name}${value}`, help] as const];
  });
}
