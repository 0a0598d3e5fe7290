import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Step, StepModule } from "#action/step.ts";
import type { CompareConfig } from "#config/compare.ts";
import { candidateName } from "#config/draft.ts";
import { parseCompareConfig } from "#config/load.ts";
import { configProblems } from "#config/problems.ts";
import { UsageError } from "#core/errors.ts";
import type { HubPull } from "#core/hub.ts";
import { shown } from "#github/shown.ts";
import { blocked, chosenFrom, type ConfiguredCandidate, NEEDS_A_WRITER, type Swap, swapOf } from "#github/swap.ts";

/**
 * Writes the configuration of a comparison: base's candidate against head's, or the candidates that a comment named.
 * Everything but what is taken of the head's candidate is that of a branch of this repository, as it is now: of the base
 * branch for a comparison with the head, and of the default branch, which no author of a pull request chooses, for
 * candidates that were named.
 */
export const run: StepModule["run"] = async (step) => {
  const path = step.required("config");
  const pull = await pullOf(step);
  const ours = await configAt(step, path, await step.hub().tipOf(isNamed(step) ? pull.defaultBranch : pull.baseRef));
  const wanted = await candidatesOf(step, ours, path, pull);
  if (wanted === null) return;
  const { candidates, baseline, sentence } = wanted;
  const { baseline: _theirs, ...rest } = ours;
  const file = join(step.tempDir, `swap-${step.key}.json`);
  const config = { ...rest, ...overridden(step), candidates, ...(baseline === null ? {} : { baseline }) };
  writeFileSync(file, JSON.stringify(config, null, 2));
  step.output("config", file);
  step.output("changed", "true");
  step.output("blocked", "false");
  step.output("sentence", sentence);
  if (!isTold(step)) step.notice(sentence);
};

/** An earlier job of this run came to the same, and has said so. */
const isTold = (step: Step): boolean => step.input("told") === "true";

interface Wanted {
  readonly candidates: readonly ConfiguredCandidate[];
  readonly baseline: string | null;
  readonly sentence: string;
}

async function candidatesOf(step: Step, ours: CompareConfig, path: string, pull: HubPull): Promise<Wanted | null> {
  const base = candidatesIn(ours);
  const asked = step.words("candidates");
  if (isNamed(step)) {
    const chosen = chosenFrom(base, asked);
    if (typeof chosen === "string")
      throw new UsageError("unknown-candidate", chosen, `Add it to ${path} on ${shown(pull.defaultBranch)} first.`);
    return {
      candidates: chosen,
      baseline: null,
      sentence: `Asked for in a comment: ${asked.length} candidates of the default branch.`,
    };
  }
  const swap = isForeign(step, pull)
    ? foreign(pull)
    : swapOf(base, candidatesIn(await configAt(step, path, pull.headSha)), {
        everything: takesEverything(step),
        names: asked,
        baseline: ours.baseline ?? null,
      });
  if (swap.kind === "swap")
    return { candidates: [swap.before, swap.after], baseline: swap.before.name, sentence: swap.sentence };
  step.output("changed", "false");
  step.output("blocked", String(swap.kind === "blocked"));
  const sentence =
    swap.kind === "same" ? `No candidate of ${shown(path)} changes: nothing to compare.` : `Not run: ${swap.reason}.`;
  step.output("sentence", sentence);
  if (swap.kind === "blocked" && !isTold(step)) step.warn(sentence);
  return null;
}

/** Whether a comment named candidates that are there. */
const isNamed = (step: Step): boolean => step.words("candidates").length > 0 && !takesEverything(step);

/**
 * Whoever may push could have written what any branch holds. An author from elsewhere could not, but chooses which one is
 * the base: it may be one whose candidates nobody means to run any more.
 */
const isForeign = (step: Step, pull: HubPull): boolean =>
  pull.baseRef !== pull.defaultBranch && pull.headRepository !== `${step.owner}/${step.repo}` && !takesEverything(step);

const foreign = ({ baseRef, defaultBranch }: HubPull): Swap =>
  blocked(`it comes from a fork and goes into ${shown(baseRef)}, not ${shown(defaultBranch)}, ${NEEDS_A_WRITER}`);

/** What a pull request wrote is run with this repository's secrets only where somebody with write permission said so. */
function takesEverything(step: Step): boolean {
  const take = step.input("take");
  if (take === "settings" || take === "") return false;
  if (take !== "everything")
    throw new UsageError("bad-input", `take: ${JSON.stringify(take)} is not known.`, "Write settings or everything.");
  // Only who may write can dispatch, and the commit is the one that was looked at.
  if (step.event.name === "workflow_dispatch" && step.input("sha") !== "") return true;
  throw new UsageError(
    "not-asked",
    "`take: everything` is for workflow_dispatch alone, with `sha`: it runs what the pull request wrote, with the secrets of this repository.",
    "Let `command: chatops` start a workflow for `/bench swap`, as the example model-swap.yml does.",
  );
}

/** The pull request, by the event or by its number, while it is what was looked at. */
async function pullOf(step: Step): Promise<HubPull> {
  const number = step.count("pull") ?? step.event.payload.pull_request?.number;
  if (number === undefined)
    throw new UsageError("no-pull", "`swap` needs a pull request.", "Run it on pull_request, or give pull: NUMBER.");
  const pull = await step.hub().pull(number);
  const pinned = step.input("sha");
  if (pinned === "" || pinned === pull.headSha) return pull;
  throw new UsageError(
    "head-moved",
    "The pull request has moved on since this was asked for.",
    "Look at what came since, and ask again.",
  );
}

async function configAt(step: Step, path: string, ref: string): Promise<CompareConfig> {
  const text = await step.hub().fileAt(path, ref);
  if (text === null)
    throw new UsageError(
      "no-config",
      `There is no ${path} at ${ref.slice(0, 12)}.`,
      "Name a file that both branches have.",
    );
  const { shape, problems, source } = await parseCompareConfig(text, path, { minCandidates: 1 });
  if (shape === null) throw configProblems(problems, source);
  return shape;
}

const candidatesIn = ({ candidates }: CompareConfig): readonly ConfiguredCandidate[] =>
  candidates.map((candidate) => ({ ...candidate, name: candidateName(candidate), model: candidate.model ?? "" }));

/** What a comment may choose besides candidates. */
function overridden(step: Step): Partial<CompareConfig> {
  const [runs, tasks] = [step.count("runs"), step.words("tasks")];
  return { ...(runs === null ? {} : { runs }), ...(tasks.length === 0 ? {} : { task: [...tasks] }) };
}
