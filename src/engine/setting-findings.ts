import type { Finding } from "#config/problems.ts";
import { withoutVariables } from "#core/without-variables.ts";
import type { Registries } from "#engine/deps.ts";
import { badSettings, isSetting, unreadSettings } from "#engine/own-settings.ts";
import type { RunCandidate } from "#engine/run-job.ts";

/** Settings of agents that say what they cannot, and variables of candidates that are called as settings are and are none. */
export async function settingFindings(
  candidates: readonly RunCandidate[],
  env: Readonly<Record<string, string | undefined>>,
  { backends }: Registries,
): Promise<Finding[]> {
  const areSet = candidates.some((candidate) => Object.keys(candidate.env).some(isSetting));
  const agents = areSet ? await Promise.all(backends.ids.map((id) => backends.get(id))) : [];
  return candidates.flatMap(({ backend, env: own, unsetEnv }, at) => {
    const bad = badSettings(backend.own, { ...withoutVariables(env, unsetEnv), ...own });
    return [
      ...bad.map(({ name, ...problem }) => ({ path: placeOf(at, name, own), ...problem })),
      ...unreadSettings(Object.keys(own), agents).map(({ name, ...problem }) => ({
        ...{ path: placeOf(at, name, own), ...problem },
        of: "key" as const,
      })),
    ];
  });
}

/** Where a variable is set; its user's is nowhere in the configuration. */
const placeOf = (at: number, name: string, own: Readonly<Record<string, string>>): string =>
  name in own ? `candidates[${at}].env.${name}` : `candidates[${at}]`;
