import { plural, shownName } from "#core/format.ts";
import { isHonourSystem, isUnvalidated } from "#core/report/reservations.ts";
import type { Report } from "#core/records.gen.ts";

/** What a reader of the first screen must know is behind the verdict, in a few words each; the warnings say the rest. */
export function cautionsOf(report: Report): readonly string[] {
  const { candidates, completeness } = report;
  const missing = completeness.expected - completeness.scored;
  return [
    ...(missing > 0 ? [`${plural(missing, "trial")} without a result`] : []),
    ...(isUnvalidated(report) ? ["benchmark not validated on this machine"] : []),
    ...(isHonourSystem(report) ? ["honour system"] : []),
    ...candidates.flatMap(({ name, stopped, tampered, leak_suspected }) => [
      ...(stopped === null ? [] : [`${shownName(name)} was stopped`]),
      ...(tampered === 0 ? [] : [`${shownName(name)} touched protected files`]),
      ...(leak_suspected === 0 ? [] : [`${shownName(name)} may have looked for answers elsewhere`]),
    ]),
  ];
}
