import { describe, expect, it } from "vitest";
import { gradedTest, manifestHead } from "#plugins/adapters/aider-polyglot/languages/rust.ts";

describe("the manifest a Rust exercise is graded by", () => {
  const manifest = [
    "[dependencies]",
    'time = "0.3"',
    "",
    "[package]",
    'edition = "2021"',
    'name = "tide"',
    "",
    "[features]",
    "io = []",
    "",
    '[[test]]\nname = "own"\nharness = false',
    "",
    '[lints.clippy]\nnew_without_default = "allow"',
  ];

  it("keeps what the exercise says of itself and leaves dependencies to the answer", () => {
    const head = manifestHead(manifest.join("\n"));
    expect(head).toContain('name = "tide"');
    expect(head).toContain("[features]\nio = []");
    expect(head).not.toMatch(/time|harness|clippy/);
  });

  it("looks for no target but the library and no build script, whatever its line ends are", () => {
    const head = manifestHead(manifest.join("\r\n"));
    expect(head).toMatch(/^\[package\]\nbuild = false\nautobins = false\nautoexamples = false\nautotests = false/m);
    expect(head).toMatch(/\[lib\]\npath = "src\/lib.rs"\n$/);
  });
});

describe("a Rust test as it is graded", () => {
  it("asserts with the standard library, whatever the answer exports", () => {
    const text = "assert_eq!(a, b); assert!{c} assert_ne ! (d); panic!(e);";
    expect(gradedTest(text)).toMatch(
      /^::std::assert_eq!\(a, b\); ::std::assert!\{c\} assert_ne ! \(d\); ::std::panic!\(e\);\n/,
    );
  });

  it("leaves alone what says already where a macro is from, and names that only end like one", () => {
    const text = "std::assert!(a); my_assert!(b); $assert!(c); assert!";
    expect(gradedTest(text).startsWith(`${text}\n`)).toBe(true);
  });

  it("ends with the grader's own test, which sorts after all others", () => {
    const [, name = ""] = /fn (\w+)\(\) \{\n    let mut end/.exec(gradedTest("#[test]\nfn zoo() {}\n")) ?? [];
    expect(["zoo", name, "a::b", "zz"].sort().at(-1)).toBe(name);
  });
});
