import type { ReporterPlugin } from "#plugins/reporters/contract.ts";
import { defineRegistry } from "#plugins/registry.ts";

/** Every report format there is: one line each. */
export const reporters = defineRegistry<ReporterPlugin>("reporter", {
  json: () => import("#plugins/reporters/json.ts"),
  markdown: () => import("#plugins/reporters/markdown.ts"),
});

/** The formats that are written only when their flag is given, and so loaded only then; all others always are. */
export const ON_REQUEST: Readonly<Record<string, "html">> = {
  charts: "html",
  html: "html",
};
