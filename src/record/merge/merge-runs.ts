import fs from "node:fs";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { BenchError, type Problem, RunError, UsageError } from "#core/errors.ts";
import { messageOf } from "#core/message-of.ts";
import type { Plan } from "#core/records.gen.ts";
import { writeIndex } from "#record/index/index-file.ts";
import { INDEX_FILE, PLAN_FILE } from "#record/layout.ts";
import { leadsInto } from "#record/leads-into.ts";
import { type Bring, BroughtAttempts } from "#record/merge/brought-attempts.ts";
import { type MissingShard, missingShards, openSources, type Source } from "#record/merge/sources.ts";
import { writing } from "#record/write-error.ts";
import { prettyJson, writeWhole } from "#record/write-file.ts";

export interface Merged {
  readonly plan: Plan;
  /** What was left out of the merged run, and why. */
  readonly problems: readonly Problem[];
  /** Parts of the run that none of the inputs is. */
  readonly missing: readonly MissingShard[];
}

/**
 * Copies run-dirs of one plan into the new run-dir `out`: the same bytes for any order of `inputs`. Only files that a
 * record lists are copied, and only when they have the digest it gives. Of one attempt in several inputs the highest
 * try counts; two different ones of the same try are a `RunError`.
 *
 * `bring` says how, and changes nothing about what there is in the end. With `link`, files are hard links to those of the
 * inputs where the file system allows it: for inputs that nobody will edit. `move` takes a task's folder out of its part
 * where it lies there alone and as a whole, so that nothing is made but a name: for a download that is thrown away.
 */
export function mergeRuns(
  inputs: readonly string[],
  out: string,
  { bring = "copy" }: { readonly bring?: Bring } = {},
): Merged {
  const { sources, plan } = openSources(inputs);
  refuseInside(out, sources);
  refuseFilled(out);
  const draft = `${out}.merging-${randomBytes(6).toString("hex")}`;
  const brought = new BroughtAttempts(sources, plan, draft, bring);
  return writing(out, () => {
    try {
      fs.mkdirSync(draft, { recursive: true });
      writeIndex(join(draft, INDEX_FILE), brought.rows());
      writeWhole(join(draft, PLAN_FILE), prettyJson(plan));
      fs.renameSync(draft, out);
      return { plan, problems: brought.problems(), missing: missingShards(sources) };
    } catch (error) {
      if (brought.hasMoved) throw cutShort(draft, error);
      fs.rmSync(draft, { recursive: true, force: true });
      throw error;
    }
  });
}

/** What was moved is in its part no more, so it is kept where it is. */
function cutShort(draft: string, cause: unknown): RunError {
  const why = messageOf(cause);
  const hint = cause instanceof BenchError ? cause.hint : "Do something about that first.";
  return new RunError(
    "merge-cut",
    `The merge was cut short: ${why}`,
    `${hint} What was moved until then lies in ${draft}: download the parts again and merge them, or move it back first.`,
    { cause },
  );
}

/** A run-dir holds one run and nothing else. */
function refuseInside(out: string, sources: readonly Source[]): void {
  const part = sources.find(({ root }) => leadsInto(out, root));
  if (part === undefined) return;
  throw new UsageError(
    "into-a-part",
    `The merged run would be written into ${part.root}, which is one of its parts.`,
    "Choose a folder outside of them: --into DIR",
  );
}

function refuseFilled(out: string): void {
  const stat = fs.lstatSync(out, { throwIfNoEntry: false });
  if (stat === undefined || (stat.isDirectory() && fs.readdirSync(out).length === 0)) return;
  throw new RunError("out-exists", `${out} is there already.`, "Choose a new folder for the merged run.");
}
