import { renderToString } from "preact-render-to-string";
import { defineReporter } from "#plugins/reporters/contract.ts";
import { page } from "#plugins/reporters/html/page.tsx";

/** `report.html`: one file that needs no other, no network and no script. */
export default defineReporter({
  id: "html",
  summary: "report.html: self-contained page with charts and drill-down, no JavaScript",
  render: (report) => [{ name: "report.html", content: `<!doctype html>\n${renderToString(page(report))}\n` }],
});
