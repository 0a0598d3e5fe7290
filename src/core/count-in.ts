/** A count that somebody states; null for anything that is none, or none of this world. */
export const countIn = (value: unknown): number | null =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MOST ? value : null;

/** Thousands of these still have an exact sum. */
const MOST = 1e12;
