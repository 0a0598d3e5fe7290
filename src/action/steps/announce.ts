import { publication, tell } from "#action/tell.ts";
import type { StepModule } from "#action/step.ts";

/** Says on the pull request that a run has begun. Earlier results stay, folded away. */
export const run: StepModule["run"] = async (step) => {
  const told = await publication(step, {
    body: "## ⏳ Running\n\nThe result will stand here.",
    title: "Running",
    past: null,
    conclusion: null,
  });
  await tell(step, told);
};
