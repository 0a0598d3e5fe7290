import type { EnvironmentSpec } from "#core/environment.ts";
import type { Exercise, Language } from "../language.ts";
import { GRADER, tools, withTexts } from "../toolkit.ts";
import { filesIn, gradedApart, graderOf, textOf } from "./graded-run.ts";
import { gradedTest, manifestHead } from "./rust-sources.ts";

const MANIFEST = "Cargo.toml";
const LIBRARY = "src/lib.rs";
/** Sorts before every test of an exercise, and so runs first, before anything of the answer's. */
const FIRST_TEST = "AAAA_the_start";
/** Sorts after every test of an exercise, and so runs last. */
const LAST_TEST = "zzzz_the_end";

/**
 * Rust through Cargo, without a network. `Cargo.toml` is an answer's to edit, but only what it asks of the registry is
 * taken over into the exercise's own manifest: targets, features, profiles, build scripts, paths and patches could each
 * decide what is tested. Unit and documentation tests of the answer's own are not run.
 *
 * Each test tells by itself what became of it, behind a secret that only the tests' own crate holds. What the stable
 * test harness prints is shown, and believed where it says that a test failed.
 */
export const rust: Language = {
  id: "rust",
  toolchains: [
    {
      id: "cargo",
      probe: ["cargo", "--version"],
      version: /cargo (\d+(?:\.\d+)*)/,
      atLeast: [1, 85],
      install: {
        apt: ["curl"],
        command:
          "curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh -s -- -y --profile minimal && . ~/.cargo/env",
      },
    },
    {
      id: "cc",
      probe: ["cc", "--version"],
      version: /(\d+(?:\.\d+)+)/,
      install: { apt: ["gcc", "libc6-dev"] },
    },
  ],
  environments: () => [crates],
  graded: (exercise) =>
    new Map([
      ...filesIn(exercise, ["tests"]),
      ...withTexts(exercise.files, targetsOf(exercise), (text) => gradedTest(text, publicIn(exercise))),
      ...graderOf("rust/rust.mjs", {
        head: manifestHead(textOf(exercise.files, MANIFEST)),
        targets: targetsOf(exercise).map((path) => ({ name: targetOf(path), path })),
        own: [FIRST_TEST, LAST_TEST],
        refused: powersBeyond(textOf(exercise.example, LIBRARY)),
        methods: methodsOf(exercise),
      }),
      ...tools("rust", ["build.mjs", "cargo.mjs", "crates.mjs", "equality.mjs", "programs.mjs"], GRADER),
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
  ...gradedApart(),
};

/** What Cargo would build of the tests by itself: what lies deeper is theirs to read. */
const targetsOf = ({ tests }: Exercise): readonly string[] => tests.filter((path) => /^tests\/[^/]+\.rs$/.test(path));

const crates: EnvironmentSpec = {
  id: "crates",
  files: tools(
    "rust",
    ["Cargo.toml", "Cargo.lock", "prepare.sh", "rustc-wrapper", "zzzz_polyglot.rs", "home/config.toml"],
    "",
  ),
  build: [{ argv: ["sh", "prepare.sh"], timeoutMs: 900_000 }],
  checks: [{ argv: ["toolchain/cargo", "--version"], timeoutMs: 30_000 }],
  toolchains: ["cargo"],
  provides: {
    path: ["toolchain"],
    env: { POLYGLOT_RUST: "{environment}", CARGO_HOME: "{environment}/home" },
  },
};

/** What the exercise gives of the library and what its reference makes of it. */
const publicIn = ({ files, example }: Exercise): string => `${textOf(files, LIBRARY)}\n${textOf(example, LIBRARY)}`;

/**
 * What an answer may not have at hand: each is a way to read what it is tested by, or the memory it shares with its
 * tests, and no exercise asks for one that its reference can do without.
 */
const powersBeyond = (reference: string): readonly { readonly what: string; readonly pattern: string }[] =>
  POWERS.filter(({ pattern }) => !new RegExp(pattern).test(reference));

const POWERS = [
  { what: "opens files", pattern: String.raw`\bfs\s*::|::\s*(?:\{[^}]*\b)?fs\b` },
  {
    what: "starts programs",
    pattern: String.raw`\bCommand\s*::\s*new\b|\bprocess\s*::\s*(?:Command\b|\{[^}]*\bCommand\b|\*)`,
  },
  { what: "reaches for the operating system", pattern: String.raw`\bos\s*::|::\s*(?:\{[^}]*\b)?os\b` },
  { what: "writes machine code", pattern: String.raw`\b(?:naked_|global_)?asm\b` },
  { what: "has a memory allocator of its own", pattern: String.raw`\bglobal_allocator\b` },
];

/**
 * What the tests call as methods and no trait of the exercise's own declares; null where the exercise itself has its values
 * compared with others.
 */
function methodsOf(exercise: Exercise): readonly string[] | null {
  const asked = publicIn(exercise);
  if (/\bPartialEq\s*[<,)]/.test(asked.replace(/#\[derive\([^)]*\)\]/g, ""))) return null;
  const called = targetsOf(exercise).flatMap((path) => [
    ...textOf(exercise.files, path).matchAll(/\.(\w+)\s*(?:::<|\()/g),
  ]);
  const names = new Set(called.map(([, name = ""]) => name));
  const own = new Set(
    [...asked.matchAll(/\btrait\s+\w+[^{]*\{([^}]*)/g)].flatMap(([, body = ""]) =>
      [...body.matchAll(/\bfn\s+(\w+)/g)].map(([, name]) => name),
    ),
  );
  return [...names].filter((name) => !own.has(name)).sort();
}

const targetOf = (path: string): string => path.replace(/^.*\//, "").replace(/\.rs$/, "");
