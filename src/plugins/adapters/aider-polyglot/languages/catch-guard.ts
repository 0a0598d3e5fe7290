/**
 * A header that stands in the place of `catch.hpp` and includes it, once it has made sure that no macro of the answer is
 * in force. A test includes the answer's header before Catch, in one translation unit, where a `#define REQUIRE(x)` or a
 * `#define Catch Mine` would decide what every check means.
 *
 * @param test Text of the test, which no macro may change the meaning of.
 * @param library Text of Catch itself.
 * @param path Where Catch itself lies, as seen from the header.
 */
export function catchGuard(test: string, library: string, path: string): string {
  const names = new Set([...macrosOf(library), ...wordsOf(bodiesOf(library)), ...wordsOf(test)]);
  return [
    "// Stands in the place of Catch, which is included below once no macro is in the way.",
    "#if __INCLUDE_LEVEL__ != 1",
    '#error "Catch is for the tests alone"',
    "#endif",
    ...[...names].sort().flatMap((name) => [`#ifdef ${name}`, `#error "an answer must not define ${name}"`, "#endif"]),
    `#include ${JSON.stringify(path)}`,
    "",
  ].join("\n");
}

/** Everything Catch defines or is configured by, but no macro of the system's, which a header may bring. */
const macrosOf = (library: string): readonly string[] => {
  const defined = [...library.matchAll(/^[ \t]*#[ \t]*define[ \t]+([A-Z]\w*)/gm)].map(([, name]) => name ?? "");
  const configured = [...library.matchAll(/\bCATCH_CONFIG_\w+/g)].map(([name]) => name);
  return [...defined, ...configured].filter((name) => !SYSTEM.includes(name));
};

/** What Catch defines on some systems only, unless it is there. */
const SYSTEM: readonly string[] = ["NOMINMAX", "WIN32_LEAN_AND_MEAN"];

/** Names in code that are macros of nobody: all but those in capitals, such as `INT_MAX`. */
function wordsOf(source: string): readonly string[] {
  const code = source.replace(NO_CODE, " ");
  return [...code.matchAll(/\b[A-Za-z_]\w*/g)].map(([word]) => word).filter((word) => /^(?!_).*[a-z]/.test(word));
}

/** Comments, strings, characters, directives. */
const NO_CODE =
  /\/\*[^]*?\*\/|\/\/.*|R"(\w*)\([^]*?\)\1"|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|^[ \t]*#.*(?:\\\n.*)*/gm;

/** What the macros of Catch stand for. */
const bodiesOf = (library: string): string =>
  [...library.matchAll(/^[ \t]*#[ \t]*define[ \t]+\w+(?:\([^)]*\))?((?:.*\\\n)*.*)/gm)]
    .map(([, body]) => body)
    .join("\n");
