import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seededRandom, unit } from "#core/stats/prng.ts";
import { temporaryFolder } from "../../support/harness.ts";
import { droppedRenames, KillBench, type Mutant } from "./kill-points.ts";

const SEED = 20_261_129;

export interface KillSuite {
  readonly config: string;
  /** Further arguments of `compare`. */
  readonly args?: readonly string[];
  /** Runs killed at random points. */
  readonly cases: number;
  /** Mutants beside the dropped renames, which are tried for every suite. */
  readonly inPlace: readonly Mutant[];
  /** Kills in which a mutant must show; 0: no mutants. */
  readonly triesPerMutant: number;
}

/** The kill property and its proof: it holds for the writer as it is, and for no writer that lacks a rename. */
export function killSuite(name: string, { config, args = [], cases, inPlace, triesPerMutant }: KillSuite): void {
  describe(`a run (${name}) that is killed and resumed`, () => {
    const folder = temporaryFolder();
    const random = seededRandom(SEED);
    let bench: KillBench;
    beforeAll(async () => {
      bench = await KillBench.prepare(folder.path, config, args);
    }, 120_000);
    afterAll(() => {
      folder[Symbol.dispose]();
    });

    it(
      `equals the undisturbed run, wherever among its opens, writes and renames it died (${cases} cases)`,
      { timeout: cases * 20_000 },
      async () => {
        expect(bench.operations.length).toBeGreaterThan(20);
        const faults: string[] = [];
        for (let at = 0; at < cases; at++) {
          const point = 1 + Math.floor(unit(random) * bench.operations.length);
          for (const fault of await bench.faultsAfterKill(point, `case-${at}`))
            faults.push(`killed after operation ${point} (${bench.operations[point - 1]}): ${fault}`);
        }
        expect(faults).toEqual([]);
      },
    );

    const isCaught = async (mutant: Mutant): Promise<boolean> => {
      const points = bench.operations.flatMap((kind, at) => (mutant.killAfter.test(kind) ? [at + 1] : []));
      for (let attempt = 0; attempt < triesPerMutant; attempt++) {
        const point = points[Math.floor(unit(random) * points.length)] ?? 1;
        if ((await bench.faultsAfterKill(point, `mutant-${attempt}`, mutant)).length > 0) return true;
      }
      return false;
    };

    it.skipIf(triesPerMutant === 0)(
      "is not equal to it once the writer does without any one of its renames",
      { timeout: 600_000 },
      async () => {
        const mutants = droppedRenames(bench.operations);
        expect(mutants.length).toBeGreaterThanOrEqual(4);
        const missed: string[] = [];
        for (const mutant of mutants) if (!(await isCaught(mutant))) missed.push(mutant.name);
        console.info(
          `kill suite (${name}): ${cases} kills, ${mutants.length - missed.length} of ${mutants.length} dropped renames caught: ${mutants.map((mutant) => mutant.name).join(", ")}`,
        );
        expect(missed).toEqual([]);
      },
    );

    it.each(inPlace)(
      "is not equal to it once a file grows in its place ($name)",
      { timeout: triesPerMutant * 20_000 },
      async (mutant) => {
        expect(await isCaught(mutant)).toBe(true);
      },
    );
  });
}
