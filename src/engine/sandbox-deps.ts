import type { PreparedEnvironment } from "#core/environment.ts";
import type { EngineDeps } from "#engine/deps.ts";
import type { IsolationDeps } from "#plugins/isolation/contract.ts";

/** What one sandbox is to be like. */
export interface SandboxNeeds {
  /** Folders that nothing inside may see. */
  readonly hide: readonly string[];
  /** Variables withheld. */
  readonly unsetEnv: readonly string[];
  /** Name of the work directory; absent: any will do. */
  readonly folder?: string | undefined;
  readonly environments?: readonly PreparedEnvironment[];
}

/** What a sandbox gets of the engine. */
export function sandboxDeps({ exec, host }: EngineDeps, needs: SandboxNeeds): IsolationDeps {
  const { hide, unsetEnv, folder, environments = [] } = needs;
  const baseEnv = Object.fromEntries(Object.entries(host.baseEnv).filter(([name]) => !unsetEnv.includes(name)));
  return { exec, tempRoot: host.tempRoot, hide, baseEnv, environments, ...(folder === undefined ? {} : { folder }) };
}
