import type { Acceptable } from "#core/comparison/acceptable.ts";
import { candidateOf, type SharedTask, type Side } from "#core/comparison/side.ts";
import { plural } from "#core/format.ts";
import { configName } from "#core/report/fingerprint.ts";
import type { IndexRow } from "#core/records.gen.ts";

/** A field of the fingerprint in which two runs do not agree, or cannot be known to. */
export interface Difference {
  readonly field: string;
  /** In words; null: not recorded. */
  readonly a: string | null;
  readonly b: string | null;
  /** What it may be accepted as; empty: it never may. */
  readonly acceptableAs: readonly Acceptable[];
}

export interface Gate {
  /** What keeps the two runs from being compared. */
  readonly refused: readonly Difference[];
  /** What differs and was accepted. */
  readonly accepted: readonly Difference[];
  /** Fields that neither run records, so that nobody can say whether they agree. */
  readonly unknown: readonly string[];
}

/** Compares what must be alike on both sides, before a number of either is looked at. */
export function holdGate(a: Side, b: Side, shared: readonly SharedTask[], accept: ReadonlySet<string>): Gate {
  const [rowsA, rowsB] = [rowsByTask(a), rowsByTask(b)];
  const facts = [
    ...FIELDS.map(({ name, read, acceptable }) => ({ field: name, a: read(a), b: read(b), acceptable })),
    ...rowFacts(rowsA, rowsB, shared),
    ...TASK_FIELDS.map((field) => taskFact(field, rowsA, rowsB, shared)),
  ];
  const differing = facts.filter((fact) => fact.a !== fact.b).map(differenceOf);
  const isAccepted = ({ acceptableAs }: Difference) => acceptableAs.some((name) => accept.has(name));
  return {
    refused: differing.filter((one) => !isAccepted(one)),
    accepted: differing.filter(isAccepted),
    unknown: facts.flatMap((fact) =>
      fact.a === null && fact.b === null && !MAY_BE_NONE.has(fact.field) ? [fact.field] : [],
    ),
  };
}

interface Fact extends Pick<Difference, "field" | "a" | "b"> {
  readonly acceptable: Acceptable | null;
}

function differenceOf({ field, a, b, acceptable }: Fact): Difference {
  const own = acceptable === null ? [] : [acceptable];
  return { field, a, b, acceptableAs: a === null || b === null ? [...own, "unrecorded"] : own };
}

interface Field {
  readonly name: string;
  readonly read: (side: Side) => string | null;
  readonly acceptable: Acceptable | null;
}

/** How the reader of schema 1.0 writes that a run says nothing of how it was set up; what else it puts there is a guess. */
const NOT_RECORDED = "not recorded";

const recorded = ({ plan }: Side, value: string): string | null =>
  plan.benchmark.revision === NOT_RECORDED ? null : value;
/** Its digest with it: what a user set up is another thing next month. */
function configText(side: Side): string {
  if (side.plan.settings.use_host_config !== true) return "private";
  const { host_config } = candidateOf(side);
  return `its user's own${host_config === undefined ? "" : ` (${configName(host_config)})`}`;
}

const textOf = (value: number | null): string | null => (value === null ? null : String(value));

const FIELDS: readonly Field[] = [
  { name: "benchmark", read: ({ plan }) => plan.benchmark.id, acceptable: null },
  { name: "benchmark revision", read: (side) => recorded(side, side.plan.benchmark.revision), acceptable: null },
  {
    name: "benchmark options",
    read: (side) => recorded(side, JSON.stringify(Object.entries(side.plan.benchmark.options).sort())),
    acceptable: null,
  },
  { name: "grading", read: ({ plan }) => plan.benchmark.grading, acceptable: null },
  { name: "attempts", read: (side) => recorded(side, String(side.plan.benchmark.max_attempts)), acceptable: null },
  {
    name: "attempt timeout (s)",
    read: (side) => textOf(candidateOf(side).attempt_timeout_seconds ?? side.plan.settings.attempt_timeout_seconds),
    acceptable: null,
  },
  {
    name: "agent configuration",
    read: (side) => recorded(side, configText(side)),
    acceptable: "host-config",
  },
  { name: "concurrency", read: (side) => recorded(side, String(side.plan.settings.concurrency)), acceptable: null },
  { name: "backend", read: (side) => candidateOf(side).backend, acceptable: "backend" },
  {
    name: "command",
    read: (side) => JSON.stringify(candidateOf(side).command ?? ""),
    acceptable: "backend",
  },
  { name: "model", read: (side) => candidateOf(side).model, acceptable: "model" },
  {
    name: "environment names",
    read: (side) => {
      const { env_names, unset_env } = candidateOf(side);
      return [...env_names, ...unset_env.map((name) => `without ${name}`)].sort().join(", ");
    },
    acceptable: "env-names",
  },
];

