import { duration } from "#core/format.ts";

/** A running time that keeps its place as it grows: `0:07`, `12:34`, `1:02:03`. */
export function clock(ms: number): string {
  const whole = Math.max(0, Math.floor(ms / 1000));
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number): string => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** An estimate, no finer than it deserves, so that it does not flicker. */
export function roughly(ms: number, words: boolean): string {
  const seconds = ms / 1000;
  const step = [5, 30, 60, 300][[60, 600, 3600].filter((limit) => seconds >= limit).length] as number;
  const rounded = Math.max(step, Math.round(seconds / step) * step);
  if (!words) return clock(rounded * 1000);
  return duration(rounded).replace(/ 0 s$/, "");
}
