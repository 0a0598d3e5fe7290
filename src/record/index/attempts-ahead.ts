import { fileURLToPath } from "node:url";
import { trialCount } from "#core/cells.ts";
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from "node:worker_threads";
import type { Rows } from "#core/attempt-rows.ts";
import type { IndexRow, Plan, ShardManifest } from "#core/records.gen.ts";
import type { IndexLines } from "#record/index/index-lines.ts";
import { LineReader } from "#record/index/line-reader.ts";
import { CHUNK_TRIALS, type Job, type SentChunk, STATE, UNREAD } from "#record/index/read-chunks.ts";
import { exists } from "#record/regular-file.ts";

/** With fewer trials a second thread would not have begun before all are read. */
const LEAST_TRIALS = 4_000;
/** A thread that says nothing for so long is taken to be gone, and what it had begun is read again. */
const PATIENCE_MS = 10_000;

/**
 * Reads attempts of a run-dir from the last trial backwards in a thread of its own, while its owner reads them from the
 * first one on, until they meet. It only reads, and whatever it could not read without a doubt is left to its owner; so
 * is everything, should the thread not start.
 */
export class AttemptsAhead implements Disposable {
  readonly #end: () => void;
  readonly #port: MessagePort;
  readonly #rows: Rows;
  readonly #reader: LineReader;
  /** By chunk of trials: free, begun or read. */
  readonly #states: Int32Array;
  /** What was read of the chunk that its owner is at; null: nothing. */
  #current: ReadChunk | null = null;
  /** Where the lines of the next trial begin in it. */
  #at = 0;
  readonly #later = new Map<number, ReadChunk>();

  /**
   * Null where it would not pay: there are few trials, or none has begun. What is read goes into `rows`. Null as well
   * where the program of the thread is `missing`, which is told.
   */
  static of(
    root: string,
    plan: Plan,
    shard: ShardManifest | null,
    rows: Rows,
    missing: (file: string) => void,
  ): AttemptsAhead | null {
    const pays = trialCount(plan) >= LEAST_TRIALS && plan.candidates.some(({ slug }) => exists(`${root}/${slug}`));
    if (!pays) return null;
    const file = fileURLToPath(program());
    if (exists(file)) return new AttemptsAhead(root, plan, shard, rows);
    missing(file);
    return null;
  }

  /** `begin` starts somebody who does the job, and gives what ends them. */
  constructor(
    root: string,
    plan: Plan,
    shard: ShardManifest | null,
    rows: Rows,
    begin: (job: Job) => () => void = inThread,
  ) {
    this.#rows = rows;
    this.#reader = new LineReader(plan, rows);
    const chunks = Math.ceil(trialCount(plan) / CHUNK_TRIALS);
    this.#states = new Int32Array(new SharedArrayBuffer(chunks * Int32Array.BYTES_PER_ELEMENT));
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#end = begin({ root, plan, shard, states: this.#states, port: port2 });
  }

  /**
   * Enters the attempts of a trial, and adds their lines, where they were read; false: it is the caller's to read. Trials
   * are asked for one after the other.
   */
  take(trial: number, lines: IndexLines | null): boolean {
    const inChunk = trial % CHUNK_TRIALS;
    if (inChunk === 0) {
      this.#current = this.#chunk(trial / CHUNK_TRIALS);
      this.#at = 0;
    }
    const attempts = this.#current?.attempts[inChunk] ?? UNREAD;
    if (this.#current === null || attempts === UNREAD) return false;
    const start = this.#at;
    for (let attempt = 0; attempt < attempts; attempt++) this.#enter(this.#current.lines);
    lines?.addSpelled(this.#current.lines, start, this.#at);
    return true;
  }

  /** Enters the next line. */
  #enter(lines: Buffer): void {
    const start = this.#at;
    this.#at = this.#reader.take(lines, start);
    if (this.#at >= 0) return;
    this.#at = lines.indexOf("\n", start) + 1;
    this.#rows.add(JSON.parse(lines.toString("utf8", start, this.#at)) as IndexRow);
  }

  #chunk(chunk: number): ReadChunk | null {
    if (Atomics.compareExchange(this.#states, chunk, STATE.free, STATE.begun) === STATE.free) return null;
    while (Atomics.load(this.#states, chunk) === STATE.begun)
      if (Atomics.wait(this.#states, chunk, STATE.begun, PATIENCE_MS) === "timed-out") return null;
    for (let sent = receiveMessageOnPort(this.#port); sent !== undefined; sent = receiveMessageOnPort(this.#port)) {
      const { chunk, attempts, lines } = (sent as { readonly message: SentChunk }).message;
      this.#later.set(chunk, { chunk, attempts, lines: Buffer.from(lines.buffer) });
    }
    const read = this.#later.get(chunk) ?? null;
    this.#later.delete(chunk);
    return read;
  }

  [Symbol.dispose](): void {
    this.#port.close();
    this.#end();
  }
}

interface ReadChunk extends SentChunk {
  readonly lines: Buffer;
}

/** Beside this file as it was written, and in a folder of its own as it is built. */
const program = (): URL =>
  new URL(import.meta.url.endsWith(".ts") ? "read-ahead.ts" : "../record/read-ahead.js", import.meta.url);

function inThread(job: Job): () => void {
  const worker = new Worker(program(), { workerData: job, transferList: [job.port] });
  // A thread that breaks begins nothing more, and its owner reads all the rest.
  worker.on("error", () => undefined).unref();
  return () => void worker.terminate();
}
