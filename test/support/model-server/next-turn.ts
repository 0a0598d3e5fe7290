import type { Item } from "./model-request.ts";
import type { Turn } from "./script.ts";

/** Ids of calls say which turn made them, so that the results that come back tell how far a conversation is. */
export const callId = (prefix: string, turn: number, call: number, spoilt: boolean, unique: string): string =>
  `${prefix}_t${turn}c${call}${spoilt ? "x" : ""}_${unique}`;

/**
 * Which turn is to be given now. Read from the conversation itself, never from a counter, so retries and parallel runs
 * get what they would get of a real model. Where a client makes up ids of its own, results are counted. Results of
 * calls that a fault spoilt do not count: the turn is given again.
 */
export function nextTurn(turns: readonly Turn[], items: readonly Item[]): number {
  const callsOf = (turn: number): number => turns[turn]?.act?.length ?? 0;
  let turn = 0;
  let unnamed = 0;
  for (const item of items) {
    if (item.role === "result") {
      const named = /t(\d+)c\d+(x?)/.exec(item.callId);
      if (named !== null) {
        if (named[2] === "") turn = Math.max(turn, Number(named[1]) + 1);
      } else if (++unnamed >= callsOf(turn)) {
        turn++;
        unnamed = 0;
      }
    } else if (item.role === "assistant" && item.calls === 0 && item.text !== "" && turn < turns.length) {
      if (callsOf(turn) === 0) turn++;
    }
  }
  // The model's own last words with nothing after them: the same step is being tried again.
  const last = items.at(-1);
  if (last?.role === "assistant" && last.calls === 0 && turn > 0 && callsOf(turn - 1) === 0) return turn - 1;
  return turn;
}
