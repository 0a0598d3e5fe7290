import type { PairVerdict } from "#core/records.gen.ts";

/** A pair's verdict in a word or two, where a column says whose. */
export function verdictWord({ kind, winner, a }: PairVerdict): string {
  switch (kind) {
    case "win":
      return winner === a ? "first wins" : "second wins";
    case "equivalent":
      return "equivalent";
    case "inconclusive":
      return "no winner";
    case "invalid":
      return "invalid";
  }
}
