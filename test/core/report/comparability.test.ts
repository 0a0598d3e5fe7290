import { describe, expect, it } from "vitest";
import { comparabilityLine } from "#core/report/comparability.ts";
import type { Report } from "#core/records.gen.ts";

const lineFor = (comparability: Report["benchmark"]["comparability"]) =>
  comparabilityLine({ benchmark: { comparability } } as Report);

describe("comparability in words", () => {
  it("is yes when every invariant holds, no with every reason otherwise, and nothing where nothing is said", () => {
    const holds = { name: "whole pool", holds: true, because: "225 of 225" };
    expect(lineFor(null)).toBeNull();
    expect(lineFor({ with: "the board", invariants: [holds] })).toBe("Comparable with the board: yes.");
    expect(
      lineFor({
        with: "the board",
        invariants: [
          { ...holds, holds: false, because: "30 of 225" },
          { name: "hidden tests", holds: false, because: "shown" },
        ],
      }),
    ).toBe("Comparable with the board: no, because of whole pool (30 of 225); hidden tests (shown).");
  });
});
