import { REGISTRIES } from "#commands/shared/engine.ts";
import type { RealAgent } from "#core/answers.ts";
import { isLoopback } from "#core/own-address.ts";
import type { PlanCandidate } from "#core/records.gen.ts";
import type { PlannedRun } from "#engine/plan-run.ts";

/** Whoever chooses machines must know whose agent programs they have to hold, and what else. */
export async function realAgents({ plan, candidates, benchmark }: PlannedRun): Promise<readonly RealAgent[]> {
  const inContainers = benchmark.tasks.some((task) => benchmark.adapter.isolation(task).tier === "docker");
  const agents: RealAgent[] = [];
  for (const [at, candidate] of plan.candidates.entries()) {
    if (candidates[at]?.backend.deterministic === true) continue;
    const servesItself = await isServedHere(candidate);
    const needs = [...(inContainers ? (["docker"] as const) : []), ...(servesItself ? (["gpu"] as const) : [])];
    agents.push({ candidate: candidate.name, needs });
  }
  return agents;
}

async function isServedHere({ provider, endpoint }: PlanCandidate): Promise<boolean> {
  if (provider === undefined || (await REGISTRIES.providers.get(provider)).servesModels !== true) return false;
  return endpoint === undefined || isLoopback(endpoint);
}
