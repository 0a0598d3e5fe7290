import { describe, expect, it } from "vitest";
import type { Report } from "#core/records.gen.ts";
import { buildReport } from "#core/report/build-report.ts";
import { checkReport } from "#record/check-report.ts";
import { syntheticPlan } from "../support/synthetic-run.ts";

const report = buildReport({
  plan: syntheticPlan(),
  rows: [],
  runDirName: "run",
  generatedAt: "2026-01-01T00:00:00Z",
  problems: [],
});

describe("a report that is about to be written", () => {
  it("is taken when it is what its schema says", async () => {
    await expect(checkReport(report)).resolves.toBeUndefined();
  });

  it.each([[{ headline: "" }], [{ surprise: 1 }], [{ repetitions: Number.NaN }], [{ candidates: [{}] }]])(
    "is refused with %j",
    async (change) => {
      await expect(checkReport({ ...report, ...change } as Report)).rejects.toMatchObject({ code: "bad-report" });
    },
  );
});
