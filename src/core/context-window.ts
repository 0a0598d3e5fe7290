/** How large a model's context has to be for a kind of benchmark, in tokens. */
import type { Task } from "#core/task.ts";

export type WorkKind = "exercises" | "repositories";

export interface WindowVerdict {
  /** `ask`: a person has to agree first. */
  readonly verdict: "ok" | "warn" | "ask" | "refuse";
  /** null when all is well. */
  readonly message: string | null;
}

/** Below the first number nothing is run, below the second a person is warned or asked. */
const NEEDED = {
  exercises: { least: 32_000, enough: 131_000, between: "warn" },
  repositories: { least: 64_000, enough: 200_000, between: "ask" },
} as const;

/** Tasks that live in a repository need room to read it. */
export const workKind = (tasks: readonly Task[]): WorkKind =>
  tasks.some(({ repo }) => repo !== null) ? "repositories" : "exercises";

/** Whether a context window will do; null: nobody could tell how large it is. */
export function judgeWindow(tokens: number | null, kind: WorkKind): WindowVerdict {
  const { least, enough, between } = NEEDED[kind];
  if (tokens === null)
    return { verdict: "warn", message: `Its context window is not known; ${kind} need ${least} tokens at the least.` };
  if (tokens >= enough) return { verdict: "ok", message: null };
  const has = `Its context window holds ${tokens} tokens`;
  if (tokens < least) return { verdict: "refuse", message: `${has}, and ${kind} need ${least} at the least.` };
  return { verdict: between, message: `${has}; with less than ${enough}, agents run out of it on ${kind}.` };
}
