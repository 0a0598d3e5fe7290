import { describe, expect, it } from "vitest";
import type { Hub, HubPull } from "#core/hub.ts";
import { CompareShape } from "#config/compare.ts";
import { CANDIDATE_FIELDS, chosenFrom, type ConfiguredCandidate, swapOf } from "#github/swap.ts";
import { targetOf } from "#github/target.ts";

const steady = { name: "steady", backend: "stub", model: "pass=1" };
const shaky = { name: "shaky", backend: "stub", model: "pass=0.5", env: { ENDPOINT: "http://a" } };

/** Somebody who may write said so, at this commit. */
const ASKED = { everything: true, names: [], baseline: null };

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
    expect(swapOf([steady, shaky], [steady, { ...shaky, name: "renamed" }])).toEqual({ kind: "same" });
  });

  it("takes another model of a provider, and another provider only when asked for", () => {
    const of = (model: string) => ({ name: "it", backend: "opencode", model });
    expect(swapOf([of("anthropic/one")], [of("anthropic/two")])).toMatchObject({ kind: "swap" });
    expect(swapOf([of("openrouter/a/one")], [of("openrouter/b/two")])).toMatchObject({ kind: "swap" });
    for (const model of ["openrouter/anthropic/one", "one", "anthropic"])
      expect(swapOf([of("anthropic/one")], [of(model)])).toEqual({
        kind: "blocked",
        reason:
          "the model of `it` is to come from another provider, which only a person with write permission may run: `/bench swap`",
      });
  });

  it("takes a time limit as well, and knows a candidate that is called by its model", () => {
    const ours = { name: "command", backend: "command", model: "", command: { argv: ["run"], timeout_seconds: 60 } };
    const theirs = { ...ours, command: { argv: ["run"], timeout_seconds: 30 } };
    expect(swapOf([ours], [theirs])).toMatchObject({
      after: { command: { argv: ["run"], timeout_seconds: 30 } },
      sentence: "This pull request changes the command.timeout_seconds of `command` from `60` to `30`.",
    });
    expect(swapOf([theirs], [{ ...ours, command: { argv: ["run"] } }])).toMatchObject({
      after: { command: { argv: ["run"] } },
      sentence: "This pull request changes the command.timeout_seconds of `command` from `30` to none.",
    });
    const called = (model: string) => ({ name: `stub:${model}`, backend: "stub", model });
    expect(swapOf([steady, called("a")], [steady, called("b")])).toMatchObject({
      before: { name: "stub:a (base)", model: "a" },
      after: { name: "stub:b (head)", model: "b" },
      sentence: "This pull request changes the model of `stub:a` from `a` to `b`.",
    });
  });

  it("has an answer for every field that a configuration knows, and takes none that nobody thought of", () => {
    const candidate = CompareShape.shape.candidates.element.shape;
    const { command, ...others } = candidate;
    const known = [...Object.keys(others), ...Object.keys(command.unwrap().shape).map((field) => `command.${field}`)];
    expect(Object.keys(CANDIDATE_FIELDS).sort()).toEqual(known.sort());
    const taken = Object.entries(CANDIDATE_FIELDS).flatMap(([field, how]) => (how === "taken" ? [field] : []));
    expect(taken).toEqual(["model", "command.timeout_seconds"]);
    expect(swapOf([steady], [{ ...steady, ...{ invented: 1 } }])).toMatchObject({ kind: "blocked" });
  });

  it.each<[string, ConfiguredCandidate & Record<string, unknown>, ...ConfiguredCandidate[]]>([
    ["another backend", { ...shaky, backend: "command" }],
    ["another endpoint", { ...shaky, model: "x", env: { ENDPOINT: "http://evil" } }],
    ["a variable no longer withheld", { ...shaky, unset_env: ["KEY"] }],
    ["another provider", { ...shaky, provider: "ollama" }],
    ["another program", { ...shaky, command: { argv: ["sh", "-c", "env"] } }],
    ["an address for a model", { ...shaky, model: "ollama:http://evil" }],
    ["a provider before the model", { ...shaky, model: "openrouter/vendor/model" }],
    ["an option for a model", { ...shaky, model: "--dangerously" }],
    ["a new candidate", { ...shaky, name: "new" }, shaky],
    ["a model and another program", { ...shaky, model: "x", command: { argv: ["env"] } }],
  ])("is not run with %s unless a writer asks for it, and then as it is", (_, changed, ...more) => {
    const head = [steady, changed, ...more];
    expect(swapOf([steady, shaky], head)).toMatchObject({
      kind: "blocked",
      reason: expect.stringMatching(/which only a person with write permission may run: `\/bench swap`$/) as unknown,
    });
    const before = more.length === 0 ? shaky : steady;
    expect(swapOf([steady, shaky], head, ASKED)).toMatchObject({
      kind: "swap",
      before: { ...before, name: `${before.name} (base)` },
      after: { ...changed, name: `${changed.name} (head)` },
      sentence: expect.stringMatching(/^This pull request (changes the .* of `shaky`|adds `new`)/) as unknown,
    });
  });

  it("of everything tells no value that may be a secret, and wants to know which of several is meant", () => {
    const env = { ENDPOINT: "http://hunter2" };
    const swap = swapOf([steady, shaky], [steady, { ...shaky, env, ...{ endpoint: "http://hunter2" } }], ASKED);
    expect(swap).toMatchObject({ after: { env } });
    expect((swap as { sentence: string }).sentence).toBe(
      "This pull request changes the env of `shaky` and the endpoint of `shaky`.",
    );
    const both = [
      { ...steady, model: "a" },
      { ...shaky, model: "b" },
    ];
    expect(swapOf([steady, shaky], both, ASKED)).toMatchObject({
      kind: "blocked",
      reason: "`steady` and `shaky` change, and only one at a time can be compared: `/bench swap NAME`",
    });
    expect(swapOf([steady, shaky], both, { ...ASKED, names: ["shaky"] })).toMatchObject({ after: { model: "b" } });
    expect(swapOf([steady, shaky], both, { ...ASKED, names: ["opus"] })).toMatchObject({ kind: "blocked" });
    const added = swapOf([steady, shaky], [steady, shaky, { ...shaky, name: "new" }], { ...ASKED, baseline: "shaky" });
    expect(added).toMatchObject({ before: { name: "shaky (base)" }, after: { name: "new (head)" } });
  });

  it("takes candidates of a comment from what is configured alone", () => {
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
  baseRef: "main",
  defaultBranch: "main",
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
    const nowhere = await targetOf(event, { pull: null, sha: null }, hubWith(pull));
    expect(nowhere).toMatchObject({ pull: null, sha: null });
    expect(nowhere.why).toContain("the inputs `pull` and `sha` name none");
  });
});
