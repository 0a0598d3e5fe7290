import type { Command } from "#commands/command.ts";
import { FLAGS, type FlagName, type FlagSpec } from "#commands/flags.ts";
import { EXIT, EXIT_MEANINGS } from "#core/errors.ts";
import { capitalized } from "#core/format.ts";

/** What any terminal shows. */
const COLUMNS = 80;

/** Help of one command. */
export function commandHelp(program: string, command: Command): string {
  const usage = [
    ...(command.name === program ? [program] : [program, command.name]),
    "[flags]",
    ...(command.words === undefined ? [] : [command.words]),
  ].join(" ");
  const { about, examples } = command;
  return [
    usage,
    wrapped(`${capitalized(command.summary)}.`),
    ...(about === undefined ? [] : [about]),
    ...(examples === undefined ? [] : [`Examples:\n${table(examples)}`]),
    `Flags:\n${table(flagRows([...command.flags, "help"]))}`,
    // Those of the verbs are one step away, and the same.
    ...(command.name === program ? [exitCodes()] : [`Exit codes are listed by \`${program} --help\`.`]),
    "",
  ]
    .join("\n\n")
    .trimEnd()
    .concat("\n");
}

/** Help of the program with verbs. */
export function programHelp(program: string, commands: readonly Command[]): string {
  return [
    `${program} COMMAND [flags]`,
    wrapped("Which coding agent, which model, is really better on this kind of work, and is that more than noise?"),
    `Commands:\n${table(commands.map(({ name, summary }) => [name, summary]))}`,
    wrapped(`\`${program} COMMAND --help\` shows the flags of one, \`${program} --version\` the version.`),
    `${exitCodes()}\n`,
  ].join("\n\n");
}

const exitCodes = (): string =>
  `Exit codes:\n${table(Object.entries(EXIT).map(([name, code]) => [String(code), EXIT_MEANINGS[name as keyof typeof EXIT]]))}`;

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

/** Two columns, the second one wrapped within itself. */
function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  const indent = " ".repeat(width + 4);
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${wrapped(right, indent)}`).join("\n");
}

/** A text in lines of at most `COLUMNS`, of which all but the first begin with `indent`. */
function wrapped(text: string, indent = ""): string {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && indent.length + last.length + 1 + word.length <= COLUMNS)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join(`\n${indent}`);
}
