import { RunError } from "#core/errors.ts";
import { messageOf } from "#core/message-of.ts";
import type { Report } from "#core/records.gen.ts";
import { REPORT_JSON } from "#core/report/report-files.ts";
import { checkWith } from "#record/validate.ts";

/** Throws `RunError` for a report that is not what its schema says: nothing of it may be written or read on. */
export async function checkReport(report: Report): Promise<void> {
  // Its validator is the largest of all, and only who writes a report needs it.
  const { report: valid } = await import("#record/validate-derived.gen.ts");
  try {
    checkWith(valid, REPORT_JSON, report);
  } catch (cause) {
    throw new RunError(
      "bad-report",
      `The report is not valid: ${messageOf(cause)}.`,
      "This is a bug of the harness; please report it.",
      { cause },
    );
  }
}
