import fs from "node:fs";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { RunError } from "#core/errors.ts";
import type { RunRecord } from "#core/records.gen.ts";
import { MAX_FILE_BYTES, MAX_FILES_PER_ATTEMPT, RECORD_FILE } from "#record/layout.ts";
import { openRegular, Refused } from "#record/regular-file.ts";

export type Artifact = RunRecord["artifacts"][number];

/**
 * Every file below an attempt's folder but its record, sorted by path, with size and digest. Links and special
 * files, which an agent's program may have left there, cannot be kept and are removed. Throws `RunError` beyond the
 * limits on size and number.
 */
export function artifactsOf(folder: string): Artifact[] {
  const paths = filesBelow(folder, "").filter((path) => path !== RECORD_FILE);
  if (paths.length > MAX_FILES_PER_ATTEMPT) {
    throw tooMuch(`${folder} holds ${paths.length} files, more than the ${MAX_FILES_PER_ATTEMPT} an attempt may have.`);
  }
  return paths.sort((a, b) => (a < b ? -1 : 1)).map((path) => ({ path, ...sealed(join(folder, path)) }));
}

function sealed(path: string): { bytes: number; sha256: string } {
  try {
    return digestOfFile(path);
  } catch (error) {
    if (error instanceof Refused) throw tooMuch(`${error.message}.`, error);
    throw error;
  }
}

const tooMuch = (message: string, cause?: unknown): RunError =>
  new RunError("attempt-too-large", message, "Limit what the agent's program may log.", { cause });

/** Why a path from a record must not be used; null when it stays inside the attempt's folder. */
export function pathFault(path: string): string | null {
  const steps = path.split("/");
  const bad =
    path.includes("\\") ||
    path.includes("\0") ||
    steps.some((step) => step === "" || step === "." || step === ".." || Buffer.byteLength(step) > 255);
  return bad ? `${JSON.stringify(path)} is not a plain path inside the attempt's folder` : null;
}

/** Size and digest of a regular file, read piece by piece. `copyTo` takes each piece as well. */
export function digestOfFile(path: string, copyTo?: (piece: Uint8Array) => void): { bytes: number; sha256: string } {
  const fd = openRegular(path);
  if (fd === null) throw new Refused(`${path} is missing`);
  try {
    if (!fs.fstatSync(fd).isFile()) throw new Refused(`${path} is not a regular file`);
    const hash = createHash("sha256");
    let bytes = 0;
    for (;;) {
      const read = fs.readSync(fd, piece, 0, piece.length, null);
      if (read === 0) return { bytes, sha256: hash.digest("hex") };
      bytes += read;
      if (bytes > MAX_FILE_BYTES) throw new Refused(`${path} has more than the ${MAX_FILE_BYTES} bytes allowed`);
      hash.update(piece.subarray(0, read));
      copyTo?.(piece.subarray(0, read));
      if (read < piece.length) return { bytes, sha256: hash.digest("hex") };
    }
  } finally {
    fs.closeSync(fd);
  }
}

const piece = Buffer.allocUnsafe(256 * 1024);

function filesBelow(folder: string, prefix: string): string[] {
  return fs.readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    const path = `${prefix}${entry.name}`;
    if (entry.isDirectory()) return filesBelow(folder, `${path}/`);
    if (entry.isFile()) return [path];
    fs.rmSync(join(folder, path), { force: true });
    return [];
  });
}
