/** An answer to `<language>/tide-table` that is right, in a style that a suspicious grader could mind. */
export interface Honest {
  /** What it does, to be read after "an answer that". */
  readonly does: string;
  readonly files: Readonly<Record<string, string>>;
}
