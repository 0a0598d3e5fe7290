import { renderToString } from "preact-render-to-string";
import { chartFile } from "#core/report/report-files.ts";
import { chartsOf } from "#plugins/reporters/charts/all-charts.tsx";
import { defineReporter } from "#plugins/reporters/contract.ts";

/** The charts of `report.html` as files, for slides, wikis and issues. */
export default defineReporter({
  id: "charts",
  summary: "chart-*.svg: pass rates, differences, outcomes, tasks, effort",
  render: (report) =>
    chartsOf(report).map(({ name, draw }) => ({
      name: chartFile(name),
      content: `${renderToString(draw({ width: "wide", file: true }))}\n`,
    })),
});
