/** Archives of shards that were made by somebody else: refused for what they are, and the rest reported all the same. */
import fs from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { archiveOf, type Entry, filesIn, manifestOf, rawArchive } from "../support/github/archives.ts";
import { findAct } from "../support/github/act.ts";
import { openStage, type Stage } from "../support/github/stage.ts";
import { BENCH_YAML, outcomeIn, smokeWorkflow, TAIL } from "../support/github/workflows.ts";
import { skipUnless } from "../support/skip.ts";

const PLANTED = "planted by somebody else";
const shard = (index: number, tryNumber: number) => `bench-default-shard-${index}-of-2-try-${tryNumber}.tar.gz`;
type Files = ReadonlyMap<string, Buffer>;

/** An archive of these files with one more entry, which its manifest lists as well. */
const withEntry = (files: Files, entry: Entry) => {
  const content = Buffer.from(entry.content ?? "");
  return rawArchive([
    manifestOf(new Map([...files, [entry.name, content]])),
    ...[...files].map(([name, bytes]): Entry => ({ name, content: bytes })),
    entry,
  ]);
};

const changed = (files: Files, path: string, change: (value: Record<string, unknown>) => object): Promise<Buffer> => {
  const value = JSON.parse(files.get(path)?.toString() ?? "{}") as Record<string, unknown>;
  return archiveOf(new Map([...files, [path, Buffer.from(JSON.stringify(change(value)))]]));
};

/** What somebody may hand over in a shard's name, and what is said of it. */
const ATTACKS: Readonly<Record<string, readonly [(files: Files) => Promise<Buffer>, RegExp]>> = {
  "a symbolic link": [
    (files) => withEntry(files, { name: "out", type: "symlink", linkname: "/etc/passwd" }),
    /"out" is a symlink, and only files are taken/,
  ],
  "a link in place of a folder": [
    (files) => withEntry(files, { name: "steady", type: "symlink", linkname: "/tmp" }),
    /"steady" is a symlink/,
  ],
  "a hard link": [
    (files) => withEntry(files, { name: "twin", type: "link", linkname: "/etc/passwd" }),
    /"twin" is a link/,
  ],
  "a character device": [
    (files) => withEntry(files, { name: "zero", type: "character-device", devmajor: 1, devminor: 5 }),
    /"zero" is a character-device/,
  ],
  "a block device": [
    (files) => withEntry(files, { name: "disk", type: "block-device", devmajor: 8, devminor: 0 }),
    /"disk" is a block-device/,
  ],
  "a pipe": [(files) => withEntry(files, { name: "pipe", type: "fifo" }), /"pipe" is a fifo/],
  "a path out of the folder": [
    (files) => withEntry(files, { name: "../../../planted.txt", content: PLANTED }),
    /planted\.txt/,
  ],
  "an absolute path": [(files) => withEntry(files, { name: "/tmp/planted.txt", content: PLANTED }), /planted\.txt/],
  "a path of another system": [
    (files) => withEntry(files, { name: "..\\..\\planted.txt", content: PLANTED }),
    /planted\.txt/,
  ],
  "a path without end": [
    (files) => withEntry(files, { name: "d/".repeat(4000) + "planted.txt", content: PLANTED }),
    /is refused/,
  ],
  "a file that no manifest lists": [
    (files) =>
      rawArchive([
        manifestOf(files),
        ...[...files].map(([name, content]): Entry => ({ name, content })),
        { name: "more.txt", content: PLANTED },
      ]),
    /"more\.txt" is not in its manifest/,
  ],
  "a file that is listed and not there": [
    (files) =>
      rawArchive([manifestOf(files), ...[...files].slice(1).map(([name, content]): Entry => ({ name, content }))]),
    /is in its manifest and not in it/,
  ],
  "no manifest": [
    (files) => rawArchive([...files].map(([name, content]): Entry => ({ name, content }))),
    /does not begin with its manifest/,
  ],
  "a bomb that says so": [
    (files) => rawArchive([manifestOf(files, () => ({ bytes: 2 ** 32 })), { name: "x", content: PLANTED }]),
    /it unfolds to \d+ bytes, more than the \d+ allowed/,
  ],
  "a bomb that says it is small": [
    (files) =>
      rawArchive([
        manifestOf(new Map([["small.txt", Buffer.from("small")], ...files])),
        { name: "small.txt", content: Buffer.alloc(64 * 1024 * 1024) },
      ]),
    /"small\.txt" has not the size that its manifest says/,
  ],
  "another shard's plan": [
    (files) => changed(files, "plan.json", (plan) => ({ ...plan, created_at: "not a time" })),
    /try \d+: .*plan\.json/,
  ],
  "a plan that finds other tasks sound": [
    (files) => changed(files, "plan.json", (plan) => ({ ...plan, validation: VALIDATION })),
    /it does not agree on which tasks are sound/,
  ],
  "a part that is another candidate's": [
    (files) => changed(files, "shard.json", (part) => ({ ...part, candidate: "steady" })),
    /claims a part of the plan that is not shard 2\/2/,
  ],
  "a part that is the whole": [
    (files) => archiveOf(new Map([...files].filter(([path]) => path !== "shard.json"))),
    /it is not shard 2\/2/,
  ],
  "a folder where the plan should be": [
    (files) =>
      archiveOf(new Map([...[...files].filter(([path]) => path !== "plan.json"), ["plan.json/x", Buffer.from("{}")]])),
    /try \d+: /,
  ],
};

