import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

/**
 * What is secret in the value of a variable that is passed on by name, whatever it is called: all of it, unless it is a
 * place on this machine, a number that is shorter than any secret, or an address, of which whom it names and what it asks
 * for are.
 */
export function secretsInValue(value: string): string[] {
  if (value === "" || isPlace(value) || SHORT_NUMBER.test(value)) return [];
  return addressOf(value) === null ? [value] : secretsInAddress(value);
}

const SHORT_NUMBER = /^\d{1,7}$/;

/** Whether something lies there: a secret may begin as a path does. */
export function isPlace(value: string): boolean {
  if (!/^(?:\/|~(?:\/|$)|\.)/.test(value)) return false;
  return existsSync(value.startsWith("~") ? join(homedir(), value.slice(1)) : value);
}

const addressOf = (value: string): URL | null =>
  /^[a-z][a-z\d+.-]*:\/\//i.test(value) && URL.canParse(value) ? new URL(value) : null;

/** User, password and the values of its query, as they are written there and as they are meant. Empty for what is none. */
export function secretsInAddress(value: string): string[] {
  const address = addressOf(value);
  if (address === null) return [];
  const [, query = ""] = /\?([^#]*)/.exec(value) ?? [];
  const written = [...query.split("&").map((pair) => pair.slice(pair.indexOf("=") + 1)), address.username];
  const parts = [...written, address.password, ...address.searchParams.values()];
  return [...new Set([...parts, ...parts.map(decoded)])].filter((part) => part !== "");
}

/** As it is meant in an address. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a percent sign of its own
  }
}
