import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rowLine } from "#record/index/index-file.ts";
import { IndexLines } from "#record/index/index-lines.ts";
import { syntheticRow } from "../../support/synthetic-row.ts";
import { syntheticPlan } from "../../support/synthetic-run.ts";

const plan = syntheticPlan();
const MEGABYTE = 1024 * 1024;

describe("lines of an index that is made anew", () => {
  it("are all there in the order in which they came, whoever spelled them and however long they are", () => {
    const reason = fc
      .record({
        unit: fc.constantFrom("a", "é", "€", "\u{1f600}", '"'),
        times: fc.constantFrom(0, 40, MEGABYTE / 3, MEGABYTE),
      })
      .map(({ unit, times }) => unit.repeat(times));
    fc.assert(
      fc.property(fc.array(fc.tuple(reason, fc.boolean()), { maxLength: 6 }), (entered) => {
        const lines = new IndexLines();
        let whole = "";
        for (const [reason, isSpelled] of entered) {
          const row = { ...syntheticRow(plan, { c: 0, t: 0, a: 1, class: "pass" }), reason };
          const line = Buffer.from(`before\n${rowLine(row)}`);
          if (isSpelled) lines.addSpelled(line, "before\n".length, line.length);
          else lines.add(row);
          whole += rowLine(row);
        }
        expect(Buffer.concat(lines.pieces()).equals(Buffer.from(whole))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});
