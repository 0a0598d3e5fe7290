import type { CommandContext } from "#commands/command.ts";
import { nothingScored } from "#commands/shared/nothing-scored.ts";
import { resumeCommand } from "#commands/shared/resume-command.ts";
import { EXIT } from "#core/errors.ts";
import type { RecordedRun } from "#record/read-run.ts";

/** Tells a person when nothing of a run could be scored, and gives the exit code that says so; `EXIT.done` otherwise. */
export function tellNothingScored(
  run: RecordedRun,
  path: string,
  ctx: CommandContext,
  warnings: readonly string[] = [],
): number {
  const nothing = nothingScored(run, resumeCommand(run.plan, path, ctx), warnings);
  if (nothing === null) return EXIT.done;
  ctx.say(`\n${nothing.text}`);
  return nothing.exit;
}
