import { parseArgs, type ParseArgsConfig } from "node:util";
import type { Command } from "#commands/command.ts";
import { FLAGS, isIdleBeside, type FlagName, type FlagSpec, type FlagValues } from "#commands/flags.ts";
import { UsageError, type Problem } from "#core/errors.ts";
import { nearest } from "#core/nearest.ts";

export interface ParsedArgs {
  readonly flags: FlagValues;
  readonly words: readonly string[];
}

/** Every mistake in a command's arguments. */
export class BadArguments extends UsageError {
  /** Those that could be read. */
  readonly flags: FlagValues;

  constructor(command: Command, problems: readonly Problem[], flags: FlagValues) {
    const lines = problems.map(
      ({ path, message, hint }) => `${path}: ${message}${hint === undefined ? "" : ` ${hint}`}`,
    );
    super("bad-arguments", lines.join("\n"), `Nothing was run. See: ${helpOf(command)}`, { problems });
    this.flags = flags;
  }
}

const helpOf = ({ name }: Command): string => `${name === "bench" ? name : `benchmark ${name}`} --help`;

/** Reads a command's arguments. Throws one `BadArguments` that names every mistake. */
export function parseCommandArgs(command: Command, argv: readonly string[]): ParsedArgs {
  const names: readonly FlagName[] = [...command.flags, "help"];
  const { tokens } = parseArgs({
    args: [...argv],
    options: optionsOf(names),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const problems: Problem[] = [];
  const values: Record<string, unknown> = {};
  const words: string[] = [];
  let afterUnknown = false;
  for (const token of tokens) {
    // Nobody knows whether a flag that is none takes a value: what stands behind it is most likely its own.
    if (token.kind === "positional" && !afterUnknown) words.push(token.value);
    afterUnknown = token.kind === "option" && token.value === undefined && !names.includes(token.name as FlagName);
    if (token.kind !== "option") continue;
    if (!names.includes(token.name as FlagName)) problems.push(unknownFlag(token.rawName, command, names));
    else take(token.name, token.value, FLAGS[token.name as FlagName], values, problems);
  }
  if (command.words === undefined && words.length > 0) {
    problems.push({
      path: words[0] ?? "",
      message: `\`${command.name}\` takes no such argument.`,
      hint: `See: ${helpOf(command)}`,
    });
  }
  problems.push(...idleFlags(values), ...idleWords(words, values));
  if (problems.length > 0) throw new BadArguments(command, problems, values);
  return { flags: values, words };
}

function optionsOf(names: readonly FlagName[]): NonNullable<ParseArgsConfig["options"]> {
  return Object.fromEntries(
    names.map((name) => {
      const spec: FlagSpec = FLAGS[name];
      return [
        name,
        {
          type: spec.type === "boolean" ? "boolean" : "string",
          multiple: spec.type === "list",
          ...(spec.short === undefined ? {} : { short: spec.short }),
        },
      ];
    }),
  );
}

function unknownFlag(rawName: string, command: Command, names: readonly FlagName[]): Problem {
  const name = rawName.replace(/^--?/, "");
  const near = nearest(name, names);
  const help = `See: ${helpOf(command)}`;
  const ofBenchmark = names.includes("option") ? "Options of a benchmark are written --option NAME=VALUE. " : "";
  return {
    path: rawName,
    message: Object.hasOwn(FLAGS, name) ? `\`${command.name}\` does not take this flag.` : "there is no such flag.",
    hint: near === null ? `${ofBenchmark}${help}` : `Did you mean --${near}?`,
  };
}

/** What would be taken and then do nothing. */
function idleFlags(values: FlagValues): Problem[] {
  const given = Object.keys(values) as FlagName[];
  return given.flatMap((name) => {
    const beside = given.find((other) => isIdleBeside(name, other));
    return beside === undefined
      ? []
      : [{ path: `--${name}`, message: `would do nothing beside --${beside}.`, hint: "Leave one of them out." }];
  });
}

/** Beside a flag that tells something and ends. */
function idleWords([word]: readonly string[], values: FlagValues): Problem[] {
  const telling = (Object.keys(values) as FlagName[]).find(
    (name) => (FLAGS[name] as FlagSpec).onlyBeside !== undefined,
  );
  if (word === undefined || telling === undefined) return [];
  return [{ path: word, message: `would do nothing beside --${telling}.`, hint: "Leave one of them out." }];
}

function take(
  name: string,
  value: string | undefined,
  spec: FlagSpec,
  values: Record<string, unknown>,
  problems: Problem[],
): void {
  const path = `--${name}`;
  const bad = (message: string, hint: string) => problems.push({ path, message, hint });
  if (spec.type === "boolean") {
    if (value !== undefined) bad(`takes no value, got ${JSON.stringify(value)}.`, `Write ${path} alone.`);
    else values[name] = true;
    return;
  }
  if (value === undefined || value === "")
    return void bad("needs a value.", `Write it like ${path} ${spec.value ?? "VALUE"}.`);
  if (spec.type !== "list" && name in values) return void bad("is given twice.", "Give it once.");
  const parts = spec.split === true ? value.split(",").filter((part) => part !== "") : [value];
  for (const part of parts) {
    if (spec.choices === undefined || spec.choices.includes(part)) continue;
    const near = nearest(part, spec.choices);
    return void bad(
      `${JSON.stringify(part)} is not one of ${spec.choices.join(", ")}.`,
      near === null ? `Choose one of ${spec.choices.join(", ")}.` : `Did you mean ${near}?`,
    );
  }
  if (spec.type === "list") return void (values[name] = [...((values[name] as string[] | undefined) ?? []), ...parts]);
  if (spec.type === "string") return void (values[name] = value);
  const number = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(value) ? Number(value) : Number.NaN;
  if (
    !Number.isFinite(number) ||
    (spec.type === "integer" && !Number.isSafeInteger(number)) ||
    (spec.min !== undefined && number < spec.min) ||
    (spec.max !== undefined && number > spec.max)
  ) {
    const bounds = [
      ...(spec.min === undefined ? [] : [`at least ${spec.min}`]),
      ...(spec.max === undefined ? [] : [`at most ${spec.max}`]),
    ];
    return void bad(
      `${JSON.stringify(value)} is not ${spec.type === "integer" ? "a whole number" : "a number"}${bounds.length === 0 ? "" : ` of ${bounds.join(" and ")}`}.`,
      `Write it like ${path} ${spec.type === "number" ? "0.05" : (spec.min ?? 1)}.`,
    );
  }
  values[name] = number;
}
