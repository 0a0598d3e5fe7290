/** `percent` of `cents`, in whole cents. */
export function percentOf(cents, percent) {
  return Math.floor((cents * percent) / 100);
}

/** 1234 as "12.34". */
export function format(cents) {
  const whole = Math.floor(cents / 100);
  return `${whole}.${cents % 100}`;
}
