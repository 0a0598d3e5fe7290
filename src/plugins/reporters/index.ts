import {
  ATTEMPTS_CSV,
  chartFile,
  CHARTS,
  type FORMATS_ON_REQUEST,
  JUNIT_XML,
  REPORT_HTML,
  TABLES_CSV,
} from "#core/report/report-files.ts";
import type { ListingPlugin, ReporterPlugin } from "#plugins/reporters/contract.ts";
import { defineRegistry } from "#plugins/registry.ts";

/** Every report format there is: one line each. */
export const reporters = defineRegistry<ReporterPlugin>("reporter", {
  charts: () => import("#plugins/reporters/charts/index.ts"),
  csv: () => import("#plugins/reporters/csv.ts"),
  html: () => import("#plugins/reporters/html/index.ts"),
  json: () => import("#plugins/reporters/json.ts"),
  markdown: () => import("#plugins/reporters/markdown/index.ts"),
  summary: () => import("#plugins/reporters/summary.ts"),
});

/** A format that is not always written, and so not always loaded. */
export interface OnRequest {
  /** What asks for it. */
  readonly flag: (typeof FORMATS_ON_REQUEST)[number];
  /** Names of all files that it may write, so that those of an earlier report can be told without loading it. */
  readonly files: readonly string[];
}

/** The formats that are written when their flag is given, or where they lie already; all others always are. */
export const ON_REQUEST: Readonly<Record<string, OnRequest>> = {
  charts: { flag: "html", files: CHARTS.map(chartFile) },
  csv: { flag: "csv", files: Object.values(TABLES_CSV) },
  html: { flag: "html", files: [REPORT_HTML] },
};

/** Every file with a line per attempt: one line each. */
export const listings = defineRegistry<ListingPlugin>("listing", {
  attempts: () => import("#plugins/reporters/attempts.ts"),
  junit: () => import("#plugins/reporters/junit.ts"),
});

/** What asks for each of them; none is written always. */
export const LISTED_ON: Readonly<Record<string, OnRequest>> = {
  attempts: { flag: "csv", files: [ATTEMPTS_CSV] },
  junit: { flag: "junit", files: [JUNIT_XML] },
};
