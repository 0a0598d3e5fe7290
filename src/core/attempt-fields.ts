/** Where each number of an attempt stands. Milliseconds and seconds as in an index row; a null is kept as NaN. */
export const NUMBER = {
  c: 0,
  t: 1,
  r: 2,
  a: 3,
  try: 4,
  /** Into `OUTCOME_CLASSES`. */
  class: 5,
  s: 6,
  provision: 7,
  prompt: 8,
  solve: 9,
  change: 10,
  verify: 11,
  input: 12,
  output: 13,
  cache_read: 14,
  cache_write: 15,
  reasoning: 16,
  tools: 17,
  turns: 18,
  files: 19,
  added: 20,
  removed: 21,
  fc: 22,
  tests_passed: 23,
  tests_failed: 24,
  tests_missing: 25,
  tamper: 26,
  leaks: 27,
  wire: 28,
  /** 0 or 1. */
  hidden: 29,
  /** From 0 to 1. */
  cover: 30,
  refused: 31,
} as const;
export const NUMBERS = Object.keys(NUMBER).length;

/** Where each text of an attempt stands. */
export const TEXT = {
  phase: 0,
  reason: 1,
  stop: 2,
  endpoint: 3,
  seed: 4,
  prompt: 5,
  verifier: 6,
  version: 7,
  tier: 8,
  contain: 9,
  arch: 10,
  harness: 11,
  with: 12,
} as const;
export const TEXTS = Object.keys(TEXT).length;

export type NumberField = (typeof NUMBER)[keyof typeof NUMBER];
export type TextField = (typeof TEXT)[keyof typeof TEXT];
