/** Letters of a digest, and how often four of them fit in it. */
const [DIGEST, WORDS] = [64, 16];

/** One digest of each task of a plan as an index spells it, put together when it is first looked for. */
export class PlannedDigests {
  readonly #digests: readonly (string | null)[];
  readonly #idOf: (digest: string) => number;
  /** Ids by task; 0: not yet met. */
  readonly #ids: Uint32Array;
  readonly #words: Int32Array;

  /** `idOf` gives the number of a text, from 1. */
  constructor(digests: readonly (string | null)[], idOf: (digest: string) => number) {
    this.#digests = digests;
    this.#idOf = idOf;
    this.#ids = new Uint32Array(digests.length);
    this.#words = new Int32Array(digests.length * WORDS);
  }

  /** The id of a task's digest if it is what stands at `start`, else 0. */
  idAt(view: DataView, start: number, task: number): number {
    const id = this.#ids[task]! > 0 ? this.#ids[task]! : this.#meet(task);
    if (id === 0 || start + DIGEST > view.byteLength) return 0;
    for (let at = 0; at < WORDS; at++)
      if (view.getInt32(start + at * 4, true) !== this.#words[task * WORDS + at]) return 0;
    return id;
  }

  #meet(task: number): number {
    const digest = this.#digests[task];
    if (digest?.length !== DIGEST) return 0;
    for (let at = 0; at < DIGEST; at++)
      this.#words[task * WORDS + (at >> 2)]! |= digest.charCodeAt(at) << ((at & 3) * 8);
    return (this.#ids[task] = this.#idOf(digest));
  }
}
