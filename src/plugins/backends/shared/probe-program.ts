import type { Availability, BackendPlugin } from "#plugins/backends/contract.ts";

/** Some programs take seconds to tell their version. */
const TIMEOUT_MS = 60_000;

/** Whether a program is on PATH, and its version. */
export async function probeProgram(
  { program, install }: { readonly program: string; readonly install: string },
  { exec, env }: Parameters<BackendPlugin["probe"]>[0],
): Promise<Availability> {
  const found = await exec.run({ argv: [program, "--version"], cwd: "/", env, timeoutMs: TIMEOUT_MS });
  const told = `${found.stdout.text}\n${found.stderr.text}`;
  const version = versionIn(told);
  if (found.spawnError !== null)
    return { available: false, version: null, reason: `${program} is not on PATH.`, next: `Install it: ${install}` };
  if (found.exitCode === 0) return { available: true, version, reason: null };
  return {
    available: false,
    version,
    reason: `\`${program} --version\` failed (${String(found.exitCode ?? found.signal)}): ${told.trim().slice(-200)}`,
    next: `Install it anew: ${install}`,
  };
}

/** The first thing in a text that looks like a version; null without one. */
export const versionIn = (text: string): string | null => /\d+\.\d+(\.\d+)?([\w.+-]*\w)?/.exec(text)?.[0] ?? null;
