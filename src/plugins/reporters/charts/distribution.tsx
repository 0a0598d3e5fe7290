import type { JSX } from "preact";
import type { Report } from "#core/records.gen.ts";
import { byRank } from "#core/report/by-rank.ts";
import { logAxis } from "#plugins/reporters/charts/axis.ts";
import { type Axis, type ChartProps, px, RowChart } from "#plugins/reporters/charts/row-chart.tsx";
import { letter } from "#plugins/reporters/shared/letter.ts";
import { count, type Measure, quantile, solvedByAll, valuesOf } from "#plugins/reporters/shared/paired-set.ts";

const BIN = 7;

/**
 * A measure over the tasks that every candidate passed: how often which value, the middle half, the median. Only for
 * what `isMeasured`.
 */
export function DistributionChart({
  report,
  measure,
  ...frame
}: ChartProps & { report: Report; measure: Measure }): JSX.Element {
  const tasks = solvedByAll(report);
  const rows = byRank(report.candidates).map(({ name, at }) => ({ name, at, values: valuesOf(tasks, at, measure) }));
  const all = rows.flatMap(({ values }) => values).filter((value) => value > 0);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  // All values alike still need a scale around them.
  const domain = low === high ? ([low / 2, high * 2] as const) : ([low, high] as const);
  const medians = rows.map(({ name, values }) => `${name}: median ${written(values, measure)}`).join("; ");
  return (
    <RowChart
      {...frame}
      plotHeight={34}
      alt={`${measure.title} over the tasks that every candidate passed. ${medians}.`}
      axis={(span) => logAxis(domain, span, `${measure.unit} per task, logarithmic`, count)}
      rows={rows.map(({ name, at, values }) => ({
        label: `${letter(at)}  ${name}`,
        value: `median ${written(values, measure)}`,
        marks: (x) => <Distribution values={values.filter((value) => value > 0)} x={x} />,
      }))}
    />
  );
}

function Distribution({ values, x }: { values: readonly number[]; x: Axis }): JSX.Element | null {
  const [quarter, median, threeQuarters] = [0.25, 0.5, 0.75].map((share) => quantile(values, share));
  if (quarter == null || median == null || threeQuarters == null) return null;
  const bins = new Map<number, number>();
  for (const value of values) {
    const bin = Math.floor(x.at(value) / BIN);
    bins.set(bin, (bins.get(bin) ?? 0) + 1);
  }
  const tallest = Math.max(...bins.values());
  const bars = [...bins]
    .sort(([one], [other]) => one - other)
    .map(([bin, count]) => `M${bin * BIN} 9v${-px(Math.max(2, (count / tallest) * 25))}h${BIN - 1}V9z`)
    .join("");
  const middle = px(x.at(median));
  return (
    <>
      <path class="bar" d={bars} />
      <path
        class="box"
        fill="none"
        d={`M${px(x.at(quarter))} 13H${px(Math.max(x.at(threeQuarters), x.at(quarter) + 1))}`}
      />
      <path class="mid" d={`M${middle} 7l5 6l-5 6l-5 -6z`} />
    </>
  );
}

const written = (values: readonly number[], { write }: Measure): string => {
  const median = quantile(values, 0.5);
  return median === null ? "not measured" : write(median);
};
