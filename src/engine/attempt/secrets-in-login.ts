import { isPlace, secretsInAddress } from "#engine/attempt/secrets-in-value.ts";

/** What is secret in a file that says who is logged in: JSON, settings of any form, a key, or nothing but a secret. */
export function secretsInLogin(text: string): string[] {
  try {
    return longStrings(JSON.parse(text)).flatMap(({ value }) => withoutPlaces(value));
  } catch {
    const whole = text.trim();
    return /\s/.test(whole) ? longWords(whole) : [whole, ...longWords(whole)];
  }
}

/** Tokens stand among harmless words, which are shorter. */
const SHORTEST_TOKEN = 16;

/** By what names its secrets go in such a file, where it is JSON. */
export function secretNamesIn(text: string): string[] {
  try {
    return longStrings(JSON.parse(text)).map(({ name }) => name);
  } catch {
    return [];
  }
}

function longStrings(value: unknown, name = ""): { readonly name: string; readonly value: string }[] {
  if (typeof value === "string") return value.length >= SHORTEST_TOKEN && !/\s/.test(value) ? [{ name, value }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([member, each]) => (HARMLESS.test(member) ? [] : longStrings(each, member)));
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
