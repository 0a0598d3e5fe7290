import type { CommandContext } from "#commands/command.ts";
import { nothingScored } from "#commands/shared/nothing-scored.ts";
import { resumeCommand } from "#commands/shared/resume-command.ts";
import { EXIT } from "#core/errors.ts";
import type { RecordedRun } from "#record/read-run.ts";

/** Tells a person when nothing of a run could be scored, and gives the exit code that says so; `EXIT.done` otherwise. */
export async function tellNothingScored(
  run: RecordedRun,
  path: string,
  ctx: CommandContext,
  warnings: readonly string[] = [],
): Promise<number> {
  const resume = resumeCommand(run.plan, path, ctx);
  const nothing = await nothingScored(run, resume, warnings, async (refused) => {
    const { accountStep } = await import("#commands/checks/account-step.ts");
    return accountStep(run.plan, refused);
  });
  if (nothing === null) return EXIT.done;
  ctx.say(`\n${nothing.text}`);
  return nothing.exit;
}
