import type { IndexRow, Plan, PlanCandidate, PlanTask } from "#core/records.gen.ts";

/** One of two runs that are compared, and the candidate of it. */
export interface Side {
  /** What a reader knows the run by; differs from the other side's. */
  readonly label: string;
  readonly plan: Plan;
  /** One row per attempt that counts, of every candidate. */
  readonly rows: readonly IndexRow[];
  /** Index into the plan's candidates. */
  readonly candidate: number;
}

/** A task that both runs have, with its indexes in both plans. */
export interface SharedTask {
  readonly a: number;
  readonly b: number;
  readonly task: PlanTask;
}

export interface SharedTasks {
  /** In the first run's order. */
  readonly shared: readonly SharedTask[];
  readonly onlyInA: readonly string[];
  readonly onlyInB: readonly string[];
  /** The same name for something else: their prompt, or their tests, were changed in between. */
  readonly otherPrompt: readonly string[];
  readonly otherTests: readonly string[];
}

export function candidateOf({ plan, candidate }: Side): PlanCandidate {
  const found = plan.candidates[candidate];
  if (found === undefined) throw new RangeError(`The plan has no candidate ${candidate}`);
  return found;
}

/** Joins two plans by the ids of their tasks, never by position. */
export function sharedTasks(a: Plan, b: Plan): SharedTasks {
  const places = new Map(b.tasks.map(({ id }, at) => [id, at]));
  const known = new Set(a.tasks.map(({ id }) => id));
  const both = a.tasks.flatMap((task, at) => {
    const other = places.get(task.id);
    const twin = other === undefined ? undefined : b.tasks[other];
    return other === undefined || twin === undefined ? [] : [{ a: at, b: other, task, twin }];
  });
  const prompt = both.filter(({ task, twin }) => differ(task.prompt_sha256, twin.prompt_sha256));
  const tests = both.filter(({ task, twin }) => differ(task.verifier_sha256, twin.verifier_sha256));
  const changed = new Set([...prompt, ...tests]);
  return {
    shared: both.filter((one) => !changed.has(one)).map(({ a: at, b: other, task }) => ({ a: at, b: other, task })),
    onlyInA: a.tasks.flatMap(({ id }) => (places.has(id) ? [] : [id])),
    onlyInB: b.tasks.flatMap(({ id }) => (known.has(id) ? [] : [id])),
    otherPrompt: prompt.map(({ task }) => task.id),
    otherTests: tests.map(({ task }) => task.id),
  };
}

/** Known on both sides, and not the same. */
const differ = (one: string | null, other: string | null): boolean => one !== null && other !== null && one !== other;
