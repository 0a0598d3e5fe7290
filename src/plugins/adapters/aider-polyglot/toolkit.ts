import { textFile, treeOf, type Tree } from "#core/tree.ts";
import { TOOLKIT } from "./toolkit.gen.ts";

/** Where the graders' own files lie in the copy; nothing of an answer's may lie there. */
export const GRADER = ".polyglot";

/** A file of `toolkit/`, as text. Throws for a name that is not there. */
export function tool(path: string): string {
  const text = TOOLKIT[path];
  if (text === undefined) throw new Error(`There is no toolkit/${path}`);
  return text;
}

/** Files of one folder of `toolkit/`, laid into a folder of that name or any other. */
export const tools = (folder: string, names: readonly string[], under: string): Tree =>
  treeOf(
    Object.fromEntries(names.map((name) => [under === "" ? name : `${under}/${name}`, tool(`${folder}/${name}`)])),
  );

/** The tree with the text of some of its files changed; what is not in it is left out. */
export const withTexts = (tree: Tree, paths: readonly string[], change: (text: string) => string): Tree =>
  new Map(
    paths.flatMap((path) => {
      const entry = tree.get(path);
      if (entry?.kind !== "file") return [];
      // Latin-1 keeps every byte, whatever a file's encoding and line ends are.
      const text = Buffer.from(entry.content).toString("latin1");
      return [[path, { ...textFile(""), mode: entry.mode, content: Buffer.from(change(text), "latin1") }] as const];
    }),
  );
