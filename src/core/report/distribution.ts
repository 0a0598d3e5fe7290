import type { NumberField } from "#core/attempt-fields.ts";
import type { AttemptTable } from "#core/attempt-table.ts";
import type { Distribution } from "#core/records.gen.ts";
import type { Span } from "#core/trial-results.ts";

/** Mean and sample standard deviation of what was measured of some attempts. */
export const distributionOf = (attempts: AttemptTable, span: Span, field: NumberField): Distribution =>
  distributionIn(attempts.numbers(field), span);

/** The same of a field that was taken from the table beforehand. */
export function distributionIn(values: Float64Array, { start, end }: Span): Distribution {
  let n = 0;
  let sum = 0;
  for (let at = start; at < end; at++) {
    const value = values[at]!;
    if (!Number.isFinite(value)) continue;
    n++;
    sum += value;
  }
  if (n === 0) return { n, mean: null, stdev: null };
  const mean = sum / n;
  if (n < 2) return { n, mean, stdev: null };
  let squares = 0;
  for (let at = start; at < end; at++) {
    const value = values[at]!;
    if (Number.isFinite(value)) squares += (value - mean) ** 2;
  }
  return { n, mean, stdev: Math.sqrt(squares / (n - 1)) };
}
