/** Holm's step-down adjustment (Holm 1979), in the order given: reject where the adjusted p is below alpha. */
export function holm(ps: readonly number[]): number[] {
  const ascending = ps.map((p, at) => ({ p, at })).sort((x, y) => x.p - y.p);
  const adjusted = new Array<number>(ps.length);
  let floor = 0;
  ascending.forEach(({ p, at }, rank) => {
    floor = Math.max(floor, Math.min(1, p * (ps.length - rank)));
    adjusted[at] = floor;
  });
  return adjusted;
}
