/**
 * Grades a Go exercise. The answer is looked at for what no answer needs before it is built with its tests, of each of
 * which the testing package tells on a pipe that only the teller holds.
 */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ask, exercise, main, read, runTests, show } from "./grading.mjs";

const { fixed, own } = exercise();
const prepared = process.env.POLYGLOT_GO;
const [withTeller, program] = ["teller.mod", "graded.test"].map((name) => join(import.meta.dirname, name));
const STATUS = { PASS: "passed", FAIL: "failed", SKIP: "skipped" };

await main(async () => {
  const found = await ask([join(prepared, "check-answer"), ...fixed]);
  if (found === null) return {};
  if (found !== "") return { built: true, suspicion: found.trim().split("\n")[0] };
  const manifest = readFileSync("go.mod", "utf8");
  writeFileSync(withTeller, `${manifest}\nrequire 0 v0.0.0\n\nreplace 0 => ${join(prepared, "teller")}\n`);
  // Built and vetted as published; what runs in the place of the tests does nothing yet.
  const build = ["go", "test", "-count=1", `-modfile=${withTeller}`, "-o", program, "-exec", "true", "."];
  const { code: built, text } = await read(build);
  if (built !== 0) {
    show(text);
    return {};
  }
  for (const path of fixed) rmSync(path); // Nobody reads what is expected there any more.

  let code = null;
  let suspicion = null;
  const onMessage = (message) => {
    const [kind, what] = message.split("\t");
    if (kind === "end") code = what;
    else suspicion = what;
  };
  const argv = [program, "-test.v=test2json", "-test.paniconexit0", "-test.timeout=0"];
  const { reports } = await runTests(argv, { onMessage, onText: withoutMarks, reports: true });
  const tests = readTests(reports);
  const ended = code !== null;
  const report = withoutMarks(reports) + (ended ? "" : "\nThe tests did not come to their end.\n");
  show(report);
  if (ended && (code !== "0") !== tests.some(({ status }) => status === "failed")) {
    suspicion ??= `The tests ended with ${code}, which does not fit what was told of them.`;
  }
  return { built: true, ended, tests, suspicion, report };
});

/** Each test's name and fate, without the one that is the grader's. */
function readTests(reports) {
  const told = [...reports.matchAll(/^\x16 *--- (PASS|FAIL|SKIP): (.+) \(\d+\.\d+s\)$/gm)];
  return told.map(([, status, name]) => ({ name, status: STATUS[status] })).filter(({ name }) => name !== own);
}

/** What a person would have read. */
function withoutMarks(text) {
  const lines = text.replaceAll("\x16", "").split("\n");
  return lines.filter((line) => !/^(=== (RUN|PAUSE|CONT|NAME) |\s*--- (PASS|SKIP): |PASS$|FAIL$)/.test(line)).join("\n");
}
