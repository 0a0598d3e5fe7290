import type { CompareConfig } from "#config/compare.ts";
import type { Draft } from "#config/draft.ts";
import type { Finding } from "#config/problems.ts";
import type { Problem } from "#core/errors.ts";

/** What a user asked for, wherever it was written, with all that is wrong with it so far. */
export interface RunSource {
  /** What problems are reported against. */
  readonly label: string;
  readonly draft: Draft;
  /** null: its shape is wrong, and `problems` say how. */
  readonly shape: CompareConfig | null;
  readonly problems: readonly Problem[];
  /** Gives findings their place in the user's own terms. */
  place(findings: readonly Finding[]): readonly Problem[];
}
