import fs from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OUTCOME_CLASSES } from "#core/records.gen.ts";
import { OWN_RECORD_PARTS, SCORE_PARTS, STATS_PARTS, type Wanted } from "#record/attempt/attempt-parts.ts";
import { readOwnAttempt } from "#record/attempt/own-attempt.ts";
import { type OwnSpelling, readOwn } from "#record/attempt/own-documents.ts";
import * as own from "#record/attempt/own-spelling.gen.ts";
import { RunDir } from "#record/run-dir.ts";
import { parseDocument } from "#record/validate.ts";
import { prettyJson } from "#record/write-file.ts";
import { temporaryFolder } from "../../support/harness.ts";
import { putSynthetic, syntheticAttempt, syntheticPlan } from "../../support/synthetic-run.ts";
import { tempDir } from "../../support/temp-dir.ts";

const plan = syntheticPlan();
const key = { candidate: 0, task: 0, repetition: 1, attempt: 1 };
const { record: unsealed, score, stats } = syntheticAttempt(plan, key);

const wire = {
  requests: 2,
  refused: 0,
  failed: 0,
  unmetered: 0,
  tokens_input: 12,
  tokens_output: null,
  cache_read_tokens: null,
  cache_write_tokens: 1,
  reasoning_tokens: null,
};

/** With everything in it that may be missing, and lists and maps that are not empty. */
const full = {
  runRecord: {
    ...unsealed,
    isolation: {
      tier: "worktree+venv",
      python: "/usr/bin/python3",
      verify_imports: ["a.b", "c"],
      build_args: { a: "1" },
      containment: "namespace",
      hidden: false,
    },
    toolchains: { python: "3.11", node: "20" },
    environments: [{ id: "venv", digest: "a".repeat(64) }],
    env_names: ["KEY"],
    effective_prompt: { path: "effective-prompt.md", sha256: "b".repeat(64) },
    backend: {
      error: null,
      program_version: "1",
      provider_endpoint: null,
      translator: "x",
      stop_reason: "end_turn",
      metadata: { a: [1, { b: -2.5 }], c: {}, d: [], e: "é" },
    },
    tampering: [{ path: "t.py", kind: "modified" }],
    leaks: [{ rule: "network", file: "transcript.jsonl", line: 3, excerpt: "curl" }],
    artifacts: [{ path: "score.json", bytes: 3, sha256: "c".repeat(64) }],
  },
  score,
  // The coverage and the wire's totals stand in front of the calls of tools.
  stats: Object.fromEntries(
    Object.entries(stats).flatMap((entry) =>
      entry[0] === "tool_calls" ? [["usage_coverage", 0.5], ["wire", wire], entry] : [entry],
    ),
  ),
};

const KINDS = {
  runRecord: { spelling: own.record, wanted: OWN_RECORD_PARTS },
  score: { spelling: own.score, wanted: SCORE_PARTS },
  stats: { spelling: own.stats, wanted: STATS_PARTS },
} as const satisfies Record<string, { spelling: OwnSpelling<unknown>; wanted: Wanted }>;
type Kind = keyof typeof KINDS;

/** The wanted part of a value, by the book. */
function part(value: unknown, wanted: Wanted): unknown {
  if (wanted === true || value === null) return value;
  if (wanted === "spelling") return JSON.stringify(value, null, 2).replaceAll("\n", "\n  ");
  const whole = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(wanted).map(([name, ofIt]) => [name, part(whole[name], ofIt)]));
}

/** What is found in a file of its own, and what parsing and checking it finds; null: nothing. */
function bothWays(kind: Kind, path: string, text: string): { own: unknown; parsed: unknown } {
  fs.writeFileSync(path, text);
  const { spelling, wanted } = KINDS[kind];
  const found = readOwn<unknown>(spelling, path);
  let parsed: unknown = null;
  try {
    parsed = part(parseDocument(kind, path, Buffer.from(text)), wanted);
  } catch {
    // Not valid.
  }
  return { own: found?.made ?? null, parsed };
}

const kinds = Object.keys(KINDS) as Kind[];

describe("a document in the spelling of this program", () => {
  it.each(kinds)("is read as it is parsed, with and without what may be missing: %s", (kind) => {
    using folder = temporaryFolder();
    const path = join(folder.path, "document.json");
    const bare = { runRecord: { ...unsealed, artifacts: [] }, score, stats }[kind];
    for (const value of [bare, full[kind]]) {
      const { own, parsed } = bothWays(kind, path, prettyJson(value));
      expect(parsed).not.toBeNull();
      expect(own).toEqual(parsed);
    }
  });

  it.each(kinds)("is left to the parser wherever it is spelled otherwise or not valid: %s", (kind) => {
    using folder = temporaryFolder();
    const path = join(folder.path, "document.json");
    const text = prettyJson(full[kind]);
    const pieces = fc.constantFrom(
      "",
      " ",
      "\n",
      '"',
      "\\",
      ",",
      "}",
      "]",
      "0",
      "-1",
      "1e999",
      "null",
      "9".repeat(400),
      "é",
    );
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(4), pieces, (at, cut, piece) => {
        const { own, parsed } = bothWays(kind, path, text.slice(0, at) + piece + text.slice(at + cut));
        if (own !== null) expect(own).toEqual(parsed);
      }),
      { numRuns: 300 },
    );
  });

  it("is what a run writes, whatever came of its attempts", () => {
    const path = tempDir();
    using run = RunDir.create(path, syntheticPlan({ tasks: OUTCOME_CLASSES.length }));
    for (const [task, cls] of OUTCOME_CLASSES.entries()) {
      if (cls === "not_run") continue;
      const { dir, digest } = putSynthetic(run, { ...key, task }, { class: cls });
      expect(readOwnAttempt(join(path, dir))?.digest).toBe(digest);
    }
  });

  it("counts only where the record lists the other two as they are", () => {
    const path = tempDir();
    using run = RunDir.create(path, plan);
    const folder = join(path, putSynthetic(run, key, { class: "pass" }).dir);
    expect(readOwnAttempt(folder)).not.toBeNull();
    const changed = fs.readFileSync(join(folder, "stats.json"), "utf8").replace('"turns": 3', '"turns": 4');
    fs.writeFileSync(join(folder, "stats.json"), changed);
    expect(readOwnAttempt(folder)).toBeNull();
  });
});
