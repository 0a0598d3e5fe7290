import fs from "node:fs";
import { basename, dirname, join, relative } from "node:path";

/** Whether a path that need not be there yet leads into a folder, or is it, through whatever links. */
export const leadsInto = (path: string, folder: string): boolean =>
  !/^\.\.(\/|$)/.test(relative(fs.realpathSync(folder), realPlace(path)));

function realPlace(path: string): string {
  const above: string[] = [];
  let there = path;
  for (; !fs.existsSync(there) && dirname(there) !== there; there = dirname(there)) above.unshift(basename(there));
  return join(fs.realpathSync(there), ...above);
}
