import type { CommandContext, CommandResult } from "#commands/command.ts";
import { makeReport, reportPayload, tellVerdict } from "#commands/shared/report-on.ts";
import { tellNothingScored } from "#commands/shared/tell-nothing-scored.ts";
import { writeReport } from "#commands/shared/write-report.ts";
import type { Problem } from "#core/errors.ts";
import type { Report } from "#core/records.gen.ts";
import { gateExit } from "#core/verdict/gate.ts";
import { readRun } from "#record/read-run.ts";

/** How a verb ends whose attempts are on record. */
export interface Ended extends CommandResult {
  readonly payload: { readonly run_dir: string };
  /** null: none was made. */
  readonly report: Report | null;
}

/**
 * Writes the report of a run-dir in every format that is wanted, and tells its verdict. The exit is that of `--fail-on`, or
 * of a run in which nothing could be scored.
 * @param known `earlier`: what was wrong before it was a run-dir, and cannot be seen in it; `warnings`: what a person has
 * read already
 */
export async function endWithReport(
  path: string,
  ctx: CommandContext,
  known: { readonly earlier?: readonly Problem[]; readonly warnings?: readonly string[] } = {},
): Promise<Ended> {
  const { report, run } = makeReport(path, ctx, known.earlier);
  const files = await writeReport(report, run.results, path, ctx);
  tellVerdict(report, path, ctx);
  const exit =
    gateExit(report, ctx.flags["fail-on"] ?? []) || (await tellNothingScored(run, path, ctx, known.warnings));
  return { payload: reportPayload(report, path, files), exit, report };
}

/** The same of records alone. */
export const endWithoutReport = async (
  path: string,
  ctx: CommandContext,
  warnings: readonly string[] = [],
): Promise<Ended> => ({
  payload: { run_dir: path },
  exit: await tellNothingScored(readRun(path), path, ctx, warnings),
  report: null,
});
