export class SpanMap {
  #spans = []; // [from, to, value], ascending, apart or of different values

  get size() {
    return this.#spans.length;
  }

  set(from, to, value) {
    check(from, to);
    if (value === undefined) throw new TypeError("a value may not be undefined");
    this.#replace(from, to, [[from, to, value]]);
  }

  clear(from, to) {
    check(from, to);
    this.#replace(from, to, []);
  }

  get(at) {
    const span = this.#spans[this.#firstEndingAfter(at)];
    return span !== undefined && span[0] <= at ? span[2] : undefined;
  }

  spans(from = -Infinity, to = Infinity) {
    if (from !== -Infinity || to !== Infinity) check(from, to);
    const found = [];
    for (let i = this.#firstEndingAfter(from); i < this.#spans.length && this.#spans[i][0] < to; i += 1) {
      const [start, end, value] = this.#spans[i];
      found.push([Math.max(start, from), Math.min(end, to), value]);
    }
    return found;
  }

  insert(at, count) {
    for (let i = this.#firstEndingAfter(at); i < this.#spans.length; i += 1) {
      const span = this.#spans[i];
      if (span[0] >= at) span[0] += count;
      span[1] += count;
    }
  }

  remove(from, to) {
    check(from, to);
    this.#replace(from, to, []);
    const first = this.#firstEndingAfter(to);
    for (let i = first; i < this.#spans.length; i += 1) {
      this.#spans[i][0] -= to - from;
      this.#spans[i][1] -= to - from;
    }
    this.#join(first);
  }

  /** Puts `middle` (no or one span) where `from` to `to` was. */
  #replace(from, to, middle) {
    const first = this.#firstEndingAfter(from);
    let last = first;
    const kept = [...middle];
    while (last < this.#spans.length && this.#spans[last][0] < to) {
      const [start, end, value] = this.#spans[last];
      if (start < from) kept.unshift([start, from, value]);
      if (end > to) kept.push([to, end, value]);
      last += 1;
    }
    this.#spans.splice(first, last - first, ...kept);
    for (let i = first + kept.length; i >= first; i -= 1) this.#join(i);
  }

  /** Joins the span at `index` to the one before it, if they are one. */
  #join(index) {
    const [before, span] = [this.#spans[index - 1], this.#spans[index]];
    if (before === undefined || span === undefined || before[1] !== span[0] || !Object.is(before[2], span[2])) return;
    this.#spans.splice(index - 1, 2, [before[0], span[1], span[2]]);
  }

  #firstEndingAfter(at) {
    let low = 0;
    let high = this.#spans.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#spans[middle][1] > at) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

function check(from, to) {
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to) || from >= to) throw new RangeError(`not a span: ${from} to ${to}`);
}
