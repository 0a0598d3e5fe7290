/**
 * How long all that an attempt asks for was kept waiting at once, for the provider's sake. While one request is served,
 * the attempt has something to go on with.
 */
export class HeldTime {
  readonly #now: () => number;
  #asked = 0;
  #held = 0;
  #sumMs = 0;
  #bookedAt: number;

  /** @param now monotonic milliseconds */
  constructor(now: () => number) {
    this.#now = now;
    this.#bookedAt = now();
  }

  get ms(): number {
    this.#book();
    return this.#sumMs;
  }

  /** A request is under way until disposed. */
  ask(): Disposable {
    this.#book();
    this.#asked++;
    return {
      [Symbol.dispose]: () => {
        this.#book();
        this.#asked--;
      },
    };
  }

  /** One of them is kept waiting until disposed. */
  hold(): Disposable {
    this.#book();
    this.#held++;
    return {
      [Symbol.dispose]: () => {
        this.#book();
        this.#held--;
      },
    };
  }

  #book(): void {
    const now = this.#now();
    if (this.#held > 0 && this.#held === this.#asked) this.#sumMs += now - this.#bookedAt;
    this.#bookedAt = now;
  }
}
