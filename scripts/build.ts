/**
 * Builds `dist/` from `src/`. `--check` builds in memory instead, compares, and names every file that differs:
 * `dist/` is committed, so it must be what `src/` says.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { rolldown, type RolldownOptions } from "rolldown";
import { ascii } from "./bundle/ascii.ts";
import configs from "../rolldown.config.ts";

const dist = new URL("../dist/", import.meta.url).pathname;

const built = await bundle();
if (process.argv.includes("--check")) {
  const differing = compare(built);
  for (const line of differing) console.error(line);
  if (differing.length > 0) {
    console.error("dist/ is not what src/ says: run `npm run build` and commit dist/.");
    process.exitCode = 1;
  }
} else {
  write(built);
  console.log(`dist/: ${built.size} files, ${Math.round([...built.values()].join("").length / 1024)} KiB`);
}

/** File name below `dist/` to its text. */
async function bundle(): Promise<Map<string, string>> {
  const files = await Promise.all(configs.map(filesOf));
  return new Map(files.flat());
}

async function filesOf({ output, ...input }: RolldownOptions): Promise<(readonly [name: string, text: string])[]> {
  if (output === undefined || Array.isArray(output))
    throw new TypeError("Each build in rolldown.config.ts has one output.");
  await using build = await rolldown(input);
  const result = await build.generate(output);
  return result.output.map((file) => [
    file.fileName,
    file.type === "chunk" ? ascii(file.fileName, file.code) : String(file.source),
  ]);
}

function compare(files: ReadonlyMap<string, string>): string[] {
  const present = new Set(filesBelow(dist));
  const changed = [...files].flatMap(([name, text]) => {
    if (!present.has(name)) return [`missing: dist/${name}`];
    return readFileSync(join(dist, name), "utf8") === text ? [] : [`differs: dist/${name}`];
  });
  const stale = [...present].filter((name) => !files.has(name)).map((name) => `left over: dist/${name}`);
  return [...changed, ...stale].sort();
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
}

function write(files: ReadonlyMap<string, string>): void {
  rmSync(dist, { recursive: true, force: true });
  for (const [name, text] of files) {
    const path = join(dist, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, { mode: text.startsWith("#!") ? 0o755 : 0o644 });
  }
}
