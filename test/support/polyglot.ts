import { readFileSync } from "node:fs";
import type { Task } from "#core/task.ts";
import { polyglot } from "#plugins/adapters/aider-polyglot/adapter.ts";
import { openDataset } from "#plugins/adapters/aider-polyglot/dataset.ts";
import type { Exercise } from "#plugins/adapters/aider-polyglot/language.ts";
import { TRACKS, type Track } from "#plugins/adapters/aider-polyglot/languages.ts";
import type { ReferenceRun } from "#plugins/adapters/aider-polyglot/reference.ts";
import { readSettings } from "#plugins/adapters/aider-polyglot/settings.ts";
import type { Adapter, OptionValue } from "#plugins/adapters/contract.ts";
import { SMALL_DATASET } from "./small-dataset.ts";

/** The benchmark over the committed dataset. */
export function smallPolyglot(options: Readonly<Record<string, OptionValue>> = {}): Adapter {
  const tracks: readonly Track[] = TRACKS.map(({ language }) => ({ language, reference: referenceOf(language.id) }));
  return polyglot(
    openDataset(
      SMALL_DATASET,
      tracks.map(({ language }) => language.id),
    ),
    tracks,
    readSettings(options),
  );
}

/** One of its exercises. */
export const smallExercise = (id: string): Exercise =>
  openDataset(SMALL_DATASET, [id.split("/")[0] ?? ""]).exercise(id);

/** One of a benchmark's tasks. Throws when there is none of that id. */
export function taskOf(adapter: Adapter, id: string): Task {
  const task = adapter.tasks.find((one) => one.id === id);
  if (task === undefined) throw new Error(`There is no task ${id}`);
  return task;
}

/** What the references of one language did. */
export const referenceOf = (language: string): ReferenceRun =>
  JSON.parse(readFileSync(`${SMALL_DATASET}/reference/${language}.json`, "utf8")) as ReferenceRun;
