import { describe, expect, it } from "vitest";
import { gradedTest, manifestHead } from "#plugins/adapters/aider-polyglot/languages/rust-sources.ts";

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
    const text = "::std::assert!(a); my_assert!(b); $assert!(c); assert!";
    expect(gradedTest(text).startsWith(`${text}\n`)).toBe(true);
  });

  it("takes what decides from the standard library by name, unless the exercise wants one of the answer's", () => {
    const text = "use tide::*;\nuse std::fmt;\n#[test]\nfn a() { let r: Result = Ok(vec![]); }\n";
    expect(gradedTest(text, "pub type Result = std::result::Result<Vec<u8>, ()>;")).toMatch(
      /^use tide::\*; #\[allow\(unused\)\] use ::std::\{result::Result::Ok\};\nuse ::std::fmt;\n.*\n.*::std::vec!\[\]/,
    );
    expect(gradedTest("fn a() { hash!(vec![]) }", "macro_rules! vec { () => {} }")).toContain("{ hash!(vec![]) }");
  });

  it("has each test say what became of it, and nothing else do so", () => {
    const text = [
      '#[test]\n#[should_panic(expected = "a [b] {")]\n// why\nfn one() {',
      "#[ignore]\n#[test]\nfn $two() -> Result<(), Error> {",
      "#[cfg(test)]\nfn three() {",
    ].join("}\n");
    const told = [...gradedTest(text).matchAll(/Told\(::std::module_path!\(\), (.*?), (\w+)\);/g)];
    expect(told.map(([, name, panics]) => [name, panics])).toEqual([
      ['"one"', "true"],
      ["::std::stringify!($two)", "false"],
    ]);
  });

  it("has the grader's own tests before and after all others", () => {
    const [first = "", last = ""] = [...gradedTest("").matchAll(/^fn (\w+)\(\)/gm)].map(([, name]) => name ?? "");
    const others = ["zoo", "a::b", "zz", "Zoo", "AB"];
    expect([first, ...others, last].sort()).toEqual([first, ...others.sort(), last]);
  });
});
