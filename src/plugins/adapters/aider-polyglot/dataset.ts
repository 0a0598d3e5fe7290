import { RunError } from "#core/errors.ts";
import { remembered } from "#core/remembered.ts";
import { foldersIn, pathsIn } from "../shared/folder.ts";
import { examine, readExercise } from "./exercise.ts";
import type { Exercise } from "./language.ts";

/** Exercises lie in `<language>/exercises/practice/<name>`. */
export interface Dataset {
  /** `<language>/<name>`, by language and then by name. */
  readonly ids: readonly string[];
  exercise(id: string): Exercise;
}

const KEPT_IN_MEMORY = 16;

/**
 * Looks at every exercise of these languages; contents are read when asked for. Throws `RunError` that names every
 * exercise which is broken: one left out in silence would change what a rate is a share of.
 */
export function openDataset(folder: string, languages: readonly string[]): Dataset {
  const found = languages.flatMap((language) =>
    foldersIn(`${folder}/${language}/exercises/practice`).map((name) => ({
      language,
      name,
      folder: `${folder}/${language}/exercises/practice/${name}`,
    })),
  );
  const outlines = found.map((place) => examine(place, pathsIn(place.folder)));
  const faults = outlines.flatMap((outline) => ("fault" in outline ? [`${outline.id}: ${outline.fault}`] : []));
  if (faults.length > 0) {
    throw new RunError(
      "broken-exercise",
      `${faults.length} of ${outlines.length} exercises in ${folder} cannot be used:\n${faults.join("\n")}`,
      "Get the data anew with: benchmark fetch aider-polyglot",
    );
  }
  const byId = new Map(outlines.flatMap((outline) => ("fault" in outline ? [] : [[outline.id, outline] as const])));
  const read = remembered(([id = ""]) => {
    const outline = byId.get(id);
    if (outline === undefined) throw new Error(`aider-polyglot has no exercise ${JSON.stringify(id)}`);
    return readExercise(outline);
  }, KEPT_IN_MEMORY);
  return { ids: [...byId.keys()], exercise: (id) => read([id]) };
}
