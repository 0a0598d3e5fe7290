import { probability } from "#core/format.ts";
import type { Interval, PairVerdict } from "#core/records.gen.ts";

/** How an inconclusive verdict is always called. */
export const NO_WINNER = "directional, no winner declared";

/** The verdict in a few words. */
export function headline({ kind, winner }: Pick<PairVerdict, "kind" | "winner">): string {
  if (kind === "win") return `${winner} wins`;
  return kind === "inconclusive" ? NO_WINNER : kind;
}

/** A fraction in percentage points, without the unit: 0.25 → `25.0`. */
export function inPoints(share: number): string {
  const text = (share * 100).toFixed(1);
  return text === "-0.0" ? "0.0" : text.replace("-", "−");
}

/** A fraction with its unit: `25.0 percentage points`. */
export const withPoints = (share: number): string => `${inPoints(share)} percentage points`;

export const inPercent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Three digits, and never rounded to 0. */
export const pEquals = (p: number): string => (p < 0.0001 ? `p ${probability(p)}` : `p = ${probability(p)}`);

/** An interval as seen from the side that is spoken of: `2.1 to 7.4`. */
export const fromTo = ({ low, high }: Interval): string => `${inPoints(low)} to ${inPoints(high)}`;

/** The same interval seen from the other side. Never -0. */
export const mirrored = ({ low, high }: Interval): Interval => ({ low: 0 - high, high: 0 - low });

export const inWords = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
