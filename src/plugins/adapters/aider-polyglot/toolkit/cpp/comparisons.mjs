/**
 * Looks at what tests compare. `a == b` is a question to the types of `a` and `b`, and one of an answer's own may be equal to
 * whatever it is asked about: a value of its own is compared with others of its own, and with none that a test brings along.
 */

/** What is wrong with the functions in `nm`'s list, by their names in words; null when nothing is. */
export function suspicionOfComparisons(words) {
  for (const [, what] of words.matchAll(/\bCatch::(?:compare(?:Not)?Equal|BinaryExpr)(<.*)$/gm)) {
    const [left = "", right = ""] = argumentsIn(what);
    if (isOwn(left) !== isOwn(right)) return `The answer says when ${short(isOwn(left) ? left : right)} is equal to what is not its own.`;
  }
  for (const [, scope, given] of words.matchAll(/^\S* [TtWVu] (?:[^(]*?\s)?([\w:]*)\boperator(?:==|!=|<=>|<=?|>=?)(?:\s*<.*?>)?(\(.*\))/gm)) {
    if (/^(?:std|__gnu_cxx|boost|Catch)::/.test(scope)) continue;
    const operands = argumentsIn(given);
    if (operands.length === 2 && !operands.some(isOwn)) return `The answer says when ${short(operands[0])} is equal to another.`;
  }
  return null;
}

/** What stands between brackets that open a text, at commas outside any others. */
function argumentsIn(text) {
  const all = [""];
  let depth = 0;
  for (const c of text) {
    if ("<({[".includes(c) && depth++ === 0) continue;
    if (">)}]".includes(c) && --depth === 0) break;
    if (c === "," && depth === 1) all.push("");
    else all[all.length - 1] += c;
  }
  return all.map((one) => one.trim());
}

const FUNDAMENTAL = new Set(
  "bool char short int long unsigned signed float double wchar_t char8_t char16_t char32_t void const volatile nullptr_t decltype nullptr true false ul u l ll ull".split(
    " ",
  ),
);
const FOREIGN = new Set(["std", "boost", "Catch", "__gnu_cxx", "__int128"]);

/** Whether a type is made of one that is neither the language's, a library's nor Catch's. */
function isOwn(type) {
  const names = [...type.matchAll(/(?<![\w:])([A-Za-z_]\w*)/g)].map(([, name]) => name);
  return names.some((name) => !FUNDAMENTAL.has(name) && !FOREIGN.has(name));
}

const short = (type) => type.replace(/<.*/, "").replace(/\s*const\s*|&/g, "").trim();
