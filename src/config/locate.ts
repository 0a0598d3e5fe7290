import { isAlias, isMap, isNode, isScalar, isSeq, type Document, type LineCounter, type Node } from "yaml";
import { parsePath } from "#config/config-path.ts";
import { isMergeKey, keyName } from "#config/yaml-key.ts";
import type { Locate, PlaceOf, Position } from "#config/problems.ts";

interface Place {
  /** null for an item of a list, and for the root. */
  readonly key: Node | null;
  /** null where nothing stands behind the key. */
  readonly value: Node | null;
}

/** Looks places up in a parsed document. A list or a map that stands behind a key is where its key is. */
export function locator(document: Document, lines: LineCounter): Locate {
  const root: Place = { key: null, value: isNode(document.contents) ? document.contents : null };
  return (path, of = "value") => {
    const segments = parsePath(path);
    if (segments === null) return null;
    let place = root;
    for (const segment of segments) {
      const next = child(place.value, segment, document);
      if (next === null) return positionOf(place, "value", lines);
      place = next;
    }
    return positionOf(place, of, lines);
  };
}

function child(parent: Node | null, segment: string | number, document: Document): Place | null {
  const node = isAlias(parent) ? parent.resolve(document) : parent;
  if (isSeq(node) && typeof segment === "number") {
    const item = node.items[segment];
    return isNode(item) ? { key: null, value: item } : null;
  }
  if (!isMap(node)) return null;
  const pair = node.items.find(({ key }) => isScalar(key) && keyName(key) === String(segment));
  if (pair !== undefined) return { key: nodeOf(pair.key), value: nodeOf(pair.value) };
  return merged(nodeOf(node.items.find(({ key }) => isMergeKey(key))?.value), segment, document);
}

/** A key that comes by way of `<<: *anchor` or `<<: [*one, *two]`. */
function merged(source: Node | null, segment: string | number, document: Document): Place | null {
  if (!isSeq(source)) return source === null ? null : child(source, segment, document);
  return source.items.map((item) => child(nodeOf(item), segment, document)).find((place) => place !== null) ?? null;
}

function positionOf({ key, value }: Place, of: PlaceOf, lines: LineCounter): Position | null {
  const isPlain =
    value !== null &&
    !isMap(value) &&
    !isSeq(value) &&
    !(isScalar(value) && value.type === "PLAIN" && value.source === "");
  const node = key !== null && (of === "key" || !isPlain) ? key : value;
  if (node?.range == null) return null;
  const { line, col } = lines.linePos(node.range[0]);
  return { line, column: col };
}

function nodeOf(value: unknown): Node | null {
  return isNode(value) ? value : null;
}
