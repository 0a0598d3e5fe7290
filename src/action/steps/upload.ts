import { existsSync } from "node:fs";
import { join } from "node:path";
import type { StepModule } from "#action/step.ts";
import { RunError } from "#core/errors.ts";
import { plural } from "#core/format.ts";
import { shardName } from "#github/artifact-names.ts";
import { packFolder } from "#github/pack.ts";
import { PLAN_FILE } from "#record/layout.ts";

/** Hands on what a shard has on record, be it whole, failed or cancelled. */
export const run: StepModule["run"] = async (step) => {
  const runDir = step.input("run-dir");
  const [index, of] = step.input("shard").split("/").map(Number);
  if (runDir === "" || index === undefined || of === undefined || !existsSync(join(runDir, PLAN_FILE))) {
    throw new RunError(
      "nothing-recorded",
      "This shard put nothing on record, so there is nothing to hand on.",
      "The step before says why. `Re-run failed jobs` tries it again.",
    );
  }
  const archive = join(step.tempDir, shardName({ key: step.key, index, of, tryNumber: step.tryNumber }));
  const { files, bytes } = await packFolder(runDir, archive);
  const artifact = await (await step.store()).upload(archive, step.count("retention-days"));
  step.output("artifact-id", String(artifact));
  step.notice(`Shard ${index}/${of}: ${plural(files, "file")}, ${Math.ceil(bytes / 1024)} KiB.`);
};
