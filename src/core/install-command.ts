import type { Installation } from "#core/environment.ts";

/** The one command that installs some things: all packages at once, each once, then what has a command of its own. */
export function installCommand(wanted: readonly Installation[]): string {
  const packages = [...new Set(wanted.flatMap(({ apt = [] }) => apt))];
  const commands = [...new Set(wanted.flatMap(({ command }) => command ?? []))];
  return [...(packages.length === 0 ? [] : [`apt-get install ${packages.join(" ")}`]), ...commands].join(" && ");
}
