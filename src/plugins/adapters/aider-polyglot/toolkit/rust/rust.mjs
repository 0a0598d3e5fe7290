/**
 * Grades a Rust exercise: builds the answer's library and the tests by the exercise's own manifest, to which only the
 * answer's dependencies are added, and runs each test program.
 */
import { copyFileSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { oddEquality } from "./equality.mjs";
import { ask, exercise, main, read, root, runTests, show } from "./grading.mjs";

/** Of what one panic is told by, in characters. */
const PANIC_LENGTH = 4_000;

const { head, targets, own, refused, methods } = exercise();
// Names of the language's own crates, and a crate that is nothing but the operating system's functions.
const RESERVED = new Set(["std", "core", "alloc", "proc_macro", "proc-macro", "test", "libc", "zzzz_polyglot"]);
/** What the compiler calls those uses of `unsafe` that stay within the language. */
const WITHIN = /^(usage of an `unsafe` block|(declaration|implementation) of an `unsafe` (function|method|trait))$/;

const prepared = process.env.POLYGLOT_RUST;
// As little as possible is written: nobody debugs these programs or builds them twice.
const env = { ...process.env, CARGO_INCREMENTAL: "0", CARGO_PROFILE_DEV_DEBUG: "0", CARGO_TERM_COLOR: "never" };

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

/** What the answer's manifest asks of the registry, as crates and lines of a manifest; null when it cannot be read. */
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
    return { crate: one.name, line: `${JSON.stringify(name)} = { ${parts.join(", ")} }` };
  });
}

/** A crate called `std` would come before the real one in every path of the tests. */
function isFromRegistry({ name, rename, source, path, target }) {
  const names = [name, rename];
  return source?.startsWith("registry+") && !path && target === null && !names.some((one) => RESERVED.has(one));
}

function manifest(dependencies) {
  const tests = targets.map(({ name, path }) => `[[test]]\nname = ${JSON.stringify(name)}\npath = ${JSON.stringify(path)}\n`);
  return [head, "[dependencies]", ...dependencies.map(({ line }) => line), "", ...tests].join("\n");
}

/**
 * What was prepared: what Cargo knows of the compiler, and the crates that the answer builds on. Cargo only reads what is up to
 * date, so links do, and what is not there is compiled beside them.
 */
function takeOver(crates) {
  mkdirSync("target");
  copyFileSync(join(prepared, "target/.rustc_info.json"), "target/.rustc_info.json");
  if (crates.length === 0) return;
  const wanted = withAllBelow(crates);
  for (const folder of [".fingerprint", "build", "deps"]) {
    const [from, to] = [join(prepared, "target/debug", folder), join("target/debug", folder)];
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from)) {
      const crate = name.replace(/-[0-9a-f]{16}(\..*)?$/, "").replaceAll("_", "-");
      if (wanted.has(crate) || wanted.has(crate.replace(/^lib/, ""))) symlinkSync(join(from, name), join(to, name));
    }
  }
}

/** The crates and those that they build on, by what was prepared, in all versions and with dashes for underscores. */
function withAllBelow(crates) {
  const below = new Map();
  for (const part of readFileSync(join(prepared, "Cargo.lock"), "utf8").split("[[package]]").slice(1)) {
    const name = /^name = "(.*)"$/m.exec(part)[1];
    const needed = [...part.matchAll(/^ "([^" ]+)/gm)].map(([, one]) => one);
    below.set(name, [...(below.get(name) ?? []), ...needed]);
  }
  const found = new Set(crates);
  for (const name of found) for (const one of below.get(name) ?? []) found.add(one); // which is looked at in turn
  return new Set([...found].map((name) => name.replaceAll("_", "-")));
}

/**
 * Resolves with the test programs by the name of their target, or null, and with what is suspicious about the answer. Of
 * the answer alone the compiler is to tell where it leaves the language, whatever its own attributes allow.
 */
async function build() {
  const named = targets.flatMap(({ name }) => ["--test", name]);
  const format = "--message-format=json";
  const { code, text } = await read(["cargo", "test", "--no-run", "--offline", "--quiet", format, ...named], {
    env: { ...env, RUSTC_WORKSPACE_WRAPPER: join(prepared, "rustc-wrapper") },
  });
  const lines = text.split("\n").filter((line) => line.startsWith("{"));
  const messages = lines.map((line) => JSON.parse(line));
  const outside = [];
  for (const { reason, message } of messages) {
    if (reason !== "compiler-message") continue;
    const lint = message.code?.code;
    if (lint === "missing_unsafe_on_extern" || (lint === "unsafe_code" && !WITHIN.test(message.message))) outside.push(message.message);
    else if (lint !== "unsafe_code" && !/^\d+ warnings? emitted$/.test(message.message)) show(message.rendered);
  }
  if (outside.length > 0) return { programs: null, suspicion: `The answer leaves the language: ${outside[0]}.` };
  if (code !== 0) return { programs: null, suspicion: null };
  const programs = messages
    .filter(({ executable, target }) => executable && target.kind.includes("test"))
    .map(({ executable, target }) => [target.name, executable])
    .sort();
  return { programs, suspicion: suspicionOfSources() };
}

/** By all that the compiler read for the library. */
function suspicionOfSources() {
  const folder = join("target/debug/deps");
  const lists = readdirSync(folder).filter((name) => name.endsWith(".d") && !lstatSync(join(folder, name)).isSymbolicLink());
  for (const list of lists) {
    const lines = readFileSync(join(folder, list), "utf8").split("\n");
    const sources = lines.filter((line) => line.endsWith(":")).map((line) => line.slice(0, -1).replaceAll("\\ ", " "));
    if (!sources.includes("src/lib.rs")) continue; // a test program, or a crate that was not prepared
    for (const source of sources) {
      const path = relative(root, resolve(root, source));
      if (/^(tests|\.polyglot|\.\.)(\/|$)/.test(path)) return `The answer reads ${path} while it is built.`;
      const code = withoutText(readFileSync(join(root, path), "latin1"));
      if (/\bzzzz_polyglot\b/.test(code)) return `The answer names what its tests tell the grader by: ${path}.`;
      const power = refused.find(({ pattern }) => new RegExp(pattern).test(code));
      const odd = methods === null ? null : oddEquality(code, methods);
      if (odd !== null) return `The answer ${odd}: ${path}.`;
      if (power !== undefined) return `The answer ${power.what}, which this exercise does not ask for: ${path}.`;
    }
  }
  return null;
}

/** Rust without comments and strings. */
function withoutText(source) {
  return source.replace(/\/\*[^]*?\*\/|\/\/.*|\br(#*)"[^]*?"\1|"(?:\\[^]|[^"\\])*"|'(?:\\.[^']*|[^'\\])'/g, " ");
}

/**
 * Runs one test program, one test after the other in the order of their names. Each says behind the secret what became
 * of it; that a test failed is believed without it as well.
 */
async function runProgram(target, program) {
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
