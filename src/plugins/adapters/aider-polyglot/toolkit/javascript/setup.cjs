// Runs in the tests' own context before the test file, and with that before the solution: makes what a wrong answer
// could be made to look right with unchangeable, or checks after each test that it is unchanged.
const fail = (what) => {
  throw new Error(`The tests' machinery was changed: ${what}`);
};

const matchers = globalThis[Symbol.for("$$jest-matchers-object")].matchers;
expect.extend = () => fail("expect.extend was called");
expect.addEqualityTesters = () => fail("expect.addEqualityTesters was called");
expect.addSnapshotSerializer = () => fail("expect.addSnapshotSerializer was called");
for (const name of Reflect.ownKeys(matchers)) Object.freeze(matchers[name]);
Object.freeze(matchers);
Object.freeze(expect);
Object.freeze(expect.not);

const names = ["expect", "test", "it", "describe", "xtest", "xit", "xdescribe", "beforeEach", "afterEach", "beforeAll", "afterAll"];
for (const name of names) {
  const value = globalThis[name];
  if (typeof value === "function" && name !== "expect") Object.freeze(value);
  Object.defineProperty(globalThis, name, { value, writable: false, configurable: false, enumerable: true });
}

// The one polyfill of Exercism's preset that replaces what Node has: applied before anything is compared with.
require("core-js/modules/es.array.push");

// Functions of constructors are not assigned to by honest code; those of prototypes are shadowed by it, so they can
// only be compared.
const builtIns = [Object, Array, Number, String, Boolean, Symbol, Map, Set, WeakMap, Date, RegExp, Promise, Error];
for (const owner of [Object, Array, Number, Symbol, Reflect, JSON, Math]) {
  for (const key of Reflect.ownKeys(owner)) {
    const found = Object.getOwnPropertyDescriptor(owner, key);
    if (found.configurable && "value" in found)
      Object.defineProperty(owner, key, { ...found, writable: false, configurable: false });
  }
}
const { getOwnPropertyDescriptor, is } = Object;
const shapes = builtIns.flatMap((owner) =>
  Reflect.ownKeys(owner.prototype).map((key) => [owner, key, getOwnPropertyDescriptor(owner.prototype, key)]),
);

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
  for (const [owner, key, { value, get }] of shapes) {
    const now = getOwnPropertyDescriptor(owner.prototype, key);
    if (now === undefined || !is(now.value, value) || !is(now.get, get)) fail(`${owner.name}.prototype.${String(key)}`);
  }
});
