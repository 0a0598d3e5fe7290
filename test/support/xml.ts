/** A strict reader for the little XML we write: throws where a document is not well-formed. */

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const TOKEN = /<\?xml [^?]*\?>|<(\/?)([A-Za-z][\w-]*)((?:\s+[A-Za-z][\w-]*="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;

/** Every element in document order. */
export function elementsOf(text: string): XmlElement[] {
  const elements: XmlElement[] = [];
  const open: string[] = [];
  let roots = 0;
  for (let at = 0; at < text.length;) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text);
    if (token === null) throw new Error(`No XML at ${at}: ${text.slice(at, at + 60)}`);
    at = TOKEN.lastIndex;
    const [, closing, name, attributes, selfClosing, content] = token;
    if (content !== undefined) {
      if (open.length === 0 && content.trim() !== "") throw new Error(`Text outside of the root: ${content}`);
      unescaped(content);
    }
    if (name === undefined) continue;
    if (closing === "/") {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`);
      continue;
    }
    if (open.length === 0 && ++roots > 1) throw new Error(`<${name}> is a second root`);
    elements.push({ name, attributes: attributesOf(attributes ?? "") });
    if (selfClosing !== "/") open.push(name);
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)}> is never closed`);
  return elements;
}

function attributesOf(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = "", value = ""] of text.matchAll(/([A-Za-z][\w-]*)="([^"]*)"/g)) {
    if (Object.hasOwn(found, name)) throw new Error(`${name} is given twice`);
    found[name] = unescaped(value);
  }
  return found;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", "#39": "'" };

function unescaped(text: string): string {
  return text.replace(/&([^;\s]*);?/g, (all, name: string) => {
    const character = ENTITIES[name];
    if (character === undefined || !all.endsWith(";")) throw new Error(`${all} is no entity of XML`);
    return character;
  });
}
