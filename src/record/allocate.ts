import fs from "node:fs";
import { join } from "node:path";
import { RunError } from "#core/errors.ts";
import { writing } from "#record/write-error.ts";

const LAST = 999;

/**
 * Makes the first free folder of `<base>-001` to `<base>-999` below `root` and gives its path. Two processes never
 * get the same one.
 */
export function allocateRunDir(root: string, base: string): string {
  writing(root, () => fs.mkdirSync(root, { recursive: true }));
  for (let number = 1; number <= LAST; number++) {
    const path = join(root, `${base}-${String(number).padStart(3, "0")}`);
    if (made(path)) return path;
  }
  throw new RunError(
    "no-free-run-dir",
    `${root} already holds ${LAST} runs named ${base}.`,
    "Remove old ones, or choose another folder for runs.",
  );
}

function made(path: string): boolean {
  return writing(path, () => {
    try {
      fs.mkdirSync(path);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
      throw error;
    }
  });
}
