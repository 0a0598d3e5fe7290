/** What the index and the checks of an attempt need of its documents; nothing else of them is kept in memory. */
import type { RunRecord, Score, Stats } from "#core/records.gen.ts";

/** Which values of a document are wanted: `true` is one as a whole, `"spelling"` its text as it stands in the file. */
export type Wanted = true | "spelling" | WantedMembers;
export interface WantedMembers {
  readonly [key: string]: Wanted;
}

export const IDENTITY = { benchmark_id: true, task_id: true, backend_id: true, run_id: true, attempt: true } as const;

export const RECORD_PARTS = {
  ...IDENTITY,
  candidate: true,
  plan_digest: true,
  try: true,
  harness: { version: true, arch: true },
  isolation: { tier: true, containment: true, hidden: true },
  toolchains: true,
  environments: true,
  prompt: { sha256: true },
  backend: { program_version: true, provider_endpoint: true, stop_reason: true },
  outcome: { class: true, phase: true, reason: true },
  verification: { single_tests: true, tests_passed: true, tests_failed: true, tests_missing: true },
  tampering: true,
  leaks: true,
  verifier_digest: true,
  phases: { provision: true, prompt: true, solve: true, change: true, verify: true },
} as const satisfies Wanted;

/** The list of files is long in comparison, and two of them are looked for. */
export const OWN_RECORD_PARTS = { ...RECORD_PARTS, artifacts: "spelling" } as const satisfies Wanted;

export const SCORE_PARTS = {
  ...IDENTITY,
  derived: {
    elapsed_seconds: true,
    files_changed: true,
    lines_added: true,
    lines_removed: true,
    failed_commands: true,
  },
  result: true,
} as const satisfies Wanted;

export const STATS_PARTS = {
  elapsed_seconds: true,
  tokens_input: true,
  tokens_output: true,
  cache_read_tokens: true,
  cache_write_tokens: true,
  reasoning_tokens: true,
  input_includes_cache: true,
  usage_coverage: true,
  tool_calls: true,
  turns: true,
  seed: { control: true },
  wire: true,
} as const satisfies Wanted;

/** The wanted part of a document. */
export type Part<Document, W> = W extends true
  ? Document
  : W extends "spelling"
    ? string
    : Document extends object
      ? { readonly [Key in keyof Document as Key extends keyof W ? Key : never]: Part<Document[Key], W[Key & keyof W]> }
      : Document;

/** What is read of an attempt's documents where they are spelled as this program spells them. */
export interface OwnParts {
  readonly record: Part<RunRecord, typeof OWN_RECORD_PARTS>;
  readonly score: Part<Score, typeof SCORE_PARTS>;
  readonly stats: Part<Stats, typeof STATS_PARTS>;
}
