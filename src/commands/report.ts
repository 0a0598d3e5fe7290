import { resolve } from "node:path";
import type { CommandModule } from "#commands/command.ts";
import { gateExit } from "#commands/gate.ts";
import { reportOn, reportPayload, tellVerdict } from "#commands/report-on.ts";
import { NotImplementedYet, UsageError } from "#core/errors.ts";

/** Report of a run-dir, from its records alone. */
export const run: CommandModule["run"] = async (ctx) => {
  const { flags } = ctx;
  for (const flag of ["csv", "calibrated-dimensions", "judge-output-name"] as const) {
    if (flags[flag] !== undefined)
      throw new NotImplementedYet(`--${flag}`, "Leave it out: report.md and report.json are written.");
  }
  if (flags["run-dir"] === undefined)
    throw new UsageError("no-run-dir", "`report` needs --run-dir DIR.", "Name the folder that the run printed.");
  const path = resolve(ctx.cwd, flags["run-dir"]);
  const { report, files } = await reportOn(path, ctx);
  tellVerdict(report, path, ctx);
  return { payload: reportPayload(report, path, files), exit: gateExit(report, flags["fail-on"] ?? []) };
};
