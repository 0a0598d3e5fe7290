import type { CommandSpec } from "#core/records.gen.ts";
import type { Availability, ProbeDeps } from "#plugins/backends/contract.ts";
import { versionIn } from "#plugins/backends/shared/probe-program.ts";

const TIMEOUT_MS = 60_000;

/**
 * Whether a named program is there. It is not started for that: what it would do without a prompt nobody knows. Nor is
 * whatever goes by the name of the shell on the candidate's own PATH.
 */
export async function probeNamed(command: CommandSpec | null, { exec, env }: ProbeDeps): Promise<Availability> {
  if (command === null) return { available: true, version: null, reason: null }; // whichever program, it is there or not when it is named
  const [program] = command.argv;
  const looked = await exec.run({
    argv: ["/bin/sh", "-c", 'command -v -- "$1"', "sh", program],
    cwd: "/",
    env,
    timeoutMs: TIMEOUT_MS,
  });
  if (looked.exitCode !== 0)
    return {
      available: false,
      version: null,
      ...(program.startsWith("/")
        ? {
            reason: `${program} is no program that may be started.`,
            next: "Correct command.argv, or install it there.",
          }
        : { reason: `${program} is not on PATH.`, next: "Install it, or write its absolute path in command.argv." }),
    };
  if (command.version_argv === undefined) return { available: true, version: null, reason: null };
  const told = await exec.run({ argv: command.version_argv, cwd: "/", env, timeoutMs: TIMEOUT_MS });
  const version = told.exitCode === 0 ? versionIn(`${told.stdout.text}\n${told.stderr.text}`) : null;
  if (version !== null) return { available: true, version, reason: null };
  return {
    available: false,
    version: null,
    reason: `\`${command.version_argv.join(" ")}\` tells no version.`,
    next: "Correct command.version_argv, or leave it out.",
  };
}
