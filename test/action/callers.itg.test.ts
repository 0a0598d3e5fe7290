/** What a caller hands to the reusable workflow and gets back from it, besides a comment. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findAct } from "../support/github/act.ts";
import { filesIn } from "../support/github/archives.ts";
import { openStage } from "../support/github/stage.ts";
import { smokeWorkflow } from "../support/github/workflows.ts";
import { projectRoot } from "../support/project-files.ts";
import { skipUnless } from "../support/skip.ts";

/** A job of the caller's own that reads what the workflow gave. */
const AFTER = `
  after:
    needs: [bench]
    runs-on: ubuntu-24.04
    steps:
      - shell: bash
        env: { GIVEN: "\${{ toJSON(needs.bench.outputs) }}" }
        run: echo "given=$(tr -d '\\n' <<<"$GIVEN")"
`;

const givenIn = (log: string): unknown => JSON.parse(/\| given=(\{.*\})/.exec(log)?.[1] ?? "null") as unknown;

/** Says how much it sees of what it was passed, and of what it was not. */
const AGENT = `
const { OUR_KEY = "", AWS_REGION = "", MODEL_ENV, BENCH_MODEL_ENV } = process.env;
require("fs").writeFileSync("seen.txt", [OUR_KEY.length, AWS_REGION.length, MODEL_ENV, BENCH_MODEL_ENV].join());
`;

describe.skipIf(skipUnless(findAct() !== null, "act"))("a caller", () => {
  it("gets a leaderboard from what init writes, by hand and without a pull request, and its numbers as outputs", async () => {
    await using stage = await openStage();
    const repository = join(stage.home, "repository");
    const init = [join(projectRoot, "dist/bench.js"), "init", "--yes", "--workflow", "leaderboard"];
    execFileSync(process.execPath, init, { cwd: repository, stdio: "pipe" });
    const written = (path: string): string => fs.readFileSync(join(repository, path), "utf8");
    const file = ".github/workflows/leaderboard.yml";
    const workflow = written(file).replace(/uses: [^/]+\/[^/]+\//, "uses: harness/benchmark-harness/");
    stage.write(file, `${workflow}${AFTER}`);
    stage.write("leaderboard.yaml", written("leaderboard.yaml").replace("runs: 3", "runs: 1"));
    const ended = await stage.run({
      workflow: "leaderboard.yml",
      event: "workflow_dispatch",
      payload: { inputs: { config: "leaderboard.yaml", "max-shards": "20" } },
    });
    expect(ended.exit, ended.log).toBe(0);
    expect(ended.jobs).toMatchObject({ report: "success", verdict: "success" });
    expect(Object.keys(ended.jobs)).not.toContain("publish");
    const rows = (ended.summaries.at(-1) ?? "").split("\n").filter((line) => / of 27\b/.test(line));
    for (const [at, name] of ["strong", "middling", "weak"].entries()) expect(rows[at]).toContain(name);
    expect(givenIn(ended.log)).toMatchObject({
      verdict: "ranking",
      completeness: "81/81",
      "infra-failures": "0",
      gate: "0",
      shards: "3/3",
      "run-id": "7",
    });
  });

  it("hands a program of its own what it names, through one secret, and the numbers of a pair come back", async () => {
    await using stage = await openStage();
    const config = {
      benchmark: "mini",
      task: ["even-lines", "size-labels"],
      candidates: [
        {
          name: "ours",
          backend: "command",
          command: { argv: ["node", "-e", AGENT], pass_env: ["OUR_KEY", "AWS_REGION"] },
        },
        { name: "steady", backend: "stub" },
      ],
    };
    stage.write("bench.yaml", JSON.stringify(config));
    const secrets = "    secrets:\n      MODEL_ENV: ${{ secrets.MODEL_ENV }}\n";
    stage.write(".github/workflows/smoke.yml", smokeWorkflow({ trust: "trusted", publish: "false" }) + secrets + AFTER);
    const pull = await stage.openPull();
    const ended = await stage.run({
      workflow: "smoke.yml",
      event: "pull_request",
      payload: pull.payload,
      secrets: { MODEL_ENV: "OUR_KEY=our-own-key-0123456789\nAWS_REGION=eu-central-1" },
    });
    expect(ended.jobs, ended.log).toMatchObject({ "shard 1": "success", "shard 2": "success", report: "success" });
    const name = stage.results.artifacts.map((artifact) => artifact.name).find((one) => one.includes("shard-1-of-2"));
    const files = [...(await filesIn(stage.results.bytes(name ?? "")))];
    const patches = files.filter(([path]) => path.endsWith("diff.patch")).map(([, content]) => content.toString());
    expect(patches.length).toBeGreaterThan(1);
    for (const patch of patches)
      expect(patch).toContain(`+${"our-own-key-0123456789".length},${"eu-central-1".length},,`);
    const given = givenIn(ended.log) as Record<string, string>;
    expect(given).toMatchObject({ delta: "-1", completeness: "4/4" });
    for (const number of ["ci-low", "p-value", "mde", "artifact-id"]) expect(given, number).toHaveProperty([number]);
  });
});
