/** Grades a JavaScript exercise: runs its tests with jest, in a process that tells of them behind the grader's secret. */
import { join } from "node:path";
import { exercise, main, runTests } from "./grading.mjs";

const { tests } = exercise();
const timeoutMs = process.argv[3];
const program = join("node_modules", "jest", "bin", "jest.js");
const settings = ["--config", ".polyglot/jest.config.json", "--ci", "--runInBand", "--testTimeout", timeoutMs];

await main(async () => {
  let run = null;
  const { code } = await runTests([process.execPath, program, ...settings, "--runTestsByPath", ...tests], {
    onMessage: (message) => (run = JSON.parse(message)),
  });
  if (run === null) return { report: "The tests did not come to their end.\n" };
  const suspicion = run.tampered.length > 0 ? `The tests' machinery was changed: ${run.tampered[0]}` : null;
  return { built: true, ended: run.success && code === 0, tests: run.tests, report: run.report, suspicion };
});
