import { headOf, tailOf } from "#core/cut-text.ts";

/** How numbers are written for people. Unknown is an en dash, never a zero. */

export const UNKNOWN = "–";

/** A share as a percentage with one decimal: 0.8333 → `83.3 %`. */
export const percent = (share: number | null): string => (share === null ? UNKNOWN : `${fixed(share * 100, 1)} %`);

/** A difference of shares in percentage points, always signed: 0.25 → `+25.0 pp`. */
export const points = (difference: number | null): string =>
  difference === null ? UNKNOWN : `${signed(difference * 100, 1)} pp`;

/** The same without unit, for the ends of an interval. */
export const signedPoints = (difference: number): string => signed(difference * 100, 1);

/** Probabilities keep three significant digits and never read as zero: `0.0312`, `< 0.0001`. */
export function probability(p: number | null): string {
  if (p === null) return UNKNOWN;
  return p < 0.0001 ? "< 0.0001" : String(Number(p.toPrecision(3)));
}

/** The same in a sentence: `p = 0.0312`, `p < 0.0001`. */
export const pEquals = (p: number): string => (p < 0.0001 ? `p ${probability(p)}` : `p = ${probability(p)}`);

export function seconds(value: number | null): string {
  if (value === null) return UNKNOWN;
  if (value < 10) return `${fixed(value, 2)} s`;
  return value < 600 ? `${fixed(value, 1)} s` : duration(value);
}

/** Times of single steps, in milliseconds: `12.3 ms`, `3.25 s`. */
export function stepTime(ms: number | null): string {
  if (ms === null) return UNKNOWN;
  return ms < 1000 ? `${fixed(ms, 1)} ms` : seconds(ms / 1000);
}

/** Long times in the two largest units: `3 h 20 min`. */
export function duration(totalSeconds: number): string {
  const whole = Math.max(0, Math.round(totalSeconds));
  if (whole < 60) return `${whole} s`;
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  return hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min ${whole % 60} s`;
}

/** `8 s to 16 s`; as one where both read the same. */
export function durations(least: number, most: number): string {
  const [from, to] = [duration(least), duration(most)];
  return from === to ? from : `${from} to ${to}`;
}

/** A name where a sentence quotes it: whole, unless it is absurdly long. */
export const shownName = (name: string): string =>
  name.length <= 80 ? name : `${headOf(name, 40)}…${tailOf(name, 20)}`;

export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** An estimated count as a person would quote it, rounded up to two digits: 1603 → 1700. Below 100 it stays. */
export function estimated(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 1);
  return Math.ceil(count / unit) * unit;
}

function fixed(value: number, digits: number): string {
  const text = value.toFixed(digits);
  return Number(text) === 0 ? text.replace("-", "") : text;
}

function signed(value: number, digits: number): string {
  const text = fixed(value, digits);
  return text.startsWith("-") ? text.replace("-", "−") : `+${text}`;
}

/** All of some words in a sentence: `a, b and c`. */
export const inWords = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;

/** A few names; of many, how many more there are. */
export const listed = (names: readonly string[]): string =>
  inWords(names.length > 4 ? [names.slice(0, 3).join(", "), `${names.length - 3} more`] : names);

/** UTC to the second, as every record spells it: `2026-01-02T03:04:05Z`. */
export const utcSeconds = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`;

/** The same in the name of a folder: `20260102T030405Z`. */
export const utcName = (date: Date): string => utcSeconds(date).replaceAll(/[-:]/g, "");
