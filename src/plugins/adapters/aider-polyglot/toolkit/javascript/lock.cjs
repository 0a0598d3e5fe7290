// Makes what the language itself brings unchangeable in one realm, as hardened JavaScript does: an answer that patches
// `Function.prototype.call` or `Map` decides otherwise what its tests compare. New properties may still be added.

/** What a program may replace for its own purposes without touching a comparison, or what tools set as they go along. */
const FREE = new Set(["stackTraceLimit", "prepareStackTrace"]);
/** What honest classes override by assignment, even where they are no classes of `Object` alone. */
const OVERRIDDEN = new Set(["toString", "valueOf", "toLocaleString", "toJSON", "constructor", "push", "concat"]);
/** Globals of the language: every one of them is a way to what others rely on. */
const GLOBALS =
  "Object Function Array Number Boolean String Symbol BigInt Math JSON Reflect Proxy Promise RegExp Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError Map Set WeakMap WeakSet WeakRef FinalizationRegistry ArrayBuffer SharedArrayBuffer DataView Atomics Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array Float32Array Float64Array BigInt64Array BigUint64Array Date Intl Iterator parseInt parseFloat isNaN isFinite decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape eval".split(
    " ",
  );
/** What no global leads to, but literals do. */
const HIDDEN = `[function* () {}, async function () {}, async function* () {}, [][Symbol.iterator](), ""[Symbol.iterator](),
  new Map()[Symbol.iterator](), new Set()[Symbol.iterator](), "".matchAll(/./g), (function* () {})(), (async function* () {})()]`;

/** `realm` is a global object, `hidden` the value of `HIDDEN` there. */
function lock(realm, hidden = [function* () {}, async function () {}, async function* () {}]) {
  const { defineProperty, getOwnPropertyDescriptor, getPrototypeOf } = Object;
  const names = GLOBALS.filter((name) => getOwnPropertyDescriptor(realm, name) !== undefined);
  const done = new Set();
  const next = [...names.map((name) => realm[name]), ...hidden];
  const isObject = (value) => (typeof value === "object" && value !== null) || typeof value === "function";
  const errors = realm.Error;
  while (next.length > 0) {
    const owner = next.pop();
    if (!isObject(owner) || owner === realm || done.has(owner)) continue;
    done.add(owner);
    next.push(getPrototypeOf(owner));
    const isPrototype = isObject(owner.constructor) && owner.constructor.prototype === owner;
    const isWide =
      owner === realm.Object.prototype || owner === errors.prototype || getPrototypeOf(owner) === errors.prototype;
    for (const key of Reflect.ownKeys(owner)) {
      const isMaker = owner === realm.Function.prototype && key === "constructor";
      const found = getOwnPropertyDescriptor(owner, key);
      next.push(found.value, found.get, found.set);
      if (!found.configurable || FREE.has(key)) continue;
      // Every class made by hand sets it, and whoever prints an object looks for it as it is.
      if (isWide && key === "constructor") continue;
      if (!("value" in found)) defineProperty(owner, key, { ...found, configurable: false });
      else if (isWide || (isPrototype && OVERRIDDEN.has(key) && !isMaker)) defineProperty(owner, key, inherited(owner, key, found));
      else defineProperty(owner, key, { ...found, writable: false, configurable: false });
    }
  }
  for (const name of names) {
    const found = getOwnPropertyDescriptor(realm, name);
    if (found.configurable) defineProperty(realm, name, { ...found, writable: false, configurable: false });
  }
}

/** Unchangeable where it is, and yet to be shadowed by assignment where it is inherited, as honest code does. */
function inherited(owner, key, { value, enumerable }) {
  const { defineProperty } = Object;
  const { hasOwn = (object, name) => Object.prototype.hasOwnProperty.call(object, name) } = Object;
  return {
    enumerable,
    configurable: false,
    get: () => value,
    set(own) {
      if (this === owner) throw new TypeError(`The tests' machinery was changed: ${String(key)} of a built-in`);
      if (hasOwn(this, key)) this[key] = own;
      else defineProperty(this, key, { value: own, writable: true, enumerable: true, configurable: true });
    },
  };
}

module.exports = { lock, HIDDEN };
