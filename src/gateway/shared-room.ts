/** Memory that one thing takes, until disposed. */
export interface Room extends Disposable {
  /** Takes so many bytes more; false: they are not left. */
  take(bytes: number): boolean;
}

/** A bound on the memory that many things take together. */
export class SharedRoom {
  readonly #max: number;
  #taken = 0;

  constructor(max: number) {
    this.#max = max;
  }

  open(): Room {
    let own = 0;
    return {
      take: (bytes) => {
        own += bytes;
        this.#taken += bytes;
        return this.#taken <= this.#max;
      },
      [Symbol.dispose]: () => {
        this.#taken -= own;
        own = 0;
      },
    };
  }
}
