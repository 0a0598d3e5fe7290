import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { headOf, tailOf } from "#core/cut-text.ts";
import { printable, quotedOutput } from "#core/printable.ts";

describe("output of a program, quoted in a message", () => {
  it.each([
    ["colours", "npm \u001b[31merror\u001b[0m 404", "npm error 404"],
    ["a title and a link", "\u001b]0;npm install\u0007see \u001b]8;;https://a.test\u001b\\here", "see here"],
    ["a bar that was painted over itself", "10 %\r50 %\r100 %\ndone\r\n", "100 %\ndone\n"],
    ["a bar that was erased", "\u001b[2K\u001b[1Gresolving\r\u001b[Kresolved\r", "resolved"],
    ["tabs", "\tat Object", "    at Object"],
    ["lines that end with two returns", "one\r\r\ntwo", "one\ntwo"],
  ])("is read without %s", (_, said, quoted) => {
    expect(quotedOutput(said)).toBe(quoted);
    expect(printable(quotedOutput(said))).toBe(quoted);
  });

  it("is left as it is where it says nothing to a terminal", () => {
    const plain = fc.string({ unit: fc.constantFrom("a", " ", "\n", "é", "漢", "🙂", "[", "m", "]") });
    fc.assert(fc.property(plain, (text) => quotedOutput(text) === text));
  });
});

describe("a text that is cut", () => {
  it("keeps whole characters, and as many as there is room for", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.nat(20), (text, units) => {
        for (const [cut, whole] of [
          [headOf(text, units), text.startsWith(headOf(text, units))],
          [tailOf(text, units), text.endsWith(tailOf(text, units))],
        ] as const) {
          expect(whole).toBe(true);
          expect(cut).not.toMatch(/\p{Cs}/u);
          expect(cut.length).toBeGreaterThanOrEqual(Math.min(units, text.length) - 1);
          expect(cut.length).toBeLessThanOrEqual(units);
        }
      }),
    );
  });
});
