import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fromFile, fromFlags } from "#commands/shared/source.ts";
import type { Draft } from "#config/draft.ts";
import { loadCompareConfig } from "#config/load.ts";
import { tempDir } from "../../support/temp-dir.ts";

const FLAGS = { "show-tests": true, "verify-timeout": 60, option: ["feedback=first:50", "show_tests=false"] } as const;

const optionsOf = ({ benchmarkOptions }: Draft) =>
  Object.fromEntries(benchmarkOptions.map(({ name, value }) => [name, value]));

describe("options of a benchmark", () => {
  it("come by flags of their own and by name, and the named ones win", async () => {
    const { draft } = await fromFlags({ benchmark: "mini", ...FLAGS, option: [...FLAGS.option] }, []);
    expect(optionsOf(draft)).toEqual({ show_tests: false, verify_timeout: 60, feedback: "first:50" });
  });

  it("are laid over those of a configuration file", async () => {
    const file = join(tempDir(), "c.yaml");
    writeFileSync(
      file,
      "benchmark: mini\nbenchmark_options: { verify_timeout: 90, feedback: full }\ncandidates: [{ backend: stub }, { name: b, backend: stub }]\n",
    );
    const { draft, problems } = await fromFile(await loadCompareConfig(file), { "verify-timeout": 60 }, 2);
    expect(problems).toEqual([]);
    expect(optionsOf(draft)).toEqual({ verify_timeout: 60, feedback: "full" });
  });
});
