import { dirname, join, relative, resolve, sep } from "node:path";
import type { CommandContext, CommandModule } from "#commands/command.ts";
import { endWithoutReport, endWithReport } from "#commands/shared/end-with-report.ts";
import { problemNotes } from "#commands/shared/problem-notes.ts";
import { resumeCommand, valuesFlag } from "#commands/shared/resume-command.ts";
import { shownPath } from "#commands/shared/shown-path.ts";
import { type Problem, UsageError } from "#core/errors.ts";
import { plural } from "#core/format.ts";
import { shellWord } from "#core/shell-word.ts";
import { type Merged, mergeRuns } from "#record/merge/merge-runs.ts";
import { PLAN_FILE } from "#record/layout.ts";

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
  const parts = words.map((word) => resolve(ctx.cwd, word));
  const whole = mergeRuns(parts, into, {
    bring: flags.move === true ? "move" : flags.link === true ? "link" : "copy",
  });
  for (const { path, message } of whole.problems) ctx.say(`warning: ${path}: ${message}`);
  tellMissing(whole, into, ctx);
  const problems = inParts(whole.problems, parts);
  const { payload, exit } =
    flags["no-report"] === true
      ? await endWithoutReport(into, ctx)
      : await endWithReport(into, ctx, { earlier: problems });
  return { payload: { ...payload, problems: problemNotes(problems) }, exit };
};

/** Which parts are not among those given, and how to have them. */
function tellMissing({ plan, missing }: Merged, into: string, ctx: CommandContext): void {
  const [first, ...more] = missing;
  if (first === undefined) return;
  const names = missing.map(({ index, of }) => `${index}/${of}`);
  const listed = [...names.slice(0, MAX_LISTED), ...(names.length > MAX_LISTED ? ["…"] : [])].join(", ");
  const planFile = shellWord(join(shownPath(into, ctx), PLAN_FILE));
  const shard = `benchmark compare --plan ${planFile} --shard ${names[0]} --run-dir DIR${valuesFlag(plan, ctx.flags)}`;
  const run = more.length === 0 ? "Run it" : "Run each, such as the first";
  ctx.say(
    [
      `warning: ${plural(missing.length, "shard")} of ${first.of} ${more.length === 0 ? "is" : "are"} not among these: ${listed}.`,
      `  → ${run}: ${shard}`,
      "    and merge all of them into a new folder; or have the merged run go on:",
      `    ${resumeCommand(plan, into, ctx)}`,
    ].join("\n"),
  );
}

const MAX_LISTED = 20;

/** Named by part, and in one order: the same report wherever the parts lie, and in whatever order they come. */
const inParts = (problems: readonly Problem[], parts: readonly string[]): readonly Problem[] =>
  problems
    .map((problem) => ({ ...problem, path: inPart(problem.path, parts) }))
    .sort((a, b) => (a.path === b.path ? 0 : a.path < b.path ? -1 : 1));

function inPart(path: string, parts: readonly string[]): string {
  const part = parts.find((one) => path.startsWith(one + sep));
  return part === undefined ? path : relative(dirname(part), path);
}
