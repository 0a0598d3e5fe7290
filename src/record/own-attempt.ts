import type { AttemptParts } from "#record/row.ts";
import { RECORD_PARTS, SCORE_PARTS, STATS_PARTS } from "#record/attempt-parts.ts";
import { RECORD_FILE, SCORE_FILE, STATS_FILE } from "#record/layout.ts";
import { OwnDocuments } from "#record/own-spelling/own-documents.ts";
import { RUN_RECORD, SCORE, STATS } from "#record/schemas.gen.ts";

const records = new OwnDocuments<AttemptParts["record"]>(RUN_RECORD, RECORD_PARTS);
const scores = new OwnDocuments<AttemptParts["score"]>(SCORE, SCORE_PARTS);
const stats = new OwnDocuments<AttemptParts["stats"]>(STATS, STATS_PARTS);

export interface OwnAttempt {
  readonly parts: AttemptParts;
  /** Of its run-record.json. */
  readonly digest: string;
}

/**
 * What an index needs of the attempt in a folder, where its three documents are valid, spelled as this program spells
 * them, and those that its record lists. Null for any other, which `AttemptReader.read` may still take.
 */
export function readOwnAttempt(folder: string): OwnAttempt | null {
  const record = records.read(`${folder}/${RECORD_FILE}`);
  if (record === null) return null;
  const score = scores.read(`${folder}/${SCORE_FILE}`);
  if (score?.digest !== listed(record.made, SCORE_FILE)) return null;
  const stat = stats.read(`${folder}/${STATS_FILE}`);
  if (stat?.digest !== listed(record.made, STATS_FILE)) return null;
  return { parts: { record: record.made, score: score.made, stats: stat.made }, digest: record.digest };
}

function listed({ artifacts }: AttemptParts["record"], name: string): string {
  for (const { path, sha256 } of artifacts) if (path === name) return sha256;
  return "";
}
