/** Gives the next whole number in [0, 2^32). */
export type Uint32Source = () => number;

type State = [number, number, number, number];

/**
 * xoshiro128** 1.1 (Blackman & Vigna 2018), its state filled by SplitMix64 as its authors advise.
 * The seed is a whole number from 0 to 2^53 - 1; the same seed gives the same numbers on every machine.
 */
export const seededRandom = (seed: number): Uint32Source => xoshiro128(seededState(seed));

function seededState(seed: number): State {
  let counter = BigInt(seed);
  const next = (): bigint => {
    counter = BigInt.asUintN(64, counter + 0x9e3779b97f4a7c15n);
    let z = counter;
    z = BigInt.asUintN(64, (z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n);
    z = BigInt.asUintN(64, (z ^ (z >> 27n)) * 0x94d049bb133111ebn);
    return z ^ (z >> 31n);
  };
  const [first, second] = [next(), next()];
  const low = (word: bigint): number => Number(BigInt.asUintN(32, word));
  return [low(first), low(first >> 32n), low(second), low(second >> 32n)];
}

/** The generator from a given state, which must not be all zeros. */
export function xoshiro128([a, b, c, d]: State): Uint32Source {
  return () => {
    const result = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotateLeft(d, 11);
    return result;
  };
}

/**
 * Fills a list with whole numbers in [0, bound), time after time: what `below` gives for the same seed, without a call for
 * each. That counts where there are millions of them.
 */
export function seededDraws(seed: number, bound: number): (draws: Uint32Array) => void {
  let state = seededState(seed);
  const scale = bound / 2 ** 32; // Powers of two change no digit, so this rounds as `below` does.
  return (draws) => {
    let [a, b, c, d] = state;
    for (let at = 0; at < draws.length; at++) {
      const five = Math.imul(b, 5);
      const result = Math.imul((five << 7) | (five >>> 25), 9) >>> 0;
      const shifted = b << 9;
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= shifted;
      d = (d << 11) | (d >>> 21);
      draws[at] = result * scale; // which takes its whole part
    }
    state = [a, b, c, d];
  };
}

/** A whole number in [0, bound). */
export const below = (random: Uint32Source, bound: number): number => Math.floor((random() / 2 ** 32) * bound);

/** A number in [0, 1). */
export const unit = (random: Uint32Source): number => random() / 2 ** 32;

const rotateLeft = (word: number, by: number): number => (word << by) | (word >>> (32 - by));
