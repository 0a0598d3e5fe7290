/** Grades a C++ exercise: builds it by its own build file, around the prepared runner, and runs its tests. */
import { basename, join } from "node:path";
import { ask, main, root, runTests, show, tool } from "./grading.mjs";

const build = join(import.meta.dirname, "build");
// The build file names the program after the folder it lies in.
const name = basename(root);
const settings = ["-DCMAKE_CXX_COMPILER=g++", "-DEXERCISM_RUN_ALL_TESTS=1", "-DEXERCISM_COMMON_CATCH=1"];

await main(async () => {
  const built =
    (await ask(["cmake", "-S", import.meta.dirname, "-B", build, ...settings])) !== null &&
    (await tool(["cmake", "--build", build, "--target", name, "--parallel", "2"]));
  if (!built) return {};

  const tests = [];
  let ended = false;
  const onMessage = (message) => {
    const [status, test] = message.split("\t");
    if (status === "end") ended = true;
    else tests.push({ name: test, status });
  };
  await runTests([join(build, "exercise", name)], { onMessage });
  if (!ended) show("\nThe tests did not come to their end.\n");
  return { built: true, ended, tests };
});
