import { describe, expect, it } from "vitest";
import type { EnvironmentSpec } from "#core/environment.ts";
import { textFile, type Tree } from "#core/tree.ts";
import { openDataset } from "#plugins/adapters/aider-polyglot/dataset.ts";
import type { Exercise } from "#plugins/adapters/aider-polyglot/language.ts";
import { TRACKS } from "#plugins/adapters/aider-polyglot/languages.ts";
import { SMALL_DATASET } from "../../../support/small-dataset.ts";

const SECRET = "a secret that no agent may read";

/** The exercise with nothing in it but secrets: what it is for is known by its paths alone. */
const secretOf = (exercise: Exercise): Exercise => ({
  ...exercise,
  files: secrets(exercise.files, exercise.tests),
  example: secrets(exercise.example),
  docs: { introduction: SECRET, instructions: SECRET, append: SECRET },
  blurb: SECRET,
});

const secrets = (tree: Tree, paths: readonly string[] = [...tree.keys()]): Tree =>
  new Map([...tree].map(([path, entry]) => [path, paths.includes(path) ? textFile(SECRET) : entry]));

/** Everything that decides what an environment holds, as text. */
const textOf = ({ files, ...spec }: EnvironmentSpec): string =>
  JSON.stringify([
    spec,
    ...[...files].map(([path, entry]) => [
      path,
      entry.kind === "file" ? Buffer.from(entry.content).toString("latin1") : entry.target,
    ]),
  ]);

describe.each(TRACKS.map(({ language }) => language))("environments of $id", (language) => {
  const dataset = openDataset(SMALL_DATASET, [language.id]);
  const exercises = dataset.ids.map((id) => dataset.exercise(id));

  it("are made of nothing that the reference or the tests of an exercise say, since agents see them", () => {
    for (const exercise of exercises) {
      const made = language.environments(exercise).map(textOf);
      expect(language.environments(secretOf(exercise)).map(textOf)).toEqual(made);
      for (const text of made) expect(text).not.toContain(SECRET);
    }
  });

  it("hold no line of a reference that is long enough to be one's own", () => {
    const all = exercises.flatMap((exercise) => language.environments(exercise).map(textOf)).join("\n");
    for (const { example } of exercises)
      for (const entry of example.values()) {
        if (entry.kind !== "file") continue;
        const lines = Buffer.from(entry.content).toString("latin1").split(/\r?\n/);
        // As it would stand in JSON.
        const own = lines.map((line) => JSON.stringify(line.trim()).slice(1, -1)).filter(({ length }) => length > 40);
        expect(own.filter((line) => all.includes(line))).toEqual([]);
      }
  });
});
