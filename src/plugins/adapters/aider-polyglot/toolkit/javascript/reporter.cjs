// Tells of each test. Loaded before any test file: it takes the secret from standard input, and what it needs later.
const { readFileSync, writeSync } = require("node:fs");
const { lock } = require("./lock.cjs");
const { seen } = require("./environment.cjs");

const secret = readFileSync(0, "utf8").trim();
const { stringify } = JSON;
// Whoever sends a Node process this signal is let into it by its debugger, unless it is taken for something else.
process.on("SIGUSR1", () => {});
// Escape sequences would be noise to whoever reads this later.
// eslint-disable-next-line no-control-regex
const COLOURS = /\u001b\[\d*(;\d+)*m/g;

function tell(message) {
  const bytes = Buffer.from(`\n\u001e${secret}${stringify(message)}\u001e\n`);
  for (let done = 0; done < bytes.length; ) {
    try {
      done += writeSync(1, bytes, done);
    } catch (error) {
      if (error.code !== "EAGAIN") throw error; // a slow reader at the other end of a non-blocking pipe
    }
  }
}

/** Text is no code where jest itself runs: what an answer is handed from there leads to no `Function` that works. */
function closeConstructors() {
  for (const example of [function () {}, function* () {}, async function () {}, async function* () {}]) {
    const owner = Object.getPrototypeOf(example);
    const { name, prototype } = owner.constructor;
    const value = function () {
      seen.tampered.push(`${name} was called where jest runs`);
      throw new TypeError(`${name} is not there while answers are graded`);
    };
    Object.defineProperty(value, "name", { value: name });
    Object.defineProperty(value, "prototype", { value: prototype, writable: false });
    Object.defineProperty(owner, "constructor", { value, writable: false, configurable: false });
  }
}

class Reporter {
  onRunStart() {
    closeConstructors();
    lock(globalThis);
  }

  onRunComplete(_contexts, run) {
    const tests = run.testResults.flatMap(({ testResults, testExecError, failureMessage, testFilePath }) =>
      testResults.length === 0 && (testExecError || failureMessage)
        ? [{ name: `loading of ${testFilePath.split("/").pop()}`, status: "failed" }]
        : testResults.map(({ fullName, status }) => ({ name: fullName, status })),
    );
    const unseen = [...seen.passed];
    for (const { name, status } of tests) {
      if (status !== "passed") continue;
      const at = unseen.indexOf(name);
      if (at < 0) seen.tampered.push(`nobody saw ${name} pass`);
      else unseen.splice(at, 1);
    }
    const success = run.numFailedTests === 0 && run.numRuntimeErrorTestSuites === 0;
    const known = tests.map(({ name, status }) => ({
      name,
      status: status === "passed" || status === "failed" ? status : "skipped",
    }));
    const lines = tests.map(({ name, status }) => `${status === "passed" ? "✓" : "✕"} ${name}`);
    const messages = run.testResults.map(({ failureMessage }) => failureMessage ?? "");
    const report = `${[...lines, "", ...messages].join("\n")}\n`.replaceAll(COLOURS, "");
    tell({ tests: known, success, tampered: seen.tampered, report });
  }
}

module.exports = Reporter;
