import fs from "node:fs";
import { join } from "node:path";
import type { Leak } from "#core/records.gen.ts";
import { LeakSearch } from "#leaks/scan.ts";
import { EFFECTIVE_PROMPT_FILE, PROMPT_FILE } from "#record/layout.ts";

const OURS: readonly string[] = [PROMPT_FILE, EFFECTIVE_PROMPT_FILE];
const MAX_LEAKS = 100;
/** Read at once; between two of them every other trial of this process has its turn. */
const PIECE_BYTES = 1 << 20;

/** What the agent's own files in the attempt's folder (transcripts, final text) give away. */
export async function findLeaks(dir: string, prompt: string): Promise<readonly Leak[]> {
  const found: Leak[] = [];
  for (const name of fs.readdirSync(dir).sort()) {
    if (OURS.includes(name) || found.length >= MAX_LEAKS) continue;
    const path = join(dir, name);
    // Anything else was put there by an agent's program.
    if (fs.lstatSync(path).isFile()) found.push(...(await leaksIn(name, path, prompt)));
  }
  return found.slice(0, MAX_LEAKS);
}

async function leaksIn(name: string, path: string, prompt: string): Promise<readonly Leak[]> {
  const search = new LeakSearch(name, prompt);
  const file = await fs.promises.open(path, fs.constants.O_RDONLY | fs.constants.O_NOFOLLOW);
  await using pieces = file.createReadStream({ encoding: "utf8", highWaterMark: PIECE_BYTES });
  for await (const piece of pieces) {
    search.add(String(piece));
    if (search.full) break;
  }
  return search.end();
}
