import type { Failure } from "#core/failure.ts";

/** More than any program asks again after a refusal before it gives up by itself: the most that was seen is 12. */
export const IN_VAIN = 20;

/**
 * Notices a program that asks for ever what is refused for good: for a context that stays too full, at an address of
 * pages. What is answered in between is no hope where it is small, such as a summary or a title, or where no talk grows
 * by it and the same is refused again.
 */
export class InVain {
  /** Refusals by status and size of what was asked, since a talk grew. */
  readonly #same = new Map<string, number>();
  /** Bytes of the most that was answered. */
  #longest = 0;
  #inARow = 0;
  #last: { readonly status: number | null; readonly bytes: number } | null = null;

  /**
   * Takes what became of a model call of so many bytes; null: it was answered, or may be later on. Gives whether all is
   * in vain by now.
   */
  isSo(failure: Failure | null, bytes: number): boolean {
    if (failure === null) {
      if (bytes > this.#longest) this.#same.clear();
      this.#longest = Math.max(this.#longest, bytes);
      if (this.#last !== null && bytes >= this.#last.bytes / 2) this.#inARow = 0;
      return false;
    }
    const key = `${failure.status} ${bytes}`;
    const same = (this.#same.get(key) ?? 0) + 1;
    this.#same.set(key, same);
    this.#inARow = failure.status === this.#last?.status ? this.#inARow + 1 : 1;
    this.#last = { status: failure.status, bytes };
    return Math.max(same, this.#inARow) >= IN_VAIN;
  }
}

/**
 * Whether a status refuses what was asked, whenever it is asked: not that the provider is busy, broken or late, which
 * passes.
 */
export const isForGood = (status: number): boolean =>
  status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status);
