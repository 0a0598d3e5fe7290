import fs from "node:fs";
import { join } from "node:path";
import type { Leak } from "#core/records.gen.ts";
import { scan } from "#leaks/scan.ts";
import { EFFECTIVE_PROMPT_FILE, PROMPT_FILE } from "#record/layout.ts";

/** No transcript worth reading is longer, and one that is must not hold up every other trial of this process. */
const MAX_BYTES = 16 * 1024 * 1024;
const OURS: readonly string[] = [PROMPT_FILE, EFFECTIVE_PROMPT_FILE];
const MAX_LEAKS = 100;

/** What the agent's own files in the attempt's folder (transcripts, final text) give away. */
export async function findLeaks(dir: string, prompt: string): Promise<readonly Leak[]> {
  const found: Leak[] = [];
  for (const name of fs.readdirSync(dir).sort()) {
    if (OURS.includes(name) || found.length >= MAX_LEAKS) continue;
    const text = await head(join(dir, name));
    if (text !== null) found.push(...scan(name, text, prompt));
  }
  return found.slice(0, MAX_LEAKS);
}

/** The first bytes of a regular file as text; null for anything else, which an agent's program may have put there. */
async function head(path: string): Promise<string | null> {
  if (!fs.lstatSync(path).isFile()) return null;
  const file = await fs.promises.open(path, fs.constants.O_RDONLY | fs.constants.O_NOFOLLOW);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(size, MAX_BYTES)), 0, null, 0);
    return buffer.toString("utf8", 0, bytesRead);
  } finally {
    await file.close();
  }
}
