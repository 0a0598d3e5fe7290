/**
 * Grades a C++ exercise: builds it by its own build file, around the prepared runner, looks at what the answer was
 * translated to, and runs its tests.
 */
import { rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { ask, exercise, main, root, runTests, show, tool } from "./grading.mjs";
import { readTranslation } from "./translation.mjs";
import { suspicionOfObjects } from "./objects.mjs";

const { tests, headers } = exercise();
const build = join(import.meta.dirname, "build");
// The build file names the program after the folder it lies in.
const name = basename(root);
const settings = ["-DCMAKE_CXX_COMPILER=g++", "-DEXERCISM_RUN_ALL_TESTS=1", "-DEXERCISM_COMMON_CATCH=1"];
const source = `${name.replaceAll("-", "_")}.cpp`;

await main(async () => {
  const [configured, header, body] = await Promise.all([
    ask(["cmake", "-S", import.meta.dirname, "-B", build, ...settings]),
    translate(headers.map((path) => `#include ${JSON.stringify(`../${path}`)}\n`).join("")),
    translate(`#if __has_include("../${source}")\n#include "../${source}"\n#endif\n`),
  ]);
  if (configured === null) return {};
  // No macro and no setting of the answer is in force in its tests, nor in any header that they go on to include.
  writeFileSync(join(import.meta.dirname, "undo.h"), `${header.undo}#pragma GCC reset_options\n#pragma pack()\n`);
  const found = header.suspicion ?? body.suspicion;
  if (found !== null) return { built: true, suspicion: found };
  if (!(await tool(["cmake", "--build", build, "--target", name, "--parallel", "2"]))) return {};
  const odd = await suspicionOfObjects(join(build, "exercise/CMakeFiles", `${name}.dir`), tests, source);
  if (odd !== null) return { built: true, suspicion: odd };
  for (const path of tests) rmSync(path); // Nobody reads what is expected there any more.

  const results = [];
  let report = "";
  let ended = false;
  const onMessage = (message) => {
    const [status, rest] = message.split(/\t([^]*)/);
    if (status === "end") ended = true;
    else if (status === "report") report += `${rest}\n`;
    else results.push({ name: rest, status });
  };
  await runTests([join(build, "exercise", name)], { onMessage });
  if (!ended) report += "\nThe tests did not come to their end.\n";
  show(report);
  return { built: true, ended, tests: results, report };
});

/** What becomes of these lines before they are compiled. */
async function translate(lines) {
  const path = join(import.meta.dirname, `${lines.includes("__has_include") ? "body" : "headers"}.cpp`);
  writeFileSync(path, lines);
  const argv = ["g++", "-std=c++17", "-DEXERCISM_RUN_ALL_TESTS", "-E", "-dD", "-w", path];
  return readTranslation((await ask(argv, { quiet: true })) ?? "", root);
}
