import { pEquals, plural } from "#core/format.ts";
import type { Condition } from "#core/records.gen.ts";
import { leastDiscordant } from "#core/stats/sign-flip.ts";
import type { RuleSettings } from "#core/verdict-input.ts";
import type { Measurement } from "#core/verdict/measure.ts";
import { inPoints, withPoints } from "#core/verdict/wording.ts";

/** What a win needs of the measured tasks, each with its numbers. Speaks of the lead, so it reads the same from both sides. */
export function winConditions(
  measured: Measurement,
  adjusted: { readonly p: number; readonly family: number },
  { alpha, threshold }: RuleSettings,
): Condition[] {
  const lead = Math.abs(measured.delta);
  const significant = adjusted.p < alpha;
  const clear = measured.se !== null && lead > 2 * measured.se;
  const relevant = lead >= threshold && lead > 0;
  const afterHolm = adjusted.family > 1 ? ` after Holm over ${adjusted.family} pairs` : "";
  return [
    {
      id: "p",
      ok: significant,
      text: `${pEquals(adjusted.p)}${afterHolm} is ${significant ? "" : "not "}below ${alpha}${significant ? "" : tooFew(measured, alpha)}`,
    },
    {
      id: "two_se",
      ok: clear,
      text:
        measured.se === null
          ? `one ${unitName(measured)} cannot speak for others: it has no standard error`
          : `the lead of ${withPoints(lead)} is ${clear ? "" : "not "}more than 2 standard errors (${inPoints(2 * measured.se)})`,
    },
    {
      id: "threshold",
      ok: relevant,
      text: `the lead of ${withPoints(lead)} is ${relevant ? "at least" : "under"} the threshold of ${inPoints(threshold)}`,
    },
  ];
}

/** The 90 % interval lies inside the margin, and so many units took part that unseen differences would be rarer than it. */
export const isEquivalent = (measured: Measurement, margin: number): boolean =>
  measured.ci90 !== null &&
  measured.ci90.low > -margin &&
  measured.ci90.high < margin &&
  measured.differences.units.length >= leastForEquivalence(margin);

/** Units without any difference that make a share of `margin` implausible at 5 % (149 for 2 points). */
export const leastForEquivalence = (margin: number): number => Math.ceil(Math.log(0.05) / Math.log(1 - margin));

/** What the test counts: tasks, or clusters of them. */
export const unitName = ({ differences }: Measurement): "task" | "cluster" =>
  differences.clusters === null ? "task" : "cluster";

/** No p can be small when hardly anything differs: say so rather than let a reader wonder. */
function tooFew(measured: Measurement, alpha: number): string {
  const fewest = leastDiscordant(alpha);
  if (measured.discordant >= fewest) return "";
  const unit = unitName(measured);
  const differ = `${plural(measured.discordant, unit)} ${measured.discordant === 1 ? "differs" : "differ"}`;
  return ` (${differ}; at least ${fewest} discordant ${unit}s, all one way, are needed)`;
}
