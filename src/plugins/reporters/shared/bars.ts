import type { Interval, PairVerdict } from "#core/records.gen.ts";

const CELLS = 24;

/** A share with its interval on the scale from 0 to 100 %, drawn in characters: `·····├──●──┤····`. */
export function rateBar(rate: number, interval: Interval): string {
  return drawn({ at: rate, low: interval.low, high: interval.high }, [0, 1], null);
}

/** A difference with its interval around zero, from −`reach` to +`reach`; a line where nothing differs. */
export function differenceBar({ delta, ci }: Pick<PairVerdict, "delta" | "ci">, reach: number): string {
  if (delta === null) return "";
  return drawn({ at: delta, low: ci?.low ?? delta, high: ci?.high ?? delta }, [-reach, reach], 0);
}

/** How far the bars of these pairs must reach to show all of them. */
export function reachOf(pairs: readonly PairVerdict[]): number {
  const ends = pairs.flatMap(({ delta, ci }) => [delta, ci?.low, ci?.high]).map((end) => Math.abs(end ?? NaN));
  return Math.min(1, Math.max(0.01, ...ends.filter((end) => !Number.isNaN(end))));
}

function drawn(
  marks: { at: number; low: number; high: number },
  [from, to]: readonly [number, number],
  zero: number | null,
): string {
  const cell = (value: number) => Math.min(CELLS - 1, Math.max(0, Math.floor(((value - from) / (to - from)) * CELLS)));
  const [at, low, high] = [cell(marks.at), cell(marks.low), cell(marks.high)];
  const nought = zero === null ? -1 : cell(zero);
  return Array.from({ length: CELLS }, (_, index) => {
    if (index === at) return "●";
    if (index === nought) return index > low && index < high ? "┼" : "│";
    if (index === low) return "├";
    if (index === high) return "┤";
    return index > low && index < high ? "─" : "·";
  }).join("");
}
