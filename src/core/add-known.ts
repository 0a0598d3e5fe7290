/** The sum of two counts of which either may be unknown; unknown only while nothing is known. */
export const addKnown = (a: number | null, b: number | null): number | null =>
  a === null ? b : b === null ? a : a + b;
