/**
 * Looks at how an answer's types compare. `assert_eq!(a, b)` is a question to the type of `a`, and one of an answer's own may
 * be equal to whatever it is asked about: it may say so of its own types, and of none that a test brings along.
 */

/** Names that mean something else than an answer's own type, wherever it declares one. */
const TAKEN = new Set("Self Option Result Vec String Box str bool char u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize f32 f64".split(" "));

/**
 * What is wrong with Rust without comments and texts, as the end of a sentence; null when nothing is. `methods` are those that
 * the tests call and the exercise does not ask an answer to declare.
 */
export function oddEquality(code, methods) {
  const own = ownTypes(code);
  const plain = code.replace(/#!?\s*\[\s*derive\s*\([^)]*\)\s*\]/g, " ").replace(/\buse\b[^;]*;/g, (use) => (/\bPartialEq\s+as\b/.test(use) ? use : " "));
  for (const { index } of plain.matchAll(/\bPartialEq\b/g)) {
    const before = plain.slice(0, index).replace(/(?:(?:\$?\w+)?\s*::\s*)*$/, "");
    const after = plain.slice(index + "PartialEq".length).trimStart();
    if (/(?:[:+&?]|\bas|\bdyn)\s*$/.test(before)) continue; // asked of somebody else's type
    if (!/\bimpl\s*$|\bimpl\s*<[^{;]*>\s*$/.test(before)) return "hands on how values are compared under another name";
    const other = /^<\s*&?\s*(?:'\w+\s+)?(?:mut\s+)?([\w:$]*)/.exec(after)?.[1];
    if (other !== undefined && other !== "Self" && !own.has(other)) return `says when its values are equal to a ${other || "value"}, which is not its own`;
  }
  for (const [, name, body] of code.matchAll(/\bpub\s+trait\s+(\w+)[^{;]*\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g)) {
    const [method] = [...body.matchAll(/\bfn\s+(\w+)/g)].map(([, found]) => found).filter((found) => methods.includes(found));
    if (method === undefined) continue;
    const targets = [...code.matchAll(new RegExp(String.raw`\b${name}\b(?:<[^{;]*?>)?\s+for\s+&?([\w:$]*)`, "g"))].map(([, target]) => target);
    if (targets.some((target) => !own.has(target))) return `gives the method ${method}, which its tests call, another meaning`;
  }
  return null;
}

/** Types that an answer declares, without what is but another name for somebody else's. */
function ownTypes(code) {
  const find = (pattern) => [...code.matchAll(pattern)].map(([, name]) => name);
  const others = new Set([...find(/\bas\s+(\w+)/g), ...find(/\btype\s+(\w+)/g)]);
  return new Set(find(/\b(?:struct|enum|union)\s+(\w+)/g).filter((name) => !TAKEN.has(name) && !others.has(name)));
}
