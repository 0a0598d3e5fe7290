/** What every part of a Rust exercise's grader starts Cargo and test programs with. */

/** The folder of what was prepared. */
export const prepared = process.env.POLYGLOT_RUST;

// As little as possible is written: nobody debugs these programs or builds them twice.
export const env = { ...process.env, CARGO_INCREMENTAL: "0", CARGO_PROFILE_DEV_DEBUG: "0", CARGO_TERM_COLOR: "never" };
