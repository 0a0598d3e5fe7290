// Writes what became of each test. Loaded before any test file, so that nothing of the solution's can be in its way.
const { writeFileSync } = require("node:fs");
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
    const success = run.numFailedTests === 0 && run.numRuntimeErrorTestSuites === 0;
    writeFileSync(file, stringify({ tests, success }), { flag: "wx" });
  }
};
