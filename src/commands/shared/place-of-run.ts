import fs from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { CommandContext } from "#commands/command.ts";
import { utcName } from "#core/format.ts";
import type { Plan } from "#core/records.gen.ts";
import { slugs } from "#core/slug.ts";
import { allocateRunDir } from "#record/allocate.ts";
import { PLAN_FILE } from "#record/layout.ts";

/** The folder of runs, where nobody names one. */
const RUNS = "runs";

/** The run-dir of a run: the one that is named, or a new one with a name of its own. */
export function placeOfRun(plan: Plan, ctx: CommandContext): string {
  const dir = ctx.flags["run-dir"];
  return dir === undefined ? allocateRunDir(runsRoot(ctx), baseName(plan, ctx)) : resolve(ctx.cwd, dir);
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
