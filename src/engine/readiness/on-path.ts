import { accessSync, constants, statSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Where a program is that goes by this name in one of the folders of `path`; null: in none. Starts nothing. */
export function onPath(program: string, path = ""): string | null {
  const folders = path.split(delimiter).filter((part) => part !== "");
  return folders.map((folder) => join(folder, program)).find(isProgram) ?? null;
}

function isProgram(file: string): boolean {
  try {
    // Hardly any of these exist, and an exception or a promise for each would take longer than all the rest.
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return false;
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false; // not for this user
  }
}
