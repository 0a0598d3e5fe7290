import type { AttemptJob } from "#engine/attempt/attempt-job.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { sandboxDeps } from "#engine/sandbox-deps.ts";
import type { Sandbox } from "#core/sandbox.ts";

/** A fresh sandbox of the task's tier. The agent and the verifier never share one. */
export async function openSandbox({ adapter, task, hide, candidate }: AttemptJob, deps: EngineDeps): Promise<Sandbox> {
  const spec = adapter.isolation(task);
  const tier = await deps.isolation.get(spec.tier);
  return tier.open(spec, sandboxDeps(deps, { hide, unsetEnv: candidate.unsetEnv, folder: adapter.folder?.(task) }));
}
