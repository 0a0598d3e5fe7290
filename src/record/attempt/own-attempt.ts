import { escapeRegExp } from "#core/escape-regexp.ts";
import type { OwnParts } from "#record/attempt/attempt-parts.ts";
import { RECORD_FILE, SCORE_FILE, STATS_FILE } from "#record/layout.ts";
import { readOwn } from "#record/attempt/own-documents.ts";
import * as own from "#record/attempt/own-spelling.gen.ts";

export interface OwnAttempt {
  readonly parts: OwnParts;
  /** Of its run-record.json. */
  readonly digest: string;
}

/**
 * What an index needs of the attempt in a folder, where its three documents are valid, spelled as this program spells
 * them, and those that its record lists. Null for any other, which `AttemptReader.read` may still take.
 */
export function readOwnAttempt(folder: string): OwnAttempt | null {
  const record = readOwn(own.record, `${folder}/${RECORD_FILE}`);
  if (record === null) return null;
  const score = readOwn(own.score, `${folder}/${SCORE_FILE}`);
  if (score === null || score.digest !== listed(record.made, LISTED_SCORE)) return null;
  const stats = readOwn(own.stats, `${folder}/${STATS_FILE}`);
  if (stats === null || stats.digest !== listed(record.made, LISTED_STATS)) return null;
  return { parts: { record: record.made, score: score.made, stats: stats.made }, digest: record.digest };
}

/** The digest that a record lists a file with; no text in it can be mistaken for a part of the list, which has line ends. */
const listed = ({ artifacts }: OwnParts["record"], file: RegExp): string | undefined => file.exec(artifacts)?.[1];

const LISTED_SCORE = listedAs(SCORE_FILE);
const LISTED_STATS = listedAs(STATS_FILE);

function listedAs(name: string): RegExp {
  return new RegExp(`\\{\\s+"path": "${escapeRegExp(name)}",\\s+"bytes": \\d+,\\s+"sha256": "([0-9a-f]{64})"`);
}
