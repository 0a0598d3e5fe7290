/** Grades a Java exercise: compiles the answer and the tests, and runs the tests in a JVM of their own. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { exercise, main, root, runTests, show, tool } from "./grading.mjs";

const SOURCES = "src/main/java";
const prepared = process.env.POLYGLOT_JAVA;
const { tests, classes, needsLibraries } = exercise();
const forAnswers = needsLibraries ? jarsIn("for-answers") : [];
const forTests = [...jarsIn("for-tests"), join(prepared, "graded.jar")];
const [answerOut, testsOut] = ["answer", "tests"].map((name) => join(import.meta.dirname, name));

await main(async () => {
  const answer = listSources();
  if (answer.length === 0) show(`There is no .java file in ${SOURCES}.\n`);
  if (answer.length === 0 || !(await compile(answer))) return {};

  const results = [];
  let ended = false;
  const onMessage = (message) => {
    const [status, name] = message.split("\t");
    if (status === "end") ended = true;
    else results.push({ name, status });
  };
  // What Gradle's `test` would set: assertions on, half a gigabyte of heap.
  const settings = ["-ea", "-Xmx512m", "-Dfile.encoding=UTF-8"];
  const path = joined(...forTests, testsOut, ...forAnswers, answerOut);
  await runTests(["java", ...archive("tests.jsa"), ...settings, "-cp", path, "RunTests", ...classes], { onMessage });
  if (!ended) show("\nThe tests did not come to their end.\n");
  return { built: true, ended, tests: results };
});

function compile(answer) {
  const list = (name, paths) => {
    mkdirSync(join(import.meta.dirname, name));
    const file = join(import.meta.dirname, `${name}.txt`);
    writeFileSync(file, paths.join("\n"));
    return file;
  };
  const forAnswer = [joined(...forAnswers), list("answer", answer), answerOut];
  const forTheTests = [joined(...forTests), list("tests", tests), testsOut];
  const program = ["java", ...archive("compile.jsa"), "-cp", joined(...forTests), "Compile"];
  return tool([...program, ...forAnswer, ...forTheTests]);
}

/** Loaded classes as they were when the environment was made; passed over where they do not fit. */
function archive(name) {
  return ["-Xshare:auto", `-XX:SharedArchiveFile=${join(prepared, name)}`, "-XX:TieredStopAtLevel=1"];
}

function jarsIn(folder) {
  const names = readdirSync(join(prepared, folder)).filter((name) => name.endsWith(".jar"));
  return names.sort().map((name) => join(prepared, folder, name));
}

/** Relative to the copy, as the compiler's messages then show them. Links are not followed. */
function listSources() {
  if (!existsSync(SOURCES)) return [];
  return readdirSync(SOURCES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".java"))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}

function joined(...paths) {
  return paths.filter((path) => path !== "").join(":");
}
