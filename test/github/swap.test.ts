import { describe, expect, it } from "vitest";
import type { Hub, HubPull } from "#core/hub.ts";
import { chosenFrom, swapOf } from "#github/swap.ts";
import { targetOf } from "#github/target.ts";

const steady = { name: "steady", backend: "stub", model: "pass=1" };
const shaky = { name: "shaky", backend: "stub", model: "pass=0.5", env: { ENDPOINT: "http://a" } };

describe("a swap", () => {
  it("compares base's candidate with head's, which differs in its model alone", () => {
    const swap = swapOf([steady, shaky], [steady, { ...shaky, model: "pass=0.9" }]);
    expect(swap).toMatchObject({
      kind: "swap",
      before: { name: "shaky (base)", model: "pass=0.5", env: { ENDPOINT: "http://a" } },
      after: { name: "shaky (head)", model: "pass=0.9", env: { ENDPOINT: "http://a" } },
      sentence: "This pull request changes the model of `shaky` from `pass=0.5` to `pass=0.9`.",
    });
  });

  it("is none where nothing changes, or something goes", () => {
    expect(swapOf([steady, shaky], [shaky, steady])).toEqual({ kind: "same" });
    expect(swapOf([steady, shaky], [steady])).toEqual({ kind: "same" });
  });

  it.each([
    ["another backend", { ...shaky, backend: "command" }],
    ["another endpoint", { ...shaky, model: "x", env: { ENDPOINT: "http://evil" } }],
    ["a variable no longer withheld", { ...shaky, unset_env: ["KEY"] }],
    ["another provider", { ...shaky, provider: "ollama" }],
    ["another program", { ...shaky, command: { argv: ["sh", "-c", "env"] } }],
    ["an address for a model", { ...shaky, model: "ollama:http://evil" }],
    ["an option for a model", { ...shaky, model: "--dangerously" }],
    ["a new candidate", { ...shaky, name: "new" }],
  ])("is not run with %s", (_, changed) => {
    expect(swapOf([steady, shaky], [steady, changed])).toMatchObject({ kind: "blocked" });
  });

  it("takes candidates of a comment from the base branch alone", () => {
    expect(chosenFrom([steady, shaky], ["shaky", "steady"])).toEqual([shaky, steady]);
    expect(chosenFrom([steady, shaky], ["opus"])).toContain("no candidate `opus`");
  });
});

const SHA = "c".repeat(40);
const pull: HubPull = {
  number: 3,
  open: true,
  headSha: SHA,
  headRef: "topic",
  headRepository: "guest/demo",
  baseSha: SHA,
  baseRef: "main",
};
const hubWith =
  (...pulls: HubPull[]) =>
  (): Hub =>
    ({ pullsFrom: async () => pulls, pull: async () => pulls[0] }) as unknown as Hub;
const ofRun = (head_sha: string) => ({
  name: "workflow_run",
  payload: {
    workflow_run: {
      id: 1,
      head_sha,
      head_branch: "topic",
      head_repository: { owner: { login: "guest" } },
      pull_requests: [],
    },
  },
});
const NOBODY = { pull: null, sha: null };

describe("where a result is told", () => {
  it("is the open pull request whose head is the commit that the other run measured", async () => {
    expect(await targetOf(ofRun(SHA), NOBODY, hubWith(pull))).toEqual({ pull: 3, sha: SHA, why: "" });
  });

  it.each([
    ["the head has moved on", ofRun("d".repeat(40)), [pull]],
    ["it is closed", ofRun(SHA), [{ ...pull, open: false }]],
    ["there is none", ofRun(SHA), []],
  ])("is nowhere when %s", async (_, event, pulls) => {
    const target = await targetOf(event, NOBODY, hubWith(...pulls));
    expect(target).toMatchObject({ pull: null, sha: null });
    expect(target.why).not.toBe("");
  });

  it("is what a dispatched run was asked for only while that is still the head", async () => {
    const event = { name: "workflow_dispatch", payload: {} };
    expect(await targetOf(event, { pull: 3, sha: SHA }, hubWith(pull))).toMatchObject({ pull: 3 });
    expect(await targetOf(event, { pull: 3, sha: "d".repeat(40) }, hubWith(pull))).toMatchObject({ pull: null });
    expect(await targetOf(event, { pull: 3, sha: null }, hubWith(pull))).toMatchObject({ pull: null });
  });
});
