import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seededRandom, unit } from "#core/stats/prng.ts";
import { temporaryFolder } from "../../support/harness.ts";
import { KillBench, type Mutant } from "./kill-points.ts";

const SEED = 20_261_129;

export interface KillSuite {
  readonly config: string;
  /** Runs killed at random points. */
  readonly cases: number;
  readonly mutants: readonly Mutant[];
  /** Kills in which a mutant must show. */
  readonly triesPerMutant: number;
}

/** The kill property and its proof: it holds for the writer as it is, and for no writer that lacks a rename. */
export function killSuite(name: string, { config, cases, mutants, triesPerMutant }: KillSuite): void {
  describe(`a run (${name}) that is killed and resumed`, () => {
    const folder = temporaryFolder();
    const random = seededRandom(SEED);
    let bench: KillBench;
    beforeAll(async () => {
      bench = await KillBench.prepare(folder.path, config);
    }, 120_000);
    afterAll(() => {
      folder[Symbol.dispose]();
    });

    it(
      `equals the undisturbed run, wherever among its opens, writes and renames it died (${cases} cases)`,
      { timeout: cases * 20_000 },
      async () => {
        expect(bench.operations.length).toBeGreaterThan(40);
        const faults: string[] = [];
        for (let at = 0; at < cases; at++) {
          const point = 1 + Math.floor(unit(random) * bench.operations.length);
          for (const fault of await bench.faultsAfterKill(point, `case-${at}`))
            faults.push(`killed after operation ${point} (${bench.operations[point - 1]}): ${fault}`);
        }
        expect(faults).toEqual([]);
      },
    );

    if (mutants.length === 0) return;
    it.each(mutants)(
      "is not equal to it once the writer does without a rename ($name)",
      { timeout: triesPerMutant * 20_000 },
      async (mutant) => {
        const points = bench.operations.flatMap((kind, at) => (mutant.killAfter.test(kind) ? [at + 1] : []));
        expect(points).not.toEqual([]);
        for (let attempt = 0; attempt < triesPerMutant; attempt++) {
          const point = points[Math.floor(unit(random) * points.length)] ?? 1;
          if ((await bench.faultsAfterKill(point, `mutant-${attempt}`, mutant)).length > 0) return;
        }
        expect.unreachable(`${mutant.name} was not caught in ${triesPerMutant} kills`);
      },
    );
  });
}
