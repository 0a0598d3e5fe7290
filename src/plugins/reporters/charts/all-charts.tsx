import type { JSX } from "preact";
import type { Report } from "#core/records.gen.ts";
import type { ChartName } from "#core/report/report-files.ts";
import { DistributionChart } from "#plugins/reporters/charts/distribution.tsx";
import { OutcomesChart } from "#plugins/reporters/charts/outcomes.tsx";
import { PassRateChart } from "#plugins/reporters/charts/pass-rate.tsx";
import type { ChartProps } from "#plugins/reporters/charts/row-chart.tsx";
import { TaskMap } from "#plugins/reporters/charts/task-map.tsx";
import { VerdictForest } from "#plugins/reporters/charts/verdict-forest.tsx";
import { isMeasured, MEASURES } from "#plugins/reporters/shared/paired-set.ts";

export interface Chart {
  readonly name: ChartName;
  draw(frame: ChartProps): JSX.Element;
}

/** Every chart that this report has anything to show on. */
export function chartsOf(report: Report): readonly Chart[] {
  return [
    { name: "pass-rate", draw: (frame) => <PassRateChart report={report} {...frame} /> },
    ...(report.pairs.length === 0
      ? []
      : [
          {
            name: "verdict-forest" as const,
            draw: (frame: ChartProps) => <VerdictForest report={report} {...frame} />,
          },
        ]),
    { name: "outcomes", draw: (frame) => <OutcomesChart report={report} {...frame} /> },
    { name: "tasks", draw: (frame) => <TaskMap report={report} {...frame} /> },
    ...MEASURES.filter((measure) => isMeasured(report, measure)).map((measure) => ({
      name: measure.chart,
      draw: (frame: ChartProps) => <DistributionChart report={report} measure={measure} {...frame} />,
    })),
  ];
}
