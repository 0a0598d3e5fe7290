import { isAlias, isMap, isNode, isScalar, isSeq, type Document, type LineCounter, type Node } from "yaml";
import type { Problem } from "#core/errors.ts";
import { formatPath, type ConfigPath } from "#config/config-path.ts";
import { isMergeKey, keyName } from "#config/yaml-key.ts";

export interface StructureProblems {
  /** With these the document has no one meaning. */
  readonly fatal: readonly Problem[];
  /** With these it has: the last of two equal keys counts. */
  readonly duplicates: readonly Problem[];
}

const MAX_DEPTH = 64;
const PLAIN_TAGS = new Set(
  ["str", "int", "float", "bool", "null", "map", "seq"].map((name) => `tag:yaml.org,2002:${name}`),
);

/** What is well-formed YAML but no config: keys given twice, tags, aliases that lead nowhere or into themselves. */
export function structureProblems(document: Document, lines: LineCounter): StructureProblems {
  const fatal: Problem[] = [];
  const duplicates: Problem[] = [];
  const anchors = new Map<string, Node>();
  const open = new Set<Node>();

  function report(list: Problem[], node: Node, path: ConfigPath, message: string, hint: string): void {
    const { line, col } = lines.linePos(node.range?.[0] ?? 0);
    list.push({ path: formatPath(path), message, hint, line, column: col });
  }

  function enter(node: Node, path: ConfigPath): void {
    if (isAlias(node)) {
      const target = anchors.get(node.source);
      if (target === undefined) {
        const message = "In YAML a leading * stands for an anchor, and there is none of this name.";
        report(fatal, node, path, message, 'Put a glob in quotes, as in "*/bowling".');
      } else if (open.has(target)) {
        report(
          fatal,
          node,
          path,
          "This alias stands for something that holds the alias itself.",
          "Write the value out.",
        );
      }
      return;
    }
    if (node.anchor !== undefined) anchors.set(node.anchor, node);
    if (node.tag !== undefined && !PLAIN_TAGS.has(node.tag)) {
      report(
        fatal,
        node,
        path,
        "Tags (words with a leading !) mean nothing here.",
        "Put a value that begins with ! in quotes.",
      );
    }
    if (!isMap(node) && !isSeq(node)) return;
    if (open.size === MAX_DEPTH) {
      report(fatal, node, path, "The file is nested too deeply.", "A config needs four levels.");
      return;
    }
    open.add(node);
    if (isMap(node)) enterMap(node.items, path);
    else for (const [index, item] of node.items.entries()) if (isNode(item)) enter(item, [...path, index]);
    open.delete(node);
  }

  function enterMap(pairs: readonly { readonly key: unknown; readonly value: unknown }[], path: ConfigPath): void {
    const seen = new Set<string>();
    for (const { key, value } of pairs) {
      if (!isScalar(key)) {
        if (isNode(key))
          report(fatal, key, path, "A key must be a plain word.", "Put it in quotes if it begins with * or a bracket.");
        continue;
      }
      const name = keyName(key);
      enter(key, [...path, name]);
      if (seen.has(name)) report(duplicates, key, [...path, name], "is given twice.", "Keep one of the two.");
      seen.add(name);
      if (isNode(value)) enter(value, [...path, name]);
      if (isMergeKey(key) && !isMergeSource(value)) {
        report(fatal, key, [...path, name], "takes in other maps, and this is none.", "Write <<: *anchor.");
      }
    }
  }

  function isMergeSource(value: unknown): boolean {
    if (isAlias(value)) return isMap(anchors.get(value.source));
    return isSeq(value)
      ? value.items.every((item) => isMap(item) || (isAlias(item) && isMergeSource(item)))
      : isMap(value);
  }

  if (isNode(document.contents)) enter(document.contents, []);
  return { fatal, duplicates };
}
