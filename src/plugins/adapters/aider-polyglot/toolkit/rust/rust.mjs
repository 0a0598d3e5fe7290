/**
 * Grades a Rust exercise: builds the answer's library and the tests by the exercise's own manifest, to which only the
 * answer's dependencies are added, and runs each test program.
 */
import { rmSync, writeFileSync } from "node:fs";
import { build } from "./build.mjs";
import { dependenciesOfAnswer, manifest, takeOver } from "./crates.mjs";
import { exercise, main, show } from "./grading.mjs";
import { runProgram } from "./programs.mjs";

const { targets } = exercise();

await main(async () => {
  const dependencies = await dependenciesOfAnswer();
  if (dependencies === null) return {};
  writeFileSync("Cargo.toml", manifest(dependencies));
  for (const path of ["Cargo.lock", "target"]) rmSync(path, { recursive: true, force: true });
  takeOver(dependencies.map(({ crate }) => crate));
  const { programs, suspicion: found } = await build();
  if (found !== null) return { built: true, suspicion: found };
  if (programs === null) return {};
  for (const { path } of targets) rmSync(path); // Nobody reads what is expected there any more.

  const tests = [];
  let report = "";
  let ended = true;
  let suspicion = null;
  for (const [target, program] of programs) {
    const run = await runProgram(target, program);
    tests.push(...run.tests);
    report += run.report;
    ended &&= run.ended;
    suspicion ??= run.suspicion;
  }
  show(report);
  return { built: true, ended, tests, suspicion, report };
});
