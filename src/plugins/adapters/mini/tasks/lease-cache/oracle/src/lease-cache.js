export class LeaseCache {
  #entries = new Map(); // least recently used first
  #capacity;
  #ttlMs;
  #now;

  constructor({ capacity, ttlMs, now }) {
    if (!Number.isInteger(capacity) || capacity < 1) throw new RangeError("capacity must be a positive integer");
    this.#capacity = capacity;
    this.#ttlMs = ttlMs;
    this.#now = now;
  }

  set(key, value, ttlMs = this.#ttlMs) {
    this.#entries.delete(key);
    this.#entries.set(key, { value, end: this.#now() + ttlMs });
    this.#bury();
    if (this.#entries.size > this.#capacity) this.#entries.delete(this.#entries.keys().next().value);
  }

  get(key) {
    const entry = this.#living(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  peek(key) {
    return this.#living(key)?.value;
  }

  has(key) {
    return this.#living(key) !== undefined;
  }

  delete(key) {
    const lived = this.has(key);
    this.#entries.delete(key);
    return lived;
  }

  keys() {
    this.#bury();
    return [...this.#entries.keys()];
  }

  get size() {
    return this.keys().length;
  }

  #living(key) {
    const entry = this.#entries.get(key);
    return entry !== undefined && this.#now() < entry.end ? entry : undefined;
  }

  #bury() {
    const now = this.#now();
    for (const [key, { end }] of this.#entries) if (now >= end) this.#entries.delete(key);
  }
}
