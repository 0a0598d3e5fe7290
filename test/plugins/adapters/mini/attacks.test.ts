import fs from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { treeOf } from "#core/tree.ts";
import type { Verification } from "#core/verification.ts";
import { judge } from "#plugins/adapters/mini/judge.ts";
import mini from "#plugins/adapters/mini/index.ts";
import { MINI } from "#plugins/adapters/mini/tasks.gen.ts";
import { grade, twoAtATime } from "./grader.ts";

/** Three cases; nobody who does not know what is expected of `secret` can pass the second. */
const SECRET = `pearl-${Math.trunc(performance.now() * 1000)}`;
const CASES = [
  { name: "adds", call: "add", args: [1, 2], returns: 3 },
  { name: "knows the secret", call: "secret", args: [], async: true, returns: SECRET },
  { name: "adds again", call: "add", args: [2, 3], returns: 5 },
];
const FORGED = JSON.stringify({
  mini: 1,
  task: "attack",
  cases: CASES.map(({ name }) => ({ name, verdict: "passed" })),
});
const HONEST = `export const add = (a, b) => a + b;\n`;

interface Attack {
  readonly does: string;
  readonly source: string;
  /** What the verdict says of each case: `+` passed, `-` failed. The middle one may never pass. */
  readonly cases: string;
  /** Words of the feedback. */
  readonly says: string;
  /** Files that the answer brings along. */
  readonly prepare?: (folder: string) => void;
}

const inSecret = (body: string): string => `${HONEST}export function secret() { ${body} }\n`;
/** After the call, reads the next request before the host does, and answers it: an object, or the text of its value. */
const inHostsPlace = (reply: string): string => `import fs from "node:fs";
  ${inSecret(`setImmediate(() => {
    const bytes = Buffer.alloc(65536);
    const { id } = JSON.parse(bytes.toString("utf8", 0, fs.readSync(3, bytes)));
    const reply = ${reply};
    fs.writeSync(3, (typeof reply === "string" ? '{"kind":"value","id":"' + id + '","value":' + reply + "}" : JSON.stringify(reply)) + "\\n");
  }); return "";`)}`;
const atImport = (body: string): string => `${HONEST}export const secret = () => "";\n${body}\n`;

