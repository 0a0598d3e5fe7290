import fs from "node:fs";
import { join } from "node:path";
import { isPlace, secretsInAddress } from "#engine/attempt/secrets-in-value.ts";

/** A larger file is no login. */
const MOST_BYTES = 256 * 1024;
/** Of one folder. */
const MOST_FILES = 32;

/** What is secret in those of these files and folders that there are, read now: logins are renewed. */
export const secretsInPlaces = (places: readonly string[]): string[] => [
  ...new Set(places.flatMap(filesAt).flatMap(textOf).flatMap(secretsInLogin)),
];

/** The files directly in a folder but for those that are there to be shown; what is no folder is itself. */
function filesAt(place: string): string[] {
  try {
    const names = fs.readdirSync(place).sort();
    return names
      .filter((name) => !PUBLIC.test(name))
      .slice(0, MOST_FILES)
      .map((name) => join(place, name));
  } catch {
    return [place];
  }
}

const PUBLIC = /\.pub$|^(?:known_hosts|authorized_keys|config)/;

function textOf(file: string): string[] {
  try {
    const stat = fs.statSync(file);
    if (!stat.isFile() || stat.size > MOST_BYTES) return [];
    const text = fs.readFileSync(file, "utf8");
    return text.includes("\0") ? [] : [text]; // a database
  } catch {
    return []; // not there, or another user's, of which no program of this user reads anything
  }
}

/** What is secret in a file that says who is logged in: JSON, settings of any form, a key, or nothing but a secret. */
export function secretsInLogin(text: string): string[] {
  try {
    return longStrings(JSON.parse(text)).flatMap(withoutPlaces);
  } catch {
    const whole = text.trim();
    return /\s/.test(whole) ? longWords(whole) : [whole, ...longWords(whole)];
  }
}

/** Tokens stand among harmless words, which are shorter. */
const SHORTEST_TOKEN = 16;

function longStrings(value: unknown): string[] {
  if (typeof value === "string") return value.length >= SHORTEST_TOKEN && !/\s/.test(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => (HARMLESS.test(name) ? [] : longStrings(member)));
}

/** Taken out of all that is kept, these would be missed. */
const HARMLESS = /model|scope|region|expir/i;

const withoutPlaces = (value: string): string[] =>
  isPlace(value) ? [] : isAddress(value) ? secretsInAddress(value) : [value];

/** What looks like a token among words, and what is called a password. */
function longWords(text: string): string[] {
  const passwords = [...text.matchAll(PASSWORD)].map(([, value = ""]) => value);
  const words = text.split(/["'\s]+/).flatMap((word) => {
    if (isAddress(word)) return secretsInAddress(word).filter((part) => !isName(part, word));
    const value = word.replace(SETTING_NAME, "");
    return value.length >= SHORTEST_TOKEN && isMixed(value) ? withoutPlaces(value) : [];
  });
  return [...passwords, ...words];
}

const PASSWORD = /(?:passw(?:or)?d|secret|token)["']?\s*[:=\s]\s*["']?([^\s"']+)/gi;

/** Whom an address names beside a password: taken out, it would be missed in every path. */
const isName = (part: string, address: string): boolean =>
  part.length < SHORTEST_TOKEN && address.includes(`//${part}:`);

const SETTING_NAME = /^[\w./:-]*[=:](?!\/\/)(?=[^=])/;

const isAddress = (value: string): boolean => /^[a-z][a-z\d+.-]*:\/\//i.test(value);

const isMixed = (value: string): boolean => /\d/.test(value) && /[a-z]/i.test(value);
