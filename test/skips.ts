interface Skip {
  /** Test files that use this row, relative to `test/`. */
  readonly files: readonly string[];
  /** What must hold for the tests to run. */
  readonly condition: string;
  /** Why they cannot run where it does not hold. */
  readonly reason: string;
  /** How to get them to run. */
  readonly rerun: string;
}

/** Every test that some machines skip. `test/skips.test.ts` compares this table with the tests. */
export const SKIPS = {
  dist: {
    files: ["architecture.test.ts"],
    condition: "dist/ exists",
    reason: "There is no dist/ to compare with src/.",
    rerun: "npm run build",
  },
} as const satisfies Readonly<Record<string, Skip>>;

export type SkipId = keyof typeof SKIPS;
