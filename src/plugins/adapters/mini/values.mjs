/**
 * Values of the answer to JSON and back, with `{"$": tag}` for what JSON lacks; `tasks/README.md` lists the tags.
 * Loaded before the answer: what it needs of the built-ins is captured here, whole.
 */
const MAX_NODES = 100_000;
const MAX_DEPTH = 200;

const { apply, ownKeys } = Reflect;
const { assign, create, defineProperty, getOwnPropertyDescriptor, is } = Object;
const { isArray } = Array;
const { isFinite: finite } = Number;
const { isView } = ArrayBuffer;
const text = String;
const NativeError = Error;
const NativeMap = Map;
const NativeSet = Set;
const NativeDate = Date;
const NativePromise = Promise;
const NativeRegExp = RegExp;
const eachOfMap = uncurry(Map.prototype.forEach);
const eachOfSet = uncurry(Set.prototype.forEach);
const timeOf = uncurry(Date.prototype.getTime);
const isoOf = uncurry(Date.prototype.toISOString);

/** A method as a function of its `this`, which nobody can replace any more. */
export function uncurry(method) {
  return (self, ...args) => apply(method, self, args);
}

/** What a case keeps by name: an object of its own, as a patched `Map.prototype` is the answer's business. */
export class Slots {
  #values = create(null);
  get(name) {
    return this.#values[name];
  }
  set(name, value) {
    this.#values[name] = value;
  }
  has(name) {
    return name in this.#values;
  }
  clear() {
    this.#values = create(null);
  }
}

let nodes = 0;

/** JSON with tags to a value. A plain object keeps a key `__proto__` as the ordinary key it is in JSON. */
export function decode(json, slots) {
  if (json === null || typeof json !== "object") return json;
  if (isArray(json)) {
    const list = [];
    for (let i = 0; i < json.length; i += 1) list[i] = decode(json[i], slots);
    return list;
  }
  switch (json.$) {
    case "undefined":
      return undefined;
    case "number":
      return +json.value;
    case "date":
      return new NativeDate(json.value);
    case "map":
      return new NativeMap(decode(json.entries, slots));
    case "set":
      return new NativeSet(decode(json.values, slots));
    case "bytes":
      return new Uint8Array(json.values);
    case "slot":
      return slots.get(json.name);
    case "getter":
      return () => slots.get(json.name);
    case "recorder":
      return recorder(json, slots);
  }
  const object = {};
  for (const key of ownKeys(json)) {
    defineProperty(object, key, {
      value: decode(json[key], slots),
      writable: true,
      enumerable: true,
      configurable: true,
    });
  }
  return object;
}

/** A function that keeps its arguments in a slot and plays what it was given to play, the last one for ever. */
function recorder({ name, plays = [{}], async: later = false }, slots) {
  const calls = [];
  slots.set(name, calls);
  const play = (args) => {
    calls[calls.length] = args;
    const part = plays[calls.length <= plays.length ? calls.length - 1 : plays.length - 1];
    if (part.throws !== undefined) throw assign(new NativeError(part.throws), decode(part.props ?? {}, slots));
    return decode(part.returns, slots);
  };
  return later ? async (...args) => play(args) : (...args) => play(args);
}

/** A value to JSON, with `{"$": tag}` for what JSON lacks. Members that are `undefined` are left out, as in JSON. */
export function encode(value) {
  nodes = 0;
  return encodePart(value, []);
}

function encodePart(value, above) {
  if (++nodes > MAX_NODES) throw new NativeError("it is too large");
  if (above.length > MAX_DEPTH) throw new NativeError("it is nested too deeply");
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number")
    return finite(value) && !is(value, -0) ? value : { $: "number", value: is(value, -0) ? "-0" : text(value) };
  if (typeof value === "bigint") return { $: "bigint", value: text(value) };
  if (typeof value !== "object") return { $: typeof value };
  for (let i = 0; i < above.length; i += 1) if (above[i] === value) return { $: "cycle" };
  return encodeObject(value, [...above, value]);
}

function encodeObject(value, path) {
  if (isArray(value)) return encodeList(value, path);
  if (value instanceof NativeMap) {
    const entries = [];
    eachOfMap(value, (member, key) => (entries[entries.length] = [encodePart(key, path), encodePart(member, path)]));
    return { $: "map", entries };
  }
  if (value instanceof NativeSet) {
    const values = [];
    eachOfSet(value, (member) => (values[values.length] = encodePart(member, path)));
    return { $: "set", values };
  }
  if (value instanceof NativeDate)
    return { $: "date", value: timeOf(value) === timeOf(value) ? isoOf(value) : "invalid" };
  if (value instanceof NativePromise) return { $: "promise" };
  if (value instanceof NativeRegExp) return { $: "regexp", value: text(value) };
  if (value instanceof NativeError) return { $: "error", name: text(value.name), message: text(value.message) };
  if (isView(value)) return { $: "bytes", values: encodeList(value, path) };
  return encodeMembers(value, path);
}

function encodeList(list, path) {
  const out = [];
  for (let i = 0; i < list.length; i += 1) out[i] = encodePart(list[i], path);
  return out;
}

function encodeMembers(object, path) {
  const out = create(null); // no prototype, so that `__proto__` is a key like any other
  for (const key of ownKeys(object)) {
    if (typeof key !== "string" || !getOwnPropertyDescriptor(object, key)?.enumerable) continue;
    const member = object[key];
    if (member !== undefined) out[key === "$" ? "$$" : key] = encodePart(member, path);
  }
  return out;
}

export function encodeError(error) {
  if (!(error instanceof NativeError)) return { isError: false, name: "not an Error", message: messageOf(error) };
  nodes = 0;
  return { isError: true, name: text(error.name), message: text(error.message), props: encodeMembers(error, [error]) };
}

export function messageOf(error) {
  try {
    return text(error?.message ?? error);
  } catch {
    return "something that has no text"; // a getter or toString of the answer's own
  }
}
