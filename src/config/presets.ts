import { dirname, join, parse } from "node:path";
import { fileURLToPath } from "node:url";
import { UsageError } from "#core/errors.ts";
import { nearest } from "#core/nearest.ts";
import { filesIn, isSameFolder, loadCompareConfig, type LoadedConfig } from "#config/load.ts";

/** A compare config that is known by its file's name. */
export interface Preset {
  readonly name: string;
  readonly file: string;
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
  dirs: readonly string[],
  say: (text: string) => void,
): Promise<LoadedConfig> {
  const { presets, builtIn, clashes } = await presetsIn(dirs);
  const clash = clashes.find((one) => one.name === name);
  if (clash !== undefined)
    throw new UsageError(
      "preset-name-taken",
      `${clash.file} has the name of a preset that comes with the program.`,
      "Rename it, or run it as it is: benchmark compare --config FILE.",
    );
  const preset = presets.find((one) => one.name === name);
  if (preset === undefined) throw unknownPreset(name, presets, dirs);
  if (!builtIn.has(preset)) say(`The preset ${name} is ${preset.file}.`);
  return loadCompareConfig(preset.file, { minCandidates: 1 });
}

/**
 * All presets by name. The last folder is that of the built-in ones, whose names are theirs. Of two others with one name
 * the one in the earlier folder counts, and in one folder .json. A missing folder has none.
 */
export const listPresets = async (dirs: readonly string[]): Promise<readonly Preset[]> =>
  (await presetsIn(dirs)).presets;

async function presetsIn(dirs: readonly string[]): Promise<Found> {
  const builtIn = await presetsOf(dirs.at(-1));
  const names = new Set(builtIn.map(({ name }) => name));
  const own = new Map<string, Preset>();
  const clashes: Preset[] = [];
  for (const dir of dirs.slice(0, -1)) {
    // Whoever works in the program's own folder has its presets before them twice.
    if (isSameFolder(dir, dirs.at(-1) ?? dir)) continue;
    for (const preset of await presetsOf(dir)) {
      if (names.has(preset.name)) clashes.push(preset);
      else if (!own.has(preset.name)) own.set(preset.name, preset);
    }
  }
  const presets = [...builtIn, ...own.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  return { presets, builtIn: new Set(builtIn), clashes };
}

async function presetsOf(dir: string | undefined): Promise<Preset[]> {
  const files = dir === undefined ? [] : ((await filesIn(dir)) ?? []);
  const byName = new Map<string, Preset>();
  for (const extension of EXTENSIONS) {
    for (const file of files) {
      const { name, ext } = parse(file);
      if (ext === extension && NAME.test(name) && !byName.has(name))
        byName.set(name, { name, file: join(dir ?? "", file) });
    }
  }
  return [...byName.values()];
}

function unknownPreset(name: string, presets: readonly Preset[], dirs: readonly string[]): UsageError {
  const names = presets.map((one) => one.name);
  const near = nearest(name, names);
  const known = names.length === 0 ? `There are none in ${dirs.join(", ")}.` : `Known: ${names.join(", ")}.`;
  return new UsageError(
    "unknown-preset",
    `Unknown preset ${JSON.stringify(name)}.`,
    near === null ? known : `Did you mean ${near}? ${known}`,
  );
}

/**
 * The folder of the built-in presets, by the `import.meta.url` of the program's entry: the nearest `presets` above it,
 * be the entry `dist/bench.js`, `dist/action/compare.js` or a file of `src/`.
 */
export async function builtInPresets(entryUrl: string): Promise<string> {
  for (const up of ["..", "../..", "../../.."]) {
    const presets = join(dirname(fileURLToPath(entryUrl)), up, "presets");
    if ((await filesIn(presets)) !== null) return presets;
  }
  throw new UsageError(
    "no-presets",
    `There is no folder presets above ${fileURLToPath(entryUrl)}.`,
    "Install the harness as a whole.",
  );
}
