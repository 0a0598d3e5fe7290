/** The built program over the small committed dataset: its own has hundreds of exercises, which no test may fetch. */
import fs from "node:fs";
import { dirname, join } from "node:path";
import { treeIdOf } from "#datasets/tree-id.ts";
import { referenceOf, SMALL_DATASET } from "./polyglot.ts";
import { projectRoot } from "./project-files.ts";

/** Copies the built program into a folder, over the small dataset. Gives its `dist`. */
export function smallProgram(folder: string): string {
  for (const part of ["dist", "package.json", "presets"])
    fs.cpSync(join(projectRoot, part), join(folder, part), { recursive: true });
  const dist = join(folder, "dist");
  pinSmallDataset(dist);
  change(join(dist, ADAPTER), /reference: (\w+)_default/g, (_, id: string) => `reference: ${recorded(id)}`);
  return dist;
}

/** Pins the small dataset in a copy of the built program, at a repository that nobody reaches. */
export function pinSmallDataset(dist: string): void {
  const file = join(dist, ADAPTER);
  change(file, /tree: "[0-9a-f]{40}"/, () => `tree: "${treeIdOf(SMALL_DATASET).id}"`);
  change(file, /https:\/\/[^"]*\/polyglot-benchmark\.git/, () => "http://127.0.0.1:9/nobody.git");
}

const ADAPTER = "plugins/adapters/aider-polyglot.js";

const recorded = (language: string): string => JSON.stringify(referenceOf(language));

function change(file: string, from: RegExp, to: (...found: string[]) => string): void {
  const text = fs.readFileSync(file, "utf8");
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${dirname(file)} holds no ${from.source} any more`);
  fs.writeFileSync(file, changed);
}
