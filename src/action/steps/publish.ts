import { readFileSync } from "node:fs";
import { join } from "node:path";
import { publication, tell } from "#action/tell.ts";
import type { Step, StepModule } from "#action/step.ts";
import { UsageError } from "#core/errors.ts";
import { type CommentPlace, HubFault } from "#core/hub.ts";
import type { Publication } from "#github/publish.ts";
import { shownSentence } from "#github/shown.ts";
import { fetchReport } from "#github/collect.ts";
import { conclusionOf } from "#github/conclusion.ts";
import { headlineOf, pastOf } from "#github/outputs.ts";
import { BODY_FILE, readReport, readShards } from "#github/report-folder.ts";

/** Tells the result on the pull request and as a check run. Runs nothing, decides nothing. */
export const run: StepModule["run"] = async (step) => {
  const folder = await reportFolder(step);
  const report = await readReport(folder);
  const { lost, expected } = readShards(folder);
  const { check } = conclusionOf(report, { failOn: step.list("fail-on"), lostShards: lost.length });
  const told = await publication(step, {
    body: [step.input("note"), readFileSync(join(folder, BODY_FILE), "utf8")]
      .filter((part) => part !== "")
      .join("\n\n"),
    title: headlineOf(report, lost.length, expected),
    past: pastOf(report, lost.length, expected),
    conclusion: check,
  });
  await tell(step, told);
  await answerWhoAsked(step, told);
};

/** A line in the thread that asked; the result itself stands in one place. */
async function answerWhoAsked(step: Step, { pull, title, url }: Publication): Promise<void> {
  const [, kind, comment] = /^(issue|review):([1-9]\d{0,15})$/.exec(step.input("reply-to")) ?? [];
  if (kind === undefined || pull === null) return;
  try {
    await step
      .hub()
      .answer(
        { kind: kind as CommentPlace["kind"], pull, comment: Number(comment) },
        `${shownSentence(title)} ([run](${url}))`,
      );
  } catch (error) {
    if (!(error instanceof HubFault)) throw error;
    step.warn(`The answer could not be written (${error.kind}): ${error.message}`);
  }
}

/** On disk where the report was made by this job; else the artifact with the id that the report job gave. */
async function reportFolder(step: Step): Promise<string> {
  const path = step.input("report-path");
  if (path !== "") return path;
  const id = step.count("artifact-id", 1);
  if (id === null)
    throw new UsageError(
      "no-report",
      "`publish` needs `artifact-id` or `report-path`.",
      "Take it from the outputs of `command: report`.",
    );
  return fetchReport(await step.store(), id, join(step.tempDir, `publish-${step.key}`));
}
