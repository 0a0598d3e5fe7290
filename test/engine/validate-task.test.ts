import { describe, expect, it } from "vitest";
import type { TaskNeeds } from "#engine/needs/prepare-needs.ts";
import { treeOf } from "#core/tree.ts";
import { validateTask } from "#engine/validate-task.ts";
import type { Adapter } from "#plugins/adapters/contract.ts";
import { testEngine } from "../support/engine.ts";
import { tasksNamed, tinyAdapter } from "../support/tiny-benchmark.ts";

const MET: TaskNeeds = { environments: [], toolchains: {}, missing: null };
const [task = expect.unreachable("there is no task")] = tasksNamed("one");

const validated = async (script: string, parts: Partial<Adapter> = {}, needs = MET) => {
  using engine = await testEngine();
  return await validateTask(
    tinyAdapter(script, { oracle: () => treeOf({ solved: "" }), ...parts }),
    task,
    engine,
    needs,
  );
};

describe("a task", () => {
  it.each([
    ["sound where its reference passes and its starting files fail", "test -e solved", null],
    ["unsound where its reference fails", "exit 1", "its reference passed 0 of 3 times: fail, It ended with 1."],
    ["unsound where nothing has to be done", "exit 0", "its untouched starting files ended as pass: It ended with 0."],
  ])("is %s", async (_, script, quarantined) => {
    expect(await validated(script)).toMatchObject({ task_id: "one", quarantined });
  });

  it.each([
    ["its reference", "test -e solved && sleep 600"],
    ["its empty answer", "test -e solved || sleep 600"],
  ])("is neither where %s ended for a fault of the machine's", async (what, script) => {
    const slow = { verify: () => ({ argv: ["sh", "check.sh"] as const, timeoutMs: 1000 }) };
    expect(await validated(script, slow)).toEqual({
      task_id: "one",
      reason: `${what} could not be graded: verifier_timeout, The verifier ran into its limit of 1 s.`,
    });
  });

  it("is unsound for the benchmark's own reason where it cannot be graded and the benchmark says so", async () => {
    const slow = { verify: () => ({ argv: ["sh", "check.sh"] as const, timeoutMs: 1000 }) };
    const listed = { ...slow, quarantined: new Map([["one", "It has no tests."]]) };
    expect(await validated("sleep 600", listed)).toMatchObject({ task_id: "one", quarantined: "It has no tests." });
  });

  it("is neither where the machine lacks what it needs", async () => {
    const needs = { ...MET, missing: "frob is not installed." };
    expect(await validated("exit 0", {}, needs)).toEqual({ task_id: "one", reason: "frob is not installed." });
  });
});
