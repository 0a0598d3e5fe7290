import type { EngineDeps } from "#engine/deps.ts";
import type { IsolationDeps } from "#plugins/isolation/contract.ts";

/** What a sandbox gets of the engine: `hide` names folders that nothing inside may see, `unsetEnv` variables withheld. */
export function sandboxDeps(
  { exec, host }: EngineDeps,
  hide: readonly string[],
  unsetEnv: readonly string[],
): IsolationDeps {
  const baseEnv = Object.fromEntries(Object.entries(host.baseEnv).filter(([name]) => !unsetEnv.includes(name)));
  return { exec, tempRoot: host.tempRoot, hide, baseEnv };
}
