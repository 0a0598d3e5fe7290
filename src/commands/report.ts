import { resolve } from "node:path";
import type { CommandContext, CommandModule } from "#commands/command.ts";
import { gateExit } from "#core/verdict/gate.ts";
import { reportOn, reportPayload, tellVerdict } from "#commands/shared/report-on.ts";
import { tellNothingScored } from "#commands/shared/tell-nothing-scored.ts";
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
  if (flags["run-dir"] === undefined)
    throw new UsageError("no-run-dir", "`report` needs --run-dir DIR.", "Name the folder that the run printed.");
  const path = resolve(ctx.cwd, flags["run-dir"]);
  const { report, run: recorded, files } = await reportOn(path, ctx);
  tellVerdict(report, path, ctx);
  const exit = gateExit(report, flags["fail-on"] ?? []) || tellNothingScored(recorded, path, ctx);
  return { payload: reportPayload(report, path, files), exit };
};

/** What only means something beside `--compare`. */
function refuseStray({ words, flags }: CommandContext): void {
  const stray =
    words[0] ??
    (["candidate", "accept", "runs-root"] as const)
      .map((flag) => (flags[flag] === undefined ? undefined : `--${flag}`))
      .find((flag) => flag !== undefined);
  if (stray === undefined) return;
  throw new UsageError(
    "no-compare",
    `${stray} has no meaning here without --compare.`,
    words.length === 1 ? `Did you mean --run-dir ${stray}?` : "For two run-dirs: benchmark report --compare A B",
  );
}