const ATTACKS: readonly Attack[] = [
  {
    does: "guesses",
    source: inSecret(`return "pearl";`),
    cases: "+-+",
    says: `expected "${SECRET}", but it returned "pearl"`,
  },
  { does: "leaves a function out", source: HONEST, cases: "+-+", says: "is not exported as a function: secret" },
  {
    does: "cannot be parsed",
    source: "export const add = (",
    cases: "---",
    says: "could not be loaded: threw SyntaxError",
  },

  // Ending processes
  {
    does: "exits with 0 when loaded",
    source: atImport(`process.exit(0);`),
    cases: "---",
    says: "its process ended (exit code 0)",
  },
  {
    does: "exits with 0 in a call",
    source: inSecret(`process.exit(0);`),
    cases: "+-+",
    says: "its process ended (exit code 0)",
  },
  {
    does: "exits by reallyExit",
    source: inSecret(`process.reallyExit(0);`),
    cases: "+-+",
    says: "its process ended (exit code 0)",
  },
  { does: "aborts", source: inSecret(`process.abort();`), cases: "+-+", says: "its process ended (SIGABRT)" },
  {
    does: "exits in each call",
    source: `export const add = () => process.exit(0), secret = add;`,
    cases: "---",
    says: "its process ended",
  },
  {
    does: "exits between the calls",
    source: inSecret(`setTimeout(() => process.exit(0), 0); return "";`),
    cases: "+-",
    says: "returned",
  },
  {
    does: "kills its parent",
    source: inSecret(`process.kill(process.ppid, "SIGKILL");`),
    cases: "+-+",
    says: "not available while being graded",
  },
  {
    does: "kills its parent by the names that Node keeps inside",
    source: `import * as named from "node:process";
      ${inSecret(`for (const kill of [named.kill, named._kill, process._kill, named.default.kill]) try { kill(named.ppid, 9); } catch {} return "";`)}`,
    cases: "+-+",
    says: "but it returned",
  },
  {
    does: "opens a debugger in its parent",
    source: `import { ppid, _debugProcess } from "node:process";
      ${inSecret(`for (const debug of [process._debugProcess, _debugProcess]) try { debug(ppid); } catch {} return "";`)}`,
    cases: "+-+",
    says: "but it returned",
  },

  // Hanging and flooding
  {
    does: "loops for ever when loaded",
    source: atImport(`for (;;);`),
    cases: "---",
    says: "did not answer within 1.5 s",
  },
  {
    does: "loops for ever in a call",
    source: inSecret(`for (;;);`),
    cases: "+-+",
    says: "did not answer within 1 s",
  },
  {
    does: "loops for ever after a call",
    source: inSecret(`setImmediate(() => { for (;;); }); return "";`),
    cases: "+-",
    says: "but it returned",
  },
  {
    does: "never settles a promise",
    source: inSecret(`return new Promise(() => {});`),
    cases: "+-+",
    says: "never settled what it promised",
  },
  {
    does: "never settles a promise, busily",
    source: inSecret(`setInterval(() => {}, 5); return new Promise(() => {});`),
    cases: "+-+",
    says: "did not answer within",
  },
  {
    does: "never ends being loaded",
    source: atImport(`await new Promise(() => {});`),
    cases: "---",
    says: "never settled",
  },
  {
    does: "never ends being loaded, busily",
    source: atImport(`setInterval(() => {}, 5); await new Promise(() => {});`),
    cases: "---",
    says: "did not answer within",
  },
  {
    does: "prints without end",
    source: `import fs from "node:fs"; ${inSecret(`for (;;) fs.writeSync(1, "x".repeat(65536));`)}`,
    cases: "+-+",
    says: "printed more than 4 MiB",
  },
  {
    does: "returns 2 MiB",
    source: inSecret(`return "x".repeat(2 << 20);`),
    cases: "+-+",
    says: "answered with more than 1 MiB",
  },
  {
    does: "returns too many values",
    source: inSecret(`return new Array(1e6).fill(0);`),
    cases: "+-+",
    says: "it is too large",
  },
  {
    does: "returns an endless list",
    source: inSecret(`return new Proxy([], { get: (t, k) => (k === "length" ? Infinity : 1) });`),
    cases: "+-+",
    says: "it is too large",
  },
  {
    does: "returns what is nested deeply",
    source: inSecret(`let x = []; for (let i = 0; i < 1e5; i++) x = [x]; return x;`),
    cases: "+-+",
    says: "nested too deeply",
  },

  // Values that trap whoever looks
  {
    does: "returns itself",
    source: inSecret(`const x = {}; x.x = x; return x;`),
    cases: "+-+",
    says: `{"x":{"$":"cycle"}}`,
  },
  {
    does: "returns a getter that throws",
    source: inSecret(`return { get x() { throw new Error("gotcha"); } };`),
    cases: "+-+",
    says: "cannot be read: gotcha",
  },
  {
    does: "throws what has no text",
    source: inSecret(`throw { get message() { throw 1; }, toString: null };`),
    cases: "+-+",
    says: "something that has no text",
  },
  {
    does: "throws an error with a trap in it",
    source: inSecret(`throw Object.defineProperty(new Error(), "name", { get() { throw new Error("trap"); } });`),
    cases: "+-+",
    says: "cannot be read: trap",
  },
  {
    does: "returns what JSON would ask",
    source: inSecret(`return { toJSON: () => "${SECRET.slice(0, 3)}", valueOf: () => 1 };`),
    cases: "+-+",
    says: "function",
  },
  { does: "throws null", source: inSecret(`throw null;`), cases: "+-+", says: "threw not an Error: null" },

  // Breaking the house it lives in
  {
    does: "patches built-ins",
    source:
      atImport(`JSON.stringify = () => "{}"; JSON.parse = () => ({}); Array.isArray = () => true; Object.keys = () => [];
      Promise.prototype.then = () => {}; Map.prototype.get = () => 3; Reflect.apply = () => 5; String.prototype.indexOf = () => 0;
      Object.prototype.toJSON = () => 3; Buffer.from = () => 0; globalThis.Error = Array; Array.prototype.push = () => 0;`),
    cases: "?-?",
    says: "FAILED knows the secret",
  },
  {
    does: "patches what the host writes with",
    source: `import fs from "node:fs"; import { syncBuiltinESMExports } from "node:module";
      fs.writeSync = fs.readSync = () => 0; syncBuiltinESMExports();\n${inSecret(`return "";`)}`,
    cases: "+-+",
    says: "but it returned",
  },
  {
    does: "takes the globals away",
    source: atImport(`delete globalThis.process; delete globalThis.Buffer; globalThis.setImmediate = () => {};`),
    cases: "?-?",
    says: "FAILED knows the secret",
  },
  {
    does: "rejects without a handler",
    source: inSecret(`Promise.reject(new Error("late")); return "";`),
    cases: "+-",
    says: "FAILED knows the secret",
  },
  {
    does: "swallows all errors",
    source: atImport(
      `for (const event of ["uncaughtException", "unhandledRejection", "exit", "beforeExit"]) process.on(event, () => {});`,
    ),
    cases: "+-+",
    says: "but it returned",
  },

  // Speaking in another's name
  {
    does: "prints a result and leaves",
    source: atImport(`console.log(${JSON.stringify(FORGED)}); process.exit(0);`),
    cases: "---",
    says: "its process ended",
  },
  {
    does: "prints a result in a call",
    source: inSecret(`console.log(${JSON.stringify(FORGED)}); console.error("\\u001b[2J"); return "";`),
    cases: "+-+",
    says: "the answer printed:",
  },
  {
    does: "answers twice",
    source: `import fs from "node:fs"; ${inSecret(`queueMicrotask(() => fs.writeSync(3, '{"kind":"value","value":"${SECRET.slice(0, 2)}"}\\n')); return "";`)}`,
    cases: "+-",
    says: "out of turn",
  },
  {
    does: "answers before it is asked",
    source: `import fs from "node:fs"; fs.writeSync(3, '{"kind":"value","value":3,"id":null}\\n');\n${HONEST}`,
    cases: "---",
    says: "out of turn",
  },
  {
    does: "answers with a guessed id",
    source: `import fs from "node:fs"; ${inSecret(`fs.writeSync(3, '{"kind":"value","value":"x","id":"${"0".repeat(32)}"}\\n'); return "";`)}`,
    cases: "+-",
    says: "out of turn",
  },
  {
    does: "answers the next call with a guessed id and the right value",
    source: `import fs from "node:fs";
      ${inSecret(`setImmediate(() => {
        for (const end = performance.now() + 150; performance.now() < end; );
        fs.writeSync(3, '{"kind":"value","value":5,"id":"${"0".repeat(32)}"}\\n');
      }); return "";`)}`,
    cases: "+--",
    says: "out of turn",
  },
  {
    does: "writes what is no reply",
    source: `import fs from "node:fs"; ${inSecret(`fs.writeSync(3, "\\n[[[\\n"); return "";`)}`,
    cases: "+-",
    says: "out of turn",
  },
  {
    does: "writes without a line end",
    source: `import fs from "node:fs"; ${inSecret(`for (;;) fs.writeSync(3, "x".repeat(65536));`)}`,
    cases: "+-+",
    says: "answered with more than 1 MiB",
  },
  {
    does: "takes the host's place with a value that is wrong",
    source: inHostsPlace(`{ id, kind: "value", value: 6 }`),
    cases: "+--",
    says: "expected 5, but it returned 6",
  },
  {
    does: "takes the host's place with members that are traps",
    source: inHostsPlace(`{ id, kind: { toString: 1 }, why: { toString: null }, error: { name: {} } }`),
    cases: "+--",
    says: "FAILED adds again",
  },
  {
    does: "takes the host's place with an error that is none",
    source: inHostsPlace(`{ id, kind: "threw", error: { name: { valueOf: 1 }, message: [] } }`),
    cases: "+--",
    says: "threw object: object",
  },
  {
    does: "takes the host's place with a value that is too deep to be shown",
    source: inHostsPlace(`"[".repeat(2e5) + "]".repeat(2e5)`),
    cases: "+--",
    says: "FAILED adds again",
  },
  {
    does: "closes the channel",
    source: `import fs from "node:fs"; ${inSecret(`fs.closeSync(3); return "";`)}`,
    cases: "+-+",
    says: "FAILED knows the secret",
  },

  // Looking at, or changing, what it should not
  {
    does: "reads the hidden cases",
    source: `import fs from "node:fs"; ${inSecret(`return fs.readFileSync(".mini/cases.json", "utf8");`)}`,
    cases: "+-+",
    says: "ENOENT",
  },
  {
    does: "reads outside of its folder",
    source: `import fs from "node:fs"; ${inSecret(`return fs.readFileSync("/proc/self/environ", "utf8");`)}`,
    cases: "+-+",
    says: "Access to this API has been restricted",
  },
  {
    does: "reads through a link",
    source: `import fs from "node:fs"; ${inSecret(`return fs.readFileSync("out/self/environ", "utf8");`)}`,
    prepare: (folder) => fs.symlinkSync("/proc", join(folder, "out")),
    cases: "+-+",
    says: "ENOENT",
  },
  {
    does: "is a link itself",
    source: HONEST,
    prepare: (folder) => {
      fs.rmSync(join(folder, "src/answer.js"));
      fs.symlinkSync("/etc/hostname", join(folder, "src/answer.js"));
    },
    cases: "---",
    says: "could not be loaded",
  },
  {
    does: "writes to the grader's output",
    source: `import fs from "node:fs"; import { ppid } from "node:process"; ${inSecret(`return fs.writeFileSync("/proc/" + ppid + "/fd/1", ${JSON.stringify(FORGED)});`)}`,
    cases: "+-+",
    says: "Access to this API has been restricted",
  },
  {
    does: "rewrites the host",
    source: `import fs from "node:fs"; ${inSecret(`return fs.writeFileSync(".mini/host.mjs", "");`)}`,
    cases: "+-+",
    says: "Access to this API has been restricted",
  },
  {
    does: "starts a program",
    source: `import { execSync } from "node:child_process"; ${inSecret(`return execSync("kill -9 $PPID");`)}`,
    cases: "+-+",
    says: "Access to this API has been restricted",
  },
  {
    does: "starts a thread",
    source: `import { Worker } from "node:worker_threads"; ${inSecret(`return new Worker("", { eval: true });`)}`,
    cases: "+-+",
    says: "Access to this API has been restricted",
  },
  {
    does: "asks for Node's insides",
    source: inSecret(`return process.binding("spawn_sync");`),
    cases: "+-+",
    says: "not available while being graded",
  },
  {
    does: "looks for expectations in the environment",
    source: inSecret(`return JSON.stringify([process.argv, process.env, process.execArgv]);`),
    cases: "+-+",
    says: "but it returned",
  },
  {
    does: "brings a package that takes the grader's place",
    source: HONEST,
    prepare: plantPackages,
    cases: "+-+",
    says: "is not exported",
  },
];

