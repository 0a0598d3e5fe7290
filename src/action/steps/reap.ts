import type { StepModule } from "#action/step.ts";
import { killMarked } from "#platform/kill-marked.ts";

/** After everything else, ends what the shard's processes left behind on a machine that goes on to other jobs. */
export const run: StepModule["run"] = async (step) => {
  const marker = step.recall("marker");
  if (marker === "") return;
  const killed = await killMarked(marker);
  if (killed > 0) step.warn(`${killed} processes had outlived the shard and were ended.`);
};
