/** What reporters call the files that others read back or link to. */
export const REPORT_JSON = "report.json";
export const REPORT_MARKDOWN = "report.md";
export const REPORT_HTML = "report.html";
/** What a pull request shows. */
export const SUMMARY_MARKDOWN = "summary.md";
