import fs from "node:fs";
import { join } from "node:path";

/** Every spelling in which a secret could lie somewhere, made without the code that takes them out. */
export function spellingsOf(secret: string): string[] {
  const bytes = Buffer.from(secret, "utf8");
  const url = encodeURIComponent(secret);
  const base64 = [0, 1, 2].flatMap((shift) => {
    // What stands before it in the same text shifts it; the characters at either end are shared with its neighbours.
    const inner = Buffer.concat([Buffer.alloc(shift), bytes, Buffer.alloc(2)])
      .toString("base64")
      .slice(shift === 0 ? 0 : 4, 4 * Math.floor((shift + bytes.length) / 3));
    return [inner, inner.replaceAll("+", "-").replaceAll("/", "_")];
  });
  const json = JSON.stringify(secret).slice(1, -1);
  const found = [secret, json, JSON.stringify(json).slice(1, -1), url, url.toLowerCase(), bytes.toString("hex")];
  return [...new Set([...found, ...base64])];
}

/** Where any of the secrets lies, in any spelling: `<place>: <spelling>`. */
export function leaksIn(places: Iterable<readonly [place: string, text: string]>, secrets: Iterable<string>): string[] {
  const spellings = [...secrets].flatMap(spellingsOf);
  return [...places].flatMap(([place, text]) => {
    // Programs that print base64 or hexadecimal break it into lines, and what is printed is escaped once more.
    const unbroken = text.replaceAll(/%0[ad]|\\+[rn]|\\|\s/gi, "");
    return spellings
      .filter((spelling) => text.includes(spelling) || unbroken.includes(spelling))
      .map((spelling) => `${place}: ${spelling}`);
  });
}

/** Every regular file below a folder, by path, as the bytes it holds. */
export function filesBelow(dir: string): [place: string, text: string][] {
  return fs
    .readdirSync(dir, { recursive: true, encoding: "utf8" })
    .filter((path) => fs.lstatSync(join(dir, path)).isFile())
    .map((path) => [path, fs.readFileSync(join(dir, path), "latin1")]);
}
