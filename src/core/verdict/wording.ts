import { signedPoints } from "#core/format.ts";
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

/**
 * An interval as it is shown: cut to what a difference of shares can be, from −1 to 1. On few tasks Student's t goes far
 * beyond. What is decided, what a verdict's steps say and what machines read is the interval itself.
 */
export const onScale = ({ low, high }: Interval): Interval => ({ low: Math.max(-1, low), high: Math.min(1, high) });

/** An interval as seen from the side that is spoken of: `2.1 to 7.4`. */
export const fromTo = ({ low, high }: Interval): string => `${inPoints(low)} to ${inPoints(high)}`;

/** With the signs of both ends: `−2.1 to +7.4`. */
export function signedFromTo(interval: Interval): string {
  const { low, high } = onScale(interval);
  return `${signedPoints(low)} to ${signedPoints(high)}`;
}

/** The same interval seen from the other side. Never -0. */
export const mirrored = ({ low, high }: Interval): Interval => ({ low: 0 - high, high: 0 - low });
