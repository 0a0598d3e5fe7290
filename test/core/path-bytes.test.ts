import fc from "fast-check";
import { expect, it } from "vitest";
import { isPlainText, pathBytes, pathFromBytes } from "#core/path-bytes.ts";

it("brings any bytes there and back", () => {
  const nearUtf8 = fc.array(
    fc.constantFrom(0x61, 0x80, 0xbf, 0xc3, 0xa9, 0xe2, 0x82, 0xac, 0xf0, 0x9f, 0x98, 0x80, 0xed, 0xa0, 0xff),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.uint8Array(),
        nearUtf8.map((bytes) => Uint8Array.from(bytes)),
      ),
      (bytes) => {
        expect([...pathBytes(pathFromBytes(bytes))]).toEqual([...bytes]);
      },
    ),
  );
});

it("leaves UTF-8 as it is, a byte order mark included", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (name) => {
      const text = `\ufeff${name}`;
      expect(pathFromBytes(pathBytes(text))).toBe(text);
    }),
  );
});

it("writes a byte that is not UTF-8 as a lone surrogate", () => {
  const latin = pathFromBytes(Uint8Array.of(0x63, 0x61, 0x66, 0xe9));
  expect(latin).toBe("caf\udce9");
  expect(isPlainText(latin)).toBe(false);
  expect(isPlainText("\u{1f480}")).toBe(true);
});

it("refuses a surrogate that stands for no byte", () => {
  expect(() => pathBytes("a\ud800")).toThrow(/cannot be a file name/);
});
