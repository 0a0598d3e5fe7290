import fs from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { CommandContext } from "#commands/command.ts";
import { utcName } from "#core/format.ts";
import type { Shard } from "#core/plan.ts";
import type { Plan } from "#core/records.gen.ts";
import { slugs } from "#core/slug.ts";
import { allocateRunDir } from "#record/allocate.ts";
import { PLAN_FILE } from "#record/layout.ts";
import { readPlan, readShard, refuseOther } from "#record/plan-file.ts";
import { refuseForeignFolder } from "#record/run-dir.ts";

/** The folder of runs, where nobody names one. */
const RUNS = "runs";

/** The run-dir of a run: the one that is named, or a new one with a name of its own. */
export function placeOfRun(plan: Plan, ctx: CommandContext): string {
  const dir = ctx.flags["run-dir"];
  return dir === undefined ? allocateRunDir(runsRoot(ctx), baseName(plan, ctx)) : resolve(ctx.cwd, dir);
}

/** Throws where the run-dir that is named cannot take this run, or this part of it (null: whatever part it holds). */
export function refuseOtherRun(
  plan: Plan,
  part: Shard | null,
  { cwd, flags }: Pick<CommandContext, "cwd" | "flags">,
): void {
  if (flags["run-dir"] === undefined) return;
  const path = resolve(cwd, flags["run-dir"]);
  refuseForeignFolder(path);
  const known = readPlan(path);
  if (known !== null) refuseOther(path, known, plan, part ?? readShard(path));
}

/** Where run-dirs are made, and looked for. */
export const runsRoot = ({ cwd, flags }: Pick<CommandContext, "cwd" | "flags">): string =>
  resolve(cwd, flags["runs-root"] ?? RUNS);

/** Runs beside this one hold patches that solve the same tasks. */
export function otherRuns(path: string): string[] {
  const parent = dirname(path);
  // Also those that begin later: the folder of runs as a whole, where it is one.
  if (basename(parent) === RUNS) return [parent];
  if (!fs.existsSync(parent)) return [];
  return fs
    .readdirSync(parent)
    .map((name) => join(parent, name))
    .filter((other) => other !== path && fs.existsSync(join(other, PLAN_FILE)));
}

/** `<UTC time>-<benchmark>-<backend>`, or `<UTC time>-compare-<benchmark>` for several candidates. */
function baseName({ benchmark, candidates, kind }: Plan, ctx: CommandContext): string {
  const time = utcName(ctx.now());
  const [benchmarkSlug = ""] = slugs([benchmark.id]);
  const [backendSlug = ""] = slugs([candidates[0].backend]);
  return kind === "run" ? `${time}-${benchmarkSlug}-${backendSlug}` : `${time}-${kind}-${benchmarkSlug}`;
}
