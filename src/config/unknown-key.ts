import { nearest } from "#core/nearest.ts";

/** The keys of a config, by level. */
export interface KnownKeys {
  readonly top: readonly string[];
  readonly candidate: readonly string[];
  readonly command: readonly string[];
  readonly budget: readonly string[];
}

/** Keys of a routing scenario: a file of another kind that lives under the same name in other programs. */
const SCENARIO_KEYS: ReadonlySet<string> = new Set([
  "arms",
  "scenario",
  "cost_basis",
  "trials",
  "trial_seeds",
  "event_stream",
  "budget_ceiling_usd",
  "tier1_only_tasks",
  "delegate_tasks",
]);

/** True for a key that only a routing scenario has. */
export function isScenarioKey(key: string): boolean {
  return SCENARIO_KEYS.has(key);
}

/** What people write for a key, too far from it for `nearest`. */
const MEANT: Readonly<Record<string, string | undefined>> = {
  options: "benchmark_options",
  option: "benchmark_options",
  tasks: "task",
  repetitions: "runs",
  timeout: "attempt_timeout_seconds",
};

/** Why a key cannot stand where it stands, and where it can or what was meant. */
export function unknownKey(key: string, level: keyof KnownKeys, keys: KnownKeys): { message: string; hint: string } {
  if (isScenarioKey(key)) {
    return {
      message: "belongs to a routing scenario, which is another kind of file.",
      hint: "Routing scenarios are another command, which is not implemented yet. Take the key out to compare candidates.",
    };
  }
  if (level === "candidate" && (key === "task" || key === "runs")) {
    return {
      message: `cannot differ between candidates: all must do the same tasks the same number of times, or the comparison is not paired.`,
      hint: `Set ${key} once, at the top level.`,
    };
  }
  if (level === "candidate" && keys.top.includes(key)) {
    return {
      message: "is no key of a candidate: it is one setting for the whole comparison.",
      hint: `Set ${key} once, at the top level.`,
    };
  }
  if (level === "top" && keys.candidate.includes(key)) {
    return {
      message: "is a key of a candidate, not of the whole comparison.",
      hint: `Set ${key} in an item of candidates.`,
    };
  }
  const near = (level === "top" ? MEANT[key] : undefined) ?? nearest(key, keys[level]);
  const known = `Known here: ${keys[level].filter((name) => name !== "$schema").join(", ")}.`;
  return { message: "is not a known key.", hint: near === null ? known : `Did you mean ${near}?` };
}
