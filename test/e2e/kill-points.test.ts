import { beforeAll, describe, expect, it } from "vitest";
import { seededRandom, unit } from "#core/stats/prng.ts";
import { temporaryFolder } from "../support/harness.ts";
import { KillBench, type Mutant } from "./kill/kill-points.ts";

// The long suite takes many more points of both.
const CASES = process.env["BENCH_LONG_TESTS"] === undefined ? 12 : 150;
const TRIES_PER_MUTANT = process.env["BENCH_LONG_TESTS"] === undefined ? 12 : 40;
const SEED = 20_261_129;

const MUTANTS: readonly Mutant[] = ["drop:plan.json", "drop:attempt", "drop:superseded", "drop:index.jsonl", "drop:report.json", "drop:report.md", "in-place:plan.json", "in-place:attempt", "in-place:index.jsonl", "in-place:report.json"];

describe("a run that is killed and resumed", () => {
  const folder = temporaryFolder();
  let bench: KillBench;
  beforeAll(async () => {
    bench = await KillBench.prepare(folder.path);
    return () => folder[Symbol.dispose]();
  }, 60_000);

  const random = seededRandom(SEED);
  const points = Array.from({ length: CASES }, () => unit(random));

  it("equals the undisturbed run, wherever among its opens, writes and renames it died", { timeout: CASES * 20_000 }, async () => {
    const faults: string[] = [];
    for (const [at, share] of points.entries()) {
      const point = 1 + Math.floor(share * bench.operations);
      for (const fault of await bench.faultsAfterKill(point, `case-${at}`)) faults.push(`killed after operation ${point}: ${fault}`);
    }
    expect(bench.operations).toBeGreaterThan(40);
    expect(faults).toEqual([]);
  });

  it.each(MUTANTS)("is not equal to it once the writer does without a rename (%s)", { timeout: TRIES_PER_MUTANT * 20_000 }, async (mutant) => {
    for (let attempt = 0; attempt < TRIES_PER_MUTANT; attempt++) {
      const point = 1 + Math.floor(unit(random) * bench.operations);
      if ((await bench.faultsAfterKill(point, `mutant-${attempt}`, mutant)).length > 0) return;
    }
    expect.unreachable(`${mutant} was not caught in ${TRIES_PER_MUTANT} kills`);
  });
});
