/** Names of the archives that one run's jobs hand to each other. Artifact names are unique per workflow run, so they hold the try. */

/** Several benchmarks in one workflow run are kept apart by their keys. */
export interface Part {
  readonly key: string;
  /** Number of the workflow run's attempt, from 1. */
  readonly tryNumber: number;
}

export interface ShardPart extends Part {
  readonly index: number;
  readonly of: number;
}

const ENDING = ".tar.gz";

export const planName = ({ key, tryNumber }: Part): string => `bench-${key}-plan-try-${tryNumber}${ENDING}`;
/** Data of the benchmark, where it does not travel with the program. */
export const dataName = ({ key, tryNumber }: Part): string => `bench-${key}-data-try-${tryNumber}${ENDING}`;
export const reportName = ({ key, tryNumber }: Part): string => `bench-${key}-report-try-${tryNumber}${ENDING}`;
export const shardName = ({ key, index, of, tryNumber }: ShardPart): string =>
  `bench-${key}-shard-${index}-of-${of}-try-${tryNumber}${ENDING}`;

const NAME =
  /^bench-([a-z0-9][a-z0-9_.-]{0,39})-(?:plan|data|report|shard-([1-9]\d{0,2})-of-([1-9]\d{0,2}))-try-([1-9]\d{0,3})\.tar\.gz$/;

/** Reads the name of a shard's archive; null for any other name. */
export function readShardName(name: string): ShardPart | null {
  const [, key, index, of, tryNumber] = NAME.exec(name) ?? [];
  if (key === undefined || index === undefined || of === undefined) return null;
  const part = { key, index: Number(index), of: Number(of), tryNumber: Number(tryNumber) };
  return part.index <= part.of && shardName(part) === name ? part : null;
}

/** Reads the name of a plan's archive; null for any other name. */
export const readPlanName = (name: string): Part | null => readName(name, planName);

/** Reads the name of an archive of data; null for any other name. */
export const readDataName = (name: string): Part | null => readName(name, dataName);

function readName(name: string, nameOf: (part: Part) => string): Part | null {
  const [, key, index, , tryNumber] = NAME.exec(name) ?? [];
  if (key === undefined || index !== undefined) return null;
  const part = { key, tryNumber: Number(tryNumber) };
  return nameOf(part) === name ? part : null;
}

/** Whether a key can be part of a name and of a marker. */
export const isKey = (key: string): boolean => /^[a-z0-9][a-z0-9_.-]{0,39}$/.test(key);
