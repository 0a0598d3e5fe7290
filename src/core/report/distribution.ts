import type { NumberField } from "#core/attempt-fields.ts";
import type { AttemptTable } from "#core/attempt-table.ts";
import type { Distribution } from "#core/records.gen.ts";
import type { Span } from "#core/trial-results.ts";

/** Mean and sample standard deviation of what was measured of some attempts. */
export function distributionOf(attempts: AttemptTable, { start, end }: Span, field: NumberField): Distribution {
  let [n, sum, squares] = [0, 0, 0];
  for (let at = start; at < end; at++) {
    const value = attempts.number(at, field);
    if (!Number.isFinite(value)) continue;
    n++;
    sum += value;
  }
  if (n === 0) return { n, mean: null, stdev: null };
  const mean = sum / n;
  if (n < 2) return { n, mean, stdev: null };
  for (let at = start; at < end; at++) {
    const value = attempts.number(at, field);
    if (Number.isFinite(value)) squares += (value - mean) ** 2;
  }
  return { n, mean, stdev: Math.sqrt(squares / (n - 1)) };
}
