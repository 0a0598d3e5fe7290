// Watches the run from outside the context that tests and solution share: which function was given for a test, whether
// that very function ran, and how it ended. The reporter compares it with what jest says in the end.
const { TestEnvironment } = require("jest-environment-node");

/** Full names of the tests that were seen to pass, and what was seen to be wrong. */
const seen = { passed: [], tampered: [] };

const nameOf = ({ name, parent }) => (parent?.parent ? `${nameOf(parent)} ${name}` : name);

class Watching extends TestEnvironment {
  given = new Set();
  failed = new Set();

  handleTestEvent(event) {
    const { name, test } = event;
    if (name === "add_test") this.given.add(event.fn);
    if (name === "test_fn_start" && !this.given.has(test.fn)) seen.tampered.push(`the test ${nameOf(test)}`);
    if (name === "test_fn_failure" || name === "hook_failure") this.failed.add(test);
    if (name === "test_fn_success" && !this.failed.has(test)) seen.passed.push(nameOf(test));
  }
}

module.exports = Watching;
module.exports.seen = seen;