const VALIDATION = {
  benchmark_revision: "1",
  toolchain: "none",
  validated_at: "2026-01-02T03:04:05Z",
  passed: 24,
  quarantined: [],
};

describe.skipIf(skipUnless(findAct() !== null, "act"))("an archive that is not what its shard handed on", () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
    stage.write("bench.yaml", BENCH_YAML);
    stage.write(".github/workflows/smoke.yml", smokeWorkflow({ shards: "2", publish: "false" }));
    stage.write(".github/workflows/tail.yml", TAIL);
    const pull = await stage.openPull();
    const ended = await stage.run({ workflow: "smoke.yml", event: "pull_request", payload: pull.payload });
    expect(ended.exit, ended.log).toBe(0);
    stage.results.drop("bench-default-report-try-1.tar.gz");
  });
  afterAll(() => stage[Symbol.asyncDispose]());

  const reported = async () => {
    const payload = {
      workflow_run: { id: 7, head_sha: "0".repeat(40), head_branch: null, head_repository: null, pull_requests: [] },
    };
    const ended = await stage.run({ workflow: "tail.yml", event: "workflow_run", payload, runId: "8" });
    expect(ended.exit, ended.log).toBe(0);
    return ended;
  };

  it("is refused with its reason, puts nothing anywhere, and the shard's older try stands in", async () => {
    const files = await filesIn(stage.results.bytes(shard(2, 1)));
    const attacks = Object.entries(ATTACKS);
    for (const [at, [, [make]]] of attacks.entries()) stage.results.plant("7", shard(2, at + 2), await make(files));
    // What is no archive of ours is not even looked at.
    for (const name of [
      "bench-default-shard-3-of-2-try-1.tar.gz",
      "bench-default-shard-2-of-2-try-02.tar.gz",
      "notes.zip",
    ])
      stage.results.plant("7", name, Buffer.from(PLANTED));
    const whole = await reported();
    expect(outcomeIn(whole.log)).toMatch(/^win\/2\/2\/0 steady is better/);

    stage.results.drop(shard(2, 1));
    const { log, summaries } = await reported();
    expect(outcomeIn(log)).toMatch(/^invalid\/1\/2\/5 INCOMPLETE 1\/2/);
    expect(summaries.join("\n")).toContain("## ⚠️ INCOMPLETE 1/2");
    const [said = ""] = /Shard 2\/2 is missing: .*/.exec(log) ?? [];
    const reasons = said.split(/(?=try \d+: )/);
    for (const [at, [name, [, reason]]] of attacks.entries())
      expect(
        reasons.find((one) => one.startsWith(`try ${at + 2}: `)),
        name,
      ).toMatch(reason);
    expect(whereIs(stage.home)).toEqual([]);
  });
});

/** Files below the scenario's folder that hold what was planted, and links out of it; the servers' own are not looked at. */
function whereIs(home: string): string[] {
  return fs
    .readdirSync(home, { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, path: join(entry.parentPath, entry.name) }))
    .filter(({ path }) => !path.startsWith(join(home, "results")))
    .filter(({ entry, path }) =>
      entry.isFile()
        ? fs.statSync(path).size < 1024 && fs.readFileSync(path, "utf8").includes(PLANTED)
        : !entry.isDirectory() && !entry.isSymbolicLink(),
    )
    .map(({ path }) => path);
}
