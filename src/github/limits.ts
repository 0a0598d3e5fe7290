/**
 * Every number that GitHub or we set on what the Action does, in one place, but for that of annotations (core). Sizes in
 * bytes unless a name says otherwise.
 */

/** GitHub starts no more jobs of one matrix. */
export const MAX_MATRIX_LEGS = 256;
/** Shards when nothing is asked for: each costs a machine's start. */
export const DEFAULT_MAX_SHARDS = 20;
/** What a shard should take, in seconds of expected time: long enough to be worth its start. */
export const TARGET_SHARD_SECONDS = 600;

/** GitHub refuses a longer comment (65,536 characters); the rest is room for what we put around the summary. */
export const MAX_COMMENT_CHARACTERS = 65_000;
/** Summary of a check run: 65,535 characters. */
export const MAX_CHECK_SUMMARY_CHARACTERS = 65_000;
/** Title of a check run. */
export const MAX_CHECK_TITLE_CHARACTERS = 250;
/** Of a step, and a composite action is one, GitHub shows ten warnings and drops the rest; two are left for what else is to be said. */
export const MAX_WARNINGS_PER_STEP = 8;
/** A larger step summary (1 MiB) is dropped as a whole. */
export const MAX_STEP_SUMMARY_BYTES = 1000 * 1024;
/** Earlier results that a comment goes on telling. */
export const MAX_HISTORY = 10;

/** A shard's archive, as it is stored and as it may unfold. */
export const MAX_ARCHIVE_BYTES = 1024 * 1024 * 1024;
export const MAX_UNPACKED_BYTES = 4 * 1024 * 1024 * 1024;
export const MAX_UNPACKED_FILES = 200_000;
/** What a file is listed with in a manifest: 130 for what is always there, the rest for its path. */
export const MANIFEST_BYTES_PER_FILE = 300;
/** Archives of one run that are looked at: every try of every shard. */
export const MAX_ARTIFACTS = 4096;

/** Seconds that a rate limit is waited for; a paid machine should not sleep an hour. */
export const MAX_RATE_LIMIT_WAIT_SECONDS = 120;
/** How often a write is tried when it is not known whether it was done. */
export const MAX_WRITE_TRIES = 4;

/** What `/bench` reads of a comment. */
export const MAX_COMMAND_CHARACTERS = 1000;
/** What `--runs` of a command may ask for: each is paid for. */
export const MAX_COMMAND_RUNS = 999;
/** A commit named in a command must be long enough not to be guessed. */
export const MIN_SHA_DIGITS = 12;
