/** Variable that tells processes of a shard from all others; the step that starts it sets it (.github/actions/shard). */
export const SHARD_MARKER = "BENCH_SHARD";

/** GitHub cuts a longer annotation (4,096 characters); the rest is room for what to do next. */
export const MAX_ANNOTATION_CHARACTERS = 3500;
