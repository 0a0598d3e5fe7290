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
    ...content,
    key: { workflow: step.workflow, key: step.key },
    pull: target.pull,
    sha: target.sha,
    author: step.input("comment-author") || "github-actions[bot]",
    url: step.url,
    time: utcSeconds(step.now()),
  };
}

/** Tells it. What could not be told is a warning: the job's result is the verdict's, not the comment's. */
export async function tell(step: Step, told: Publication): Promise<void> {
  if (told.pull === null && told.sha === null) return;
  const { comment, check, warnings } = await publish(step.hub(), told);
  for (const warning of warnings) step.warn(warning);
  step.output("comment-id", comment === null ? "" : String(comment));
  step.output("check-run-id", check === null ? "" : String(check));
}
