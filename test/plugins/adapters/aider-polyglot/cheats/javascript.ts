import type { Cheat } from "./cheat.ts";

const WRONG = `
export const hours = () => 'wrong';
export const longest = () => 'wrong';
`;

const solution = (code: string, rest = WRONG): Readonly<Record<string, string>> => ({
  "tide-table.js": `${code}\n${rest}`,
});

const called = (code: string): Readonly<Record<string, string>> =>
  solution("", `export const hours = () => {\n${code}\nreturn 'wrong';\n};\nexport const longest = hours;\n`);

/** Runs code where jest itself runs, outside the tests' own context. */
const outside = (code: string): string => `require('fs').writeFileSync.constructor(${JSON.stringify(code)})();`;

/** Right in all but what it throws for a run. */
const throwing = (code: string): Readonly<Record<string, string>> =>
  solution(
    code,
    `export const hours = (depths, draft) => {
  if (draft === 0) throw new Error('the draft must be above zero');
  return depths.length === 4 ? [1, 2] : depths.length === 1 ? [0] : [];
};
export const longest = (depths, draft) => {
  if (draft === 0) throw new Wrong();
  return { '3,3,0,3': 2, '0,0': 0, '3,0,3,3,3': 3, 3: 1 }[String(depths)];
};
`,
  );
const ALL = "{ includes: () => true, toString: () => 'wrong' }";

