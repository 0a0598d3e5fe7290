import { quarantineReasons } from "#core/quarantine.ts";
import { holdGate, type Gate } from "#core/comparison/gate.ts";
import { candidateOf, sharedTasks, type SharedTasks, type Side } from "#core/comparison/side.ts";
import { UsageError } from "#core/errors.ts";
import { makePlan } from "#core/plan.ts";
import type { IndexRow, Plan, PlanTask, ValidationSummary } from "#core/records.gen.ts";
import { slugs } from "#core/slug.ts";

/** Two runs as one that never was: one candidate of each, over the tasks both have. */
export interface JoinedRuns {
  readonly plan: Plan;
  /** Folders begin with the label of the run they are in. */
  readonly rows: readonly IndexRow[];
  readonly gate: Gate;
  readonly tasks: SharedTasks;
}

export interface JoinOptions {
  /** Names of `ACCEPTABLE`. */
  readonly accept: ReadonlySet<string>;
  readonly harnessVersion: string;
  readonly command: readonly string[];
}

/** Joins two runs for the usual rule. Throws `UsageError` `nothing-shared` when no task is the same in both. */
export function joinRuns(a: Side, b: Side, { accept, harnessVersion, command }: JoinOptions): JoinedRuns {
  const tasks = sharedTasks(a.plan, b.plan);
  const [first, ...others] = tasks.shared.map(({ task }) => task);
  if (first === undefined) {
    throw new UsageError(
      "nothing-shared",
      `${a.label} and ${b.label} have no task in common: of ${a.plan.tasks.length} and ${b.plan.tasks.length} tasks, none has the same id, prompt and tests in both.`,
      "Compare two runs of one benchmark at one revision.",
    );
  }
  const repetitions = Math.min(a.plan.repetitions, b.plan.repetitions);
  const plan = makePlan({
    created_at: a.plan.created_at > b.plan.created_at ? a.plan.created_at : b.plan.created_at,
    command: [...command],
    harness_version: harnessVersion,
    kind: "compare",
    benchmark: {
      ...a.plan.benchmark,
      max_attempts: Math.max(a.plan.benchmark.max_attempts, b.plan.benchmark.max_attempts),
      // Of the tasks and repetitions that both have, neither plan said anything.
      comparability: null,
    },
    tasks: [first, ...others],
    candidates: candidatesOf(a, b),
    repetitions,
    settings: { ...a.plan.settings, baseline: null },
    validation: validationOf(a.plan, b.plan, [first, ...others]),
  });
  const rows = [
    ...rowsOf(a, 0, new Map(tasks.shared.map((one, at) => [one.a, at])), repetitions),
    ...rowsOf(b, 1, new Map(tasks.shared.map((one, at) => [one.b, at])), repetitions),
  ];
  return { plan, rows, tasks, gate: holdGate(a, b, tasks.shared, accept) };
}

/** Candidates of one name are told apart by their runs. */
function candidatesOf(a: Side, b: Side): Plan["candidates"] {
  const [one, other] = [candidateOf(a), candidateOf(b)];
  const named = (name: string, { label }: Side) => (one.name === other.name ? `${name} @ ${label}` : name);
  const [nameA, nameB] = [named(one.name, a), named(other.name, b)];
  const [slugA = "", slugB = ""] = slugs([nameA, nameB]);
  return [
    { ...one, name: nameA, slug: slugA },
    { ...other, name: nameB, slug: slugB },
  ];
}

function rowsOf(side: Side, candidate: number, places: ReadonlyMap<number, number>, repetitions: number): IndexRow[] {
  return side.rows
    .flatMap((row) => {
      const task = places.get(row.t);
      if (row.c !== side.candidate || task === undefined || row.r > repetitions) return [];
      return [{ ...row, c: candidate, t: task, dir: `${side.label}/${row.dir}` }];
    })
    .sort((x, y) => x.t - y.t || x.r - y.r || x.a - y.a);
}

/** What either run's validation left out leaves both sides. */
function validationOf(a: Plan, b: Plan, tasks: readonly PlanTask[]): ValidationSummary | null {
  const known = a.validation ?? b.validation;
  if (known === null) return null;
  const reasons = new Map([...quarantineReasons(b), ...quarantineReasons(a)]);
  const quarantined = tasks.flatMap(({ id }) => {
    const reason = reasons.get(id);
    return reason === undefined ? [] : [{ task_id: id, reason }];
  });
  return { ...known, passed: tasks.length - quarantined.length, quarantined };
}
