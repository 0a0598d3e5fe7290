import fs from "node:fs";
import { join } from "node:path";
import { payloadOf } from "#action/payload-of.ts";
import type { Step } from "#action/step.ts";
import { fetchData } from "#github/collect.ts";

/**
 * Puts the data that `prepare` handed on into this machine's cache, without a network of any kind: the command line
 * takes it only when it is, file by file, what was pinned. Where nothing was handed on, nothing is done.
 */
export async function takeData(step: Step, benchmark: string): Promise<void> {
  const folder = join(step.tempDir, `data-${step.key}`);
  if (!(await fetchData(await step.store(), step.key, folder))) return;
  payloadOf(await step.benchmark(["fetch", benchmark, "--from", folder]));
  fs.rmSync(folder, { recursive: true, force: true });
}
