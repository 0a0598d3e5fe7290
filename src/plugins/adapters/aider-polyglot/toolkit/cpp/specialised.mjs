/**
 * Finds where an answer takes over a template of the standard library for types that are not its own: a `vector<int>` whose
 * `empty` is always true. What is said of its own types, and how any are hashed, is an answer's to say.
 */

/** The name of the first such template; null when there is none. `blocks` are those of the code in `namespace std`. */
export function specialised(code, blocks) {
  const own = ownNames(code);
  const heads = (text) => [...text.matchAll(/\btemplate\s*(?=<)/g)].map(({ index }) => headAt(text, index));
  for (const { parameters, head } of heads(blocks.join("\n"))) {
    const [, name] = /^(?:struct|class|union)\s+(\w+)\s*</.exec(head) ?? [];
    const isSpecial = name !== undefined || parameters.trim() === "";
    if (isSpecial && name !== "hash" && !mentions(head, own)) return name ?? declared(head).join("::");
  }
  const elsewhere = blocks.reduce((text, block) => text.replace(block, () => ""), code);
  for (const { parameters, head } of heads(elsewhere)) {
    const [, type] = /^(?:struct|class|union)\s+((?:::\s*)?(?:\w+\s*::\s*)+\w+)\s*</.exec(head) ?? [];
    if (type !== undefined) {
      if (/^(?:::)?\s*(?:std|boost)\b/.test(type) && !/\bhash$/.test(type) && !mentions(head, own)) return type;
    } else if (parameters.trim() === "" && !/^(?:struct|class|union|extern)\b/.test(head)) {
      const [first] = declared(head);
      const isOwn = own.has(first) || (/^operator\b/.test(first ?? "") && mentions(head, own));
      if (first !== undefined && !isOwn) return declared(head).join("::");
    }
  }
  return null;
}

/** What is between the brackets after `template`, and the declaration up to its body or end. */
function headAt(text, index) {
  const open = text.indexOf("<", index);
  const close = closing(text, open);
  const rest = text.slice(close + 1).trimStart();
  return { parameters: text.slice(open + 1, close), head: rest.slice(0, rest.search(/[{;]|$/)) };
}

function closing(text, open) {
  let depth = 0;
  for (let at = open; at < text.length; ++at) {
    if (text[at] === "<") ++depth;
    if (text[at] === ">" && --depth === 0) return at;
  }
  return text.length;
}

/** The parts of the name of the function or variable that a declaration is of, without their arguments. */
function declared(head) {
  let plain = head.replace(/\[\[.*?\]\]/g, "");
  for (let before = ""; before !== plain; ) [before, plain] = [plain, plain.replace(/<[^<>]*>/g, "")];
  const name = /((?:::\s*)?(?:[\w~]+\s*::\s*)*(?:operator\b[^(]*|[\w~]+))\s*(?:\(|=|$)/.exec(plain)?.[1] ?? "";
  return name.split("::").map((part) => part.trim()).filter((part) => part !== "");
}

const mentions = (head, own) => [...head.matchAll(/\b[A-Za-z_]\w*/g)].some(([name]) => own.has(name));

/** Classes, namespaces and function templates of the answer's own, without what is but another name for somebody else's. */
function ownNames(code) {
  const plain = code.replace(/\btemplate\s*<\s*>/g, " ").replace(/\btemplate\s*<[^{};()]*?>(?=\s*(?:struct|class|union|\w))/g, " template ");
  const find = (pattern) => [...plain.matchAll(pattern)].map(([, name]) => name);
  const own = new Set([
    ...find(/\b(?:struct|class|union|enum(?:\s+(?:class|struct))?)\s+(\w+)\s*(?:final\b\s*)?(?=[:{;])/g),
    ...find(/\bnamespace\s+(\w+)[\s\w:]*\{/g),
    ...find(/\btemplate\s+[^;{}()=]*?\b(\w+)\s*[({=;]/g),
  ]);
  for (const name of find(/\bstd\s*::\s*(\w+)/g)) own.delete(name);
  for (const name of find(/\b(?:using|namespace)\s+(\w+)\s*=/g)) own.delete(name);
  for (const name of find(/\btypedef\b[^;]*?(\w+)\s*;/g)) own.delete(name);
  own.delete("std");
  return own;
}
