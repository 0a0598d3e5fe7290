import fs from "node:fs";
import { join } from "node:path";
import { secretsInLogin } from "#engine/attempt/secrets-in-login.ts";
import { secretsInSettings } from "#engine/attempt/secrets-in-settings.ts";
import type { SecretPlaces } from "#engine/secret-places.ts";

/** A larger file is no login. */
export const MOST_LOGIN_BYTES = 256 * 1024;
/** Some programs keep all that they ever did beside their settings. */
const MOST_SETTINGS_BYTES = 16 * 1024 * 1024;
/** Of one folder. */
const MOST_FILES = 32;

/** What is secret in those of these files and folders that there are, read now: logins are renewed. */
export function secretsInPlaces({ logins, settings }: SecretPlaces): string[] {
  const ofLogins = logins.flatMap(filesAt).flatMap((file) => {
    const text = textOf(file, MOST_LOGIN_BYTES);
    return text.includes("\0") ? [] : secretsInLogin(text); // a database
  });
  const ofSettings = settings.flatMap(filesAt).flatMap((file) => secretsInSettings(textOf(file, MOST_SETTINGS_BYTES)));
  return [...new Set([...ofLogins, ...ofSettings])];
}

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

/** Empty for what is larger, or no file. */
function textOf(file: string, mostBytes: number): string {
  try {
    const stat = fs.statSync(file);
    return stat.isFile() && stat.size <= mostBytes ? fs.readFileSync(file, "utf8") : "";
  } catch {
    return ""; // not there, or another user's, of which no program of this user reads anything
  }
}
