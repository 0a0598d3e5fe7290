import type { MessagePort } from "node:worker_threads";
import { trialAt, trialCount } from "#core/cells.ts";
import type { Plan, ShardManifest } from "#core/records.gen.ts";
import { AttemptReader } from "#record/attempt/attempt-folder.ts";
import { rowLine } from "#record/index/index-file.ts";
import { planned } from "#record/index/planned-trials.ts";
import { wholeChain } from "#record/index/whole-chain.ts";

/** Trials that are read at a time. */
export const CHUNK_TRIALS = 256;
export const STATE = { free: 0, begun: 1, read: 2 } as const;

export interface Job {
  readonly root: string;
  readonly plan: Plan;
  readonly shard: ShardManifest | null;
  readonly states: Int32Array;
  readonly port: MessagePort;
}

export interface SentChunk {
  readonly chunk: number;
  /** For each of its trials how many attempts it has; `UNREAD`: whoever asks must read it. */
  readonly attempts: Uint16Array;
  /** Their lines of the index, in order. */
  readonly lines: Uint8Array;
}

export const UNREAD = 0xffff;

/** What the thread of `AttemptsAhead` does. */
export function readChunks({ root, plan, shard, states, port }: Job): void {
  const reader = new AttemptReader(root, plan);
  const isMine = planned(plan, shard);
  const trials = trialCount(plan);
  for (let chunk = states.length - 1; chunk >= 0; chunk--) {
    if (Atomics.compareExchange(states, chunk, STATE.free, STATE.begun) !== STATE.free) break;
    const start = chunk * CHUNK_TRIALS;
    const attempts = new Uint16Array(Math.min(CHUNK_TRIALS, trials - start));
    let lines = "";
    for (let at = 0; at < attempts.length; at++) {
      const rows = isMine(start + at) ? wholeChain(reader, plan, trialAt(plan, start + at)) : null;
      attempts[at] = rows?.length ?? UNREAD;
      for (const row of rows ?? []) lines += rowLine(row);
    }
    const read: SentChunk = { chunk, attempts, lines: Uint8Array.from(Buffer.from(lines)) };
    port.postMessage(read, [read.lines.buffer, read.attempts.buffer] as ArrayBuffer[]);
    Atomics.store(states, chunk, STATE.read);
    Atomics.notify(states, chunk);
  }
}
