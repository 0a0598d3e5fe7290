import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineDiff, type LineDiff } from "#engine/change/line-diff.ts";

const text = fc
  .tuple(fc.array(fc.constantFrom("a", "b", "c", "", "\r"), { maxLength: 40 }), fc.constantFrom("", "\n"))
  .map(([lines, end]) => lines.join("\n") + end);

describe("lineDiff", () => {
  it("holds every line of both sides that differs, and nothing that does not fit", () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(applied(before, lineDiff(before, after))).toBe(after);
      }),
    );
  });

  it("never replaces more than the longest common subsequence leaves over", () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const [a, b] = [linesOf(before), linesOf(after)];
        const common = longestCommon(a, b);
        const { added, removed } = lineDiff(before, after);
        expect([added, removed]).toEqual([b.length - common, a.length - common]);
      }),
    );
  });

  it("keeps three lines of context and joins hunks that would touch", () => {
    const lines = Array.from({ length: 30 }, (_, i) => `${i}\n`);
    const far = lines.with(5, "x\n").with(13, "y\n").join("");
    const near = lines.with(5, "x\n").with(12, "y\n").join("");
    const places = (diff: LineDiff) => diff.hunks.map(({ oldStart, oldLines }) => [oldStart, oldLines]);
    expect(places(lineDiff(lines.join(""), far))).toEqual([
      [3, 7],
      [11, 7],
    ]);
    expect(places(lineDiff(lines.join(""), near))).toEqual([[3, 14]]);
  });

  it("gives up looking for the smallest change where that would take forever, and still gives a right one", () => {
    const sequence = (seed: number): string => {
      let state = seed;
      const next = (): number => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0);
      return Array.from({ length: 20_000 }, () => `${(next() >>> 16) % 50}\n`).join("");
    };
    const before = `first\n${sequence(1)}last\n`;
    const after = `first\n${sequence(77)}last\n`;
    const diff = lineDiff(before, after);
    expect(applied(before, diff)).toBe(after);
    expect(diff).toMatchObject({ added: 20_000, removed: 20_000 });
  });

  it("compares very long lines that are nearly alike", () => {
    const long = "x".repeat(100_000);
    const side = (name: string): string => Array.from({ length: 200 }, (_, i) => `${long}${name}${i}\n`).join("");
    expect(lineDiff(side("a"), side("b"))).toMatchObject({ added: 200, removed: 200 });
  });
});

/** Applies a diff the way a patch program does, checking every line it says is there. */
function applied(before: string, { hunks }: LineDiff): string {
  const lines = linesOf(before);
  const result: string[] = [];
  let at = 0;
  for (const { oldStart, oldLines, newStart, newLines, lines: signed } of hunks) {
    const start = oldLines === 0 ? oldStart : oldStart - 1;
    result.push(...lines.slice(at, start));
    expect(result.length).toBe(newLines === 0 ? newStart : newStart - 1);
    at = start;
    for (const line of signed) {
      if (!line.startsWith("+")) expect(lines[at++]).toBe(line.slice(1));
      if (!line.startsWith("-")) result.push(line.slice(1));
    }
    expect(at).toBe(start + oldLines);
  }
  return [...result, ...lines.slice(at)].join("");
}

const linesOf = (whole: string): string[] => whole.match(/[^\n]*\n|[^\n]+$/g) ?? [];

function longestCommon(a: readonly string[], b: readonly string[]): number {
  let row: number[] = Array.from({ length: b.length + 1 }, () => 0);
  for (const line of a) {
    const next = [0];
    for (const [i, other] of b.entries()) next.push(line === other ? row[i]! + 1 : Math.max(row[i + 1]!, next[i]!));
    row = next;
  }
  return row.at(-1)!;
}
