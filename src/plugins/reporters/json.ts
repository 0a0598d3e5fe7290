import type { Report } from "#core/records.gen.ts";
import { REPORT_JSON } from "#core/report/report-files.ts";
import { defineReporter } from "#plugins/reporters/contract.ts";

/** The report itself: what every other format is rendered from. */
export default defineReporter({
  id: "json",
  summary: `${REPORT_JSON}: the report itself, with a schema`,
  render: (report) => [
    {
      name: REPORT_JSON,
      get content() {
        return `${JSON.stringify(report, null, 2)}\n`;
      },
      pieces: { [Symbol.iterator]: () => piecesOf(report) },
    },
  ],
});

/** Member by member, and what is in a list item by item: of thousands of tasks, each has a page of its own. */
function* piecesOf(report: Report): Iterator<string> {
  let opening = "{\n";
  for (const [name, value] of Object.entries(report)) {
    if (value === undefined) continue;
    yield `${opening}  ${JSON.stringify(name)}: `;
    opening = ",\n";
    if (Array.isArray(value) && value.length > 0) yield* items(value);
    else yield indented(value, "  ");
  }
  yield "\n}\n";
}

function* items(list: readonly unknown[]): Iterable<string> {
  let opening = "[\n    ";
  for (const item of list) {
    yield opening + indented(item, "    ");
    opening = ",\n    ";
  }
  yield "\n  ]";
}

/** No text in JSON has a line end of its own. */
const indented = (value: unknown, margin: string): string =>
  JSON.stringify(value, null, 2).replaceAll("\n", `\n${margin}`);
