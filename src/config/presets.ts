import { dirname, join, parse } from "node:path";
import { fileURLToPath } from "node:url";
import { UsageError } from "#core/errors.ts";
import { nearest } from "#core/nearest.ts";
import { filesIn, loadCompareConfig, type LoadedConfig } from "#config/load.ts";

/** A compare config that is known by its file's name. */
export interface Preset {
  readonly name: string;
  readonly file: string;
}

const EXTENSIONS = [".json", ".yaml", ".yml"];
/** No dot, so that `example.compare.yaml` and the like can lie beside presets. */
const NAME = /^[a-z0-9][a-z0-9-]*$/;

/**
 * Loads a preset by name; its problems come back as those of any compare config. One candidate is enough, for `run`.
 * Throws `UsageError` for an unknown name.
 */
export async function loadPreset(name: string, dirs: readonly string[]): Promise<LoadedConfig> {
  const presets = await listPresets(dirs);
  const preset = presets.find((one) => one.name === name);
  if (preset !== undefined) return loadCompareConfig(preset.file, { minCandidates: 1 });
  const names = presets.map((one) => one.name);
  const near = nearest(name, names);
  const known = names.length === 0 ? `There are none in ${dirs.join(", ")}.` : `Known: ${names.join(", ")}.`;
  throw new UsageError(
    "unknown-preset",
    `Unknown preset ${JSON.stringify(name)}.`,
    near === null ? known : `Did you mean ${near}? ${known}`,
  );
}

/** All presets by name. Of two with one name the one in the earlier folder counts, and in one folder .json. A missing folder has none. */
export async function listPresets(dirs: readonly string[]): Promise<Preset[]> {
  const byName = new Map<string, Preset>();
  for (const dir of dirs) {
    const files = (await filesIn(dir)) ?? [];
    for (const extension of EXTENSIONS) {
      for (const file of files) {
        const { name, ext } = parse(file);
        if (ext === extension && NAME.test(name) && !byName.has(name))
          byName.set(name, { name, file: join(dir, file) });
      }
    }
  }
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
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
