import fs from "node:fs";
import { dirname } from "node:path";
import { randomBytes } from "node:crypto";
import { writing } from "#record/write-error.ts";

/** Spelling of every JSON file of a run-dir. Throws on NaN and the infinities, which JSON would turn into null. */
export const prettyJson = (value: unknown): string => `${JSON.stringify(value, finite, 2)}\n`;

/**
 * Puts a file in place as a whole or not at all, and has it on disk before it returns. For the few files that are
 * written once per run.
 */
export function writeWhole(path: string, content: string | Uint8Array): void {
  const temporary = `${path}.tmp-${randomBytes(6).toString("hex")}`;
  writing(path, () => {
    try {
      const fd = fs.openSync(temporary, "wx");
      try {
        fs.writeFileSync(fd, content);
        fs.fsyncSync(fd);
      } finally {
        fs.closeSync(fd);
      }
      fs.renameSync(temporary, path);
    } catch (error) {
      fs.rmSync(temporary, { force: true });
      throw error;
    }
    syncFolder(dirname(path));
  });
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
