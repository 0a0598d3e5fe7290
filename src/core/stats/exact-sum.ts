/**
 * The sum of `values`, rounded once. A sum that is rounded once depends neither on the order of its terms nor on a
 * common sign, so a verdict built on it is the same, byte for byte, when tasks are permuted or candidates swapped.
 * Shewchuk 1997, "Adaptive precision floating-point arithmetic": a list of parts that do not overlap.
 */
export function exactSum(values: Iterable<number>): number {
  return (Array.isArray(values) ? wholeSum(values) : null) ?? sumOfParts(values);
}

/** Whole numbers need no care as long as every step is exact; null: it is not. */
function wholeSum(values: readonly number[]): number | null {
  let sum = 0;
  for (const value of values) {
    sum += value;
    if (!Number.isInteger(value) || !Number.isSafeInteger(sum)) return null;
  }
  return sum;
}

function sumOfParts(values: Iterable<number>): number {
  // A plain list: most sums have a handful of terms, and a typed array costs more than those.
  const parts: number[] = [];
  let length = 0;
  for (const value of values) {
    let carry = value;
    let kept = 0;
    for (let at = 0; at < length; at++) {
      const part = parts[at]!;
      const sum = carry + part;
      const lost = Math.abs(carry) < Math.abs(part) ? carry - (sum - part) : part - (sum - carry);
      if (lost !== 0) parts[kept++] = lost;
      carry = sum;
    }
    parts[kept] = carry;
    length = kept + 1;
  }
  return roundOnce(parts, length);
}

/** Adds the parts from the largest down; the first one that is lost decides the rounding, and breaks a tie correctly. */
function roundOnce(parts: readonly number[], length: number): number {
  if (length === 0) return 0;
  let at = length - 1;
  let sum = parts[at]!;
  let lost = 0;
  while (at > 0 && lost === 0) {
    const part = parts[--at]!;
    const next = sum + part;
    lost = part - (next - sum);
    sum = next;
  }
  const below = at > 0 ? parts[at - 1]! : 0;
  if (lost !== 0 && below !== 0 && lost < 0 === below < 0) {
    const rounded = sum + lost * 2;
    if (rounded - sum === lost * 2) sum = rounded;
  }
  return sum + 0; // -0 becomes 0
}
