import fs from "node:fs";
import { dirname } from "node:path";
import { randomBytes } from "node:crypto";
import { writing } from "#record/write-error.ts";

/** Spelling of every JSON file of a run-dir. Throws on NaN and the infinities, which JSON would turn into null. */
export const prettyJson = (value: unknown): string => `${JSON.stringify(value, finite, 2)}\n`;

/**
 * Puts a file in place as a whole or not at all, and has it on disk before it returns. For the few files that are
 * written once per run and that nothing else could give back.
 */
export function writeWhole(path: string, content: string | Uint8Array): void {
  replace(path, (fd) => {
    fs.writeFileSync(fd, content);
    fs.fsyncSync(fd);
  });
  writing(path, () => syncFolder(dirname(path)));
}

/**
 * The same for what can be made again, from pieces that are never held as a whole. Not flushed: a power cut may leave
 * it empty, and waiting for the disk costs more than making it.
 */
export function writeDerived(path: string, pieces: Iterable<string | Uint8Array>): void {
  replace(path, (fd) => {
    for (const block of blocks(pieces)) fs.writeFileSync(fd, block);
  });
}

function replace(path: string, write: (fd: number) => void): void {
  const temporary = `${path}.tmp-${randomBytes(6).toString("hex")}`;
  writing(path, () => {
    try {
      const fd = fs.openSync(temporary, "wx");
      try {
        write(fd);
      } finally {
        fs.closeSync(fd);
      }
      fs.renameSync(temporary, path);
    } catch (error) {
      fs.rmSync(temporary, { force: true });
      throw error;
    }
  });
}

const BLOCK_CHARACTERS = 64 * 1024;

/** Joins small pieces of text, so that a line is not a system call. */
function* blocks(pieces: Iterable<string | Uint8Array>): Iterable<string | Uint8Array> {
  let block = "";
  for (const piece of pieces) {
    if (typeof piece !== "string") {
      if (block !== "") yield block;
      block = "";
      yield piece;
      continue;
    }
    block += piece;
    if (block.length < BLOCK_CHARACTERS) continue;
    yield block;
    block = "";
  }
  if (block !== "") yield block;
}

function syncFolder(path: string): void {
  const fd = fs.openSync(path, "r");
  try {
    fs.fsyncSync(fd);
  } finally {
    fs.closeSync(fd);
  }
}

function finite(key: string, value: unknown): unknown {
  if (typeof value === "number" && !Number.isFinite(value)) {
    throw new TypeError(`JSON has no spelling for ${value} (at ${JSON.stringify(key)})`);
  }
  return value;
}
