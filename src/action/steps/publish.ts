import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Content, publication, tell } from "#action/tell.ts";
import type { Step, StepModule } from "#action/step.ts";
import { UsageError } from "#core/errors.ts";
import { type CommentPlace, HubFault } from "#core/hub.ts";
import type { Publication } from "#github/publish.ts";
import { shownSentence } from "#github/shown.ts";
import { fetchReport } from "#github/collect.ts";
import { failOnOf } from "#github/fail-on.ts";
import { conclusionOf, titleOf } from "#github/conclusion.ts";
import { pastOf } from "#github/outputs.ts";
import { BODY_FILE, readReport, readShards } from "#github/report-folder.ts";

/** Tells the result on the pull request and as a check run. Runs nothing, decides nothing. */
export const run: StepModule["run"] = async (step) => {
  const withoutReport = step.input("without-report");
  const { answer, ...content } = withoutReport === "" ? await result(step) : noResult(step, withoutReport);
  const told = await publication(step, content);
  // Where nothing was announced, nobody waits for this, and an earlier result stays.
  if (withoutReport === "") await tell(step, told);
  else if (step.input("announced") === "true") await tell(step, await unlessMovedOn(step, told));
  await answerWhoAsked(step, answer);
};

interface Told extends Content {
  /** Markdown for who asked. */
  readonly answer: string;
}

async function result(step: Step): Promise<Told> {
  const folder = await reportFolder(step);
  const report = await readReport(folder);
  const { lost, expected } = readShards(folder);
  const { check } = conclusionOf(report, { failOn: failOnOf(step.list("fail-on")), lostShards: lost.length });
  const title = titleOf(report, lost.length, expected);
  return {
    body: [step.input("note"), readFileSync(join(folder, BODY_FILE), "utf8")]
      .filter((part) => part !== "")
      .join("\n\n"),
    title,
    past: pastOf(report, lost.length, expected),
    conclusion: check,
    answer: shownSentence(title),
  };
}

/** What was announced or asked for and is not to come must not be waited for. */
function noResult(step: Step, ended: string): Told {
  const title = "No result";
  const failure = step.input("failure");
  const why =
    failure === "" ? step.input("note") || `The run ended without a report: ${ended}.` : shownSentence(failure);
  return { body: `## ⛔ ${title}\n\n${why}`, title, past: null, conclusion: "cancelled", answer: why };
}

/** A newer push cancels the run of the one before it; the comment is the newer one's by then. */
async function unlessMovedOn(step: Step, told: Publication): Promise<Publication> {
  if (told.pull === null) return told;
  try {
    const { headSha } = await step.hub().pull(told.pull);
    return headSha === told.sha ? told : { ...told, pull: null };
  } catch (error) {
    if (!(error instanceof HubFault)) throw error;
    return told; // not known: better told twice than waited for
  }
}

/** A line in the thread that asked; the result itself stands in one place. */
async function answerWhoAsked(step: Step, answer: string): Promise<void> {
  const [, kind, comment] = /^(issue|review):([1-9]\d{0,15})$/.exec(step.input("reply-to")) ?? [];
  const pull = step.count("pull");
  if (kind === undefined || pull === null) return;
  const place = { kind: kind as CommentPlace["kind"], pull, comment: Number(comment) };
  try {
    await step.hub().answer(place, `${answer} ([run](${step.url}))`);
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
