// Runs in the tests' own context before the test file, and with that before the solution: makes what a wrong answer
// could be made to look right with unchangeable, or checks after each test that it is unchanged.
const fail = (what) => {
  throw new Error(`The tests' machinery was changed: ${what}`);
};

/** Objects of a value that are looked at; of more, the rest is believed. */
const LOOKS = 10_000;

const { isProxy } = require("util").types;
const { HIDDEN, lock } = require("./lock.cjs");

const kept = globalThis[Symbol.for("$$jest-matchers-object")];
const { matchers } = kept;
expect.extend = () => fail("expect.extend was called");
expect.addEqualityTesters = () => fail("expect.addEqualityTesters was called");
expect.addSnapshotSerializer = () => fail("expect.addSnapshotSerializer was called");
for (const name of Reflect.ownKeys(matchers)) Object.freeze(matchers[name]);
for (const part of [matchers, kept.customEqualityTesters, kept]) Object.freeze(part);
Object.freeze(expect);
Object.freeze(expect.not);
const honest = honestly(expect);
Object.freeze(Object.assign(honest, expect));
globalThis.expect = honest;

const names = ["expect", "test", "it", "describe", "xtest", "xit", "xdescribe", "beforeEach", "afterEach", "beforeAll", "afterAll"];
for (const name of names) {
  const value = globalThis[name];
  if (typeof value === "function" && name !== "expect") Object.freeze(value);
  Object.defineProperty(globalThis, name, { value, writable: false, configurable: false, enumerable: true });
}

// The one polyfill of Exercism's preset that replaces what Node has: applied before anything is compared with.
require("core-js/modules/es.array.push");

lock(globalThis, eval(HIDDEN));

// Whether what is wrong is still found to be wrong.
const wrong = [
  () => expect({ a: [1] }).toEqual({ a: [2] }),
  () => expect(1).toBe(2),
  () => expect([1]).toContain(2),
  () => expect(() => 1).toThrow(),
];
const isFound = (check) => {
  const { assertionCalls } = expect.getState();
  try {
    check();
    return false;
  } catch {
    return true;
  } finally {
    expect.setState({ assertionCalls });
  }
};

afterEach(() => {
  for (const check of wrong) if (!isFound(check)) fail(`${check} does not fail`);
});

/** An `expect` that refuses what brings its own idea of equality along; jest would ask it. */
function honestly(original) {
  const isMatcher = (value) =>
    value !== null && value !== undefined && typeof Object(value).asymmetricMatch === "function";
  const looks = (value, left) => {
    if (isMatcher(value)) fail("the answer gave a matcher for a value");
    if (left.size >= LOOKS || typeof value !== "object" || value === null || left.has(value)) return;
    left.add(value);
    for (const key of Object.keys(value)) {
      const found = Object.getOwnPropertyDescriptor(value, key);
      if (found !== undefined && "value" in found) looks(found.value, left);
    }
  };
  return function expect(...given) {
    if (given.length > 0) looks(given[0], new Set());
    const asked = original(...given);
    if (typeof given[0] === "function") throwing(asked, original(plainly(given[0])));
    else if (typeof given[0]?.then === "function") rejecting(asked, () => original(given[0].catch(refuse)).rejects);
    return asked;
  };
}

const NATIVE = [Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError].map(({ prototype }) => prototype);

/** Whoever asks what is thrown for its message, be it twice, is told the same text. */
function told(error) {
  if (typeof error !== "object" || error === null) return error;
  if (isProxy(error)) fail("what was thrown is a proxy");
  let owner = error;
  while (owner !== null && !Object.prototype.hasOwnProperty.call(owner, "message")) owner = Object.getPrototypeOf(owner);
  if (owner === null || NATIVE.includes(owner)) return error;
  const found = Object.getOwnPropertyDescriptor(owner, "message");
  const value = found.get === undefined ? found.value : error.message;
  if ((typeof value === "object" && value !== null) || typeof value === "function") fail("the message of what was thrown is no text");
  // One that may be frozen is left as it is: what stands for it has all else from it.
  return found.get === undefined ? error : Object.create(error, { message: { value } });
}

const refuse = (error) => {
  throw told(error);
};

function plainly(run) {
  return function (...given) {
    try {
      return run.apply(this, given);
    } catch (error) {
      return refuse(error);
    }
  };
}

function throwing(asked, plain) {
  for (const name of ["toThrow", "toThrowError"]) {
    asked[name] = plain[name];
    asked.not[name] = plain.not[name];
  }
}

function rejecting(asked, make) {
  Object.defineProperty(asked, "rejects", { get: make, configurable: true });
}
