import { availableParallelism, homedir } from "node:os";
import { join } from "node:path";
import { isatty } from "node:tty";
import type { ParsedArgs } from "#cli/args.ts";
import { cacheRoot } from "#cli/cache-root.ts";
import type { SpelledOut } from "#cli/spelled-out.ts";
import { HARNESS_VERSION } from "#cli/version.ts";
import type { CommandContext } from "#commands/command.ts";
import { printable } from "#core/printable.ts";
import type { Progress } from "#platform/progress/progress.ts";

/** What a door lends to a command. */
interface Door extends Pick<CommandContext, "commandLine" | "signal" | "machine"> {
  readonly progress: Progress;
  readonly spelledOut: SpelledOut;
}

/** All that a command may know and do, on this machine and as its user. */
export async function contextOf(
  { flags, words }: ParsedArgs,
  { commandLine, signal, machine, progress, spelledOut }: Door,
): Promise<CommandContext> {
  const { packageRoot } = await import("#cli/machine.ts");
  const { env } = process;
  const home = homedir();
  return {
    flags,
    words,
    commandLine,
    cwd: process.cwd(),
    env,
    version: HARNESS_VERSION,
    cores: availableParallelism(),
    ownFolder: packageRoot(),
    presetFolders: {
      own: [
        join(process.cwd(), "presets"),
        join(env["XDG_CONFIG_HOME"] ?? join(home, ".config"), "benchmark-harness", "presets"),
      ],
      builtIn: join(packageRoot(), "presets"),
    },
    toolchain: `node ${process.version} ${process.platform}-${process.arch}`,
    cacheRoot: cacheRoot(),
    stateDir: join(env["XDG_STATE_HOME"] ?? join(home, ".local", "state"), "benchmark-harness"),
    emit: progress.emit,
    signal,
    say:
      flags.quiet === true
        ? () => undefined
        : (text) => {
            spelledOut.note(text);
            progress.say(printable(text));
          },
    interactive: process.stdout.isTTY,
    machine,
    http: { ask: async (request) => (await import("#platform/http.ts")).http.ask(request) },
    // The stream itself, opened for this, would load all of Node's files.
    confirm: isatty(0) ? async (question) => (await import("#platform/confirm.ts")).confirm(question, signal) : null,
    openInBrowser: async (file) => (await import("#platform/open-in-browser.ts")).openInBrowser(file, process.platform),
    serveLoopback: async (options) => (await import("#platform/loopback/serve-loopback.ts")).serveLoopback(options),
    now: () => new Date(),
  };
}
