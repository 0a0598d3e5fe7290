/** The way from the root of a config to a value: keys of maps, indices of lists. */
export type ConfigPath = readonly (string | number)[];

const PLAIN_KEY = /^[A-Za-z_$][\w$-]*$/;
const SEGMENT = /\[(?<index>\d+)\]|\[(?<quoted>"(?:[^"\\]|\\.)*")\]|(?<dot>\.?)(?<key>[A-Za-z_$][\w$-]*)/y;

/** `["candidates", 1, "env", "A.B"]` as `candidates[1].env["A.B"]`. The root is the empty string. */
export function formatPath(path: ConfigPath): string {
  return path.reduce<string>((text, segment) => {
    if (typeof segment === "number") return `${text}[${segment}]`;
    if (!PLAIN_KEY.test(segment)) return `${text}[${JSON.stringify(segment)}]`;
    return text === "" ? segment : `${text}.${segment}`;
  }, "");
}

/** The inverse of `formatPath`; null for what is no such path, as the name of a flag. */
export function parsePath(text: string): ConfigPath | null {
  const path: (string | number)[] = [];
  SEGMENT.lastIndex = 0;
  while (SEGMENT.lastIndex < text.length) {
    const found = SEGMENT.exec(text)?.groups;
    if (found === undefined) return null;
    if (found["index"] !== undefined) path.push(Number(found["index"]));
    else if (found["quoted"] !== undefined) path.push(String(JSON.parse(found["quoted"])));
    else if ((found["dot"] === "") !== (path.length === 0)) return null;
    else path.push(found["key"] ?? "");
  }
  return path;
}
