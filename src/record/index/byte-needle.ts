/** Some bytes that are looked for again and again: four at a time, which is half the work of reading an index. */
export class ByteNeedle {
  readonly length: number;
  readonly #bytes: Uint8Array;
  /** The bytes by fours, then the last four, which may overlap with those before. */
  readonly #words: Int32Array;

  constructor(bytes: Uint8Array) {
    this.length = bytes.length;
    this.#bytes = Uint8Array.from(bytes);
    const view = new DataView(this.#bytes.buffer);
    this.#words = Int32Array.from({ length: Math.ceil(bytes.length / 4) }, (_, at) =>
      bytes.length < 4 ? 0 : view.getInt32(Math.min(at * 4, bytes.length - 4), true),
    );
  }

  /** Where the bytes end that begin at `start`; -1: others are there. */
  endAt(view: DataView, start: number): number {
    const end = start + this.length;
    if (end > view.byteLength) return -1;
    if (this.length < 4) {
      for (let at = 0; at < this.length; at++) if (view.getUint8(start + at) !== this.#bytes[at]) return -1;
      return end;
    }
    const last = this.#words.length - 1;
    for (let at = 0; at < last; at++) if (view.getInt32(start + at * 4, true) !== this.#words[at]) return -1;
    return view.getInt32(end - 4, true) === this.#words[last] ? end : -1;
  }
}
