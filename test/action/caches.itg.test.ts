/** A cache that the host does not take: it only helps later runs, so that the run's own result stands, and the log says so. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findAct } from "../support/github/act.ts";
import type { UploadCall } from "../support/github/results-service.ts";
import { openStage, type Stage } from "../support/github/stage.ts";
import { skipUnless } from "../support/skip.ts";

/** What the host answers in turn, and whether the entry is there in the end. */
interface Row {
  readonly at: UploadCall;
  readonly status: number;
  readonly times: number;
  readonly seen: readonly number[];
  readonly kept: boolean;
}

/** The client waits some seconds before it tries again, so that no row is for a host that stays away. */
const ROWS: readonly Row[] = [
  { at: "CreateCacheEntry", status: 403, times: 99, seen: [403], kept: false },
  { at: "CreateCacheEntry", status: 422, times: 99, seen: [422], kept: false },
  { at: "CreateCacheEntry", status: 429, times: 99, seen: [429], kept: false },
  { at: "CreateCacheEntry", status: 503, times: 1, seen: [503, 200], kept: true },
  { at: "blob", status: 403, times: 99, seen: [403], kept: false },
  { at: "FinalizeCacheEntryUpload", status: 403, times: 99, seen: [403], kept: false },
];

const keyOf = ({ at, status }: Row): string => `${at}-${status}`.toLowerCase();
const ALL = [...ROWS.map(keyOf), "taken"];

const STEP = (inputs: Readonly<Record<string, string>>): string =>
  `      - uses: harness/benchmark-harness@v1
        with: ${JSON.stringify({ ...inputs, "github-token": "x" })}\n`;

const REPORTS = `
name: reports
on: push
permissions: {}
jobs:
  reports:
    runs-on: ubuntu-24.04
    permissions: { contents: read }
    steps:
      - { shell: bash, run: 'cp -R "$CALLER/." "$GITHUB_WORKSPACE"' }
${ALL.map((key) =>
  [
    STEP({ command: "plan", config: "bench.yaml", key, "max-shards": "1" }),
    STEP({ command: "shard", shard: "1", key }),
    `      - id: ${key}\n        uses: harness/benchmark-harness@v1\n        with: { command: report, key: ${key}, github-token: x }\n`,
    `      - { shell: bash, run: 'echo "ended ${key} \${{ steps.${key}.outputs.gate }} \${{ steps.${key}.outputs.shards }}"' }\n`,
  ].join(""),
).join("")}`;

const ONE_TASK = `
benchmark: mini
task: ["even-lines"]
candidates:
  - { name: steady, backend: stub, model: "pass=1,seed=1" }
`;

describe.skipIf(skipUnless(findAct() !== null, "act"))("a cache that the host does not take", () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
    stage.write("bench.yaml", ONE_TASK);
    stage.write(".github/workflows/reports.yml", REPORTS);
  });
  afterAll(() => stage[Symbol.asyncDispose]());

  it("costs the run nothing but what later runs would have had of it, and is told in the log", async () => {
    stage.results.faults.push(...ROWS.map((row) => ({ ...row, holding: `-timings-${keyOf(row)}-` })));
    const ended = await stage.run({ workflow: "reports.yml", event: "push", payload: {} });
    expect(ended.jobs, ended.log).toEqual({ reports: "success" });
    for (const key of ALL) expect(ended.log).toMatch(new RegExp(`ended ${key} 0 1/1`));
    for (const row of ROWS) {
      const key = keyOf(row);
      const seen = stage.results.uploads.filter(({ at, name }) => at === row.at && name.includes(`timings-${key}-`));
      expect(
        seen.map(({ status }) => status),
        key,
      ).toEqual(row.seen);
      const kept = stage.results.caches.filter((entry) => entry.key.includes(`-${key}-`) && entry.done);
      expect(kept, key).toHaveLength(row.kept ? 1 : 0);
    }
    const told = ended.log.match(/::notice::How long tasks took was not kept/g);
    expect(told).toHaveLength(ROWS.filter(({ kept }) => !kept).length);
  });
});
