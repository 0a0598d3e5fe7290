import { posix } from "node:path";
import { isJsonObject } from "#core/json.ts";
import { messageOf } from "#core/message-of.ts";
import type { Tree } from "#core/tree.ts";
import { readPaths, readText } from "../shared/folder.ts";
import type { Exercise } from "./language.ts";

/** Where an exercise lies. */
export interface Place {
  readonly language: string;
  readonly name: string;
  readonly folder: string;
}

/** What is known of an exercise before its files are read. */
export interface Outline extends Place {
  readonly id: string;
  readonly blurb: string;
  readonly files: readonly string[];
  readonly solution: readonly string[];
  readonly tests: readonly string[];
  readonly fixed: readonly string[];
  /** Path in the folder by the path it is laid to. */
  readonly example: ReadonlyMap<string, string>;
  readonly docs: ReadonlySet<string>;
}

const CONFIG = ".meta/config.json";
const DOCS = ".docs/";
/** The manifest of a Rust reference that needs crates, which no config names. */
const CRATE = ".meta/Cargo-example.toml";

/** Checks one exercise by its config and the names of its files. */
export function examine(place: Place, paths: readonly string[]): Outline | { readonly id: string; fault: string } {
  const id = `${place.language}/${place.name}`;
  if (!paths.includes(CONFIG)) return { id, fault: `there is no ${CONFIG}.` };
  const config = readConfig(readText(place.folder, CONFIG));
  if (typeof config === "string") return { id, fault: config };
  const references = [...config.example, ...paths.filter((path) => path === CRATE)];
  const missing = [...config.solution, ...config.tests, ...config.example, ...config.given, `${DOCS}instructions.md`]
    .filter((path) => !paths.includes(path))
    .map((path) => JSON.stringify(path));
  if (missing.length > 0) return { id, fault: `${CONFIG} names what is not there: ${missing.join(", ")}.` };
  const tests = [...new Set([...config.tests, ...besideTests(paths, config), ...config.given.filter(isGoTest)])];
  return {
    ...place,
    id,
    blurb: config.blurb,
    files: paths.filter((path) => !/^\.[^/]*\//.test(path)),
    solution: config.solution,
    tests,
    fixed: config.given.filter((path) => !config.solution.includes(path) && !tests.includes(path)),
    example: pair(references, config.solution),
    docs: new Set(paths.filter((path) => path.startsWith(DOCS))),
  };
}

/** Of a test package, whatever a config calls it: the cases of many exercises, with what is expected of each. */
const isGoTest = (path: string): boolean => path.endsWith("_test.go");

/** Files in folders that hold nothing but tests, which a config may have forgotten. */
function besideTests(paths: readonly string[], { solution, tests, given }: Config): readonly string[] {
  const named = [...solution, ...given];
  const folders = [...new Set(tests.map((path) => posix.dirname(path)))].filter(
    (folder) => folder !== "." && !named.some((path) => path.startsWith(`${folder}/`)),
  );
  return paths.filter((path) => !tests.includes(path) && folders.some((folder) => path.startsWith(`${folder}/`)));
}

/** Throws where the folder is no longer what it was when it was examined. */
export function readExercise(outline: Outline): Exercise {
  const { id, language, name, folder, blurb, files, solution, tests, example } = outline;
  const sources = readPaths(folder, example.values());
  const doc = (file: string): string | null =>
    outline.docs.has(`${DOCS}${file}`) ? readText(folder, `${DOCS}${file}`) : null;
  return {
    id,
    language,
    name,
    blurb,
    solution,
    tests,
    fixed: outline.fixed,
    files: readPaths(folder, files),
    example: new Map([...example].flatMap(([laidTo, from]) => entry(sources, from, laidTo))),
    docs: {
      introduction: doc("introduction.md"),
      instructions: readText(folder, `${DOCS}instructions.md`),
      append: doc("instructions.append.md"),
    },
  };
}

const entry = (tree: Tree, from: string, laidTo: string) => {
  const found = tree.get(from);
  return found === undefined ? [] : [[laidTo, found] as const];
};

interface Config {
  readonly solution: readonly string[];
  readonly tests: readonly string[];
  readonly example: readonly string[];
  /** What is there for the answer to use and not to change. */
  readonly given: readonly string[];
  readonly blurb: string;
}

/** The parts of a config that count, or what is wrong with it. */
function readConfig(text: string): Config | string {
  let config: unknown;
  try {
    config = JSON.parse(text);
  } catch (error) {
    return `${CONFIG} is not JSON: ${messageOf(error)}`;
  }
  const files = isJsonObject(config) ? config["files"] : undefined;
  if (!isJsonObject(config) || !isJsonObject(files)) return `${CONFIG} has no "files".`;
  const list = (key: string): readonly string[] | null => {
    const value = files[key] ?? [];
    return Array.isArray(value) && value.every(isInside) ? value : null;
  };
  const [solution, tests, example, editor, invalidator] = ["solution", "test", "example", "editor", "invalidator"].map(
    list,
  );
  if (!solution || !tests || !example || !editor || !invalidator) {
    return `${CONFIG} has a list in "files" that is not of paths inside the exercise.`;
  }
  if (solution.length === 0 || tests.length === 0) return `${CONFIG} names no solution or no test files.`;
  const blurb = typeof config["blurb"] === "string" ? config["blurb"] : "";
  return { solution, tests, example, given: [...new Set([...editor, ...invalidator])], blurb };
}

/**
 * Reference files by the path they are laid to. The lists are not parallel: a reference may have files more than the
 * stub, or fewer, and in another order. One of the same file name goes there; else the only one left over of the same
 * extension; anything else goes beside the first solution file under its own name.
 */
export function pair(examples: readonly string[], solutions: readonly string[]): ReadonlyMap<string, string> {
  const laid = new Map<string, string>();
  const base = posix.basename;
  const nameOf = (path: string): string => base(path).replace("-example.", ".");
  const bySameName = (path: string): string | undefined => solutions.find((file) => base(file) === nameOf(path));
  const rest = examples.filter((path) => {
    const target = bySameName(path);
    if (target !== undefined) laid.set(target, path);
    return target === undefined;
  });
  for (const path of rest) {
    const free = solutions.filter((file) => !laid.has(file) && posix.extname(file) === posix.extname(path));
    const rivals = rest.filter((other) => posix.extname(other) === posix.extname(path));
    const [only] = free;
    const isFor = only !== undefined && (rivals.length === 1 || isNamedLikeAnExample(path));
    laid.set(isFor ? only : posix.join(posix.dirname(solutions[0] ?? ""), base(path)), path);
  }
  return laid;
}

const isNamedLikeAnExample = (path: string): boolean => /^(example|exemplar|proof)\b/.test(posix.basename(path));

const isInside = (path: unknown): path is string =>
  typeof path === "string" && path !== "" && !posix.isAbsolute(path) && !posix.normalize(path).startsWith("..");
