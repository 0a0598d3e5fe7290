import { closeSync, openSync, writeSync } from "node:fs";
import type { Output } from "#core/ports.ts";
import { diskError } from "./disk-error.ts";

export const DEFAULT_KEEP_BYTES = 64 * 1024;

/** Takes a stream of any length in bounded memory: all of it to a file when asked, head and tail kept. */
export interface OutputKeeper extends Disposable {
  /** Throws `RunError` (`disk`) when the file cannot be written. */
  write(chunk: Uint8Array): void;
  output(): Output;
}

/**
 * @param file receives the whole stream; it is created, or emptied. Throws `RunError` (`disk`) when it cannot be.
 * @param keepBytes at most this much is kept in memory, half from the head and half from the tail.
 */
export function createOutputKeeper(file: string | null, keepBytes: number = DEFAULT_KEEP_BYTES): OutputKeeper {
  const headSize = Math.ceil(keepBytes / 2);
  const tailSize = keepBytes - headSize;
  const head: Uint8Array[] = [];
  let headBytes = 0;
  // A ring, made only once the head is full: most programs say little.
  let ring: Buffer | null = null;
  let ringBytes = 0;
  let totalBytes = 0;
  const fd = file === null ? null : openFile(file);

  return {
    write(chunk) {
      totalBytes += chunk.length;
      if (fd !== null && file !== null) writeAll(fd, chunk, file);
      const toHead = chunk.subarray(0, headSize - headBytes);
      if (toHead.length > 0) head.push(toHead);
      headBytes += toHead.length;
      if (toHead.length === chunk.length || tailSize === 0) return;
      ring ??= Buffer.allocUnsafe(tailSize);
      // Only what can survive is copied; the place in the ring follows from the count alone.
      const skipped = Math.max(0, chunk.length - toHead.length - tailSize);
      const toTail = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length).subarray(toHead.length + skipped);
      ringBytes += skipped;
      const copied = toTail.copy(ring, ringBytes % tailSize);
      toTail.copy(ring, 0, copied);
      ringBytes += toTail.length;
    },
    output() {
      const start = Buffer.concat(head);
      const end = unrolled(ring, ringBytes);
      if (start.length + end.length === totalBytes) {
        return { text: decode(Buffer.concat([start, end])), totalBytes, truncated: false };
      }
      const before = start.subarray(0, lastBorder(start));
      const after = end.subarray(firstBorder(end));
      const leftOut = totalBytes - before.length - after.length;
      return {
        text: `${decode(before)}\n[${leftOut} bytes left out]\n${decode(after)}`,
        totalBytes,
        truncated: true,
      };
    },
    [Symbol.dispose]() {
      if (fd !== null) closeSync(fd);
    },
  };
}

function unrolled(ring: Buffer | null, written: number): Buffer {
  if (ring === null) return Buffer.alloc(0);
  if (written <= ring.length) return ring.subarray(0, written);
  const oldest = written % ring.length;
  return Buffer.concat([ring.subarray(oldest), ring.subarray(0, oldest)]);
}

function openFile(file: string): number {
  try {
    return openSync(file, "w");
  } catch (cause) {
    throw diskError(`Cannot write a program's output to ${file}`, cause);
  }
}

// Synchronous: the reader then waits for the disk, so nothing piles up in memory.
function writeAll(fd: number, chunk: Uint8Array, file: string): void {
  try {
    for (let at = 0; at < chunk.length;) at += writeSync(fd, chunk, at);
  } catch (cause) {
    throw diskError(`Cannot write a program's output to ${file}`, cause);
  }
}

// Malformed bytes become U+FFFD; a byte order mark is content.
const decode = (bytes: Uint8Array): string => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);

const isContinuation = (byte: number): boolean => (byte & 0xc0) === 0x80;

/** Where to cut so that the last character is whole. A run of more than three continuation bytes is no UTF-8 anyway. */
function lastBorder(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(4, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (isContinuation(byte)) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return length > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

/** Where the first whole character starts. */
function firstBorder(bytes: Uint8Array): number {
  let at = 0;
  while (at < 3 && isContinuation(bytes[at] ?? 0)) at++;
  return isContinuation(bytes[at] ?? 0) ? 0 : at;
}
