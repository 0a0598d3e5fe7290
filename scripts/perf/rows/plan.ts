import { digestOf } from "#core/digest.ts";
import { cutPlan, shardOf, timedPlan } from "#core/plan.ts";
import { outlookOf } from "#core/plan-outlook.ts";
import { matrixOf } from "#github/matrix.ts";
import { prettyJson } from "#record/write-file.ts";
import { syntheticPlan } from "../../../test/support/synthetic-run.ts";
import type { Row } from "../row.ts";

const CANDIDATES = 8;
const SHARDS = 256;
const NO_WISH = { shards: SHARDS, maxShards: SHARDS, runsOn: null, labels: [] };

/** What the Action's plan does once it knows its tasks and their times: slices, shards, outlook, matrix, and the text that travels. */
export const plan: Row = {
  operation: "plan 5,000 tasks × 8 candidates into 256 shards",
  floor: "the same plan cut by hand: tasks sorted and dealt once, written, read and digested once",
  target: 2,
  rounds: { full: 15, quick: 5, warmUp: 3 },
  open: () => {
    const whole = syntheticPlan({ candidates: CANDIDATES, tasks: 5000, repetitions: 1 });
    const timings = new Map(whole.tasks.map(({ id }, at) => [id, 1 + ((at * 7919) % 600)]));
    const timed = timedPlan(whole, timings);
    const took = (work: () => number): number => {
      const start = performance.now();
      if (work() !== SHARDS) throw new Error("Not every shard was planned.");
      return performance.now() - start;
    };
    const figure = () => {
      const cut = cutPlan(timed, SHARDS / CANDIDATES);
      const { shards } = outlookOf(cut, SHARDS);
      const { include } = matrixOf(cut, SHARDS, [], NO_WISH);
      return prettyJson(cut).length > 0 && shards.length === include.length ? shards.length : 0;
    };
    const floor = () => {
      const slices = Array.from({ length: SHARDS / CANDIDATES }, (): string[] => []);
      const longest = [...timed.tasks].sort((a, b) => b.expected_seconds - a.expected_seconds);
      for (const [at, { id }] of longest.entries()) slices[at % slices.length]?.push(id);
      const text = JSON.stringify({ ...timed, slices }, null, 2);
      const digest = digestOf(JSON.parse(text) as typeof timed);
      return digest === "" ? 0 : slices.length * CANDIDATES;
    };
    // Both sides end with the same number of shards, and every one of them has something to do.
    const cut = cutPlan(timed, SHARDS / CANDIDATES);
    if (shardOf(cut, { index: SHARDS, of: SHARDS }).tasks.length === 0) throw new Error("A shard is empty.");
    return Promise.resolve({ figure: () => took(figure), floor: () => took(floor) });
  },
};
