import { defineReporter } from "#plugins/reporters/contract.ts";

/** The report itself: what every other format is rendered from. */
export default defineReporter({
  id: "json",
  summary: "report.json: the report itself, with a schema",
  render: (report) => [{ name: "report.json", content: `${JSON.stringify(report, null, 2)}\n` }],
});
