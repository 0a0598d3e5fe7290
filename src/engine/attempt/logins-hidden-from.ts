import type { RunCandidate } from "#engine/run-job.ts";

/**
 * Those of the given places that a candidate's agent is not to see: none where it gets its user's own set-up, whose hooks
 * and servers may need them, and not one that a variable it is given leads to. Both are its user's wish.
 */
export function loginsHiddenFrom(
  { env, own }: Pick<RunCandidate, "env" | "own">,
  logins: readonly string[],
): readonly string[] {
  if (own?.config !== undefined) return [];
  const given = [...Object.values(env), ...Object.values(own?.settings ?? {})];
  return logins.filter((place) => !given.some((path) => path === place || path.startsWith(`${place}/`)));
}
