/** The built program over the small committed dataset: its own has hundreds of exercises, which no test may fetch. */
import fs from "node:fs";
import { join } from "node:path";
import { referenceOf } from "./polyglot.ts";
import { projectRoot } from "./project-files.ts";
import { changeAdapter, pinSmallDataset } from "./small-dataset.ts";

/** Copies the built program into a folder, over the small dataset. Gives its `dist`. */
export function smallProgram(folder: string): string {
  for (const part of ["dist", "package.json", "presets"])
    fs.cpSync(join(projectRoot, part), join(folder, part), { recursive: true });
  const dist = join(folder, "dist");
  pinSmallDataset(dist);
  changeAdapter(dist, /reference: (\w+)_default/g, (_, id: string) => `reference: ${recorded(id)}`);
  return dist;
}

const recorded = (language: string): string => JSON.stringify(referenceOf(language));
