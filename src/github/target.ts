import type { Hub, HubPull } from "#core/hub.ts";
import type { EventRun, HubEvent } from "#github/event.ts";

/** Where a result is told. */
export interface Target {
  /** Pull request whose comment tells it; null: none. */
  readonly pull: number | null;
  /** Commit that its check belongs to, in full; null: none. */
  readonly sha: string | null;
  /** Why it is told nowhere, or not everywhere; empty: it is. */
  readonly why: string;
}

/** What a dispatched run was told about the comment that asked for it. Inputs, so nothing of it is believed. */
export interface Asked {
  readonly pull: number | null;
  readonly sha: string | null;
}

/**
 * Derived from the event and from what the host says, never from an artifact: whoever may upload one must not choose
 * the pull request that is written to.
 */
export async function targetOf(event: HubEvent, asked: Asked, hub: () => Hub): Promise<Target> {
  const { pull_request, workflow_run } = event.payload;
  if (pull_request !== undefined) return { pull: pull_request.number, sha: pull_request.head.sha, why: "" };
  if (workflow_run !== undefined) return targetOfRun(workflow_run, hub());
  if (asked.pull === null) return { pull: null, sha: asked.sha, why: asked.sha === null ? OF_NO_PULL : "" };
  return headOf(await hub().pull(asked.pull), asked.sha);
}

/** A run by hand or on a push is told in its summary alone. */
const OF_NO_PULL =
  "this run is of no pull request, and the inputs `pull` and `sha` name none; its summary has the result";

async function targetOfRun(run: EventRun, hub: Hub): Promise<Target> {
  const candidates = await pullsOf(run, hub);
  const found = candidates.find((pull) => pull.open && pull.headSha === run.head_sha);
  if (found !== undefined) return { pull: found.number, sha: run.head_sha, why: "" };
  const why =
    candidates.length === 0
      ? "no open pull request has this branch"
      : "the pull request has moved on since this run began";
  return { pull: null, sha: null, why };
}

/** GitHub lists no pull requests for the run of a fork. */
async function pullsOf(run: EventRun, hub: Hub): Promise<readonly HubPull[]> {
  if (run.pull_requests.length > 0) return Promise.all(run.pull_requests.map(({ number }) => hub.pull(number)));
  if (run.head_repository === null || run.head_branch === null) return [];
  return hub.pullsFrom(run.head_repository.owner.login, run.head_branch);
}

function headOf(pull: HubPull, sha: string | null): Target {
  if (sha === null || !pull.open || pull.headSha !== sha)
    return { pull: null, sha: null, why: "the pull request has moved on since this run began" };
  return { pull: pull.number, sha, why: "" };
}
