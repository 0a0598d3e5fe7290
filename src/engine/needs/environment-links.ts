import type { PreparedEnvironment } from "#core/environment.ts";
import { literalGlob } from "#core/glob-options.ts";
import { textFile, type Tree, type TreeEntry } from "#core/tree.ts";

/** What is laid into a work directory of its environments: links, and the note that keeps git from listing them. */
export function environmentLinks(environments: readonly PreparedEnvironment[]): Tree {
  const links = linksOf(environments);
  if (links.length === 0) return new Map();
  const exclude = textFile(links.map(([path]) => `/${path.replaceAll(/[\\*?[\]! ]/g, "\\$&")}\n`).join(""));
  return new Map<string, TreeEntry>([
    ...links.map(([path, target]): [string, TreeEntry] => [path, { kind: "symlink", target }]),
    [".git/info/exclude", exclude],
  ]);
}

/** Globs of those links, and of whatever an agent puts in their place: neither is ever part of a change. */
export const linkGlobs = (environments: readonly PreparedEnvironment[]): readonly string[] =>
  linksOf(environments).flatMap(([path]) => {
    const literal = literalGlob(path);
    return [literal, `${literal}/**`];
  });

const linksOf = (environments: readonly PreparedEnvironment[]): readonly (readonly [string, string])[] =>
  environments.flatMap(({ links }) => Object.entries(links));
