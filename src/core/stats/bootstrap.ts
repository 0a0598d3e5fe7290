import type { Interval } from "#core/records.gen.ts";
import { seededDraws } from "#core/stats/prng.ts";

/** One independent unit: a task, or a whole cluster with the sum of its differences. */
export interface ResampledUnit {
  readonly sum: number;
  readonly size: number;
}

/** As `bootstrapIntervals`, of one sample. */
export const bootstrapInterval = (units: readonly ResampledUnit[], seed: number, resamples: number): Interval | null =>
  bootstrapIntervals([units], seed, () => resamples)[0] ?? null;

/**
 * 95 % percentile bootstrap of sum / size over whole units, for each sample. Null below two units.
 *
 * The units are sorted and turned to one of their two orientations before anything is drawn: permuting them changes no
 * byte, and negating them mirrors the interval exactly. Data that are their own mirror image have no orientation; there
 * each resample counts with its mirror. What is drawn depends on seed and number of units alone, so samples of one size
 * share it: with many pairs, drawing would take most of the time.
 */
export function bootstrapIntervals(
  samples: readonly (readonly ResampledUnit[])[],
  seed: number,
  resamples: (units: number) => number,
): (Interval | null)[] {
  const intervals = samples.map((): Interval | null => null);
  for (const units of new Set(samples.map(({ length }) => length))) {
    const count = resamples(units);
    if (units < 2 || count < 1) continue;
    const places = [...samples.keys()].filter((at) => samples[at]!.length === units);
    const oriented = places.map((at) => orient(samples[at]!, count));
    resample(oriented, units, seed, count);
    places.forEach((at, nth) => (intervals[at] = intervalOf(oriented[nth]!)));
  }
  return intervals;
}

/** A sample on its way. */
interface Oriented {
  /** Which of its orientations it has: below 0 the negated one; 0: both are the same. */
  readonly order: number;
  readonly sums: Float64Array;
  readonly sizes: Float64Array;
  /** Whether all sizes are the same. */
  readonly alike: boolean;
  /** Of each resample. */
  readonly means: Float64Array;
}

function orient(units: readonly ResampledUnit[], resamples: number): Oriented {
  const ahead = sorted(units);
  const behind = sorted(units.map(({ sum, size }) => ({ sum: -sum, size })));
  const order = compareLists(ahead, behind);
  const chosen = order < 0 ? behind : ahead;
  const sums = Float64Array.from(chosen, ({ sum }) => sum);
  const sizes = Float64Array.from(chosen, ({ size }) => size);
  const alike = sizes.every((size) => size === sizes[0]);
  return { order, sums, sizes, alike, means: new Float64Array(resamples) };
}

function resample(samples: readonly Oriented[], n: number, seed: number, resamples: number): void {
  const draw = seededDraws(seed, n);
  const draws = new Uint32Array(n);
  for (let at = 0; at < resamples; at++) {
    draw(draws);
    for (const { sums, sizes, alike, means } of samples)
      means[at] = sumAt(draws, sums) / (alike ? n * sizes[0]! : sumAt(draws, sizes));
  }
}

function intervalOf({ order, means }: Oriented): Interval {
  const all = order === 0 ? Float64Array.from([...means, ...means.map((value) => -value)]) : means;
  all.sort();
  const cut = Math.floor(all.length * 0.025);
  const [low, high] = [all[cut]!, all[all.length - 1 - cut]!];
  return order < 0 ? { low: 0 - high, high: 0 - low } : { low: low + 0, high: high + 0 };
}

function sumAt(places: Uint32Array, values: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < places.length; at++) sum += values[places[at]!]!;
  return sum;
}

const sorted = (units: readonly ResampledUnit[]): ResampledUnit[] => [...units].sort(compareUnits);

const compareUnits = (x: ResampledUnit, y: ResampledUnit): number => x.sum - y.sum || x.size - y.size;

/** Sign of the first difference between two sorted lists of one length. */
function compareLists(x: readonly ResampledUnit[], y: readonly ResampledUnit[]): number {
  for (let at = 0; at < x.length; at++) {
    const difference = compareUnits(x[at]!, y[at]!);
    if (difference !== 0) return difference;
  }
  return 0;
}