/** Facts that each attempt records, over the tasks both runs have. */
const ROW_FIELDS: readonly { name: string; read: (row: IndexRow) => string | null; acceptable: Acceptable | null }[] = [
  { name: "harness version", read: (row) => row.harness, acceptable: "harness-version" },
  { name: "program version", read: (row) => row.version, acceptable: "program-version" },
  { name: "provider", read: (row) => row.endpoint, acceptable: "provider" },
  { name: "architecture", read: (row) => row.arch, acceptable: null },
  { name: "isolation tier", read: (row) => row.tier, acceptable: null },
  { name: "containment", read: (row) => row.contain, acceptable: null },
  { name: "hidden folders", read: (row) => (row.hidden === null ? null : String(row.hidden)), acceptable: null },
];

/** A backend without a program or a provider of its own has none to record. */
const MAY_BE_NONE = new Set(["program version", "provider"]);

const TASK_FIELDS = ["prompt", "verifier"] as const;

type RowsByTask = ReadonlyMap<number, readonly IndexRow[]>;

function rowsByTask({ rows, candidate }: Side): RowsByTask {
  const byTask = new Map<number, IndexRow[]>();
  for (const row of rows) {
    if (row.c !== candidate) continue;
    const known = byTask.get(row.t);
    if (known === undefined) byTask.set(row.t, [row]);
    else known.push(row);
  }
  return byTask;
}

/** Without an attempt on one side there is nothing to compare, and the verdict fails for want of results. */
function rowFacts(a: RowsByTask, b: RowsByTask, shared: readonly SharedTask[]): Fact[] {
  const [rowsA, rowsB] = [shared.flatMap((one) => a.get(one.a) ?? []), shared.flatMap((one) => b.get(one.b) ?? [])];
  if (rowsA.length === 0 || rowsB.length === 0) return [];
  return ROW_FIELDS.map(({ name, read, acceptable }) => ({
    field: name,
    a: distinct(rowsA, read),
    b: distinct(rowsB, read),
    acceptable,
  }));
}

/** Later prompts quote test output, so only the first attempt's can be compared. */
function taskFact(
  field: (typeof TASK_FIELDS)[number],
  a: RowsByTask,
  b: RowsByTask,
  shared: readonly SharedTask[],
): Fact {
  const read = (row: IndexRow) => (field === "prompt" && row.a !== 1 ? null : row[field]);
  const values = shared.map((one) => [distinct(a.get(one.a) ?? [], read), distinct(b.get(one.b) ?? [], read)] as const);
  const tried = shared.filter((one) => a.has(one.a) && b.has(one.b));
  const differing = values.filter(([one, other]) => one !== null && other !== null && one !== other).length;
  if (differing > 0) return { field, a: "as recorded", b: `another in ${plural(differing, "task")}`, acceptable: null };
  const known = (at: 0 | 1) => (tried.length === 0 || values.some((pair) => pair[at] !== null) ? "recorded" : null);
  return { field, a: known(0), b: known(1), acceptable: null };
}

function distinct(rows: readonly IndexRow[], read: (row: IndexRow) => string | null): string | null {
  const values = [...new Set(rows.map(read).filter((value) => value !== null))].sort();
  return values.length === 0 ? null : values.join(", ");
}
