import { describe, expect, it } from "vitest";
import { accountStep } from "#commands/checks/account-step.ts";
import { nothingScored } from "#commands/shared/nothing-scored.ts";
import type { OutcomeClass } from "#core/outcome.ts";
import type { Plan } from "#core/records.gen.ts";
import { shardOf } from "#core/plan.ts";
import { TrialResults } from "#core/trial-results.ts";
import { syntheticRow } from "../../support/synthetic-row.ts";
import { syntheticPlan } from "../../support/synthetic-run.ts";

/** What is said of one candidate's trials that ended so; null: never run. */
async function saidOf(...classes: readonly (OutcomeClass | null)[]) {
  const plan = syntheticPlan({ candidates: 1, tasks: classes.length, repetitions: 1 });
  const rows = classes.flatMap((cls, t) =>
    cls === null ? [] : [syntheticRow(plan, { c: 0, t, a: 1, class: cls, reason: `it was ${cls}\nindeed` })],
  );
  return nothingScored({ plan, shard: null, results: TrialResults.of(plan, rows) }, RESUME, [], step);
}

const step = (refused: readonly number[]) => Promise.resolve(`Candidates ${refused.join()} log in.`);
const RESUME = "benchmark resume --run-dir runs/1";

describe("a run in which nothing could be scored", () => {
  it("is one where no trial has a result of the candidate's own", async () => {
    expect(await saidOf("environment", "fail")).toBeNull();
    expect(await saidOf("agent_timeout")).toBeNull();
    expect(await saidOf("environment", null)).not.toBeNull();
  });

  it.each<[number, readonly (OutcomeClass | null)[]]>([
    [4, ["environment", "environment"]],
    [4, ["environment", null]],
    [3, ["environment", "auth"]],
    [3, ["auth"]],
    [3, ["oom"]],
    [3, [null]],
  ])("ends with %i after %j", async (exit, classes) => {
    expect((await saidOf(...classes))?.exit).toBe(exit);
  });

  it("may be a part of one, whatever became of the others", async () => {
    const plan = syntheticPlan({ candidates: 2, tasks: 2, repetitions: 1 });
    const rows = [
      syntheticRow(plan, { c: 0, t: 0, a: 1, class: "fail" }),
      syntheticRow(plan, { c: 1, t: 0, a: 1, class: "environment" }),
    ];
    const results = TrialResults.of(plan, rows);
    const said = [1, 2].map(async (index) => {
      const { candidate, tasks } = shardOf(plan, { index, of: 2 });
      const shard = {
        schema_version: "2.0" as const,
        plan_digest: plan.digest,
        ...{ index, of: 2 },
        candidate: plan.candidates[candidate]?.name ?? "",
        tasks: tasks.map((task) => plan.tasks[task]?.id ?? ""),
      };
      return nothingScored({ plan, shard, results }, RESUME, [], step);
    });
    const [first, second] = await Promise.all(said);
    expect(first).toBeNull();
    expect(second).toMatchObject({ exit: 4 });
    expect(second?.text).toContain("of 2 trials, 1 ended as environment, 1 was not run.");
  });

  it("says how many ended as what, the commonest reason, and what to do", async () => {
    expect((await saidOf("environment", "environment", "auth", null))?.text).toBe(
      [
        "Nothing could be scored: of 4 trials, 2 ended as environment, 1 ended as auth, 1 was not run.",
        "  most often: it was environment",
        "  indeed",
        "  → `benchmark doctor --benchmark synthetic` says what this machine lacks and how to get it. Then go on with: benchmark resume --run-dir runs/1",
      ].join("\n"),
    );
  });

  it("does not say once more what a warning said in full", async () => {
    const plan = syntheticPlan({ candidates: 1, tasks: 1, repetitions: 1 });
    const row = syntheticRow(plan, { c: 0, t: 0, a: 1, class: "environment", reason: "no cargo\nindeed" });
    const run = { plan, shard: null, results: TrialResults.of(plan, [row]) };
    const warning = "1 task cannot be run here: no cargo\nindeed";
    expect((await nothingScored(run, RESUME, [warning], step))?.text).toMatch(/\n {2}most often: as warned of above\n/);
    expect((await nothingScored(run, RESUME, ["something else"], step))?.text).toContain("no cargo\n  indeed");
  });

  it("says what to do about accounts that were refused, of those that were", async () => {
    expect((await saidOf("auth"))?.text).toContain("→ Candidates 0 log in. Then go on with:");
    const plan = syntheticPlan({ candidates: 3, tasks: 1, repetitions: 1 });
    const candidates = [
      { ...plan.candidates[0], name: "a", backend: "claude-code" },
      { ...plan.candidates[0], name: "b", backend: "pi", provider: "openrouter" },
      { ...plan.candidates[0], name: "c", backend: "aider", model: "anthropic/m" },
    ];
    const step = await accountStep({ ...plan, candidates: candidates as unknown as Plan["candidates"] }, [0, 1, 2]);
    expect(step).toContain("a was refused: log in: claude auth login; or set ANTHROPIC_API_KEY");
    expect(step).toContain("b was refused: look at the key in OPENROUTER_API_KEY");
    expect(step).toContain("c was refused: set ANTHROPIC_API_KEY.");
  });
});
