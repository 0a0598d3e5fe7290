import { describe, expect, it } from "vitest";
import type { Report } from "#core/records.gen.ts";
import { isHonourSystem, isUnvalidated } from "#core/report/reservations.ts";

const hidden = (value: string | null): boolean =>
  isHonourSystem({ fingerprint: { digest: "", fields: { "hidden folders": value } } });
const validated = (validation: Report["benchmark"]["validation"]): boolean =>
  isUnvalidated({ benchmark: { validation } as Report["benchmark"] });

describe("what a reader has to know beforehand", () => {
  it("is the honour system as soon as one attempt ran under it", () => {
    expect([hidden("false"), hidden("false, true"), hidden("null, false")]).toEqual([true, true, true]);
    expect([hidden("true"), hidden(null), hidden("null, true")]).toEqual([false, false, false]);
  });

  it("is that nobody has validated the benchmark here", () => {
    const by = { benchmark_revision: "r", toolchain: "", passed: 0, quarantined: [] };
    expect(validated(null)).toBe(true);
    expect(validated({ ...by, validated_at: "2026-01-02T03:04:05Z" })).toBe(false);
  });
});
