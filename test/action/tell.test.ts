import { describe, expect, it } from "vitest";
import type { Step } from "#action/step.ts";
import { publication } from "#action/tell.ts";
import type { CheckConclusion } from "#core/hub.ts";

const SHA = "a".repeat(40);

/** A step that tells what another workflow run measured. */
const stepFor = (head: string): Step =>
  ({
    input: () => "",
    count: () => null,
    warn: () => undefined,
    key: "default",
    workflow: "fork-publish",
    owner: "octo",
    repo: "demo",
    url: "https://github.com/octo/demo/actions/runs/7",
    now: () => new Date(0),
    event: {
      name: "workflow_run",
      payload: {
        workflow_run: {
          id: 1,
          head_sha: SHA,
          head_branch: "topic",
          head_repository: { full_name: head, owner: { login: head.split("/")[0] } },
          pull_requests: [],
        },
      },
    },
    hub: () => ({ pullsFrom: async () => [{ number: 3, open: true, headSha: SHA }] }),
  }) as unknown as Step;

const told = async (head: string, conclusion: CheckConclusion | null) => {
  const content = { body: "## result", title: "a is better", past: null, conclusion };
  return (await publication(stepFor(head), content)).conclusion;
};

describe("what the run of a fork measured", () => {
  it("has no check that lets a merge through", async () => {
    const all = ["success", "neutral", "failure", "cancelled", "action_required", null] as const;
    const own = await Promise.all(all.map((conclusion) => told("octo/demo", conclusion)));
    expect(own).toEqual(all);
    const forks = await Promise.all(all.map((conclusion) => told("guest/demo", conclusion)));
    expect(forks).toEqual(["action_required", "action_required", "failure", "cancelled", "action_required", null]);
  });
});
