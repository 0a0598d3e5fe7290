/** A binary heap: the first item by `compare` is at hand. */
export class Heap {
  constructor(compare) {
    this.compare = compare;
    this.items = [];
  }

  get size() {
    return this.items.length;
  }

  peek() {
    return this.items[0];
  }

  push(item) {
    this.items.push(item);
    this.up(this.items.length - 1);
  }

  pop() {
    const first = this.items[0];
    if (first !== undefined) this.remove(first);
    return first;
  }

  /** Removes one item, wherever it is. */
  remove(item) {
    const index = this.items.indexOf(item);
    if (index < 0) return false;
    const last = this.items.pop();
    if (index < this.items.length) {
      this.items[index] = last;
      this.down(index);
      this.up(index);
    }
    return true;
  }

  up(index) {
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (this.compare(this.items[parent], this.items[index]) <= 0) return;
      this.swap(parent, index);
      index = parent;
    }
  }

  down(index) {
    for (;;) {
      const left = 2 * index + 1;
      const right = left + 1;
      let best = index;
      if (left < this.items.length && this.compare(this.items[left], this.items[best]) < 0) best = left;
      if (right < this.items.length && this.compare(this.items[right], this.items[best]) < 0) best = right;
      if (best === index) return;
      this.swap(best, index);
      index = best;
    }
  }

  swap(a, b) {
    [this.items[a], this.items[b]] = [this.items[b], this.items[a]];
  }
}
