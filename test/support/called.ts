import fs from "node:fs";
import { dirname, join } from "node:path";
import { parseCommandArgs } from "#cli/args.ts";
import type { CommandContext, CommandResult } from "#commands/command.ts";
import { bench, commands } from "#commands/index.ts";
import type { RunEvent } from "#core/events.ts";
import type { Http, Machine } from "#core/ports.ts";
import { testEngine, type TestEngine } from "./engine.ts";

/** A place to call verbs from: a folder that goes with it, and what they said. */
export interface Caller extends Disposable {
  readonly folder: string;
  readonly said: string[];
  readonly opened: string[];
  readonly events: readonly RunEvent[];
  /** `call("benchmark", "run", …)` or `call("bench", …)`, in this process, as a door calls them. */
  call(...line: readonly string[]): Promise<CommandResult>;
}

export interface CallerOptions {
  readonly env?: CommandContext["env"];
  /** Absent: there is no network. */
  readonly http?: Http;
  /** Whoever is at the terminal; absent: there is none. */
  readonly confirm?: CommandContext["confirm"];
  /** What is other than on this machine. */
  readonly machine?: Partial<Pick<Machine, "exec" | "host">>;
}

/** Verbs on a real engine, without a terminal and without a network. Presets of one's own are those in `presets/` of its folder; none is built in. */
export async function caller(options: CallerOptions = {}): Promise<Caller> {
  const engine = { ...(await testEngine()), ...options.machine };
  const { tempRoot: folder } = engine.host;
  const said: string[] = [];
  const opened: string[] = [];
  return {
    folder,
    said,
    opened,
    events: engine.events,
    call: (...line) =>
      called(line, {
        ...contextIn(engine, { env: options.env ?? {}, said, opened }),
        ...(options.http === undefined ? {} : { http: options.http }),
        confirm: options.confirm ?? null,
      }),
    [Symbol.dispose]: () => {
      engine[Symbol.dispose]();
    },
  };
}

async function called([program, ...line]: readonly string[], ctx: CommandContext): Promise<CommandResult> {
  const command = program === "bench" ? bench : commands.find(({ name }) => name === line[0]);
  if (command === undefined) throw new RangeError(`There is no verb ${line[0] ?? ""}`);
  const { flags, words } = parseCommandArgs(command, command === bench ? line : line.slice(1));
  const { run } = await command.load();
  return run({ ...ctx, flags, words, commandLine: [program ?? "", ...line] });
}

function contextIn(
  engine: TestEngine,
  { env, said, opened }: Pick<CommandContext, "env"> & Pick<Caller, "said" | "opened">,
): CommandContext {
  const { tempRoot, cacheRoot } = engine.host;
  const unused = () => Promise.reject(new Error("No verb that is called here does such a thing"));
  return {
    flags: {},
    words: [],
    commandLine: [],
    cwd: tempRoot,
    env,
    version: "1",
    cores: 2,
    ownFolder: tempRoot,
    presetFolders: { own: [join(tempRoot, "presets")], builtIn: join(tempRoot, "built-in-presets") },
    toolchain: "node",
    stateDir: join(tempRoot, "state"),
    cacheRoot,
    emit: engine.emit,
    signal: engine.signal,
    say: (text) => void said.push(text),
    interactive: false,
    machine: () => Promise.resolve(engine),
    serveLoopback: unused,
    http: { ask: unused },
    confirm: null,
    openInBrowser: (file) => Promise.resolve(void opened.push(file)),
    now: () => new Date(0),
  };
}

/** Writes a file of JSON, such as a configuration, into the caller's folder. Gives its path. */
export function writeJson({ folder }: Pick<Caller, "folder">, name: string, value: unknown): string {
  const path = join(folder, name);
  fs.mkdirSync(dirname(path), { recursive: true });
  fs.writeFileSync(path, JSON.stringify(value));
  return path;
}
