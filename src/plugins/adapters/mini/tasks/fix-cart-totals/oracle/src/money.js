/** `percent` of `cents`, in whole cents. */
export function percentOf(cents, percent) {
  return Math.round((cents * percent) / 100);
}

/** 1234 as "12.34". */
export function format(cents) {
  const size = Math.abs(cents);
  return `${cents < 0 ? "-" : ""}${Math.floor(size / 100)}.${String(size % 100).padStart(2, "0")}`;
}
