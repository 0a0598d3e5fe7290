import { RunError, UsageError } from "#core/errors.ts";
import type { Plan, PlanCandidate } from "#core/records.gen.ts";
import type { Tree } from "#core/tree.ts";
import { treeDigest } from "#core/tree-digest.ts";
import type { RunCandidate } from "#engine/run-job.ts";

/** What a candidate may be accepted to differ in when a run goes on. */
export const HOST_CONFIG = "host-config";

/** As a plan records what a user set up for an agent: nothing of what that says. */
export const recordedConfig = (config: Tree): NonNullable<PlanCandidate["host_config"]> => ({
  files: config.size,
  sha256: treeDigest(config),
});

/**
 * Candidates whose agents would get another set-up than the plan was made with, in a sentence; null: none. Those that are
 * null are run by others. Throws `RunError` where that was not accepted: results of both would be one treatment to every reader.
 */
export function configChanges(
  { candidates: planned }: Plan,
  candidates: readonly (RunCandidate | null)[],
  accept: readonly string[],
): string | null {
  const foreign = accept.filter((field) => field !== HOST_CONFIG);
  if (foreign.length > 0)
    throw new UsageError(
      "not-acceptable-here",
      `--accept ${foreign.join(",")} has no meaning for a run.`,
      `A run that goes on may differ in ${HOST_CONFIG} alone; the others are for \`report --compare\`.`,
    );
  const changed = planned.filter(({ host_config }, at) => {
    const now = candidates[at]?.own?.config;
    return host_config !== undefined && now !== undefined && recordedConfig(now).sha256 !== host_config.sha256;
  });
  if (changed.length === 0) return null;
  const names = changed.map(({ name }) => name).join(", ");
  const text = `Your own set-up for ${names} is not the one this run was planned with`;
  if (accept.includes(HOST_CONFIG))
    return `${text}: attempts from here on have the new one, and each record holds the digest of what it had.`;
  throw new RunError(
    "host-config-changed",
    `${text}.`,
    `Put it back, start a new run, or go on all the same: --accept ${HOST_CONFIG}.`,
  );
}
