import { BenchError, EXIT, MissingPrerequisite, RunError, UsageError } from "#core/errors.ts";
import { plural } from "#core/format.ts";

/** What keeps a run from starting: an error that is told, or thrown, together with all others. */
export interface Obstacle {
  /** Names of those that it concerns; empty: it concerns all. */
  readonly candidates: readonly string[];
  readonly error: BenchError;
}

/** Gathers what keeps a run from starting, so that a person hears of all of it at once. */
export class Obstacles {
  readonly #found: Obstacle[] = [];

  add(candidates: readonly string[], error: BenchError): void {
    this.#found.push({ candidates, error });
  }

  /** What `look` gives; null: it threw an error with advice, which is one more obstacle. */
  async take<T>(candidates: readonly string[], look: () => T | Promise<T>): Promise<T | null> {
    try {
      return await look();
    } catch (error) {
      if (!(error instanceof BenchError) || error.exit === EXIT.cancelled) throw error;
      this.add(candidates, error);
      return null;
    }
  }

  /** In the order they were found, those that say the same of several candidates once. */
  all(): readonly Obstacle[] {
    const bySaying = new Map<string, Obstacle>();
    for (const { candidates, error } of this.#found) {
      const key = JSON.stringify([error.code, error.message, error.hint]);
      const known = bySaying.get(key);
      bySaying.set(key, { candidates: [...new Set([...(known?.candidates ?? []), ...candidates])], error });
    }
    return [...bySaying.values()];
  }
}

/** Throws all obstacles as one error; nothing where there are none. */
export function refuse(obstacles: readonly Obstacle[]): void {
  const [first, ...others] = obstacles;
  if (first === undefined) return;
  if (others.length === 0) throw sole(first);
  // What the command says comes before what the machine has: it may no longer be needed once that is right.
  const exit = Math.min(...obstacles.map(({ error }) => error.exit));
  const main = obstacles.find(({ error }) => error.exit === exit)?.error ?? first.error;
  throw errorLike(
    main,
    `${plural(obstacles.length, "thing")} keep this from running:\n${obstaclesText(obstacles)}`,
    MEND,
  );
}

const MEND = "Mend them and start again: --dry-run of `bench` says what is left. Nothing was run.";
const NOTHING_RUN = "Nothing was run.";

function sole({ candidates, error }: Obstacle): BenchError {
  const message = `${prefix(candidates)}${error.message}`;
  const hint = error.hint.endsWith(NOTHING_RUN) ? error.hint : `${error.hint} ${NOTHING_RUN}`;
  return errorLike(error, message, hint);
}

function errorLike(cause: BenchError, message: string, hint: string): BenchError {
  const { code } = cause;
  if (cause instanceof UsageError) return new UsageError(code, message, hint, { cause, problems: cause.problems });
  if (cause instanceof MissingPrerequisite) return new MissingPrerequisite(code, message, hint, { cause });
  return new RunError(code, message, hint, { cause });
}

/** Each with whom it concerns, and its next step on a line of its own. */
export const obstaclesText = (obstacles: readonly Obstacle[]): string =>
  obstacles.map(({ candidates, error }) => indented(prefix(candidates) + error.message, error.hint)).join("\n");

const indented = (message: string, hint: string): string =>
  `  ${message.replaceAll("\n", "\n  ")}\n    → ${hint.replace(` ${NOTHING_RUN}`, "").replaceAll("\n", "\n      ")}`;

const prefix = (candidates: readonly string[]): string => (candidates.length === 0 ? "" : `${candidates.join(", ")}: `);
