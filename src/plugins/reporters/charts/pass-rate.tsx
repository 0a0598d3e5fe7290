import type { JSX } from "preact";
import { percent } from "#core/format.ts";
import type { Report } from "#core/records.gen.ts";
import { byRank } from "#core/report/by-rank.ts";
import { linearAxis } from "#plugins/reporters/charts/axis.ts";
import { type ChartProps, px, RowChart, Whisker } from "#plugins/reporters/charts/row-chart.tsx";
import { letter } from "#plugins/reporters/shared/letter.ts";

/** Pass rate of every candidate with its Wilson interval, on the whole scale from 0 to 100 %. */
export function PassRateChart({ report, ...frame }: ChartProps & { report: Report }): JSX.Element {
  const ranked = byRank(report.candidates);
  return (
    <RowChart
      {...frame}
      alt={`Pass rates with 95 % Wilson intervals. ${ranked.map(({ name, pass_at_attempts: { rate } }) => `${name}: ${percent(rate)}`).join("; ")}.`}
      axis={(span) => linearAxis([0, 1], span, "trials passed", (share) => `${Math.round(share * 100)} %`)}
      rows={ranked.map(({ name, at, pass_at_attempts: { rate, wilson } }) => ({
        label: `${letter(at)}  ${name}`,
        value: wilson === null ? "no scored trial" : `${percent(rate)} [${whole(wilson.low)}, ${whole(wilson.high)}]`,
        marks: (x) =>
          rate === null ? null : (
            <>
              <rect class="bar" x={px(x.at(0))} y="-7" width={px(x.at(rate) - x.at(0))} height="14" />
              <Whisker low={wilson?.low ?? null} high={wilson?.high ?? null} at={rate} x={x} />
            </>
          ),
      }))}
    />
  );
}

const whole = (share: number): string => (share * 100).toFixed(0);
