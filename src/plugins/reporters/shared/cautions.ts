import { plural, shownName } from "#core/format.ts";
import type { Report } from "#core/records.gen.ts";

/** What a reader of the first screen must know is behind the verdict, in a few words each; the warnings say the rest. */
export function cautionsOf({ benchmark, candidates, completeness, fingerprint }: Report): readonly string[] {
  const missing = completeness.expected - completeness.scored;
  return [
    ...(missing > 0 ? [`${plural(missing, "trial")} without a result`] : []),
    ...(benchmark.validation === null ? ["benchmark not validated on this machine"] : []),
    ...(fingerprint.fields["hidden folders"] === "false" ? ["honour system"] : []),
    ...candidates.flatMap(({ name, stopped, tampered, leak_suspected }) => [
      ...(stopped === null ? [] : [`${shownName(name)} was stopped`]),
      ...(tampered === 0 ? [] : [`${shownName(name)} touched protected files`]),
      ...(leak_suspected === 0 ? [] : [`${shownName(name)} may have looked for answers elsewhere`]),
    ]),
  ];
}
