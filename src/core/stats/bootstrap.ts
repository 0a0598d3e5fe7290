import type { Interval } from "#core/records.gen.ts";
import { seededDraws } from "#core/stats/prng.ts";

/** One independent unit: a task, or a whole cluster with the sum of its differences. */
export interface ResampledUnit {
  readonly sum: number;
  readonly size: number;
}

/**
 * 95 % percentile bootstrap of sum / size over whole units. Null below two units.
 *
 * The units are sorted and turned to one of their two orientations before anything is drawn: permuting them changes no
 * byte, and negating them mirrors the interval exactly. Data that are their own mirror image have no orientation; there
 * each resample counts with its mirror.
 */
export function bootstrapInterval(units: readonly ResampledUnit[], seed: number, resamples: number): Interval | null {
  if (units.length < 2 || resamples < 1) return null;
  const ahead = sorted(units);
  const behind = sorted(units.map(({ sum, size }) => ({ sum: -sum, size })));
  const order = compareLists(ahead, behind);
  const means = resampledMeans(order < 0 ? behind : ahead, seed, resamples);
  const all = order === 0 ? Float64Array.from([...means, ...means.map((value) => -value)]) : means;
  all.sort();
  const cut = Math.floor(all.length * 0.025);
  const [low, high] = [all[cut]!, all[all.length - 1 - cut]!];
  return order < 0 ? { low: 0 - high, high: 0 - low } : { low: low + 0, high: high + 0 };
}

function resampledMeans(units: readonly ResampledUnit[], seed: number, resamples: number): Float64Array {
  const n = units.length;
  const sums = Float64Array.from(units, ({ sum }) => sum);
  const sizes = Float64Array.from(units, ({ size }) => size);
  const means = new Float64Array(resamples);
  const draw = seededDraws(seed, n);
  const draws = new Uint32Array(n);
  const alike = sizes.every((size) => size === sizes[0]);
  for (let resample = 0; resample < resamples; resample++) {
    draw(draws);
    means[resample] = sumAt(draws, sums) / (alike ? n * sizes[0]! : sumAt(draws, sizes));
  }
  return means;
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
