import type { StepModule } from "#action/step.ts";
import { hear } from "#github/chatops.ts";

/** Answers `/bench` in comments: checks who asks, pins the commit, starts the workflow. Checks out nothing. */
export const run: StepModule["run"] = async (step) => {
  const workflow = step.required("dispatch");
  const ref = step.event.payload.repository?.default_branch ?? "main";
  const { did, why } = await hear(
    step.event,
    {
      repository: `${step.owner}/${step.repo}`,
      workflow,
      ref,
      rerun: step.input("rerun") || workflow,
      warn: (text) => step.warn(text),
    },
    step.hub(),
  );
  step.output("heard", did);
  step.notice(`${did}: ${why}`);
};
