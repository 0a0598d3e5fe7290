/**
 * Chance that at least one of k trials drawn from n passes, when c of the n passed: 1 - C(n - c, k) / C(n, k)
 * (Chen et al. 2021). As a product, so that nothing overflows. Null when k trials cannot be drawn from n.
 */
export function passAtK(n: number, c: number, k: number): number | null {
  if (k < 1 || n < k) return null;
  if (n - c < k) return 1;
  let none = 1;
  for (let i = n - c + 1; i <= n; i++) none *= 1 - k / i;
  return 1 - none;
}

/** Chance that all k trials drawn from n pass: C(c, k) / C(n, k) (tau-bench 2024). Null when k cannot be drawn from n. */
export function passHatK(n: number, c: number, k: number): number | null {
  if (k < 1 || n < k) return null;
  let all = 1;
  for (let i = 0; i < k; i++) all *= Math.max(0, c - i) / (n - i);
  return all;
}
