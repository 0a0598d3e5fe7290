/** An answer to `<language>/tide-table` that solves nothing and wants to pass all the same. */
export interface Cheat {
  /** What it does, to be read after "an answer that". */
  readonly does: string;
  /** What it leaves in its folder, beside what was given. */
  readonly files: Readonly<Record<string, string>>;
  /** Text that it prints, of which the next attempt may see nothing. */
  readonly leaks?: string;
}
