import fs from "node:fs";
import type { Output } from "#platform/progress/view.ts";

const { O_WRONLY, O_NONBLOCK, O_NOCTTY } = fs.constants;
/** What may wait for a terminal that is stopped (Ctrl-S, a stalled ssh); a screenful is a few KiB. */
const MAX_WAITING_BYTES = 1024 * 1024;

/**
 * A terminal that can never hold up the run. Node writes to terminals synchronously: while one is stopped, its whole
 * event loop stands still, with every timeout of every trial. So the terminal is opened a second time, without
 * blocking. null where that cannot be done (no /proc, a terminal of another user).
 */
export function openTerminal(fd: number, rest: (text: string) => void): Output | null {
  let own: number;
  try {
    own = fs.openSync(`/proc/self/fd/${fd}`, O_WRONLY | O_NONBLOCK | O_NOCTTY);
  } catch {
    return null; // The caller has another way.
  }
  return new TerminalOutput(own, rest);
}

class TerminalOutput implements Output {
  readonly #fd: number;
  readonly #rest: (text: string) => void;
  #waiting: Buffer = Buffer.alloc(0);
  #gone = false;

  constructor(fd: number, rest: (text: string) => void) {
    this.#fd = fd;
    this.#rest = rest;
  }

  get busy(): boolean {
    return this.#waiting.length > 0;
  }

  write(text: string): void {
    if (this.#gone || this.#waiting.length > MAX_WAITING_BYTES) return;
    this.#waiting = Buffer.concat([this.#waiting, Buffer.from(text)]);
    this.flush();
  }

  flush(): void {
    try {
      // A terminal takes what it has room for, often less than a frame.
      while (!this.#gone && this.#waiting.length > 0)
        this.#waiting = this.#waiting.subarray(fs.writeSync(this.#fd, this.#waiting));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EAGAIN") return;
      this.#forget(); // EIO, EPIPE: the terminal went away, and nobody is left to be told.
    }
  }

  close(): void {
    if (this.#gone) return;
    this.flush();
    if (this.#waiting.length > 0) this.#rest(this.#waiting.toString());
    this.#forget();
  }

  #forget(): void {
    if (this.#gone) return;
    this.#gone = true;
    this.#waiting = Buffer.alloc(0);
    fs.closeSync(this.#fd);
  }
}
