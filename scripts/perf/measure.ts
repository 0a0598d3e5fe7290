import type { Bench, Measure, Row, Setting } from "./row.ts";

/** What came of one row. Times in milliseconds. */
export interface Outcome {
  readonly id: string;
  readonly operation: string;
  readonly floor: string;
  readonly target: number;
  /** Null: skipped, or crashed. */
  readonly measured: Measured | null;
  readonly skipped: string | null;
  readonly crashed: string | null;
}

export interface Measured {
  readonly figure: Spread;
  readonly floor: Spread;
  /** Figure over floor, each pair measured one right after the other: what a busy machine does to both falls out. */
  readonly ratio: Spread;
  readonly met: boolean;
  readonly peers: Readonly<Record<string, Spread>>;
  readonly notes: readonly string[];
}

export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
  /** In the order they were taken. */
  readonly samples: readonly number[];
}

/** Measures one row. A row that throws is an outcome, so that the others are measured all the same. */
export async function measureRow(id: string, row: Row, setting: Setting): Promise<Outcome> {
  const { operation, floor, target } = row;
  const nothing = { id, operation, floor, target, measured: null, skipped: null, crashed: null };
  try {
    const opened = await row.open(setting);
    if ("skipped" in opened) return { ...nothing, skipped: opened.skipped };
    try {
      return { ...nothing, measured: await rounds(opened, row, setting.quick) };
    } finally {
      await opened[Symbol.asyncDispose]?.();
    }
  } catch (error) {
    return { ...nothing, crashed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function rounds(bench: Bench, { rounds: planned, target }: Row, quick: boolean): Promise<Measured> {
  const sides: readonly (readonly [name: string, measure: Measure])[] = [
    ["figure", bench.figure],
    ["floor", bench.floor],
    ...Object.entries(bench.peers ?? {}),
  ];
  const taken = sides.map((): number[] => []);
  const count = quick ? planned.quick : planned.full;
  for (let round = -planned.warmUp; round < count; round++) {
    for (const [at, [name, measure]] of sides.entries()) {
      const ms = await measure();
      if (!(ms > 0)) throw new RangeError(`${name} took ${ms} ms, which cannot be.`);
      if (round >= 0) taken[at]!.push(ms);
    }
  }
  const [figures = [], floors = [], ...others] = taken;
  const ratio = spreadOf(figures.map((ms, at) => ms / floors[at]!));
  return {
    figure: spreadOf(figures),
    floor: spreadOf(floors),
    ratio,
    met: ratio.median <= target,
    peers: Object.fromEntries(others.map((samples, at) => [sides[at + 2]![0], spreadOf(samples)])),
    notes: bench.notes?.() ?? [],
  };
}

export function spreadOf(samples: readonly number[]): Spread {
  const sorted = samples.toSorted((a, b) => a - b);
  return { median: median(sorted), low: sorted[0] ?? Number.NaN, high: sorted.at(-1) ?? Number.NaN, samples };
}

function median(sorted: readonly number[]): number {
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}
