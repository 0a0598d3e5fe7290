import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RunError } from "#core/errors.ts";
import { createOutputKeeper } from "#platform/exec/output-keeper.ts";

const keep = (bytes: Uint8Array, pieces: readonly number[], keepBytes: number) => {
  using keeper = createOutputKeeper(null, keepBytes);
  let at = 0;
  for (const piece of [...pieces, bytes.length]) {
    keeper.write(bytes.subarray(at, at + piece));
    at = Math.min(bytes.length, at + piece);
  }
  return keeper.output();
};

const text = fc.array(fc.constantFrom("a", "é", "€", "😀", "\n"), { maxLength: 200 }).map((all) => all.join(""));
const pieces = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 20 });

describe("an output keeper", () => {
  it("keeps a short output as it is, however it is cut into pieces", () => {
    fc.assert(
      fc.property(text, pieces, (whole, cuts) => {
        const bytes = Buffer.from(whole);
        expect(keep(bytes, cuts, bytes.length)).toEqual({ text: whole, totalBytes: bytes.length, truncated: false });
      }),
    );
  });

  it("keeps whole characters of head and tail, within its limit, and counts what is left out", () => {
    fc.assert(
      fc.property(text, pieces, fc.integer({ min: 0, max: 120 }), (whole, cuts, keepBytes) => {
        const bytes = Buffer.from(whole);
        fc.pre(bytes.length > keepBytes);
        const output = keep(bytes, cuts, keepBytes);
        const [, head = "", leftOut, tail = ""] = /^([^]*)\n\[(\d+) bytes left out\]\n([^]*)$/.exec(output.text) ?? [];
        expect(output).toMatchObject({ totalBytes: bytes.length, truncated: true });
        expect(whole.startsWith(head) && whole.endsWith(tail)).toBe(true);
        const kept = Buffer.byteLength(head) + Buffer.byteLength(tail);
        expect(kept + Number(leftOut)).toBe(bytes.length);
        expect(kept).toBeLessThanOrEqual(keepBytes);
        expect(kept).toBeGreaterThanOrEqual(keepBytes - 6);
      }),
    );
  });

  it("takes any bytes: what is not UTF-8 becomes U+FFFD, a byte order mark stays", () => {
    expect(keep(Uint8Array.of(0x61, 0xff, 0x62), [], 10).text).toBe("a\ufffdb");
    expect(keep(Uint8Array.of(0xef, 0xbb, 0xbf, 0x62), [], 10).text).toBe("\ufeffb");
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 60 }),
        pieces,
        fc.integer({ min: 0, max: 30 }),
        (bytes, cuts, keepBytes) => {
          expect(keep(bytes, cuts, keepBytes).totalBytes).toBe(bytes.length);
        },
      ),
    );
  });

  it("names the file that it cannot create", () => {
    const open = () => createOutputKeeper("/no/such/folder/out.txt");
    expect(open).toThrow(RunError);
    expect(open).toThrow("/no/such/folder/out.txt");
  });
});
