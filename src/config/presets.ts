import { join, parse } from "node:path";
import { UsageError } from "#core/errors.ts";
import { nearest } from "#core/nearest.ts";
import { shellWord } from "#core/shell-word.ts";
import { filesIn, isSameFolder, loadCompareConfig, type LoadedConfig } from "#config/load.ts";

/** A compare config that is known by its file's name. */
export interface Preset {
  readonly name: string;
  readonly file: string;
}

/** Where presets are; a folder that is not there has none. */
export interface PresetFolders {
  /** One's own, the most specific first. */
  readonly own: readonly string[];
  /** Of those that come with the program, whose names nobody else's may have. */
  readonly builtIn: string;
}

/** What lies in the folders of presets. */
interface Found {
  /** Built-in ones and one's own, by name. */
  readonly presets: readonly Preset[];
  readonly builtIn: ReadonlySet<Preset>;
  /** Own files with the name of a built-in preset. */
  readonly clashes: readonly Preset[];
}

const EXTENSIONS = [".json", ".yaml", ".yml"];
/** No dot, so that `example.compare.yaml` and the like can lie beside presets. */
const NAME = /^[a-z0-9][a-z0-9-]*$/;

/**
 * Loads a preset by name; its problems come back as those of any compare config. One candidate is enough, for `run`.
 * @param say told from which file it is, unless it is built in: a folder that was got from others may bring its own
 * Throws `UsageError` for an unknown name, and for a built-in one that a file of one's own has too.
 */
export async function loadPreset(
  name: string,
  folders: PresetFolders,
  say: (text: string) => void,
): Promise<LoadedConfig> {
  const { presets, builtIn, clashes } = await presetsIn(folders);
  const clash = clashes.find((one) => one.name === name);
  if (clash !== undefined)
    throw new UsageError(
      "preset-name-taken",
      `${clash.file} has the name of a preset that comes with the program.`,
      `Rename it, or run it as it is: benchmark compare --config ${shellWord(clash.file)}`,
    );
  const preset = presets.find((one) => one.name === name);
  if (preset === undefined) throw unknownPreset(name, presets, folders);
  if (!builtIn.has(preset)) say(`The preset ${name} is ${preset.file}.`);
  return loadCompareConfig(preset.file, { minCandidates: 1 });
}

/** All presets by name. Of two of one's own with one name the one in the earlier folder counts, and in one folder .json. */
export const listPresets = async (folders: PresetFolders): Promise<readonly Preset[]> =>
  (await presetsIn(folders)).presets;

async function presetsIn(folders: PresetFolders): Promise<Found> {
  const builtIn = await presetsOf(folders.builtIn);
  const names = new Set(builtIn.map(({ name }) => name));
  const own = new Map<string, Preset>();
  const clashes: Preset[] = [];
  // Whoever works in the program's own folder has its presets before them twice.
  for (const dir of folders.own.filter((dir) => !isSameFolder(dir, folders.builtIn))) {
    for (const preset of await presetsOf(dir)) {
      if (names.has(preset.name)) clashes.push(preset);
      else if (!own.has(preset.name)) own.set(preset.name, preset);
    }
  }
  const presets = [...builtIn, ...own.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  return { presets, builtIn: new Set(builtIn), clashes };
}

async function presetsOf(dir: string): Promise<Preset[]> {
  const files = await filesIn(dir);
  const byName = new Map<string, Preset>();
  for (const extension of EXTENSIONS) {
    for (const file of files) {
      const { name, ext } = parse(file);
      if (ext === extension && NAME.test(name) && !byName.has(name)) byName.set(name, { name, file: join(dir, file) });
    }
  }
  return [...byName.values()];
}

function unknownPreset(name: string, presets: readonly Preset[], { own, builtIn }: PresetFolders): UsageError {
  const names = presets.map((one) => one.name);
  const near = nearest(name, names);
  const known =
    names.length === 0 ? `There are none in ${[...own, builtIn].join(", ")}.` : `Known: ${names.join(", ")}.`;
  return new UsageError(
    "unknown-preset",
    `Unknown preset ${JSON.stringify(name)}.`,
    near === null ? known : `Did you mean ${near}? ${known}`,
  );
}
