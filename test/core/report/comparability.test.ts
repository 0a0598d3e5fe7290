import { describe, expect, it } from "vitest";
import { comparabilityLine, comparabilityRows } from "#core/report/comparability.ts";
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
    ).toBe(
      "Comparable with the board: no, because 2 of its 2 conditions are not met: whole pool (here: 30 of 225); hidden tests (here: shown).",
    );
  });

  it("lists every condition, those that are not met first", () => {
    const invariants = [
      { name: "two attempts", holds: true, because: "there are" },
      { name: "hidden tests", holds: false, because: "shown" },
    ];
    expect(comparabilityRows({ benchmark: { comparability: { with: "the board", invariants } } } as Report)).toEqual([
      ["✗ not met", "hidden tests", "shown"],
      ["✓ met", "two attempts", "there are"],
    ]);
  });
});
