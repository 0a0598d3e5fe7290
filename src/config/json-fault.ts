/** Where a text stops being JSON. */
export interface JsonFault {
  /** In UTF-16 units from the start. */
  readonly offset: number;
  /** What belongs there instead. */
  readonly expected: string;
}

/** No config is deeper than a few levels; parsers that recurse are not to be asked. */
const MAX_DEPTH = 64;

const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;

type Expecting =
  | "a value"
  | "a value or ]"
  | "a key in double quotes"
  | "a key in double quotes or }"
  | "a colon"
  | "a comma or ]"
  | "a comma or }"
  | "the end";

/**
 * The first offence against RFC 8259, or null when the text is JSON.
 * `JSON.parse` judges the same but often does not say where, and says it differently in every release of Node.
 */
export function firstJsonFault(text: string): JsonFault | null {
  const closers: ("]" | "}")[] = [];
  let expecting: Expecting = "a value";
  let offset = 0;
  const eat = (token: RegExp): boolean => {
    token.lastIndex = offset;
    if (!token.test(text)) return false;
    offset = token.lastIndex;
    return true;
  };
  const afterValue = (): Expecting => {
    const closer = closers.at(-1);
    return closer === undefined ? "the end" : `a comma or ${closer}`;
  };
  for (;;) {
    eat(SPACE);
    const next = text[offset];
    const fault = { offset, expected: expecting };
    if (expecting === "the end") return next === undefined ? null : fault;
    if (next !== undefined && next === closers.at(-1) && expecting.endsWith(next)) {
      closers.pop();
      offset += 1;
      expecting = afterValue();
    } else if (expecting === "a colon") {
      if (next !== ":") return fault;
      offset += 1;
      expecting = "a value";
    } else if (expecting === "a comma or ]" || expecting === "a comma or }") {
      if (next !== ",") return fault;
      offset += 1;
      expecting = expecting.endsWith("]") ? "a value" : "a key in double quotes";
    } else if (expecting === "a key in double quotes" || expecting === "a key in double quotes or }") {
      if (!eat(STRING)) return fault;
      expecting = "a colon";
    } else if (next === "[" || next === "{") {
      if (closers.length === MAX_DEPTH) return { offset, expected: `at most ${MAX_DEPTH} levels` };
      closers.push(next === "[" ? "]" : "}");
      offset += 1;
      expecting = next === "[" ? "a value or ]" : "a key in double quotes or }";
    } else {
      if (!eat(STRING) && !eat(SCALAR)) return fault;
      expecting = afterValue();
    }
  }
}
