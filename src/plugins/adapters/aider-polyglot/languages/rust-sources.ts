/** What of an exercise in Rust is rewritten for its grading: its manifest, and its tests. */
import { tool } from "../toolkit.ts";

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
 * The test as it is graded. Its crate is another than the answer's, and so out of reach but for names: a glob import
 * comes before the names that every file has, which are therefore said in full, or imported by name, unless the exercise
 * has the answer declare one. Each test says what became of it when it is left; one of ours before all others takes the
 * secret from standard input, and one after them says that they came to their end.
 *
 * @param exported Text that declares what the exercise wants of an answer.
 */
export function gradedTest(text: string, exported = ""): string {
  const isOwn = (name: string): boolean =>
    new RegExp(`\\b(?:struct|enum|type|fn|trait|mod|macro_rules!)\\s+${name}\\b`).test(`${exported}\n${text}`);
  const own = new Set(MACROS.filter(isOwn));
  const imported = IMPORTED.filter(
    ([name]) =>
      new RegExp(`\\b${name}\\b`).test(text) && !isOwn(name) && !new RegExp(`\\buse [^;]*\\b${name}\\b`).test(text),
  ).map(([, path]) => path);
  return `${text
    .replace(MACRO, (call, name: string) => (own.has(name) ? call : `::std::${name}!`))
    .replace(/(?<![\w:$])(std|core|alloc)::/g, "::$1::")
    .replace(/^[ \t]*use \w+::\*;/gm, (line) =>
      /\bsuper::/.test(line) || imported.length === 0
        ? line
        : `${line} #[allow(unused)] use ::std::{${imported.join(", ")}};`,
    )
    .replace(TEST_FUNCTION, (all, attributes: string, name: string) =>
      /#\[test\]/.test(attributes)
        ? `${all} let _told = crate::zzzz_polyglot::Told(::std::module_path!(), ${name.startsWith("$") ? `::std::stringify!(${name})` : JSON.stringify(name)}, ${/#\[should_panic\b/.test(attributes)});`
        : all,
    )
    .replace(/(?<![\r\n])$/, "\n")}${tool("rust/told.rs")}`;
}

const MACROS = (
  "assert assert_eq assert_ne debug_assert debug_assert_eq debug_assert_ne panic unreachable matches todo unimplemented " +
  "vec format write writeln print println eprint eprintln dbg concat stringify env option_env include_str thread_local"
).split(" ");
const MACRO = new RegExp(`(?<![\\w:$!])(${MACROS.join("|")})!(?=\\s*[([{])`, "g");

/** Names of the prelude that decide what a test means, with where they are from. */
const IMPORTED: readonly (readonly [string, string])[] = [
  ["Some", "option::Option::Some"],
  ["None", "option::Option::None"],
  ["Ok", "result::Result::Ok"],
  ["Err", "result::Result::Err"],
  ["Option", "option::Option"],
  ["Result", "result::Result"],
  ["String", "string::String"],
  ["Vec", "vec::Vec"],
  ["Box", "boxed::Box"],
  ["drop", "mem::drop"],
];

/** Attributes, name and start of a function without parameters. */
const TEST_FUNCTION =
  /((?:#\[(?:[^\]"]|"(?:\\.|[^"\\])*")*\]|\/\/.*|\s)+)(?:pub\s+)?fn\s+(\$?\w+)\s*\(\s*\)\s*(?:->[^{]+)?\{/g;
