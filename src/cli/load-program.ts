/**
 * Loads the files of the built program and keeps what V8 made of them. Compiling took two fifths of a short run's time,
 * and Node 20 has no cache of its own (decision 12). Loaded before everything else, so it imports nothing but Node.
 */
import fs from "node:fs";
import { dirname, join, relative } from "node:path";
import { cachedDataVersionTag } from "node:v8";
import { Script } from "node:vm";
import { crc32 } from "node:zlib";
import { cacheRoot } from "#cli/cache-root.ts";
import { pruneCode } from "#cli/prune-code.ts";

/** V8 drops code that has not run for a while: what a longer run could keep is not what starting takes. */
const LONGEST_RUN_SECONDS = 10;

interface Loaded {
  readonly exports: Record<string, unknown>;
  readonly script: Script;
  /** Of the file it was compiled from: V8 itself looks at its length alone. */
  readonly stamp: Stamp;
}

type Stamp = readonly [characters: number, mtimeMs: number];

/**
 * Runs a program's entry file, which lies in a folder of `root` like every file it loads, and gives its exports.
 * Compiled code is kept in the caches of this user and taken from there the next time; `null` for `kept` keeps none.
 */
export function loadProgram(root: string, entry: string, kept: string | null = keptFor(root)): unknown {
  const loaded = new Map<string, Loaded>();
  let isNew = false;

  const load = (path: string): unknown => {
    const known = loaded.get(path);
    if (known !== undefined) return known.exports;
    const { mtimeMs } = fs.statSync(path);
    const source = fs.readFileSync(path, "latin1"); // the build writes ASCII
    const stamp = [source.length, mtimeMs] as const;
    const cachedData = kept === null ? null : readKept(placeIn(kept, root, path), stamp);
    const script = new Script(WRAPPED[0] + source + WRAPPED[1], {
      filename: path,
      cachedData: cachedData ?? undefined,
    });
    isNew ||= cachedData === null || script.cachedDataRejected === true;
    const module = { exports: {} };
    loaded.set(path, { exports: module.exports, script, stamp });
    const need = (id: string): unknown => (id.startsWith(".") ? load(join(dirname(path), id)) : builtIn(id));
    try {
      (script.runInThisContext() as Wrapped)(module.exports, need, module, path, dirname(path));
    } catch (error) {
      loaded.delete(path); // half of it is nothing to hand out the next time
      throw error;
    }
    return module.exports;
  };

  if (kept !== null) {
    process.once("exit", () => {
      if (isNew && process.uptime() < LONGEST_RUN_SECONDS) keep(kept, root, loaded);
    });
  }
  return load(join(root, entry));
}

type Wrapped = (
  exports: object,
  require: (id: string) => unknown,
  module: object,
  file: string,
  folder: string,
) => void;

// On the first line, so that line numbers stay those of the file.
const WRAPPED = ["(function (exports, require, module, __filename, __dirname) { ", "\n})"] as const;

/** Packages that ask for another one which need not be there wait for this error. */
function builtIn(id: string): unknown {
  const found: unknown = process.getBuiltinModule(id);
  if (found !== undefined) return found;
  throw Object.assign(new Error(`The program holds no package ${id}.`), { code: "MODULE_NOT_FOUND" });
}

/**
 * The folder for compiled code of the program in `root`; null where Node is asked to keep none, and where the folder is
 * not this user's alone: whoever writes there decides what runs here.
 */
export function keptFor(root: string): string | null {
  const { NODE_DISABLE_COMPILE_CACHE = "", NODE_V8_COVERAGE = "" } = process.env;
  if (NODE_DISABLE_COMPILE_CACHE !== "" || NODE_V8_COVERAGE !== "") return null;
  const kept = join(codeFolder(), encodeURIComponent(root).slice(-200), String(cachedDataVersionTag()));
  return isOpenToOthers(kept) ? null : kept;
}

const codeFolder = (): string => join(cacheRoot(), "code");

function isOpenToOthers(folder: string): boolean {
  try {
    const { uid, mode } = fs.statSync(folder);
    return uid !== process.getuid?.() || (mode & 0o022) !== 0;
  } catch {
    return false; // not there yet
  }
}

const placeIn = (kept: string, root: string, path: string): string =>
  join(kept, relative(root, path).replaceAll("/", "+"));

const HEADER_BYTES = 24;

/** What was kept of a file as it is now; null: nothing whole. V8 would run torn code without a look. */
function readKept(place: string, [characters, mtimeMs]: Stamp): Buffer | null {
  try {
    const content = fs.readFileSync(place);
    if (content.length < HEADER_BYTES) return null;
    const code = content.subarray(HEADER_BYTES);
    const isWhole = content.readDoubleLE(0) === characters && content.readDoubleLE(8) === mtimeMs;
    return isWhole && content.readUInt32LE(16) === crc32(code) ? code : null;
  } catch {
    return null; // not kept yet
  }
}

/** Every file anew, since more of those that were kept may have run by now. */
function keep(kept: string, root: string, loaded: ReadonlyMap<string, Loaded>): void {
  try {
    fs.mkdirSync(kept, { recursive: true, mode: 0o700 });
    for (const [path, { script, stamp }] of loaded) {
      const code = script.createCachedData();
      const header = Buffer.alloc(HEADER_BYTES);
      header.writeDoubleLE(stamp[0], 0);
      header.writeDoubleLE(stamp[1], 8);
      header.writeUInt32LE(crc32(code), 16);
      const place = placeIn(kept, root, path);
      const temporary = `${place}.${process.pid}`;
      fs.writeFileSync(temporary, Buffer.concat([header, code]), { mode: 0o600 });
      fs.renameSync(temporary, place);
    }
    pruneCode(codeFolder(), Date.now());
  } catch {
    // No room, or no right to it: the next start is slower, and nothing else.
  }
}
