/** Secrets in every place where a user may have some, and a program that tells whatever it can read of them. */
import fs from "node:fs";
import { dirname } from "node:path";
import { type SecretPlaces, secretPlaces } from "#engine/secret-places.ts";
import { OWN_SECRETS } from "#plugins/backends/shared/own-secrets.ts";

export interface UserWithSecrets {
  readonly places: SecretPlaces;
  /** One for each place but those that were given. */
  readonly secrets: readonly string[];
}

/** Fills a home: every place gets a secret of its own, but for those whose text is given, by the end of their path. */
export function userWithSecrets(home: string, given: Readonly<Record<string, string>> = {}): UserWithSecrets {
  const places = secretPlaces(Object.values(OWN_SECRETS), { HOME: home });
  const secrets = [...places.logins, ...places.settings].flatMap((place, at) => {
    const [, own] = Object.entries(given).find(([path]) => place.endsWith(`/${path}`)) ?? [];
    const secret = `foreign-${at}-a1b2c3/d4+e5f6g7h8`;
    fs.mkdirSync(dirname(place), { recursive: true });
    fs.writeFileSync(place, own ?? textWith(secret, place));
    return own === undefined ? [secret] : [];
  });
  return { places, secrets };
}

/** A secret as it stands in such a file. */
function textWith(secret: string, place: string): string {
  if (place.endsWith(".json")) return JSON.stringify({ mcpServers: { one: { env: { SERVER_TOKEN: secret } } } });
  return place.endsWith(".toml") ? `token = "${secret}"\n` : `server_token: ${secret}\n`;
}

/** The beginning of a program in JavaScript: `read(file)`, what it `found` in the places, and `spelt(text)` in every spelling. */
export const spilling = ({ logins, settings }: SecretPlaces): string => `
const fs = process.getBuiltinModule("node:fs");
const read = (file) => { try { return fs.readFileSync(file, "utf8"); } catch { return ""; } };
const found = ${JSON.stringify([...logins, ...settings])}.map(read).filter((text) => text !== "");
const spelt = (text) => [
  text, JSON.stringify(text), JSON.stringify(JSON.stringify(text)), encodeURIComponent(text),
  ...["hex", "base64url"].map((encoding) => Buffer.from(text).toString(encoding)),
  ...["", "b", "be"].map((before) => Buffer.from(before + text).toString("base64")),
];
`;
