import type { EnvironmentSpec } from "#core/environment.ts";
import type { Language } from "../language.ts";
import { tools, withTexts } from "../toolkit.ts";
import { filesIn, gradeCommand, graderOf, resultsOf, suspicionOf, textOf } from "./graded-run.ts";

const MANIFEST = "Cargo.toml";
/** Sorts after every test of an exercise, and so runs last. */
const LAST_TEST = "zzzz_the_end";

/**
 * Rust through Cargo, without a network. `Cargo.toml` is an answer's to edit, but only what it asks of the registry is
 * taken over into the exercise's own manifest: targets, features, profiles, build scripts, paths and patches could each
 * decide what is tested. Unit and documentation tests of the answer's own are not run.
 *
 * Results are read from the stable output of the test programs, run without `cargo test` in between: JSON would need a
 * nightly compiler, or a variable that turns unstable features on in the answer as well.
 */
export const rust: Language = {
  id: "rust",
  toolchains: [
    {
      id: "cargo",
      probe: ["cargo", "--version"],
      version: /cargo (\d+(?:\.\d+)*)/,
      atLeast: [1, 85],
      install: "curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh -s -- -y --profile minimal",
    },
    {
      id: "cc",
      probe: ["cc", "--version"],
      version: /(\d+(?:\.\d+)+)/,
      install: "apt-get install gcc libc6-dev",
    },
  ],
  environments: () => [crates],
  graded: (exercise) =>
    new Map([
      ...filesIn(exercise, ["tests"]),
      ...withTexts(exercise.files, exercise.tests, gradedTest),
      ...graderOf("rust/rust.mjs", {
        head: manifestHead(textOf(exercise.files, MANIFEST)),
        targets: exercise.tests.map((path) => ({ name: targetOf(path), path })),
        lastTest: LAST_TEST,
      }),
    ]),
  protected: () => [
    "tests/**",
    "benches/**",
    "examples/**",
    "src/bin/**",
    "src/main.rs",
    "**/build.rs",
    "**/.cargo/**",
    "rust-toolchain{,.toml}",
    "{.,}{rustfmt,clippy}.toml",
    "Makefile",
  ],
  byproducts: ["target/**", "**/target/**", "Cargo.lock"],
  verify: (_exercise, timeoutMs) => gradeCommand(timeoutMs),
  results: (_exercise, evidence) => resultsOf(evidence),
  suspicion: (_exercise, evidence) => suspicionOf(evidence),
};

const crates: EnvironmentSpec = {
  id: "crates",
  files: new Map([...tools("rust", ["Cargo.toml", "Cargo.lock", "prepare.sh", "home/config.toml"], "")]),
  build: [{ argv: ["sh", "prepare.sh"], timeoutMs: 900_000 }],
  checks: [{ argv: ["toolchain/cargo", "--version"], timeoutMs: 30_000 }],
  toolchains: ["cargo"],
  provides: {
    path: ["toolchain"],
    env: { POLYGLOT_RUST: "{environment}", CARGO_HOME: "{environment}/home" },
  },
};

/**
 * The exercise's manifest without its dependencies, which are the answer's to name, and without looking for any target
 * but the library and the tests.
 */
export function manifestHead(manifest: string): string {
  const isHeader = (line: string): boolean => /^\s*\[/.test(line);
  const kept: string[] = [];
  let dropping = false;
  for (const line of manifest.split(/\r?\n/)) {
    if (isHeader(line))
      dropping = /^\s*\[+\s*((dev-|build-)?dependencies|lib|test|bin|bench|example|lints)\b/.test(line);
    if (!dropping) kept.push(line);
    if (/^\s*\[package\]/.test(line)) kept.push(...ONLY_NAMED_TARGETS);
  }
  return `${kept.join("\n").trimEnd()}\n\n[lib]\npath = "src/lib.rs"\n`;
}

const ONLY_NAMED_TARGETS = [
  "build = false",
  ...["bins", "examples", "tests", "benches"].map((kind) => `auto${kind} = false`),
];

/**
 * The test with the standard library's own assertions, whatever macro of that name the answer exports, and with a last
 * test that repeats what it reads from standard input, which is how the grader knows that the tests came to their end.
 */
export function gradedTest(text: string): string {
  const asserted = text.replace(
    /(?<![\w:$!])((?:debug_)?assert(?:_eq|_ne)?|panic|unreachable|matches)!(?=\s*[([{])/g,
    "::std::$1!",
  );
  return `${asserted.replace(/(?<![\r\n])$/, "\n")}
#[test]
fn ${LAST_TEST}() {
    let mut end = ::std::string::String::from("\\x1e");
    ::std::io::Read::read_to_string(&mut ::std::io::stdin(), &mut end).unwrap();
    end.push_str("end\\x1e\\n");
    ::std::io::Write::write_all(&mut ::std::io::stdout(), end.as_bytes()).unwrap();
}
`;
}

const targetOf = (path: string): string => path.replace(/^.*\//, "").replace(/\.rs$/, "");
