import fs from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Report } from "#core/records.gen.ts";
import { projectReport, projectRunDir } from "#record/projection.ts";
import { readRun } from "#record/read-run.ts";
import { allTrials, makeRunDir, syntheticPlan } from "../support/synthetic-run.ts";
import { tempDir } from "../support/temp-dir.ts";

const texts = (files: Map<string, Uint8Array>): Map<string, string> =>
  new Map([...files].map(([path, content]) => [path, Buffer.from(content).toString()]));

function projected(seed: number, noise: number, order = 0): Map<string, string> {
  const plan = syntheticPlan({ candidates: 2, tasks: 3, repetitions: 1, seed });
  const path = tempDir();
  const trials = allTrials(plan);
  makeRunDir(path, plan, { noise, trials: [...trials.slice(order), ...trials.slice(0, order)] });
  return texts(projectRunDir(path));
}

describe("projectRunDir", () => {
  it("is the same for two runs of one plan, whatever the clock, the folders and the order of trials", () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.integer({ min: 1, max: 49 }), fc.nat(5), (seed, noise, order) => {
        expect(projected(seed, noise, order)).toEqual(projected(seed, 0));
      }),
      { numRuns: 8 },
    );
  });

  it("holds neither a time, nor an id, nor a folder of the machine", () => {
    const all = [...projected(1, 7).entries()].flat().join("\n");
    expect(all).not.toMatch(/\d{4}-\d\d-\d\dT|[0-9a-f]{8}-[0-9a-f]{4}-|\/tmp\/|20\.20/);
  });

  it.each([
    ["diff.patch", (text: string) => `${text}+one more line\n`],
    ["prompt.md", (text: string) => text.replace("Solve", "Ponder")],
    ["verify-output.txt", (text: string) => text.replace("Ran 3 tests", "Ran 2 tests")],
  ])("shows a change in %s", (name, change) => {
    const plan = syntheticPlan({ candidates: 1, tasks: 1, repetitions: 1, seed: 5 });
    const path = tempDir();
    makeRunDir(path, plan);
    const before = texts(projectRunDir(path));
    const file = join(path, readRun(path).rows[0]!.dir, name);
    fs.writeFileSync(file, change(fs.readFileSync(file, "utf8")));
    expect(texts(projectRunDir(path))).not.toEqual(before);
  });

  it("shows another outcome", () => {
    expect(projected(1, 0)).not.toEqual(projected(2, 0));
  });
});

describe("projectReport", () => {
  const report = {
    generated_at: "2026-01-02T03:04:05Z",
    run_dir: "20260102T030405Z-compare-mini-001",
    headline: "A wins.",
    reproduce: ["bench compare --config /tmp/x.yaml"],
    candidates: [{ name: "A", elapsed_seconds: { n: 3, mean: 1.5, stdev: 0.1 }, phases: {}, passed: 3 }],
    pairs: [{ a: "A", b: "B", p: 0.01, secondary: [], compat: null }],
    fingerprint: { digest: "0".repeat(64), fields: { architecture: "x64", benchmark: "mini" } },
    noise_floor: null,
  } as unknown as Report;

  it("leaves out when and where the report was made, and what was timed", () => {
    const later = {
      ...report,
      generated_at: "2027-01-01T00:00:00Z",
      run_dir: "other",
      reproduce: [],
      candidates: [{ ...report.candidates[0], elapsed_seconds: { n: 3, mean: 9, stdev: 2 } }],
    } as unknown as Report;
    expect(projectReport(later)).toBe(projectReport(report));
  });

  it("keeps what was decided and counted", () => {
    const kept = JSON.parse(projectReport(report)) as Report;
    expect(kept.headline).toBe("A wins.");
    expect(kept.candidates[0]!.passed).toBe(3);
    expect(kept.pairs[0]!.p).toBe(0.01);
    expect(kept.fingerprint.fields["benchmark"]).toBe("mini");
    expect(kept.noise_floor).toBeNull();
  });
});
