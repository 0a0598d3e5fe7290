import type { JSX } from "preact";
import { points, signedPoints } from "#core/format.ts";
import type { PairVerdict, Report } from "#core/records.gen.ts";
import { onScale } from "#core/verdict/wording.ts";
import { linearAxis } from "#plugins/reporters/charts/axis.ts";
import { type Axis, type ChartProps, px, RowChart, type Span, Whisker } from "#plugins/reporters/charts/row-chart.tsx";
import { MOST_DRAWN, pairLetters, verdictWord } from "#plugins/reporters/shared/pair-words.ts";

/** Every pair's difference with its interval; zero, the threshold of a win and the margin of equivalence drawn in. */
export function VerdictForest({ report, ...frame }: ChartProps & { report: Report }): JSX.Element {
  const { pairs, candidates, settings } = report;
  const [left, right] = pairs.length === 1 ? ["B", "A"] : ["second", "first"];
  const inWords = (pair: PairVerdict): string =>
    `${pair.a} minus ${pair.b}: ${points(pair.delta)}${intervalOf(pair)}, ${verdictWord(pair, candidates)}`;
  return (
    <RowChart
      {...frame}
      alt={`Difference in pass rate of each pair, in percentage points, with 95 % intervals. ${pairs.slice(0, MOST_DRAWN).map(inWords).join("; ")}.`}
      axis={(span) => ({
        ...linearAxis(domainOf(report), span, "points", tick),
        ends: [`← ${left} better`, `${right} better →`],
      })}
      behind={(x, height) => <Marks x={x} height={height} margin={settings.margin} threshold={settings.threshold} />}
      rows={pairs.slice(0, MOST_DRAWN).map((pair) => ({
        label: `${pairLetters(pair, candidates)}:  ${frame.width === "narrow" ? shortWord(pair, candidates) : verdictWord(pair, candidates)}`,
        value: pair.delta === null ? "not measured" : `${points(pair.delta)}${intervalOf(pair)}`,
        open: pair.kind !== "win",
        marks: (x) =>
          pair.delta === null ? null : <Whisker {...(pair.ci ? onScale(pair.ci) : NO_ENDS)} at={pair.delta} x={x} />,
      }))}
    />
  );
}

/** On a phone the numbers beside it leave no room for more. */
const shortWord = (pair: PairVerdict, candidates: Report["candidates"]): string =>
  pair.kind === "inconclusive" ? "no winner" : verdictWord(pair, candidates);

const tick = (share: number): string => signedPoints(share).replace(/\.0$/, "").replace(/^\+0$/, "0");

function Marks({
  x,
  height,
  margin,
  threshold,
}: {
  x: Axis;
  height: number;
  margin: number;
  threshold: number;
}): JSX.Element {
  const least = [-threshold, threshold].map((share) => `M${px(x.at(share))} 0V${height}`).join("");
  return (
    <>
      <rect class="band" x={px(x.at(-margin))} y="0" width={px(x.at(margin) - x.at(-margin))} height={height} />
      <path class="least" fill="none" d={least} />
      <path class="zero" fill="none" d={`M${px(x.at(0))} 0V${height}`} />
    </>
  );
}

/** Everything that is drawn, with a little air, zero always inside. */
function domainOf({ pairs, settings: { margin, threshold } }: Report): Span {
  const ends = pairs
    .flatMap(({ delta, ci }) => [delta, ci?.low, ci?.high])
    .filter((end) => end !== null && end !== undefined);
  const [low, high] = [Math.min(-margin, -threshold, ...ends), Math.max(margin, threshold, ...ends)];
  const air = (high - low) * 0.04;
  return [Math.max(-1, low - air), Math.min(1, high + air)];
}

function intervalOf({ ci }: PairVerdict): string {
  if (ci === null) return "";
  const { low, high } = onScale(ci);
  return ` [${signedPoints(low)}, ${signedPoints(high)}]`;
}

const NO_ENDS = { low: null, high: null };
