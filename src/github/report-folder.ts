import { readFileSync } from "node:fs";
import { join } from "node:path";
import { RunError } from "#core/errors.ts";
import { listed } from "#core/format.ts";
import type { Report } from "#core/records.gen.ts";
import { REPORT_JSON } from "#core/report/report-files.ts";
import { checkReport } from "#record/check-report.ts";
import { readRegular } from "#record/regular-file.ts";

/** Which shards were there, beside the report that was made of them. */
export const SHARDS_FILE = "shards.json";
/** What comment, check and summary show. */
export const BODY_FILE = "body.md";

export interface Shards {
  /** `k/N` of those without anything usable. */
  readonly lost: readonly string[];
  readonly expected: number;
}

/** A report that our own program wrote, checked all the same. */
export async function readReport(folder: string): Promise<Report> {
  const path = join(folder, REPORT_JSON);
  const content = readRegular(path, 256 * 1024 * 1024);
  if (content === null) throw new RunError("no-report", `There is no ${path}.`, "Run `command: report` before.");
  const report = JSON.parse(content.toString("utf8")) as Report;
  await checkReport(report);
  return report;
}

export const readShards = (folder: string): Shards =>
  JSON.parse(readFileSync(join(folder, SHARDS_FILE), "utf8")) as Shards;

/** The summary, with what is missing above everything else. Why it is missing stands in the log: such words are foreign. */
export function reportBody(summary: string, lost: readonly string[], expected: number): string {
  if (lost.length === 0) return summary;
  const named = listed(lost.map((shard) => shard.split("/", 1)[0] ?? ""));
  return [
    `## ⚠️ INCOMPLETE ${expected - lost.length}/${expected}`,
    `${lost.length === 1 ? "Shard" : "Shards"} ${named} of ${expected} left nothing that can be used. The log of the report step says why; *Re-run failed jobs* runs only what is missing.`,
    summary,
  ].join("\n\n");
}
