import type { OutcomeClass } from "#core/outcome.ts";

/** Outcome classes as a chart can show them apart: few enough for a colour each. */
export interface OutcomeGroup {
  readonly id: string;
  readonly label: string;
  readonly classes: readonly OutcomeClass[];
}

/** From best to worst for the candidate, then what leaves both sides. Every class is in one group. */
export const OUTCOME_GROUPS: readonly OutcomeGroup[] = [
  { id: "pass", label: "passed", classes: ["pass"] },
  { id: "fail", label: "tests failed", classes: ["fail", "missing_tests", "suspicious"] },
  {
    id: "limit",
    label: "gave up or hit a limit",
    classes: ["max_turns", "refusal", "context_overflow", "budget"],
  },
  { id: "timeout", label: "timed out", classes: ["agent_timeout"] },
  { id: "crash", label: "crashed", classes: ["agent_crash"] },
  {
    id: "infra",
    label: "infrastructure (left out)",
    classes: ["rate_limit", "overloaded", "auth", "provider", "environment", "disk", "harness", "not_run"],
  },
  { id: "unclear", label: "ambiguous (left out)", classes: ["unknown", "oom", "verifier_timeout"] },
];

/** How many trials fall into a group. */
export const countIn = (group: OutcomeGroup, classes: Readonly<Record<string, number>>): number =>
  group.classes.reduce((sum, cls) => sum + (Object.hasOwn(classes, cls) ? (classes[cls] ?? NaN) : 0), 0);
