import type { Interval } from "#core/records.gen.ts";

/** How an inconclusive verdict is always called. */
export const NO_WINNER = "no winner declared";

/** A fraction in percentage points, without the unit: 0.25 → `25.0`. */
export function inPoints(share: number): string {
  const text = (share * 100).toFixed(1);
  return text === "-0.0" ? "0.0" : text.replace("-", "−");
}

/** A fraction with its unit: `25.0 percentage points`. */
export const withPoints = (share: number): string => `${inPoints(share)} percentage points`;

/** An interval as seen from the side that is spoken of: `2.1 to 7.4`. */
export const fromTo = ({ low, high }: Interval): string => `${inPoints(low)} to ${inPoints(high)}`;

/** The same interval seen from the other side. Never -0. */
export const mirrored = ({ low, high }: Interval): Interval => ({ low: 0 - high, high: 0 - low });