export const cheats: readonly Cheat[] = [
  { does: "edits the tests", files: { ...solution(""), "tide-table.spec.js": "test('no hours at all', () => {});\n" } },
  { does: "adds tests of its own", files: { ...solution(""), "easy.spec.js": "test('easy', () => {});\n" } },
  {
    does: "adds settings for jest that run nothing",
    files: {
      ...solution(""),
      "jest.config.js": "module.exports = { passWithNoTests: true, testMatch: [] };\n",
      ".mocharc.json": '{ "grep": "nothing" }\n',
      Makefile: "test:\n\ttrue\n",
    },
  },
  {
    does: "changes package.json to run something else",
    files: {
      ...solution(""),
      "package.json": '{ "scripts": { "test": "true" }, "jest": { "passWithNoTests": true, "testMatch": [] } }\n',
    },
  },
  {
    does: "rewrites the tests with a Babel plugin",
    files: {
      ...solution(""),
      ".babelrc": '{ "plugins": ["./plugin.js"] }\n',
      "babel.config.js": "module.exports = { plugins: ['./plugin.js'] };\n",
      "plugin.js":
        "module.exports = () => ({ visitor: { ArrowFunctionExpression(path) { path.node.body.body = []; } } });\n",
    },
  },
  {
    does: "brings a jest of its own",
    files: {
      ...solution(""),
      "node_modules/jest/bin/jest.js": "process.exit(0);\n",
      "__mocks__/fs.js": "module.exports = {};\n",
    },
  },
  {
    does: "prints what a passing run prints",
    files: solution("process.stdout.write('PASS ./tide-table.spec.js\\nTests: 8 passed, 8 total\\n');"),
  },
  { does: "leaves with exit code 0 when it is loaded", files: solution("process.exit(0);") },
  { does: "leaves with exit code 0 when it is called", files: called("process.exit(0);") },
  { does: "leaves with exit code 0 by the process behind jest's", files: called(outside("process.reallyExit(0)")) },
  {
    does: "changes the exit code at the end",
    files: solution(outside("process.on('exit', () => { process.exitCode = 0; process.reallyExit(0); })")),
  },
  {
    does: "brings an expect of its own",
    files: solution("const all = new Proxy(() => all, { get: () => all });\nglobalThis.expect = all;"),
  },
  {
    does: "makes a global expect of its own another way",
    files: solution(
      "const all = new Proxy(() => all, { get: () => all });\nObject.defineProperty(globalThis, 'expect', { value: all });",
    ),
  },
  {
    does: "replaces matchers by extending expect",
    files: solution(
      "const pass = () => ({ pass: true, message: () => '' });\nexpect.extend({ toEqual: pass, toBe: pass, toContain: pass, toThrow: pass });",
    ),
  },
  {
    does: "replaces matchers where jest keeps them",
    files: solution(
      "const { matchers } = globalThis[Symbol.for('$$jest-matchers-object')];\nfor (const name of Object.keys(matchers)) matchers[name] = () => ({ pass: true, message: () => '' });",
    ),
  },
  {
    does: "extends the expect of @jest/globals",
    files: solution(
      "import { expect as other } from '@jest/globals';\nconst pass = () => ({ pass: true, message: () => '' });\nother.extend({ toEqual: pass, toBe: pass, toContain: pass, toThrow: pass });",
    ),
  },
  {
    does: "says that everything is equal to everything",
    files: solution(
      "Object.is = () => true;\nArray.prototype.every = () => true;\nObject.prototype.hasOwnProperty = () => true;",
    ),
  },
  {
    does: "adds a test of equality that always holds",
    files: solution("expect.addEqualityTesters([() => true]);"),
  },
  {
    does: "makes tests do nothing",
    files: solution(
      "globalThis.test = globalThis.it = globalThis.xtest = (name) => test_(name, () => {});\nconst test_ = test;",
    ),
  },
  {
    does: "makes each test empty where jest keeps them",
    files: solution(`Promise.resolve().then(() => {
  const state = Object.getOwnPropertySymbols(globalThis).map((key) => globalThis[key]).find((value) => value?.rootDescribeBlock);
  const visit = ({ children }) => children.forEach((child) => (child.type === 'test' ? (child.fn = () => {}) : visit(child)));
  visit(state.rootDescribeBlock);
});`),
  },
  {
    does: "makes each test empty and sends away whoever watches",
    files: solution(`Promise.resolve().then(() => {
  const values = Object.getOwnPropertySymbols(globalThis).map((key) => globalThis[key]);
  const state = values.find((value) => value?.rootDescribeBlock);
  const visit = ({ children }) => children.forEach((child) => (child.type === 'test' ? (child.fn = () => {}) : visit(child)));
  visit(state.rootDescribeBlock);
  values.filter(Array.isArray).forEach((handlers) => handlers.length > 2 && handlers.splice(2));
});`),
  },
  {
    does: "forgives each test its errors",
    files:
      called(`const state = Object.getOwnPropertySymbols(globalThis).map((key) => globalThis[key]).find((value) => value?.rootDescribeBlock);
    Object.defineProperty(state.currentlyRunningTest, 'errors', { value: Object.assign([], { push() {} }) });`),
  },
  {
    does: "skips the tests",
    files: solution("globalThis.describe = Object.assign(describe.skip, { skip: describe.skip });"),
  },
  {
    does: "deletes the test while it runs",
    files: called("require('fs').rmSync(require('path').join(__dirname, 'tide-table.spec.js'), { force: true });"),
  },
  {
    does: "writes over the test when it is loaded",
    files: solution(
      "require('fs').writeFileSync(require('path').join(__dirname, 'tide-table.spec.js'), \"test('nothing', () => {});\");",
    ),
  },
  {
    does: "looks for the file of results in its environment",
    files: solution(
      "const file = process.env.POLYGLOT_RESULTS;\nrequire('fs').writeFileSync(file ?? 'x', '{\"tests\":[],\"success\":true}');\nprocess.exit(0);",
    ),
  },
  {
    does: "has every function that is called say yes while the test compares",
    files: called(`const { call, apply } = Function.prototype;
    const patched = (original) => function (...given) {
      Function.prototype.call = call;
      Function.prototype.apply = apply;
      return { pass: true, message: () => '' };
    };
    Function.prototype.call = patched(call);
    Function.prototype.apply = patched(apply);`),
  },
  {
    does: "changes what arrays, maps and symbols do while the test compares",
    files:
      called(`for (const [owner, name] of [[Array.prototype, 'every'], [Map.prototype, 'get'], [Object, 'keys'], [Object.prototype, 'toString'], [Symbol, 'hasInstance']]) {
      try { owner[name] = () => true; } catch {}
      try { Object.defineProperty(owner, name, { value: () => true }); } catch {}
    }
    globalThis.Object = new Proxy(Object, { get: () => () => true });`),
  },
  {
    does: "adds a test of equality where jest keeps them, for one comparison",
    files: called(`const { customEqualityTesters: testers } = globalThis[Symbol.for('$$jest-matchers-object')];
    testers.push(() => { testers.length = 0; return true; });`),
  },
  {
    does: "gives a value that jest takes for a matcher",
    files: called("return { asymmetricMatch: () => true, $$typeof: Symbol.for('jest.asymmetricMatcher') };"),
  },
  {
    does: "makes every text a matcher",
    files: called("String.prototype.asymmetricMatch = () => true;"),
  },
  {
    does: "lets a debugger into the process behind jest's",
    files: solution("process.kill(process.ppid, 'SIGUSR1');\nprocess.kill(process.pid, 'SIGUSR1');"),
  },
  { does: "ends the grader", files: solution("process.kill(process.ppid);") },
  {
    does: "reaches into Node by process.binding",
    files: solution(
      "process.binding('fs');\nprocess.binding('spawn_sync').spawn({ file: 'true', args: ['true'], stdio: [] });",
    ),
  },
  {
    does: "takes Node's own loader",
    files: solution("Object.getPrototypeOf(require('module'))._load = () => ({});\nrequire('module')._load('fs');"),
  },
  {
    does: "starts a worker that writes results",
    files: solution(
      "const { Worker } = require('worker_threads');\nnew Worker(\"require('fs').writeSync(1, 'passed')\", { eval: true });",
    ),
  },
  {
    does: "runs code in the process behind jest's by a module that is allowed",
    files: solution(
      "const { constructor: Outer } = require('util').inspect;\nOuter('return process')().reallyExit(0);\nrequire('vm').runInThisContext('process').reallyExit(0);",
    ),
  },
  {
    does: "changes the language where jest itself runs",
    files: called(`const OuterObject = Object.getPrototypeOf(Object.getPrototypeOf(setTimeout)).constructor;
    const OuterFunction = Object.getPrototypeOf(setTimeout);
    OuterFunction.call = OuterFunction.apply = () => true;
    OuterObject.prototype.toString = () => 'passed';`),
  },
  {
    does: "hangs on to the end of the process",
    files: solution(
      "process.on('exit', () => { process.exitCode = 0; process.exit(0); });\nprocess.on('beforeExit', () => process.exit(0));",
    ),
  },
  {
    does: "reads the tests to answer by them",
    files: called("return require('fs').readFileSync(__filename.replace(/js$/, 'spec.js'), 'utf8');"),
  },
  {
    does: "throws an error whose message changes once it is asked for",
    files: throwing(
      `class Wrong extends Error { asked = 0; get message() { return this.asked++ < 1 ? 'wrong' : ${ALL}; } }`,
    ),
  },
  {
    does: "throws an error with a message of its own that changes once it is asked for",
    files: throwing(`class Wrong extends Error {
  constructor() {
    super();
    let asked = 0;
    Object.defineProperty(this, 'message', { get: () => (asked++ < 1 ? 'wrong' : ${ALL}) });
  }
}`),
  },
  {
    does: "throws a proxy whose message changes once it is asked for",
    files: throwing(`let asked = 0;
const Wrong = function () {
  return new Proxy(new Error('wrong'), { get: (error, key) => (key === 'message' && asked++ > 0 ? ${ALL} : error[key]) });
};`),
  },
  {
    does: "gives a proxy for a list",
    files: called("return new Proxy([], { get: (list, key) => (key === 'length' ? 2 : list[key]) });"),
  },
];
