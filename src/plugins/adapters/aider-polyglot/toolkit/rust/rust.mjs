/**
 * Grades a Rust exercise: builds the answer's library and the tests by the exercise's own manifest, to which only the
 * answer's dependencies are added, and runs each test program.
 */
import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ask, exercise, main, root, runTests, show } from "./grading.mjs";

const { head, targets, lastTest } = exercise();
const RESERVED = new Set(["std", "core", "alloc", "proc_macro", "proc-macro", "test"]);
const prepared = process.env.POLYGLOT_RUST;
// As little as possible is written: nobody debugs these programs or builds them twice.
const env = { ...process.env, CARGO_INCREMENTAL: "0", CARGO_PROFILE_DEV_DEBUG: "0", CARGO_TERM_COLOR: "never" };

await main(async () => {
  const dependencies = await dependenciesOfAnswer();
  if (dependencies === null) return {};
  writeFileSync("Cargo.toml", manifest(dependencies));
  for (const path of ["Cargo.lock", "target"]) rmSync(path, { recursive: true, force: true });
  if (dependencies.length > 0) linkCompiledCrates();
  const programs = await build();
  if (programs === null) return {};

  const tests = [];
  let ended = true;
  let suspicion = null;
  for (const [target, program] of programs) {
    const run = await runProgram(target, program);
    tests.push(...run.tests);
    ended &&= run.ended;
    suspicion ??= run.suspicion;
  }
  return { built: true, ended, tests, suspicion };
});

/** What the answer's manifest asks of the registry, as lines of a manifest; null when it cannot be read. */
async function dependenciesOfAnswer() {
  const text = await ask(["cargo", "metadata", "--no-deps", "--offline", "--format-version", "1"], { env });
  if (text === null) return null;
  const { packages } = JSON.parse(text);
  const answer = packages.find((one) => one.manifest_path === join(root, "Cargo.toml"));
  const wanted = (answer?.dependencies ?? []).filter(({ kind, optional }) => kind === null && !optional);
  const refused = wanted.filter((one) => !isFromRegistry(one));
  for (const { name } of refused) show(`warning: the dependency ${name} is left out: only the registry may serve one.\n`);
  return wanted.filter(isFromRegistry).map((one) => {
    const name = one.rename ?? one.name;
    const parts = [
      `package = ${JSON.stringify(one.name)}`,
      `version = ${JSON.stringify(one.req)}`,
      `features = ${JSON.stringify(one.features)}`,
      `default-features = ${one.uses_default_features}`,
    ];
    return `${JSON.stringify(name)} = { ${parts.join(", ")} }`;
  });
}

/** A crate called `std` would come before the real one in every path of the tests. */
function isFromRegistry({ name, rename, source, path, target }) {
  const names = [name, rename];
  return source?.startsWith("registry+") && !path && target === null && !names.some((one) => RESERVED.has(one));
}

function manifest(dependencies) {
  const tests = targets.map(({ name, path }) => `[[test]]\nname = ${JSON.stringify(name)}\npath = ${JSON.stringify(path)}\n`);
  return [head, "[dependencies]", ...dependencies, "", ...tests].join("\n");
}

/** Cargo only reads what is up to date, so links to the prepared files do, and what is not there is compiled beside them. */
function linkCompiledCrates() {
  for (const folder of [".fingerprint", "build", "deps"]) {
    const [from, to] = [join(prepared, "target/debug", folder), join("target/debug", folder)];
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from)) symlinkSync(join(from, name), join(to, name));
  }
}

/** Test programs by the name of their target, or null. */
async function build() {
  const named = targets.flatMap(({ name }) => ["--test", name]);
  const format = "--message-format=json-render-diagnostics";
  const messages = await ask(["cargo", "test", "--no-run", "--offline", "--quiet", format, ...named], { env });
  if (messages === null) return null;
  const artifacts = messages
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line))
    .filter(({ executable, target }) => executable && target.kind.includes("test"));
  return artifacts.map(({ executable, target }) => [target.name, executable]).sort();
}

/**
 * Runs one test program, one test after the other in the order of their names. The last is the grader's own: it repeats
 * the secret that it reads from standard input, which shows that the program got so far.
 */
async function runProgram(target, program) {
  let output = "";
  let ended = false;
  const onText = (text) => {
    output += text;
    return ended && text === "ok\n" ? "" : withoutLastTest(text);
  };
  const argv = [program, "--include-ignored", "--test-threads=1", "--color=never"];
  const settings = { ...env, CARGO_MANIFEST_DIR: root };
  const { code } = await runTests(argv, { env: settings, onText, onMessage: () => (ended = true) });
  const tests = readTests(output).map(([name, status]) => ({ name: `${target}::${name}`, status }));
  const own = tests.filter(({ name }) => name !== `${target}::${lastTest}`);
  const twice = own.find(({ name }, index) => own.findIndex((other) => other.name === name) !== index);
  if (twice !== undefined) return { tests: [], ended, suspicion: `The output tells of ${twice.name} twice.` };
  const failed = own.some(({ status }) => status !== "passed");
  if (ended && (code === 0) === failed) {
    return { tests: own, ended, suspicion: `${target} ended with exit code ${code}, which its output does not fit.` };
  }
  if (!ended) show(`\nThe tests of ${target} did not come to their end.\n`);
  return { tests: own, ended, suspicion: null };
}

/** Each test's name and fate. What a test prints by itself may stand between the two. */
function readTests(output) {
  const heads = [...output.matchAll(/^test (\S+)(?: - should panic)? \.\.\. /gm)];
  return heads.map((match, index) => {
    const until = heads[index + 1]?.index ?? output.search(/\n\n(?:failures:|test result: )/);
    const said = output.slice(match.index + match[0].length, until < 0 ? undefined : until).trimEnd();
    return [match[1], /ok(?: <.*>)?$/.test(said) ? "passed" : /ignored/.test(said) ? "skipped" : "failed"];
  });
}

/** The output as it would be without the grader's own test. */
function withoutLastTest(text) {
  if (text.startsWith(`test ${lastTest} ... `)) return "";
  return text
    .replace(/^running (\d+) tests?$/m, (_, count) => `running ${count - 1} test${count === "2" ? "" : "s"}`)
    .replace(/^(test result: \w+\. )(\d+)( passed)/m, (_, before, count, after) => before + (count - 1) + after);
}
