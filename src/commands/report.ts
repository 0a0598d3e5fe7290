import { resolve } from "node:path";
import type { CommandContext, CommandModule } from "#commands/command.ts";
import { endWithReport } from "#commands/shared/end-with-report.ts";
import { reportComparison } from "#commands/shared/report-comparison.ts";
import { NotImplementedYet, UsageError } from "#core/errors.ts";

/** Report of a run-dir, or of two against each other, from their records alone. */
export const run: CommandModule["run"] = async (ctx) => {
  const { flags } = ctx;
  for (const flag of ["calibrated-dimensions", "judge-output-name"] as const) {
    if (flags[flag] !== undefined)
      throw new NotImplementedYet(`--${flag}`, "Leave it out: report.md and report.json are written.");
  }
  if (flags.compare === true) return reportComparison(ctx);
  refuseStray(ctx);
  return endWithReport(resolve(ctx.cwd, runDirOf(ctx)), ctx);
};

/** Named by its flag or by itself. */
function runDirOf({ words, flags }: CommandContext): string {
  const named = [...words, ...(flags["run-dir"] === undefined ? [] : [flags["run-dir"]])];
  const [dir] = named;
  if (dir !== undefined && named.length === 1) return dir;
  if (dir === undefined)
    throw new UsageError("no-run-dir", "`report` needs a run-dir.", "Name the folder that the run printed.");
  throw new UsageError(
    "no-compare",
    `\`report\` takes one run-dir, not ${named.length}.`,
    "For two against each other: benchmark report --compare A B",
  );
}

/** What only means something beside `--compare`. */
function refuseStray({ flags }: CommandContext): void {
  const stray = (["candidate", "accept", "runs-root"] as const)
    .map((flag) => (flags[flag] === undefined ? undefined : `--${flag}`))
    .find((flag) => flag !== undefined);
  if (stray === undefined) return;
  throw new UsageError(
    "no-compare",
    `${stray} has no meaning here without --compare.`,
    "For two run-dirs: benchmark report --compare A B",
  );
}
