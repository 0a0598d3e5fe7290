import type { ExecResult } from "#core/ports.ts";

/** A program that was found and may be started. */
export interface Program {
  readonly file: string;
  readonly argv: readonly string[];
  readonly cwd: string;
  /** A folder that is this program's alone; null: none is. */
  readonly ownFolder: string | null;
  readonly env: Readonly<Record<string, string>>;
  /** An open file, or null for `/dev/null`. The caller closes it once `start` has returned. */
  readonly stdin: number | null;
  /** What is put over the disk in the program's own view of it, in this order. */
  readonly covers: readonly Cover[];
  /** Whether it can write to nothing on the disk but what is shown to it or fresh. Needs covers. */
  readonly sealed: boolean;
  /** Files that go with the program should the harness be killed. */
  readonly lent: readonly string[];
  /** Whether it has no network but a loopback of its own. */
  readonly cutOff: boolean;
}

/** One thing put over another. */
export interface Cover {
  /** A real path. It need not exist where an earlier cover is above it. */
  readonly at: string;
  /** The folder shown there, writable, which must not be a link; `FRESH`; null for an empty one nobody can write to; of a file, for nothing. */
  readonly from: string | null;
  /** A folder shown that stays read-only where the rest of the disk is. */
  readonly readOnly?: true;
}

/** In the place of a folder to show: an empty one in memory, which everybody can write to, and which ends with the program. */
export const FRESH = "fresh";

export interface Listener {
  stdout(chunk: Uint8Array): void;
  stderr(chunk: Uint8Array): void;
  /** The program itself has ended; others that it started may still be there. Not called when it was killed first. */
  programEnded(): void;
}

export type Ending = Pick<ExecResult, "exitCode" | "signal" | "spawnError">;

export interface RunningProgram {
  /** Orders the death of the program and of everything it started. May be called at any time, and more than once. */
  kill(): void;
  /** Settles when all of that is gone; rejects with `RunError` when the harness could not do its part. */
  readonly gone: Promise<Ending>;
}

/** Starts a program under one kind of containment. */
export type StartProgram = (program: Program, listener: Listener) => RunningProgram;
