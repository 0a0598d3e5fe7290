import fc from "fast-check";
import { expect, it } from "vitest";
import { ascii } from "../../scripts/bundle/ascii.ts";

/** What a line of JavaScript comes to. */
const valueOf = (code: string): unknown => (0, eval)(code) as unknown;

it("writes text of any script in ASCII that says the same", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const quoted = JSON.stringify(text).replaceAll("`", "").replaceAll("${", "");
      for (const code of [quoted, `\`${quoted.slice(1, -1)}\``, `/[→é😀]/u.test(${quoted})`]) {
        if (/\\[^\0-\x7f]/.test(code)) continue;
        expect(ascii("some.js", code)).toMatch(/^[\0-\x7f]*$/);
        expect(valueOf(ascii("some.js", code))).toEqual(valueOf(code));
      }
    }),
  );
});

it.each(["'\\→'", "String.raw`a → b`"])("refuses %s, where an escape would say something else", (code) => {
  expect(() => ascii("some.js", code)).toThrow(/^some\.js: .* cannot be written in ASCII as it stands\.$/);
});
