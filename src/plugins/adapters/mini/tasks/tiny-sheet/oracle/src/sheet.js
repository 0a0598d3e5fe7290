import { parseFormula } from "./formula.js";

const NAME = /^[A-Za-z][1-9][0-9]?$/;

export class Sheet {
  #cells = new Map(); // name to a number, a text or a parsed formula { run, refs }
  #values = new Map();

  set(cell, input) {
    const name = check(cell);
    if (input === "") this.#cells.delete(name);
    else if (input.startsWith("=")) this.#cells.set(name, parseFormula(input.slice(1)));
    else this.#cells.set(name, /^-?\d+(\.\d+)?$/.test(input) ? Number(input) + 0 : input);

    const before = this.#values;
    this.#values = this.#work();
    const names = new Set([...before.keys(), ...this.#values.keys()]);
    return [...names].filter((other) => !same(before.get(other), this.#values.get(other))).sort(byPlace);
  }

  get(cell) {
    const value = this.#values.get(check(cell)) ?? null;
    return value?.error === undefined ? value : { error: value.error };
  }

  #work() {
    const circular = this.#circular();
    const values = new Map();
    const valueOf = (name) => {
      if (values.has(name)) return values.get(name);
      const content = this.#cells.get(name) ?? null;
      const value = circular.has(name) ? { error: "CYCLE" } : isFormula(content) ? content.run(valueOf) : content;
      values.set(name, value);
      return value;
    };
    for (const name of this.#cells.keys()) valueOf(name);
    return values;
  }

  /** Cells that are on a circle or lead to one: what is left when cells that refer to nothing unsettled are settled. */
  #circular() {
    const open = new Map();
    for (const [name, content] of this.#cells) if (isFormula(content)) open.set(name, content.refs);
    for (let settled = true; settled; ) {
      settled = false;
      for (const [name, refs] of open) {
        if (refs.some((ref) => open.has(ref))) continue;
        open.delete(name);
        settled = true;
      }
    }
    return open;
  }
}

const isFormula = (content) => typeof content === "object" && content !== null;

function check(cell) {
  if (typeof cell !== "string" || !NAME.test(cell)) throw new RangeError(`not a cell: ${cell}`);
  return cell.toUpperCase();
}

function same(a, b) {
  return (a?.error !== undefined && a.error === b?.error) || (a ?? null) === (b ?? null);
}

function byPlace(a, b) {
  return a[0] === b[0] ? Number(a.slice(1)) - Number(b.slice(1)) : a < b ? -1 : 1;
}
