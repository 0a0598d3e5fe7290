import fs from "node:fs";
import { join } from "node:path";
import type { Redactor } from "#core/redact.ts";
import { PROMPT_FILE } from "#record/layout.ts";

/**
 * Takes what has become known as secret out of all files that an attempt has written so far, but for its prompt, which
 * was there before. What cannot be cleaned is removed, and the error thrown.
 */
export async function cleanFiles(dir: string, redactor: Redactor): Promise<void> {
  const files = fs.readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { name } of files) if (name !== PROMPT_FILE) await cleanFile(join(dir, name), redactor);
}

async function cleanFile(file: string, redactor: Redactor): Promise<void> {
  const clean = `${file}.clean`;
  try {
    const { mode } = fs.statSync(file);
    const filter = redactor.stream();
    await using out = await fs.promises.open(clean, "wx", mode);
    for await (const chunk of fs.createReadStream(file)) await out.writeFile(filter.push(chunk as Buffer));
    await out.writeFile(filter.end());
    fs.renameSync(clean, file);
  } catch (error) {
    for (const path of [file, clean]) fs.rmSync(path, { force: true });
    throw error;
  }
}
