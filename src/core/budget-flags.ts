import type { Plan } from "#core/records.gen.ts";

/** What of a plan's budget is that of each attempt, or of a run, as `--budget` takes it: `run-tokens=100000`. */
export const budgetFlags = ({ settings: { budget = {} } }: Plan, of: "attempt" | "run"): string[] =>
  Object.entries(budget).flatMap(([what, amount]) =>
    what.startsWith(`${of}_`) ? [`${what.replace("_", "-")}=${amount}`] : [],
  );
