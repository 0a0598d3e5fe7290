import { isOutcomeClass } from "#core/outcome.ts";
import type { IndexRow, Plan } from "#core/records.gen.ts";
import type { Places } from "#record/attempt/places.ts";

/** Why a value is no row of this plan; null when it is one. By hand: a compiled schema would cost more than reading. */
export function rowFault(value: unknown, plan: Plan, places: Places): string | null {
  if (typeof value !== "object" || value === null) return "it is not a row";
  const row = value as Readonly<Record<keyof IndexRow, unknown>>;
  if (row.v !== 2) return `its version is ${briefly(row.v)}, not 2`;
  const { c, t, r, a } = row;
  if (!within(c, 0, plan.candidates.length - 1)) return "its candidate is not in the plan";
  if (!within(t, 0, plan.tasks.length - 1)) return "its task is not in the plan";
  if (!within(r, 1, plan.repetitions)) return "its repetition is not in the plan";
  if (!within(a, 1, plan.benchmark.max_attempts)) return "its attempt is not in the plan";
  if (row.dir !== places.of({ candidate: c, task: t, repetition: r, attempt: a })) {
    return "its folder is not that of its attempt";
  }
  const whole =
    within(row.try, 1, Number.MAX_SAFE_INTEGER) &&
    typeof row.digest === "string" &&
    /^[0-9a-f]{64}$/.test(row.digest) &&
    typeof row.class === "string" &&
    isOutcomeClass(row.class) &&
    typeof row.reason === "string" &&
    row.s !== null &&
    isAmount(row.s) &&
    isTuple(row.ms, 5, isAmount) &&
    isAmount(row.cover) &&
    COUNTS.every((field) => isCount(row[field])) &&
    COUNT_TUPLES.every(([field, length]) => isTuple(row[field], length, isCount)) &&
    typeof row.phase === "string" &&
    typeof row.tier === "string" &&
    TEXTS.every((field) => row[field] === null || typeof row[field] === "string") &&
    (row.hidden === null || typeof row.hidden === "boolean");
  return whole ? null : "fields are missing or of the wrong kind";
}

/** Not spelled out, for it may be anything, and as large as a line may be. */
const briefly = (value: unknown): string =>
  value === undefined || typeof value === "number" ? String(value) : "no number";

export const within = (value: unknown, low: number, high: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= low && value <= high;

const COUNTS = [
  "tools",
  "turns",
  "fc",
  "tamper",
  "leaks",
  "wire",
  "refused",
] as const satisfies readonly (keyof IndexRow)[];
const COUNT_TUPLES = [
  ["tok", 5],
  ["change", 3],
  ["tests", 3],
] as const satisfies readonly (readonly [keyof IndexRow, number])[];
const TEXTS = [
  "stop",
  "endpoint",
  "seed",
  "prompt",
  "verifier",
  "version",
  "contain",
  "arch",
  "harness",
  "with",
] as const satisfies readonly (keyof IndexRow)[];

function isTuple(value: unknown, length: number, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length === length && value.every(isItem);
}

/** A number that was measured, or null. Sums of larger ones, or of one such as 1e999, are more than a report can hold. */
const isAmount = (value: unknown): boolean =>
  value === null || (typeof value === "number" && value >= 0 && value <= Number.MAX_SAFE_INTEGER);

const isCount = (value: unknown): boolean => value === null || within(value, 0, Number.MAX_SAFE_INTEGER);
