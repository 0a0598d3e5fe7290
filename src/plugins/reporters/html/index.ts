import { renderToString } from "preact-render-to-string";
import { defineReporter } from "#plugins/reporters/contract.ts";
import { page } from "#plugins/reporters/html/page.tsx";
import { REPORT_HTML } from "#core/report/report-files.ts";

/** `report.html`: one file that needs no other, no network and no script. */
export default defineReporter({
  id: "html",
  summary: `${REPORT_HTML}: self-contained page with charts and drill-down, no JavaScript`,
  render: (report) => [{ name: REPORT_HTML, content: `<!doctype html>\n${renderToString(page(report))}\n` }],
});
