import { pEquals, plural } from "#core/format.ts";
import type { Condition } from "#core/records.gen.ts";
import { worstCase, type Completeness } from "#core/verdict/complete.ts";
import { isEquivalent } from "#core/verdict/conditions.ts";
import type { PairRule } from "#core/verdict/pair-rule.ts";
import { withPoints } from "#core/verdict/wording.ts";

const NOTHING_MISSING: Condition = { id: "robust", ok: true, text: "no trial is missing" };

/** Would the leader still win, by every condition, if each missing cell were as bad for it as can be? */
export function winIsRobust({ planned, missingCells }: Completeness, delta: number, rule: PairRule): Condition {
  if (missingCells === 0) return NOTHING_MISSING;
  const worst = rule.measure(worstCase(planned, delta > 0 ? "a" : "b"));
  const lead = delta > 0 ? worst.delta : 0 - worst.delta;
  const ok = lead > 0 && rule.conditions(worst).every((condition) => condition.ok);
  const cells = plural(missingCells, "missing trial");
  const found = `lead ${withPoints(lead)}, ${pEquals(rule.adjust(worst.p))}`;
  return {
    id: "robust",
    ok,
    text: ok
      ? `the win survives the worst case of ${cells} (${found})`
      : `the win is not robust to missing cells: the worst case of ${cells} undoes it (${found})`,
  };
}

/** Would they still be equivalent if each missing cell spoke for the one side, and if each spoke for the other? */
export function equivalenceIsRobust({ planned, missingCells }: Completeness, rule: PairRule): Condition {
  if (missingCells === 0) return NOTHING_MISSING;
  const ok = (["a", "b"] as const).every((side) =>
    isEquivalent(rule.measure(worstCase(planned, side)), rule.settings.margin),
  );
  const cells = plural(missingCells, "missing trial");
  return {
    id: "robust",
    ok,
    text: ok
      ? `the equivalence survives the worst case of ${cells} for either side`
      : `the equivalence is not robust to missing cells: the worst case of ${cells} undoes it`,
  };
}
