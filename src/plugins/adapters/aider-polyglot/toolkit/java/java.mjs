/** Grades a Java exercise: compiles the answer and the tests, and runs the tests in a JVM of their own. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { exercise, main, root, runTests, show, tool } from "./grading.mjs";

const SOURCES = "src/main/java";
/** Nobody is let into the tests' process from outside, or out of it. */
const CLOSED = ["-XX:+DisableAttachMechanism", "-Djdk.lang.Process.launchMechanism=POSIX_SPAWN"];
const prepared = process.env.POLYGLOT_JAVA;
const { tests, classes, needsLibraries } = exercise();
const forAnswers = needsLibraries ? jarsIn("for-answers") : [];
const forTests = jarsIn("for-tests");
const [answerOut, testsOut] = ["answer", "tests"].map((name) => join(import.meta.dirname, name));

await main(async () => {
  const answer = listSources();
  if (answer.length === 0) show(`There is no .java file in ${SOURCES}.\n`);
  if (answer.length === 0 || !(await compile(answer))) return {};

  const results = [];
  let report = "";
  let ended = false;
  const onMessage = (message) => {
    const [status, rest] = message.split("\t");
    if (status === "end") ended = true;
    else if (status === "report") report += Buffer.from(rest, "base64").toString();
    else results.push({ name: rest, status });
  };
  // What Gradle's `test` would set: assertions on, half a gigabyte of heap.
  const settings = ["-ea", "-Xmx512m", "-Dfile.encoding=UTF-8"];
  const modules = ["-p", joined(...forTests, join(prepared, "grader.jar"))];
  const path = ["-cp", joined(join(prepared, "warm.jar"), testsOut, ...forAnswers, answerOut)];
  const jvm = [join(prepared, "runtime/bin/java"), ...archive("tests.jsa"), ...settings, ...CLOSED];
  await runTests([...jvm, ...modules, ...path, "-m", "grader/grader.RunTests", ...classes], { onMessage });
  if (!ended) report += "The tests did not come to their end.\n";
  return { built: true, ended, tests: results, report };
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
  const program = ["java", ...archive("compile.jsa"), "-cp", joined(...forTests, join(prepared, "compile.jar")), "Compile"];
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
