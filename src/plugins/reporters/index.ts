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

/** The formats that are written only when their flag is given, and so loaded only then; all others always are. */
export const ON_REQUEST: Readonly<Record<string, "html" | "csv">> = {
  charts: "html",
  csv: "csv",
  html: "html",
};

/** Every file with a line per attempt: one line each. */
export const listings = defineRegistry<ListingPlugin>("listing", {
  attempts: () => import("#plugins/reporters/attempts.ts"),
  junit: () => import("#plugins/reporters/junit.ts"),
});

/** The flag that asks for each of them; none is written without. */
export const LISTED_ON: Readonly<Record<string, "csv" | "junit">> = {
  attempts: "csv",
  junit: "junit",
};
