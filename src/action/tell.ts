import type { Step } from "#action/step.ts";
import { utcSeconds } from "#core/format.ts";
import { publish, type Publication } from "#github/publish.ts";
import { targetOf } from "#github/target.ts";

/** What a publication says, without its address. */
export type Content = Pick<Publication, "body" | "title" | "past" | "conclusion">;

/** What is to be told, addressed. */
export async function publication(step: Step, content: Content): Promise<Publication> {
  const sha = step.input("sha");
  const target = await targetOf(
    step.event,
    { pull: step.count("pull"), sha: /^[0-9a-f]{40}$/.test(sha) ? sha : null },
    () => step.hub(),
  );
  if (target.why !== "") step.warn(`Nothing is posted: ${target.why}.`);
  return {
    ...(isForksOwn(step) ? unverified(content) : content),
    key: { workflow: step.workflow, key: step.key },
    pull: target.pull,
    sha: target.sha,
    author: step.input("comment-author") || "github-actions[bot]",
    url: step.url,
    time: utcSeconds(step.now()),
  };
}

/** Whether this tells what the run of a fork measured, whose workflow is the fork's own. */
function isForksOwn({ event: { payload }, owner, repo }: Step): boolean {
  const run = payload.workflow_run;
  return run !== undefined && run.head_repository?.full_name !== `${owner}/${repo}`;
}

/**
 * Plan and records of such a run fit each other, and may all be made up: it is said so, here and where a later result
 * lists this one, and nobody who requires the check can merge by it.
 */
function unverified(content: Content): Content {
  return {
    ...content,
    body: `${UNVERIFIED}\n\n${content.body}`,
    title: `Unverified: ${content.title}`,
    past: content.past === null ? null : `unverified: ${content.past}`,
    conclusion: LETS_MERGE.has(content.conclusion) ? "action_required" : content.conclusion,
  };
}

/** GitHub takes both for a required check that has passed. */
const LETS_MERGE: ReadonlySet<Content["conclusion"]> = new Set(["success", "neutral"] as const);

const UNVERIFIED =
  "## ⚠️ Unverified\n\nThe fork's own workflow run measured this, and who controls a fork controls what its run hands over; `/bench` by somebody with write permission measures it here.";

/** Tells it. What could not be told is a warning: the job's result is the verdict's, not the comment's. */
export async function tell(step: Step, told: Publication): Promise<void> {
  if (told.pull === null && told.sha === null) return;
  const { comment, check, warnings } = await publish(step.hub(), told);
  for (const warning of warnings) step.warn(warning);
  step.output("comment-id", comment === null ? "" : String(comment));
  step.output("check-run-id", check === null ? "" : String(check));
}
