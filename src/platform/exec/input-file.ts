import { randomBytes } from "node:crypto";
import { closeSync, openSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { diskError } from "./disk-error.ts";

export interface Input extends Disposable {
  /** Null: the program gets `/dev/null`. */
  readonly fd: number | null;
}

/**
 * A program's standard input: an open, already deleted file with these bytes.
 * A file, not a pipe: the program may read it, ignore it or reopen it as `/dev/stdin`, and nobody waits for it.
 */
export function openInput(bytes: string | Uint8Array | null): Input {
  if (bytes === null) return { fd: null, [Symbol.dispose]() {} };
  const fd = openDeleted(join(tmpdir(), `i-${randomBytes(9).toString("base64url")}`), bytes);
  return { fd, [Symbol.dispose]: () => closeSync(fd) };
}

function openDeleted(path: string, bytes: string | Uint8Array): number {
  try {
    writeFileSync(path, bytes, { flag: "wx", mode: 0o600 });
    try {
      return openSync(path, "r");
    } finally {
      unlinkSync(path);
    }
  } catch (cause) {
    throw diskError(`Cannot write a program's input to ${path}`, cause);
  }
}
