export class UndoLedger {
  #fields;
  #limit;
  #undo = []; // steps: lists of [key, before, after], undefined for a field that is not there
  #redo = [];
  #groups = []; // lists of changes, the innermost last

  constructor(initial, { limit = 100 } = {}) {
    this.#fields = new Map(Object.entries(initial));
    this.#limit = limit;
  }

  apply(patch) {
    const changes = [];
    for (const [key, value] of Object.entries(patch)) {
      const before = this.#fields.get(key);
      const after = value === null ? undefined : value;
      if (before === after) continue;
      changes.push([key, before, after]);
      this.#put(key, after);
    }
    if (changes.length === 0) return false;
    this.#redo = [];
    if (this.#groups.length > 0) this.#groups.at(-1).push(...changes);
    else this.#record(changes);
    return true;
  }

  undo() {
    this.#refuseInGroup();
    const step = this.#undo.pop();
    if (step === undefined) return false;
    this.#revert(step);
    this.#redo.push(step);
    return true;
  }

  redo() {
    this.#refuseInGroup();
    const step = this.#redo.pop();
    if (step === undefined) return false;
    for (const [key, , after] of step) this.#put(key, after);
    this.#undo.push(step);
    return true;
  }

  begin() {
    this.#groups.push([]);
  }

  commit() {
    const changes = this.#closeGroup();
    if (this.#groups.length > 0) this.#groups.at(-1).push(...changes);
    else this.#record(changes);
  }

  rollback() {
    this.#revert(this.#closeGroup());
  }

  fields() {
    return Object.fromEntries(this.#fields);
  }

  depth() {
    return { undo: this.#undo.length, redo: this.#redo.length };
  }

  #record(changes) {
    const first = new Map();
    for (const [key, before] of changes) if (!first.has(key)) first.set(key, before);
    if ([...first].every(([key, before]) => this.#fields.get(key) === before)) return;
    this.#undo.push(changes);
    if (this.#undo.length > this.#limit) this.#undo.shift();
  }

  #revert(changes) {
    for (const [key, before] of changes.toReversed()) this.#put(key, before);
  }

  #put(key, value) {
    if (value === undefined) this.#fields.delete(key);
    else this.#fields.set(key, value);
  }

  #closeGroup() {
    const group = this.#groups.pop();
    if (group === undefined) throw new Error("no group is open");
    return group;
  }

  #refuseInGroup() {
    if (this.#groups.length > 0) throw new Error("a group is open");
  }
}
