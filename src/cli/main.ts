import { BadArguments, parseCommandArgs, type ParsedArgs } from "#cli/args.ts";
import { cacheRoot } from "#cli/cache-root.ts";
import { contextOf } from "#cli/context.ts";
import { explain } from "#cli/explain.ts";
import { commandHelp, programHelp } from "#cli/help.ts";
import { SpelledOut } from "#cli/spelled-out.ts";
import { BenchError, Cancelled, EXIT, RunError, UsageError } from "#core/errors.ts";
import { nearest } from "#core/nearest.ts";
import { bench, commands } from "#commands/index.ts";
import type { Command } from "#commands/command.ts";
import { HARNESS_VERSION } from "#cli/version.ts";
import type { Containment } from "#core/ports.ts";
import { rememberTerminals } from "#platform/progress/lost-terminals.ts";
import type { ProgressKind } from "#platform/progress/progress.ts";

type Program = "bench" | "benchmark";

const spelledOut = new SpelledOut(
  process.argv[1] ?? "",
  process.cwd(),
  commands.map(({ name }) => name),
);

/** Runs one command line and sets the process's exit code. Only JSON goes to stdout; everything for people goes to stderr. */
export async function main(program: Program, argv: readonly string[]): Promise<void> {
  let unwritten: number | null = null;
  // `… --help | head` closes the pipe early; that is the reader's right.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE" || error.code === "EIO") return;
    process.exitCode = unwritten = explain(
      program,
      new RunError(
        "stdout",
        `The result could not be written to standard output: ${error.message}`,
        "Make room or send it elsewhere; what was run is on record.",
        { cause: error },
      ),
      spelledOut,
    );
  });
  // A terminal or a log that went away is no reason to lose work, and nobody is left to be told.
  process.stderr.on("error", () => undefined);
  process.once("exit", rememberTerminals());
  try {
    const exit = await dispatch(program, argv);
    process.exitCode = unwritten ?? exit;
  } catch (error) {
    process.exitCode = explain(program, error, spelledOut);
  }
}

async function dispatch(program: Program, argv: readonly string[]): Promise<number> {
  if (argv.includes("--version")) return print(`${HARNESS_VERSION}\n`);
  if (program === "bench" && argv[0] === "init") return execute(program, commandNamed("init"), argv.slice(1));
  if (program === "bench") return execute(program, bench, argv);
  const [verb, ...rest] = argv;
  if (verb === undefined || verb === "--help" || verb === "-h" || verb === "help") {
    print(programHelp(program, commands));
    return verb === undefined ? EXIT.usage : EXIT.done;
  }
  return execute(program, commandNamed(verb), rest);
}

function commandNamed(verb: string): Command {
  const command = commands.find(({ name }) => name === verb);
  if (command !== undefined) return command;
  const near = nearest(
    verb,
    commands.map(({ name }) => name),
  );
  throw new UsageError(
    "unknown-command",
    `There is no command ${JSON.stringify(verb)}.`,
    near === null ? `Commands: ${commands.map(({ name }) => name).join(", ")}.` : `Did you mean ${near}?`,
  );
}

async function execute(program: Program, command: Command, argv: readonly string[]): Promise<number> {
  if (argv.includes("--help") || argv.includes("-h")) return print(commandHelp(program, command));
  const args = await parsed(command, argv);
  const { openMachine } = await import("#cli/machine.ts");
  const containment = args.flags.containment as Containment | undefined;
  const opening = command.startsPrograms?.(args.flags) === true ? openMachine(containment) : null;
  opening?.catch(() => undefined); // told when the command asks for it
  const machine = () => opening ?? openMachine(containment);
  const { run } = await command.load();
  const { openProgress } = await import("#platform/progress/progress.ts");
  using interruption = interruptible();
  using progress = openProgress({
    kind: args.flags.quiet === true ? "none" : (args.flags.progress as ProgressKind | undefined),
    stream: process.stderr,
    env: process.env,
    cwd: process.cwd(),
    signal: interruption.signal,
  });
  const { signal } = interruption;
  const commandLine = program === "bench" ? [program, ...argv] : [program, command.name, ...argv];
  const context = await contextOf(args, { commandLine, signal, progress, machine, spelledOut });
  const { payload, exit } = await run(context).catch((error: unknown) => {
    // Whatever an abort made fail on its way is no fault; an error with advice of its own keeps it.
    throw signal.aborted && !(error instanceof BenchError) ? cancelled() : error;
  });
  const calls = spelledOut.line();
  if (calls !== null) progress.say(calls);
  if (payload !== null) print(`${JSON.stringify(payload, null, 2)}\n`);
  return exit;
}

/** With mistakes, names are looked at as well before anybody is told: a second round of mistakes is a nuisance. */
async function parsed(command: Command, argv: readonly string[]): Promise<ParsedArgs> {
  try {
    return parseCommandArgs(command, argv);
  } catch (error) {
    if (!(error instanceof BadArguments)) throw error;
    const { wrongNames } = await import("#commands/shared/wrong-names.ts");
    const more = await wrongNames(error.flags, cacheRoot());
    throw new BadArguments(command, [...error.problems, ...more], error.flags);
  }
}

const cancelled = () => new Cancelled("Cancelled. Nothing half done is kept.", "Start it again whenever you like.");

/** The first Ctrl-C or SIGTERM aborts what is under way; a second one ends the process at once. */
function interruptible(): { readonly signal: AbortSignal } & Disposable {
  const controller = new AbortController();
  const onSignal = () => {
    // eslint-disable-next-line no-restricted-syntax -- The second one asks for an end now, whatever is still to be written.
    if (controller.signal.aborted) process.exit(EXIT.cancelled);
    controller.abort(new Error("interrupted"));
  };
  process.on("SIGINT", onSignal).on("SIGTERM", onSignal).on("SIGHUP", onSignal);
  return {
    signal: controller.signal,
    [Symbol.dispose]() {
      process.off("SIGINT", onSignal).off("SIGTERM", onSignal).off("SIGHUP", onSignal);
    },
  };
}

function print(text: string): number {
  process.stdout.write(text);
  return EXIT.done;
}
