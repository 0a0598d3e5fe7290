/**
 * Reads what the preprocessor makes of an answer, with every macro where it is defined (`g++ -E -dD`): which macros it
 * leaves behind, and what it says in its own files once all of its macros are replaced.
 */
import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { specialised } from "./specialised.mjs";

/**
 * `{undo, suspicion}`: text that leaves macros as they would be without the answer, and what is wrong, as a sentence.
 * Which file a line is from is known by what is included where: files of the answer lie in `root`.
 */
export function readTranslation(text, root) {
  const stack = [];
  const files = new Set();
  const all = new Map();
  const others = new Map();
  let own = "";
  for (const line of text.split("\n")) {
    const marker = /^# \d+ "((?:[^"\\]|\\.)*)"(?: ([12]))?/.exec(line);
    if (marker !== null) {
      const path = relative(root, resolve(root, marker[1]));
      if (marker[2] === "1" || stack.length === 0) stack.push(path);
      else if (marker[2] === "2") stack.pop();
      if (stack.length === 0) stack.push(path);
      if (marker[2] === "1" && isOwn(path)) files.add(path);
      continue;
    }
    const path = stack.at(-1);
    const directive = /^#(define|undef) (\w+)(.*)$/.exec(line);
    if (directive === null) {
      if (isOwn(path)) own += `${line}\n`;
      continue;
    }
    const [, kind, name, body] = directive;
    for (const macros of isOwn(path) ? [all] : [all, others]) {
      if (kind === "define") macros.set(name, body);
      else macros.delete(name);
    }
  }
  return { undo: undoing(all, others), suspicion: suspicionOf(own.replace(STRINGS, '""'), files, root) };
}

/** Whatever lies below the exercise and is not the grader's. */
const isOwn = (path) => path !== undefined && !/^(\.\.(\/|$)|\/|\.polyglot\/[^/]*$|<|$)/.test(path);

function undoing(all, others) {
  const names = [...new Set([...all.keys(), ...others.keys()])].filter((name) => all.get(name) !== others.get(name));
  return names
    .map((name) => `#undef ${name}\n${others.has(name) ? `#define ${name}${others.get(name)}\n` : ""}`)
    .join("");
}

const STRINGS = /R"(\w*)\([^]*?\)\1"|"(?:\\.|[^"\\\n])*"/g;
const COMPARES = String.raw`operator\s*(?:==|!=|<=>|[<>]=?)`;

function suspicionOf(code, files, root) {
  const foreign = [...files].find((path) => /^test\/|_test\.cpp$|^\.polyglot\//.test(path));
  if (foreign !== undefined) return `The answer includes ${foreign}, which is its tests'.`;
  for (const path of files) {
    const raw = readFileSync(resolve(root, path), "latin1").replace(/\\\r?\n/g, "").replace(/\/\*[^]*?\*\//g, " ");
    if (/^\s*(?:#|%:)\s*(?:line\b|\d)/m.test(raw)) return `The answer says of ${path} that it is another file.`;
  }
  if (/\bCatch\b/.test(code)) return "The answer reaches into Catch.";
  if (/\b(?:asm|__asm|__asm__)\b/.test(code)) return "The answer writes machine code.";
  const blocks = [...code.matchAll(/\bnamespace\s+std\b[^;{]*\{/g)].map(({ index }) => blockAt(code, index));
  if (new RegExp(COMPARES).test(blocks.join("\n")) || new RegExp(String.raw`\bstd\s*::\s*${COMPARES}\s*(?:<[^;{]*>)?\s*\([^;]*\)[^;]*\{`).test(code)) {
    return "The answer says when values of the standard library are equal.";
  }
  const pragma = /^\s*#\s*pragma\s+(?:GCC\s+)?(weak|redefine_extname|extern_prefix|visibility)\b/m.exec(code)?.[1];
  if (pragma !== undefined) return `The answer has names mean others by #pragma ${pragma}.`;
  const attribute = /(?:\b__attribute__\s*\(|\[\[)[^;{}]*?\b(?:__)?(always_inline|ifunc|alias|weakref)\b/.exec(code)?.[1];
  if (attribute !== undefined) return `The answer has functions that are ${attribute}, which no exercise asks for.`;
  const name = specialised(code, blocks);
  return name === null ? null : `The answer says what ${name} of the standard library is.`;
}

/** From there to the end of the braces that open next. */
function blockAt(code, start) {
  let depth = 0;
  for (let at = code.indexOf("{", start); at < code.length; ++at) {
    if (code[at] === "{") ++depth;
    if (code[at] === "}" && --depth === 0) return code.slice(start, at);
  }
  return code.slice(start);
}
