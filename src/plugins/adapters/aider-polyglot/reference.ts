/** What the references of one language did when they were last graded; lies in `reference/` and ships. */
export interface ReferenceRun {
  /** Of the dataset. */
  readonly revision: string;
  /** Versions of all that took part, as the programs print them. */
  readonly toolchain: Readonly<Record<string, string>>;
  /** By exercise, the tests that ran, in their order. */
  readonly tests: Readonly<Record<string, readonly string[]>>;
  /** By exercise, why it is unsound wherever it runs. */
  readonly quarantined: Readonly<Record<string, string>>;
}
