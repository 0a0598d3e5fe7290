/**
 * Projection v1: a run-dir or a report without what differs between two runs of one plan. Times, process ids, random
 * ids, folders, ports and the machine are masked; what was decided, counted or written by the candidate stays, so that
 * equal runs are equal as bytes.
 */
import { join } from "node:path";
import { sha256 } from "#core/digest.ts";
import { canonicalJson } from "#core/json.ts";
import type { Report, RunRecord } from "#core/records.gen.ts";
import { AttemptReader, type RecordedAttempt } from "#record/attempt/attempt-folder.ts";
import { INDEX_FILE, MAX_FILE_BYTES, PLAN_FILE, RECORD_FILE, SCORE_FILE, STATS_FILE } from "#record/layout.ts";
import { loadIndex } from "#record/index/load-index.ts";
import { noRun } from "#record/no-run.ts";
import { readPlan } from "#record/plan-file.ts";
import { readRegular, Refused } from "#record/regular-file.ts";
import { rowOf } from "#record/attempt/row.ts";

/** Files by path, relative to the run-dir: the plan, the index in the plan's order, and every attempt that counts. */
export function projectRunDir(root: string): Map<string, Uint8Array> {
  const plan = readPlan(root);
  if (plan === null) throw noRun(root);
  const reader = new AttemptReader(root, plan);
  const files = new Map<string, Uint8Array>([[PLAN_FILE, encode(masked(plan, PLAN_MASK))]]);
  const lines: string[] = [];
  for (const row of loadIndex(root, plan, { repair: false }).results) {
    const key = { candidate: row.c, task: row.t, repetition: row.r, attempt: row.a };
    const attempt = reader.read(key);
    if (attempt === null) throw new Refused(`${join(root, row.dir)} is gone`);
    const { record, contents } = projectAttempt(join(root, row.dir), attempt);
    for (const [name, content] of contents) files.set(`${row.dir}/${name}`, content);
    const documents = { record: attempt.record, score: attempt.score, stats: attempt.stats };
    lines.push(canonicalJson({ ...masked(rowOf(key, row.dir, documents, ""), ROW_MASK), digest: sha256(record) }));
  }
  files.set(INDEX_FILE, Buffer.from(lines.map((line) => `${line}\n`).join("")));
  return files;
}

/** One spelling of a report, without what differs between two runs of one plan. */
export const projectReport = (report: Report): string => canonicalJson(masked(report, REPORT_MASK));

/** What to mask: a field's path with `*` for any step, and nothing below a masked field is looked at. */
type Mask = readonly string[];

const PLAN_MASK: Mask = ["created_at", "command", "validation.validated_at", "validation.toolchain"];
const ROW_MASK: Mask = ["ms.*", "s", "endpoint", "arch", "contain", "hidden"];
const RECORD_MASK: Mask = [
  "started_at",
  "finished_at",
  "harness.node",
  "harness.platform",
  "harness.arch",
  "isolation.containment",
  "isolation.hidden",
  "isolation.python",
  "backend.provider_endpoint",
  "backend.metadata",
  "phases.*",
];
const SCORE_MASK: Mask = ["derived.elapsed_seconds"];
const STATS_MASK: Mask = ["elapsed_seconds", "phases.*"];
const REPORT_MASK: Mask = [
  "generated_at",
  "run_dir",
  "reproduce",
  "benchmark.validation.validated_at",
  "benchmark.validation.toolchain",
  "candidates.*.elapsed_seconds",
  "candidates.*.phases",
  "candidates.*.provider_endpoints",
  "pairs.*.secondary",
  "pairs.*.compat.elapsed_seconds",
  "tasks.*.cells.*.elapsed_seconds",
  "tasks.*.cells.*.when_passed.time_to_solve_seconds",
  "fingerprint.digest",
  "fingerprint.fields.architecture",
  "fingerprint.fields.containment",
  "fingerprint.fields.hidden folders",
];

function projectAttempt(
  folder: string,
  attempt: RecordedAttempt,
): { record: string; contents: Map<string, Uint8Array> } {
  const contents = new Map<string, Uint8Array>();
  contents.set(SCORE_FILE, encode(masked(attempt.score, SCORE_MASK)));
  contents.set(STATS_FILE, encode(masked(attempt.stats, STATS_MASK)));
  for (const { path } of attempt.record.artifacts) {
    if (!contents.has(path)) contents.set(path, projectFile(join(folder, path)));
  }
  const artifacts = attempt.record.artifacts.map(({ path }) => {
    const content = contents.get(path) ?? new Uint8Array();
    return { path, bytes: content.length, sha256: sha256(content) };
  });
  const record = canonicalJson(masked(withArtifacts(attempt.record, artifacts), RECORD_MASK));
  contents.set(RECORD_FILE, Buffer.from(record));
  return { record, contents };
}

/** Digests of files are those of their projections: the real ones cover times. */
function withArtifacts(record: RunRecord, artifacts: RunRecord["artifacts"]): RunRecord {
  const digest = new Map(artifacts.map((artifact) => [artifact.path, artifact.sha256]));
  const projected = <File extends { path: string; sha256: string } | null>(file: File): File =>
    file === null ? file : { ...file, sha256: digest.get(file.path) ?? "" };
  return {
    ...record,
    artifacts,
    prompt: projected(record.prompt),
    effective_prompt: projected(record.effective_prompt),
  };
}

function projectFile(path: string): Uint8Array {
  const content = readRegular(path, MAX_FILE_BYTES);
  if (content === null) throw new Refused(`${path} is missing`);
  // A patch is the candidate's own work to the last byte; all other texts quote programs and their clocks.
  return path.endsWith(".patch") || content.includes(0) ? content : Buffer.from(maskedText(content.toString("utf8")));
}

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?/g, "<time>"],
  [/\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi, "<id>"],
  [/(?<![\w./-])\/(?:[\w.@+-]+\/)+[\w.@+-]+/g, "<path>"],
  [/\b(127\.0\.0\.1|localhost|\[::1\]):\d+/g, "$1:<port>"],
  [/\b(pid"?[ :=]+)\d+/gi, "$1<pid>"],
  [/\b\d+(?:\.\d+)?(?= ?(?:ms|s|secs?|seconds?|minutes?|µs|us|ns)\b)/g, "<number>"],
  [
    /("(?:duration|elapsed|time|timestamp|started|ended|created|latency)[a-z_]*"\s*:\s*)-?\d+(?:\.\d+)?/gi,
    "$1<number>",
  ],
];

function maskedText(text: string): string {
  return PATTERNS.reduce((result, [pattern, mask]) => result.replace(pattern, mask), text);
}

/** A copy with the masked fields replaced; null stays null, since not knowing is not a time. Texts lose their times. */
function masked(value: object, mask: Mask, path: readonly string[] = []): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, maskedMember(member, mask, [...path, key])]),
  );
}

function maskedMember(value: unknown, mask: Mask, path: readonly string[]): unknown {
  if (value === null) return null;
  if (mask.some((field) => fits(field.split("."), path)))
    return `<${path.filter((step) => !/^\d+$/.test(step)).at(-1)}>`;
  if (typeof value === "string") return maskedText(value);
  if (Array.isArray(value)) return value.map((item, at) => maskedMember(item, mask, [...path, String(at)]));
  return typeof value === "object" ? masked(value, mask, path) : value;
}

const fits = (field: readonly string[], path: readonly string[]): boolean =>
  field.length === path.length && field.every((step, at) => step === "*" || step === path[at]);

const encode = (value: unknown): Uint8Array => Buffer.from(canonicalJson(value));
