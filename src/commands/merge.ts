import { resolve } from "node:path";
import type { CommandModule } from "#commands/command.ts";
import { tellNothingScored } from "#commands/shared/tell-nothing-scored.ts";
import { reportOn, reportPayload, tellVerdict } from "#commands/shared/report-on.ts";
import { UsageError } from "#core/errors.ts";
import { gateExit } from "#core/verdict/gate.ts";
import { mergeRuns } from "#record/merge/merge-runs.ts";
import { readRun } from "#record/read-run.ts";

/** Shards back into one run, as if it had never been cut. */
export const run: CommandModule["run"] = async (ctx) => {
  const { flags, words } = ctx;
  if (flags.into === undefined || words.length === 0) {
    throw new UsageError(
      "nothing-to-merge",
      "`merge` needs --into DIR and the run-dirs of the shards.",
      "For example: benchmark merge --into runs/whole runs/shard-1 runs/shard-2",
    );
  }
  const into = resolve(ctx.cwd, flags.into);
  const { problems } = mergeRuns(
    words.map((word) => resolve(ctx.cwd, word)),
    into,
    { bring: flags.move === true ? "move" : flags.link === true ? "link" : "copy" },
  );
  for (const { path, message } of problems) ctx.say(`warning: ${path}: ${message}`);
  if (flags["no-report"] === true)
    return { payload: { run_dir: into }, exit: await tellNothingScored(readRun(into), into, ctx) };
  const { report, run: merged, files } = await reportOn(into, ctx);
  tellVerdict(report, into, ctx);
  const exit = gateExit(report, flags["fail-on"] ?? []) || (await tellNothingScored(merged, into, ctx));
  return { payload: reportPayload(report, into, files), exit };
};
