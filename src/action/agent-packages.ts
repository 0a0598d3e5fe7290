import { UsageError } from "#core/errors.ts";
import type { AgentPackage } from "#platform/install-agent.ts";

// What begins with a dash would be an option of npm.
const NPM = /^((?:@[a-z0-9~_][\w.~-]*\/)?[a-z0-9~_][\w.~-]*)@(\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.-]+)?)$/i;
const PYPI = /^([a-z0-9](?:[\w.-]*[a-z0-9])?)==((?:\d+!)?\d+(?:\.\d+)*(?:(?:a|b|rc)\d+)?(?:\.post\d+)?(?:\.dev\d+)?)$/i;

/**
 * Reads `NAME@1.2.3` as a package of npm and `NAME==1.2.3` as one of PyPI. Throws `UsageError` for whatever leaves the
 * registry a choice: a range or a tag would compare another program tomorrow, and run its scripts unseen.
 */
export function agentPackages(words: readonly string[]): readonly AgentPackage[] {
  return words.map((word) => {
    for (const [from, pattern] of [["npm", NPM] as const, ["pypi", PYPI] as const]) {
      const [, name, version] = pattern.exec(word) ?? [];
      if (name !== undefined && version !== undefined) return { from, name, version };
    }
    throw new UsageError(
      "no-exact-version",
      `agents: ${JSON.stringify(word)} names no package at one exact version.`,
      "Write NAME@1.2.3 for a package of npm, or NAME==1.2.3 for one of PyPI.",
    );
  });
}
