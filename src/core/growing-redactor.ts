import { createRedactor, type Redactor, redactedText } from "#core/redact.ts";
import { SHORTEST_SECRET } from "#core/secret-spellings.ts";
import type { StreamFilter } from "#core/ports.ts";

/** One that may be told of further secrets. A stream that it began goes on as it began. */
export interface GrowingRedactor extends Redactor {
  /** Takes these out too from now on. Gives whether any is new: then what was kept before has to be gone through again. */
  learn(secrets: readonly string[]): boolean;
}

export interface Growth {
  /** Shared by all that are to know what one of them learns, when they begin and whenever they learn something themselves. */
  readonly learnt: Set<string>;
  readonly mayGrow: boolean;
}

/** As many are shared: to look for each in all that is kept takes its time. */
const MOST_LEARNT = 16;

/** For these values; null when there is nothing to take out and there never will be. */
export function createGrowingRedactor(secrets: Iterable<string>, { learnt, mayGrow }: Growth): GrowingRedactor | null {
  const known = new Set([...secrets, ...learnt]);
  let current = createRedactor(known);
  if (current === null && !mayGrow) return null;
  return {
    text: (text) => redactedText(current, text),
    bytes: (bytes) => current?.bytes(bytes) ?? bytes,
    value: (value) => (current === null ? value : current.value(value)),
    stream: () => current?.stream() ?? UNCHANGED,
    learn(found) {
      const fresh = found.filter((secret) => secret.length >= SHORTEST_SECRET && !known.has(secret));
      if (fresh.length === 0) return false;
      for (const secret of fresh) learnt.add(secret);
      for (const secret of [...fresh, ...learnt]) known.add(secret);
      for (const oldest of [...learnt].slice(0, -MOST_LEARNT)) learnt.delete(oldest);
      current = createRedactor(known);
      return true;
    },
  };
}

const UNCHANGED: StreamFilter = { push: (chunk) => chunk, end: () => new Uint8Array() };
