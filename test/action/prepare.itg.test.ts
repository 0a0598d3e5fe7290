/** Data that does not travel with the program: fetched by one job, handed to the others, believed by none. */
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findAct } from "../support/github/act.ts";
import { archiveOf, filesIn } from "../support/github/archives.ts";
import { openStage, type Stage } from "../support/github/stage.ts";
import { skipUnless } from "../support/skip.ts";
import { pinSmallDataset, SMALL_DATASET } from "../support/small-dataset.ts";

const DATA = "bench-default-data-try-1.tar.gz";

/** Its tasks are known to the shard; what their tests are is on record for the real data only, so none is scored. */
const PLANNED = { prepare: "success", plan: "success", "shard 1": "failure" };

/** A stage whose Action pins the small committed dataset, at a repository that nobody reaches. */
async function pinned(): Promise<Stage> {
  const stage = await openStage();
  pinSmallDataset(join(stage.home, "action/dist"));
  fs.cpSync(SMALL_DATASET, join(stage.home, "mirror"), { recursive: true });
  stage.write("bench.yaml", BENCH);
  stage.write(".github/workflows/bench.yml", workflow(stage.home));
  return stage;
}

const runOf = (stage: Stage, runId: string, from: string) =>
  stage.run({ workflow: "bench.yml", event: "push", payload: {}, runId, variables: { FROM: from } });

/** Each job has a home of its own, as if it ran on a machine of its own. */
const homes = (stage: Stage) => ["prepare", "plan", "shard"].map((job) => join(stage.home, `home-${job}`));

describe.skipIf(skipUnless(findAct() !== null, "act"))("the data of a benchmark", () => {
  it("is fetched once, comes to plan and shards without a network, and from the cache the next time", async () => {
    await using stage = await pinned();
    const first = await runOf(stage, "7", join(stage.home, "mirror"));
    expect(first.jobs, first.log).toEqual(PLANNED);
    expect(first.log).toContain("Which tests have to run is not on record");
    expect(stage.results.artifacts.map(({ name }) => name)).toContain(DATA);
    expect(first.log.match(/Fetched: 130 files of aider-polyglot/g)).toHaveLength(3);
    expect(first.summaries.join("\n")).toContain("130 files at commit");
    expect(stage.results.artifacts.map(({ name }) => name)).toContain("bench-default-shard-1-of-1-try-1.tar.gz");

    for (const home of homes(stage)) fs.rmSync(home, { recursive: true });
    fs.rmSync(join(stage.home, "mirror"), { recursive: true });
    const second = await runOf(stage, "8", "");
    expect(second.jobs, second.log).toEqual(PLANNED);
    expect(second.log).toContain("Which tests have to run is not on record");
    expect(second.summaries.join("\n")).toContain("from the cache");
  });

  it("counts only when it is what was pinned, whoever wrote the cache or the artifact", async () => {
    await using stage = await pinned();
    const mirror = join(stage.home, "mirror");
    await runOf(stage, "7", mirror);
    const [kept] = stage.results.caches;
    fs.writeFileSync(join(stage.results.blobs, kept?.blob ?? ""), "no archive at all");
    fs.appendFileSync(join(mirror, "README.md"), "And more.\n");
    const altered = await filesIn(stage.results.bytes(DATA));
    altered.set("README.md", fs.readFileSync(join(mirror, "README.md")));
    stage.results.plant("8", DATA.replace("try-1", "try-9"), await archiveOf(altered));
    for (const home of homes(stage)) fs.rmSync(home, { recursive: true });

    const second = await runOf(stage, "8", mirror);
    expect(second.jobs["prepare"], second.log).toBe("failure");
    expect(second.log).toContain("is not the data of aider-polyglot");

    fs.cpSync(SMALL_DATASET, mirror, { recursive: true });
    const third = await runOf(stage, "8", mirror);
    expect(third.jobs, third.log).toEqual({ prepare: "success", plan: "failure" });
    expect(third.log).toContain("is not the data of aider-polyglot");
  });
});

const BENCH = `
benchmark: aider-polyglot
task: ["python/*"]
candidates:
  - { name: steady, backend: stub, model: "pass=1,seed=1" }
`;

const workflow = (home: string): string => `
name: bench
on: push
permissions: {}
jobs:
  prepare:
    runs-on: ubuntu-24.04
    permissions: { contents: read }
    env: { HOME: "${home}/home-prepare" }
    steps:
      - { shell: bash, run: 'mkdir -p "$HOME"; cp -R "$CALLER/." "$GITHUB_WORKSPACE"' }
      - uses: harness/benchmark-harness@v1
        with: { command: prepare, config: bench.yaml, from: "\${{ env.FROM }}", github-token: x }
  plan:
    needs: [prepare]
    runs-on: ubuntu-24.04
    permissions: { contents: read }
    env: { HOME: "${home}/home-plan" }
    outputs: { matrix: "\${{ steps.plan.outputs.matrix }}" }
    steps:
      - { shell: bash, run: 'mkdir -p "$HOME"; cp -R "$CALLER/." "$GITHUB_WORKSPACE"' }
      - id: plan
        uses: harness/benchmark-harness@v1
        with: { command: plan, config: bench.yaml, github-token: x }
  shard:
    name: shard \${{ matrix.shard }}
    needs: [plan]
    runs-on: \${{ matrix.runs-on }}
    permissions: {}
    env: { HOME: "${home}/home-shard" }
    strategy: { matrix: "\${{ fromJSON(needs.plan.outputs.matrix) }}" }
    steps:
      - { shell: bash, run: 'mkdir -p "$HOME"' }
      - uses: harness/benchmark-harness@v1
        with: { command: shard, shard: "\${{ matrix.shard }}", github-token: x }
`;
