import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { CommandContext } from "#commands/command.ts";
import { runsRoot } from "#commands/shared/place-of-run.ts";
import { UsageError } from "#core/errors.ts";
import { PLAN_FILE } from "#record/layout.ts";

/** The run-dir that was begun last below `--runs-root`: their names begin with the time. Throws `UsageError` without one. */
export function newestRun(ctx: Pick<CommandContext, "cwd" | "flags">): string {
  const root = runsRoot(ctx);
  const names = existsSync(root) ? readdirSync(root) : [];
  const newest = names
    .filter((name) => existsSync(join(root, name, PLAN_FILE)))
    .sort()
    .at(-1);
  if (newest !== undefined) return join(root, newest);
  throw new UsageError("nothing-to-resume", `There is no run in ${root}.`, "Name one with --run-dir.");
}
