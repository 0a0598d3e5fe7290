import type { RunCandidate } from "#engine/run-job.ts";

/**
 * Those of the given places that a candidate's agent is not to see: none where it gets its user's own set-up, whose hooks
 * and servers may need them, and not one that a variable or an argument it is given leads to. All are its user's wish.
 */
export function hiddenFrom(
  { env, own, command }: Pick<RunCandidate, "env" | "own" | "command">,
  places: readonly string[],
): readonly string[] {
  if (own?.config !== undefined) return [];
  const given = [...Object.values(env), ...Object.values(own?.settings ?? {}), ...(command?.spec.argv ?? [])];
  return places.filter((place) => !given.some((path) => path === place || path.startsWith(`${place}/`)));
}
