/** What reporters call the files that others read back or link to. */
export const REPORT_JSON = "report.json";
export const REPORT_MARKDOWN = "report.md";
export const REPORT_HTML = "report.html";
/** What a pull request shows. */
export const SUMMARY_MARKDOWN = "summary.md";
export const TABLES_CSV = {
  byModel: "report-by-model.csv",
  perTask: "report-per-task.csv",
  pairs: "pairs.csv",
} as const;
export const ATTEMPTS_CSV = "attempts.csv";
export const JUNIT_XML = "junit.xml";

/** Formats that are not always written; a flag of its name asks for each. */
export const FORMATS_ON_REQUEST = ["html", "csv", "junit"] as const;

/** Every chart there may be; a report has those that it has anything to show on. */
export const CHARTS = ["pass-rate", "verdict-forest", "outcomes", "tasks", "time-to-solve", "tokens", "turns"] as const;
export type ChartName = (typeof CHARTS)[number];
export const chartFile = (name: ChartName): string => `chart-${name}.svg`;
