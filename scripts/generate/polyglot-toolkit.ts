/** Packs `src/plugins/adapters/aider-polyglot/toolkit/` into `toolkit.gen.ts`. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../src/plugins/adapters/aider-polyglot/toolkit/", import.meta.url));

/** Text of `toolkit.gen.ts`, from what is on disk now. One line a file. */
export function polyglotToolkit(): string {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
  return [
    "// Generated from toolkit/ by `npm run generate`. Do not edit.",
    "/** Files by path. */",
    "export const TOOLKIT: Readonly<Record<string, string>> = {",
    ...paths.map((path) => `  ${JSON.stringify(path)}: ${JSON.stringify(readFileSync(join(folder, path), "utf8"))},`),
    "};",
    "",
  ].join("\n");
}
