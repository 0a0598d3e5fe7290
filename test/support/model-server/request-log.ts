import type { Dialect } from "./dialects/dialect.ts";
import type { FaultKind, TokenCount } from "./script.ts";

/** One request, as the server saw it: the truth that what an agent reports is compared with. Keys are never kept. */
export interface LoggedRequest {
  readonly path: string;
  /** The case its path names; null: none. */
  readonly name: string | null;
  readonly dialect: Dialect["name"];
  readonly model: string;
  /** Asked beside the main loop. */
  readonly side: boolean;
  /** From 0; null for side requests. */
  readonly turn: number | null;
  /** How often this turn had been asked for before. */
  readonly retry: number;
  readonly fault: FaultKind["kind"] | null;
  readonly stream: boolean;
  /** `right` and `wrong` only where the script names a key. */
  readonly key: "right" | "wrong" | "some" | "none";
  readonly tools: readonly string[];
  readonly userTexts: readonly string[];
  /** Whether the script's marker stands anywhere in it. */
  readonly marked: boolean;
  /** 0: nothing was answered. */
  readonly status: number;
  /** null unless the whole answer was sent and taken. */
  readonly usage: TokenCount | null;
}

const NONE: TokenCount = { input: 0, cacheRead: 0, cacheWrite: 0, output: 0, reasoning: 0 };

/** What all whole answers together cost. */
export function tokensOf(requests: readonly LoggedRequest[]): TokenCount {
  return requests.reduce((sum, { usage }) => (usage === null ? sum : added(sum, usage)), NONE);
}

const added = (a: TokenCount, b: TokenCount): TokenCount => ({
  input: a.input + b.input,
  cacheRead: a.cacheRead + b.cacheRead,
  cacheWrite: a.cacheWrite + b.cacheWrite,
  output: a.output + b.output,
  reasoning: a.reasoning + b.reasoning,
});
