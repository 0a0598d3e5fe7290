import fs from "node:fs";
import { join } from "node:path";
import { exists } from "#record/regular-file.ts";
import { writing } from "#record/write-error.ts";

/** Renames what does not count out of its place, to the first free `….bad-N`, and gives the new path. Never deletes. */
export function setAside(root: string, path: string): string {
  let number = 1;
  while (exists(join(root, `${path}.bad-${number}`))) number++;
  const aside = `${path}.bad-${number}`;
  writing(root, () => fs.renameSync(join(root, path), join(root, aside)));
  return aside;
}
