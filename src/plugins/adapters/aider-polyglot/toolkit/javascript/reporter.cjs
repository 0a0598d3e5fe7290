// Writes what became of each test. Loaded before any test file, so that nothing of the solution's can be in its way.
const { writeFileSync } = require("node:fs");
const { seen } = require("./environment.cjs");
const { POLYGLOT_RESULTS: file } = process.env;
delete process.env.POLYGLOT_RESULTS;
const { stringify } = JSON;

module.exports = class {
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
    writeFileSync(file, stringify({ tests, success, tampered: seen.tampered }), { flag: "wx" });
  }
};
