import type { FlagName, FlagValues } from "#commands/flags.ts";
import type { PresetFolders } from "#config/presets.ts";
import type { ServeLoopback } from "#core/loopback.ts";
import type { Emit, Http, Machine } from "#core/ports.ts";

/** What a door gives to a command. Commands know neither argv nor process. */
export interface CommandContext {
  readonly flags: FlagValues;
  /** Arguments that are not flags. */
  readonly words: readonly string[];
  /** The command line that makes this run again. */
  readonly commandLine: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly version: string;
  readonly cores: number;
  /** Where this program is installed. */
  readonly ownFolder: string;
  readonly presetFolders: PresetFolders;
  /** What benchmarks are graded with here, such as `node v20.20.2 linux-x64`. */
  readonly toolchain: string;
  /** Where `validate` keeps its records. */
  readonly stateDir: string;
  /** Where data of benchmarks and prepared environments are kept. */
  readonly cacheRoot: string;
  readonly emit: Emit;
  readonly signal: AbortSignal;
  /** Tells a person something; goes to stderr. */
  say(text: string): void;
  /** Whether the one reading stdout is a person. */
  readonly interactive: boolean;
  /** Opens the ports: probes the machine, so only commands that run something ask for it. */
  machine(): Promise<Machine>;
  /** Asks servers short questions. */
  readonly http: Http;
  /** Asks the person at the terminal, yes or no; null: there is none. */
  readonly confirm: ((question: string) => Promise<boolean>) | null;
  /** Opens a file in the person's browser. */
  openInBrowser(file: string): Promise<void>;
  /** Shows pages to browsers on this machine. */
  readonly serveLoopback: ServeLoopback;
  now(): Date;
}

export interface CommandResult {
  /** Written to stdout as JSON; null: nothing. */
  readonly payload: unknown;
  readonly exit: number;
}

export interface CommandModule {
  run(ctx: CommandContext): Promise<CommandResult>;
}

/** One verb: everything the doors need to know of it without loading it. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  /** What follows the flags, for the usage line. */
  readonly words?: string;
  /** What has to be known before its flags: a few lines of at most 80 signs, as they are shown. */
  readonly about?: string;
  /** Lines to type, each with what it does. */
  readonly examples?: readonly (readonly [string, string])[];
  readonly flags: readonly FlagName[];
  /** Whether it starts programs under these flags: the machine is then opened while the command is still being loaded. */
  readonly startsPrograms?: (flags: FlagValues) => boolean;
  readonly load: () => Promise<CommandModule>;
}
