import { UsageError } from "#core/errors.ts";
import { nearest } from "#core/nearest.ts";

/** A kind of plugin: one literal table of ids and lazy imports. Nothing is loaded until it is asked for. */
export interface Registry<P> {
  readonly kind: string;
  /** All ids, sorted. */
  readonly ids: readonly string[];
  has(id: string): boolean;
  /** Loads a plugin. Throws `UsageError` with the nearest id for an unknown one. */
  get(id: string): Promise<P>;
}

type Loader<P> = () => Promise<{ readonly default: P }>;

export function defineRegistry<P>(kind: string, table: Readonly<Record<string, Loader<P>>>): Registry<P> {
  const ids = Object.keys(table).sort();
  return {
    kind,
    ids,
    has: (id) => Object.hasOwn(table, id),
    async get(id) {
      const load = Object.hasOwn(table, id) ? table[id] : undefined;
      if (load === undefined) {
        const near = nearest(id, ids);
        throw new UsageError(
          `unknown-${kind}`,
          `Unknown ${kind} ${JSON.stringify(id)}.`,
          near === null ? `Known: ${ids.join(", ")}.` : `Did you mean ${near}? Known: ${ids.join(", ")}.`,
        );
      }
      return (await load()).default;
    },
  };
}
