import type { AttemptKey } from "#core/cells.ts";
import type { IndexRow, RunRecord, Score, Stats } from "#core/records.gen.ts";
import { wholeInput } from "#record/attempt/whole-input.ts";
import type { Part, RECORD_PARTS, SCORE_PARTS, STATS_PARTS } from "#record/attempt/attempt-parts.ts";

export interface AttemptDocuments {
  readonly record: RunRecord;
  readonly score: Score;
  readonly stats: Stats;
}

/** What of them is needed for a row, and to know that it is one. */
export interface AttemptParts {
  readonly record: Part<RunRecord, typeof RECORD_PARTS>;
  readonly score: Part<Score, typeof SCORE_PARTS>;
  readonly stats: Part<Stats, typeof STATS_PARTS>;
}

/** The index row of an attempt; `dir` is its folder in the run-dir, `digest` that of its run-record.json. */
export function rowOf(key: AttemptKey, dir: string, { record, score, stats }: AttemptParts, digest: string): IndexRow {
  const { outcome, phases, verification, isolation, backend } = record;
  const single = verification?.single_tests === true ? verification : null;
  return {
    v: 2,
    c: key.candidate,
    t: key.task,
    r: key.repetition,
    a: key.attempt,
    try: record.try,
    dir,
    digest,
    class: outcome.class,
    phase: outcome.phase,
    reason: outcome.reason,
    stop: backend.stop_reason,
    ms: [phases.provision, phases.prompt, phases.solve, phases.change, phases.verify],
    s: score.derived.elapsed_seconds,
    tok: [
      wholeInput(stats),
      stats.tokens_output,
      stats.cache_read_tokens,
      stats.cache_write_tokens,
      stats.reasoning_tokens,
    ],
    cover: stats.usage_coverage ?? null,
    tools: stats.tool_calls === null ? null : Object.values(stats.tool_calls).reduce((sum, calls) => sum + calls, 0),
    turns: stats.turns,
    change: [score.derived.files_changed, score.derived.lines_added, score.derived.lines_removed],
    fc: score.derived.failed_commands,
    tests:
      single === null
        ? [null, null, null]
        : [single.tests_passed.length, single.tests_failed.length, single.tests_missing.length],
    tamper: record.tampering.length,
    leaks: record.leaks?.length ?? null,
    wire: wireDifference(stats),
    refused: stats.wire?.refused ?? null,
    endpoint: backend.provider_endpoint,
    seed: stats.seed.control,
    prompt: record.prompt.sha256,
    verifier: record.verifier_digest,
    version: backend.program_version,
    tier: isolation.tier,
    contain: isolation.containment ?? null,
    hidden: isolation.hidden ?? null,
    arch: record.harness.arch,
    harness: record.harness.version,
    with: usedBy(record),
  };
}

function usedBy({ toolchains, environments }: AttemptParts["record"]): string {
  const used = [
    ...Object.entries(toolchains).map(([id, version]) => `${id} ${version}`),
    ...environments.map(({ id, digest }) => `${id} ${digest.slice(0, 12)}`),
  ];
  return used.sort().join("; ");
}

/**
 * Tokens by which the agent's own figure is off from the wire. Where it is not recorded whether its input holds what came
 * from a cache, it agrees when either reading does. What is known in part is at least as much, and is off only where it
 * is more than the other. null: one of the two is not known.
 */
function wireDifference(own: AttemptParts["stats"]): number | null {
  const { wire } = own;
  if (wire === undefined || wire.tokens_output === null || own.tokens_input === null || own.tokens_output === null)
    return null;
  const sum = (...counts: readonly (number | null)[]): number =>
    counts.reduce<number>((all, one) => all + (one ?? 0), 0);
  const onWire = sum(wire.tokens_input, wire.cache_read_tokens, wire.cache_write_tokens, wire.tokens_output);
  const readings = own.input_includes_cache === undefined ? [true, false] : [own.input_includes_cache];
  const [isOwnInPart, isWireInPart] = [(own.usage_coverage ?? 1) < 1, wire.unmetered > 0];
  const off = (told: number): number =>
    (told < onWire && isOwnInPart) || (told > onWire && isWireInPart) ? 0 : Math.abs(onWire - told);
  return Math.min(
    ...readings.map((input_includes_cache) =>
      off(sum(wholeInput({ ...own, input_includes_cache }), own.tokens_output)),
    ),
  );
}
