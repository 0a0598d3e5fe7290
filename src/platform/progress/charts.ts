import type { Interval } from "#core/records.gen.ts";
import type { Glyphs } from "#platform/progress/look.ts";
import type { Span } from "#platform/progress/spans.ts";

/** A share of a whole as a bar. Full only when everything is done. */
export function progressBar(share: number, columns: number, { full, rest }: Glyphs): Span[] {
  const filled = Math.max(0, Math.min(columns, Math.floor(share * columns)));
  return [
    [full.repeat(filled), "green"],
    [rest.repeat(columns - filled), "dim"],
  ];
}

/** An interval on an axis from 0 to 100 %, the rate marked in it. Unknown is an empty axis. */
export function intervalChart(interval: Interval | null, rate: number, columns: number, glyphs: Glyphs): Span[] {
  if (interval === null) return [[glyphs.outside.repeat(columns), "dim"]];
  const at = (share: number): number => Math.round(share * (columns - 1));
  const [low, high, mark] = [at(interval.low), at(interval.high), at(rate)];
  const cells = Array.from({ length: columns }, (_, cell) => {
    if (cell === mark) return glyphs.rate;
    if (cell === low) return glyphs.low;
    if (cell === high) return glyphs.high;
    return cell > low && cell < high ? glyphs.between : glyphs.outside;
  });
  return [
    [cells.slice(0, low).join(""), "dim"],
    [cells.slice(low, high + 1).join(""), "cyan"],
    [cells.slice(high + 1).join(""), "dim"],
  ];
}

/** What stands above that axis. */
export function scale(columns: number): string {
  const [left, middle, right] = ["0", "50", "100 %"];
  const start = Math.round((columns - 1) / 2) - 1;
  return `${left.padEnd(start)}${middle}`.padEnd(columns - right.length) + right;
}
