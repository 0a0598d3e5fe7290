import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { wrongNames } from "#commands/shared/wrong-names.ts";
import { tempDir } from "../../support/temp-dir.ts";

describe("names in a command line that has other mistakes", () => {
  it("are looked at all the same: benchmark, tasks, options, agent", async () => {
    const found = await wrongNames(
      { benchmark: "mini", backend: "stubb", task: ["nope"], option: ["no=1"] },
      tempDir(),
    );
    expect(found.map(({ path, message }) => `${path}: ${message}`).sort()).toEqual([
      expect.stringMatching(/^--backend: .*"stubb"/),
      expect.stringMatching(/^--option: .*"no"/),
      expect.stringMatching(/^--task: .*"nope"/),
    ]);
    expect(await wrongNames({ benchmark: "minni" }, tempDir())).toEqual([
      expect.objectContaining({ path: "--benchmark" }),
    ]);
    expect(await wrongNames({ benchmark: "mini", backend: "stub" }, tempDir())).toEqual([]);
  });

  it("are those of a configuration as well", async () => {
    const file = join(tempDir(), "a.yaml");
    fs.writeFileSync(file, "benchmark: mini\ncandidates:\n  - backend: stub\n");
    const found = await wrongNames({ config: file, task: ["nope"] }, tempDir());
    expect(found).toEqual([expect.objectContaining({ path: "--task" })]);
  });

  it("are left for later where nothing names a benchmark, or where the file that does cannot be read", async () => {
    expect(await wrongNames({ task: ["nope"] }, tempDir())).toEqual([]);
    expect(await wrongNames({ config: join(tempDir(), "none.yaml"), task: ["nope"] }, tempDir())).toEqual([]);
  });
});
