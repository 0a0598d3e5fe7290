export function splitAmount(cents, weights) {
  const valid = Array.isArray(weights) && weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0);
  if (!Number.isSafeInteger(cents) || !valid) throw new RangeError("amounts and weights must be safe integers");
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) throw new RangeError("some weight must be positive");

  const amount = BigInt(Math.abs(cents));
  const shares = weights.map((weight, index) => {
    const exact = amount * BigInt(weight);
    return { index, whole: exact / total, rest: exact % total };
  });
  let spare = amount - shares.reduce((sum, share) => sum + share.whole, 0n);
  const byLoss = [...shares].sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
  for (const share of byLoss) {
    if (spare === 0n) break;
    share.whole += 1n;
    spare -= 1n;
  }
  return shares.map(({ whole }) => (cents < 0 && whole > 0n ? -Number(whole) : Number(whole)));
}
