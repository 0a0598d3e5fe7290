/**
 * What a text itself calls by a name that `isWanted`: members of JSON, settings such as `Password=…;`, headers, and the
 * arguments of flags. What is not between quotes is there as far as its first blank, and as far as its line or setting goes.
 */
export function namedValues(text: string, isWanted: (name: string) => boolean): NamedValue[] {
  const pairs = [...text.matchAll(PAIR)].flatMap((pair) => {
    const [all, name = "", sign = "", doubled, single] = pair;
    if (!isWanted(name)) return [];
    const quoted = doubled ?? single;
    const end = pair.index + all.length;
    const values = quoted === undefined ? unquoted(text.slice(end, end + LONGEST), sign) : [quoted, unescaped(quoted)];
    return values.map((value) => ({ name, value: bare(value) }));
  });
  const flags = [...text.matchAll(FLAG)].map(([, name = "", value = ""]) => ({ name, value }));
  return [...pairs, ...flags.filter(({ name }) => isWanted(name))].filter(({ value }) => value !== "");
}

export interface NamedValue {
  readonly name: string;
  readonly value: string;
}

// Nothing is repeated without end: a value may be words of some MiB.
const LONGEST = 4096;

const PAIR =
  /(?<![\w.-])([\w.-]{1,64})["']?[ \t]{0,8}([:=])(?!\/\/)[ \t]{0,8}(?:"((?:[^"\\]|\\.){0,4096})"|'([^']{0,4096})'|(?=[^\s"'{[]))/g;

const FLAG = /(?<!\S)--?([\w.-]{1,64})[ \t]{1,8}["']?([^\s"'-][^\s"']{0,4096})/g;

function unquoted(rest: string, sign: string): string[] {
  const [line = ""] = (sign === ":" ? TO_END_OF_LINE : TO_SEMICOLON).exec(rest) ?? [];
  const whole = bare(line.replace(/[\s,]+$/, ""));
  const [word = ""] = /^[^\s"',;}\]]*/.exec(whole) ?? [];
  return [word, whole];
}

const TO_END_OF_LINE = /^[^"'}\n]*/;
const TO_SEMICOLON = /^[^"'};\n]*/;

/** Without the word that says of which kind it is. */
const bare = (value: string): string => value.replace(/^(?:Bearer|Basic|Token)\s+/i, "");

const unescaped = (value: string): string => value.replaceAll(/\\(.)/g, "$1");
