import { attemptOf, nextAfter } from "#core/cells.ts";
import type { Trial } from "#core/plan.ts";
import type { IndexRow, Plan } from "#core/records.gen.ts";
import type { AttemptReader } from "#record/attempt/attempt-folder.ts";

/** The attempts of a trial that needs nothing more, each of them good; null: there is a doubt. Nothing is mended. */
export function wholeChain(reader: AttemptReader, { benchmark }: Plan, trial: Trial): IndexRow[] | null {
  const rows: IndexRow[] = [];
  try {
    for (let attempt = 1; ; attempt++) {
      const row = reader.row(attemptOf(trial, attempt));
      if (row === null) return null;
      rows.push(row);
      const next = nextAfter(row, benchmark.max_attempts);
      if (next === null) return rows;
      if (next.attempt === attempt) return null; // It is to be tried once more.
    }
  } catch {
    return null; // Whoever mends it comes upon the same, and can say so.
  }
}
