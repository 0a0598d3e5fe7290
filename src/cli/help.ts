import type { Command } from "#commands/command.ts";
import { FLAGS, type FlagName, type FlagSpec } from "#commands/flags.ts";

/** Help of one command. */
export function commandHelp(program: string, command: Command): string {
  const usage = [
    ...(command.name === program ? [program] : [program, command.name]),
    "[flags]",
    ...(command.words === undefined ? [] : [command.words]),
  ].join(" ");
  return `${usage}\n\n${sentence(command.summary)}\n\nFlags:\n${flagLines([...command.flags, "help"])}\n`;
}

/** Help of the program with verbs. */
export function programHelp(program: string, commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return [
    `${program} COMMAND [flags]`,
    "",
    "Which coding agent, which model, is really better on this kind of work, and is that more than noise?",
    "",
    "Commands:",
    ...lines,
    "",
    `\`${program} COMMAND --help\` shows the flags of one; \`${program} --version\` the version.`,
    "Exit codes: 0 done, 1 --fail-on holds, 2 usage, 3 runtime failure or nothing could be scored, 4 something is",
    "missing on this machine, 5 no valid verdict (with --fail-on invalid), 8 not implemented, 130 cancelled.",
    "",
  ].join("\n");
}

function flagLines(names: readonly FlagName[]): string {
  const rows = names.flatMap((name) => {
    const spec: FlagSpec = FLAGS[name];
    if (spec.later === true) return [];
    const short = spec.short === undefined ? "" : `-${spec.short}, `;
    const value = spec.value === undefined ? "" : ` ${spec.value}`;
    const help = spec.choices === undefined ? spec.help : `${spec.help} [${spec.choices.join("|")}]`;
    return [[`${short}--${name}${value}`, help] as const];
  });
  const width = Math.max(...rows.map(([flag]) => flag.length));
  return rows.map(([flag, help]) => `  ${flag.padEnd(width)}  ${help}`).join("\n");
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
