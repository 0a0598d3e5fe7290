import fs from "node:fs";
import { join } from "node:path";
import { sha256 } from "#core/digest.ts";
import type { Problem } from "#core/errors.ts";
import type { RunRecordV1, ScoreV1, StatsV1 } from "#core/records.gen.ts";
import { MAX_RECORD_BYTES, RECORD_FILE, SCORE_FILE, STATS_FILE } from "#record/layout.ts";
import { readRegular, reasonWithin, Refused } from "#record/regular-file.ts";
import { parseWith } from "#record/validate.ts";
import * as compiled from "#record/v1/validate-v1.gen.ts";

/** One attempt of schema 1.0. */
export interface V1Attempt {
  /** Its folder, relative to the root. */
  readonly path: string;
  readonly repetition: number;
  readonly record: RunRecordV1;
  readonly score: ScoreV1;
  readonly stats: StatsV1;
  /** SHA-256 of its run-record.json. */
  readonly digest: string;
}

const ATTEMPT = /^attempt-(\d{2,})-run-(\d{3,})$/;

/**
 * The attempts of one plain run-dir, at exactly `<task>/attempt-AA-run-RRR`: 1.0 has no list of them, but folders
 * below an attempt were the agent's to write and are never looked into. What cannot be read becomes a problem.
 */
export function v1Attempts(root: string, runDir: string, problems: Problem[]): V1Attempt[] {
  return realFolders(join(root, runDir)).flatMap((task) =>
    realFolders(join(root, runDir, task)).flatMap((name) => {
      const numbers = ATTEMPT.exec(name);
      if (numbers === null) return [];
      const path = [runDir, task, name].filter((step) => step !== "").join("/");
      try {
        return [readAttempt(root, path, Number(numbers[1]), Number(numbers[2]))];
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        problems.push({ path, message: `It does not count: ${reasonWithin(join(root, path), error)}.` });
        return [];
      }
    }),
  );
}

/** Names of the real folders in a folder, sorted. Links are passed over. */
export function realFolders(path: string): string[] {
  if (fs.lstatSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  const entries = fs.readdirSync(path, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}

function readAttempt(root: string, path: string, attempt: number, repetition: number): V1Attempt {
  const read = (name: string): Buffer => {
    const content = readRegular(join(root, path, name), MAX_RECORD_BYTES);
    if (content === null) throw new Refused(`${name} is missing`);
    return content;
  };
  const bytes = read(RECORD_FILE);
  const record = parseWith(compiled.runRecord, RECORD_FILE, bytes) as RunRecordV1;
  const score = parseWith(compiled.score, SCORE_FILE, read(SCORE_FILE)) as ScoreV1;
  const stats = parseWith(compiled.stats, STATS_FILE, read(STATS_FILE)) as StatsV1;
  for (const field of ["benchmark_id", "task_id", "backend_id", "run_id", "attempt"] as const) {
    if (record[field] !== score[field]) throw new Refused(`${field} differs between ${RECORD_FILE} and ${SCORE_FILE}`);
  }
  if (record.attempt !== attempt || record.run_id !== `run-${String(repetition).padStart(3, "0")}`) {
    throw new Refused(`${RECORD_FILE} is that of attempt ${record.attempt} of ${record.run_id}`);
  }
  return { path, repetition, record, score, stats, digest: sha256(bytes) };
}
