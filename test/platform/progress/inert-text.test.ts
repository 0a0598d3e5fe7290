import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ascii } from "#platform/progress/inert-text.ts";

describe("text for a terminal that shows ASCII alone", () => {
  it("keeps what our own signs say", () => {
    expect(ascii("+48.1 pp (95 % interval −25.0 to +68.3), ± 2 × 3 … → next – all")).toBe(
      "+48.1 pp (95 % interval -25.0 to +68.3), +/- 2 x 3 ... -> next - all",
    );
    expect(ascii("  ✓ held\n  ✗ failed")).toBe("  yes held\n  no failed");
  });

  it("keeps letters without their accents, and says that there was something where it has no more", () => {
    expect(ascii("modèle 漢字")).toBe("modele ??");
  });

  it("is ASCII whatever comes, as many lines as before", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(ascii(text)).toMatch(/^[\n\x20-\x7e]*$/);
        expect(ascii(text).split("\n")).toHaveLength(text.split("\n").length);
      }),
    );
  });
});
