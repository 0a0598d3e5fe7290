import type { AttemptJob } from "#engine/attempt/attempt-job.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { sandboxDeps } from "#engine/sandbox-deps.ts";
import type { Sandbox } from "#core/sandbox.ts";

/** A fresh sandbox of the task's tier, in which `places` are not seen. The agent and the verifier never share one. */
export async function openSandbox(job: AttemptJob, deps: EngineDeps, places: readonly string[]): Promise<Sandbox> {
  const { adapter, task, candidate, needs } = job;
  const hide = [...job.hide, ...places];
  const spec = adapter.isolation(task);
  const tier = await deps.isolation.get(spec.tier);
  const { environments } = needs;
  const folder = adapter.folder?.(task);
  return tier.open(spec, sandboxDeps(deps, { hide, unsetEnv: candidate.unsetEnv, folder, environments }));
}