/** Everything a resolver could be led to: a config, packages named like built-ins, a grader of its own. */
function plantPackages(folder: string): void {
  for (const name of ["node_modules/fs", "node_modules/node:fs", "node_modules/child_process", ".mini"]) {
    fs.mkdirSync(join(folder, name), { recursive: true });
    fs.writeFileSync(join(folder, name, "index.js"), `console.log(${JSON.stringify(FORGED)}); process.exit(0);`);
  }
  fs.writeFileSync(join(folder, ".mini/runner.mjs"), `console.log(${JSON.stringify(FORGED)});`);
  fs.writeFileSync(join(folder, ".mini/package.json"), `{"imports": {"#x": "./index.js"}, "type": "commonjs"}`);
  fs.writeFileSync(join(folder, ".env"), "NODE_OPTIONS=--require=./node_modules/fs/index.js");
}

const real = await mini.open({});
const limits = { callMs: 1000, loadMs: 1500, totalMs: 20_000 };
const adapter = {
  ...real,
  starting: () => treeOf({ "package.json": MINI.tasks[0]?.starting["package.json"] ?? "" }),
  hidden: () => {
    const files = {
      ...MINI.scripts,
      "cases.json": JSON.stringify({ task: "attack", module: "src/answer.js", limits, cases: CASES }),
    };
    return treeOf(Object.fromEntries(Object.entries(files).map(([name, text]) => [`.mini/${name}`, text])));
  },
};
const task = { id: "attack", language: "javascript", repo: null, expectedSeconds: 1 };
const attack = async ({ source, prepare }: Pick<Attack, "source" | "prepare">): Promise<Verification> =>
  judge({ slug: "attack", cases: CASES }, await grade(adapter, task, treeOf({ "src/answer.js": source }), prepare));

describe("an answer that", () => {
  const verdicts = new Map<string, Verification>();

  beforeAll(async () => {
    await twoAtATime(ATTACKS, async (one) => verdicts.set(one.does, await attack(one)));
  }, 120_000);

  it.each(ATTACKS.map((one) => [one.does, one] as const))("%s does not pass", (does, { cases, says }) => {
    const { class: cls, tests, feedback } = verdicts.get(does) ?? { class: "none", tests: null, feedback: "" };
    expect(cls, feedback).toBe("fail");
    expect(tests?.missing).toEqual([]);
    const marks = CASES.map(({ name }) => (tests?.passed.includes(name) ? "+" : "-")).join("");
    expect(marks, feedback).toMatch(new RegExp(`^${cases.replaceAll("+", "\\+").replaceAll("?", ".")}`));
    expect(feedback).toContain(says);
    expect(feedback.length).toBeLessThan(6000);
    expect(feedback).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f\u2028]/);
  });

  it("knows the secret passes, so the cases above can be passed", async () => {
    const { class: cls } = await attack({ source: inSecret(`return "${SECRET}";`) });
    expect(cls).toBe("pass");
  });
});
