/** Runs the test programs of an exercise, and reads what became of each test. */
import { env } from "./cargo.mjs";
import { exercise, root, runTests } from "./grading.mjs";

const { own } = exercise();
/** Of what one panic is told by, in characters. */
const PANIC_LENGTH = 4_000;

/**
 * Runs one test program, one test after the other in the order of their names. Each says behind the secret what became
 * of it; that a test failed is believed without it as well.
 */
export async function runProgram(target, program) {
  let output = "";
  let ended = false;
  let panics = "";
  const told = new Map();
  const panicsOf = new Map();
  const onText = (text) => {
    output += text;
    return withoutHarness(text);
  };
  const onMessage = (message) => {
    const [kind, rest] = message.split(/\t([^]*)/);
    if (kind === "end") ended = true;
    else if (kind === "report") panics += cut(`${rest.replaceAll("\x1f", "\n")}\n`);
    else {
      const name = rest.replace(/^.*?::/, "");
      told.set(name, kind);
      panicsOf.set(name, panics);
      panics = "";
    }
  };
  const argv = [program, "--include-ignored", "--test-threads=1", "--color=never"];
  const settings = { ...env, CARGO_MANIFEST_DIR: root };
  const { code } = await runTests(argv, { env: settings, onText, onMessage });
  const failed = failedIn(output, told, ended);
  for (const name of failed) told.set(name, "failed");
  const tests = [...told].map(([name, status]) => ({ name: `${target}::${name}`, status }));
  const found = [...told].map(([name, status]) =>
    status === "failed" ? `test ${name} ... FAILED\n${panicsOf.get(name) ?? ""}\n` : `test ${name} ... ok\n`,
  );
  if (!ended) found.push(`${panics}The tests of ${target} did not come to their end.\n`);
  const misfits = ended && (code !== 0) !== tests.some(({ status }) => status === "failed");
  const suspicion = misfits ? `${target} ended with exit code ${code}, which does not fit what its tests told.` : null;
  return { tests, ended, suspicion, report: `Running tests/${target}.rs\n${found.join("")}` };
}

/** Tests that began and were never left, or that did not panic with the words that are expected. */
function failedIn(output, told, ended) {
  const begun = [...output.matchAll(/^test (\S+)(?: - should panic)? \.\.\. /gm)].map(([, name]) => name);
  const lost = ended ? [] : begun.filter((name) => !told.has(name) && !own.includes(name));
  const wrong = [...output.matchAll(/^test (\S+) - should panic \.\.\. FAILED$/gm)];
  return [...lost, ...wrong.flatMap(([, name]) => (told.has(name) ? [name] : []))];
}

/** The output as it would be without what the test harness says, which the report has. */
function withoutHarness(text) {
  const isFrame = /^(running \d+ tests?|(ok|FAILED)|failures:|    [\w:]+|---- \S+ stdout ----|note: .* RUST_BACKTRACE.*|test result: .*|)$/;
  const rest = text.replace(/^test \S+(?: - should panic)? \.\.\. /, "");
  return isFrame.test(rest.trimEnd()) ? "" : rest;
}

function cut(text) {
  return text.length > PANIC_LENGTH ? `${text.slice(0, PANIC_LENGTH)} ...\n` : text;
}
