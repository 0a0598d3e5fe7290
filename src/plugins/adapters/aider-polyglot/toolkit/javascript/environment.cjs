// What is around tests and solution. It watches the run from outside the context that these share: which function was
// given for a test, whether that very function ran, and how it ended; the reporter compares it with what jest says in
// the end. And it keeps to itself what leads out of that context.
const { readFileSync } = require("node:fs");
const { join } = require("node:path");
const { TestEnvironment } = require("jest-environment-node");
const { default: Runtime } = require("jest-runtime");

/** Full names of the tests that were seen to pass, and what was seen to be wrong. */
const seen = { passed: [], tampered: [] };

const nameOf = ({ name, parent }) => (parent?.parent ? `${nameOf(parent)} ${name}` : name);

class Watching extends TestEnvironment {
  given = new Set();
  failed = new Set();

  async setup() {
    await super.setup();
    closeProcess(this.global.process);
  }

  handleTestEvent(event) {
    const { name, test } = event;
    if (name === "setup") hideState(this.global);
    if (name === "add_test") this.given.add(event.fn);
    if (name === "test_fn_start" && !this.given.has(test.fn)) seen.tampered.push(`the test ${nameOf(test)}`);
    if (name === "test_fn_failure" || name === "hook_failure") this.failed.add(test);
    if (name === "test_fn_success" && !this.failed.has(test)) seen.passed.push(nameOf(test));
  }
}

/** Has nobody find where jest keeps the tests, neither in this realm nor in the tests'. */
function hideState(realm) {
  const isState = (key) => typeof key === "symbol" && key.description === "JEST_STATE_SYMBOL";
  for (const key of Object.getOwnPropertySymbols(realm).filter(isState)) {
    Object.defineProperty(realm, key, { value: realm[key], writable: true, configurable: true, enumerable: false });
  }
  const { Object: theirs, Reflect: reflection } = realm;
  for (const [owner, name] of [
    [Object, "getOwnPropertySymbols"],
    [theirs, "getOwnPropertySymbols"],
    [Reflect, "ownKeys"],
    [reflection, "ownKeys"],
  ]) {
    const original = owner[name];
    if (original.isFiltered) continue;
    const filtered = (target) => original(target).filter((key) => !isState(key));
    owner[name] = Object.assign(filtered, { isFiltered: true });
  }
  for (const owner of [Object, theirs]) {
    const original = owner.getOwnPropertyDescriptors;
    owner.getOwnPropertyDescriptors = (target) => {
      const all = original(target);
      for (const key of Object.getOwnPropertySymbols(target)) if (isState(key)) delete all[key];
      return target === realm ? Object.fromEntries(Object.entries(all)) : all;
    };
  }
}

/** What a program can do to itself and to others, and no solution of an exercise has to. */
const POWERS =
  "binding _linkedBinding dlopen kill _kill _debugProcess _debugEnd _startProfilerIdleNotifier reallyExit abort mainModule getBuiltinModule execve setuid setgid setUncaughtExceptionCaptureCallback".split(
    " ",
  );

function closeProcess(theirs) {
  for (const name of POWERS) {
    const value = () => {
      seen.tampered.push(`process.${name} was called`);
      throw new Error(`process.${name} is not there while answers are graded`);
    };
    Object.defineProperty(theirs, name, { value, writable: false, configurable: false, enumerable: false });
  }
}

/** Modules of Node that lead nowhere else. */
const PURE = new Set(
  "assert assert/strict buffer console crypto events os path path/posix perf_hooks process punycode querystring readline stream stream/promises string_decoder timers timers/promises url util util/types".split(
    " ",
  ),
);
// What the tests themselves use cannot be kept from the solution, which shares their context.
const { tests, modules } = JSON.parse(readFileSync(join(__dirname, "exercise.json"), "utf8"));

// Once the first test file is asked for, and unless jest loads something for itself.
let isOpen = true;
let inside = 0;
const { requireModule, requireInternalModule, _requireCoreModule: required } = Runtime.prototype;
Runtime.prototype.requireModule = function (from, ...rest) {
  if (tests.some((path) => from === join(__dirname, "..", path))) isOpen = false;
  return requireModule.call(this, from, ...rest);
};
Runtime.prototype.requireInternalModule = function (...given) {
  inside += 1;
  try {
    return requireInternalModule.apply(this, given);
  } finally {
    inside -= 1;
  }
};
Runtime.prototype._requireCoreModule = function (given, ...rest) {
  const name = given.replace(/^node:/, "");
  if (isOpen || inside > 0 || PURE.has(name) || modules.includes(name)) return required.call(this, given, ...rest);
  seen.tampered.push(`the module ${name} was asked for`);
  throw new Error(`The module ${name} is not there while answers are graded`);
};
const globals = Runtime.prototype.getGlobalsFromEnvironment;
Runtime.prototype.getGlobalsFromEnvironment = function () {
  return { ...globals.call(this), expect: this._environment.global.expect };
};

module.exports = Watching;
module.exports.seen = seen;
