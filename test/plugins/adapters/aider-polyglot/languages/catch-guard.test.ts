import { describe, expect, it } from "vitest";
import { catchGuard } from "#plugins/adapters/aider-polyglot/languages/catch-guard.ts";

const library = [
  "#ifndef NOMINMAX",
  "#define NOMINMAX",
  "#endif",
  "#if defined(CATCH_CONFIG_DISABLE)",
  "#define REQUIRE( ... ) (void)(0)",
  "#else",
  "  #  define REQUIRE( ... ) Catch::check( \\",
  "      static_cast<bool>(__VA_ARGS__) )",
  "#endif",
].join("\n");

const test = [
  '#include "tide.h"',
  'TEST_CASE("no \\" water") { // dry',
  "    /* at low tide */ REQUIRE(tide::depth(INT_MAX) == 'x');",
  '    REQUIRE(R"x(raw "text")x" != tide::name);',
  "}",
].join("\n");

describe("the header in the place of Catch", () => {
  const guard = catchGuard(test, library, "../real.hpp");
  const refused = [...guard.matchAll(/^#ifdef (\w+)$/gm)].map(([, name]) => name);

  it("refuses an answer that defines a macro of Catch's, or one that configures it", () => {
    expect(refused).toEqual(expect.arrayContaining(["REQUIRE", "CATCH_CONFIG_DISABLE"]));
  });

  it("refuses one that gives a word of the test, or of what Catch's macros stand for, another meaning", () => {
    expect(refused).toEqual(expect.arrayContaining(["tide", "depth", "name", "Catch", "check", "static_cast", "bool"]));
  });

  it("takes no offence at words in comments, strings and directives, nor at macros of the system", () => {
    for (const word of [
      "water",
      "dry",
      "low",
      "raw",
      "text",
      "include",
      "h",
      "x",
      "INT_MAX",
      "NOMINMAX",
      "__VA_ARGS__",
    ])
      expect(refused).not.toContain(word);
  });

  it("includes Catch itself last, for the test alone", () => {
    expect(guard.startsWith("//")).toBe(true);
    expect(guard).toContain("#if __INCLUDE_LEVEL__ != 1\n#error");
    expect(guard.endsWith('#include "../real.hpp"\n')).toBe(true);
  });
});
