import { looksLikeKey } from "#engine/attempt/looks-like-key.ts";
import { decoded, secretsInAddress } from "#engine/attempt/secrets-in-value.ts";

/**
 * What is secret in the variables that a candidate sets: values that are called so; and, whatever they are called,
 * passwords in addresses and what looks like a key.
 */
export const secretsInEnv = (env: Readonly<Record<string, string>>): string[] =>
  Object.entries(env).flatMap(([name, value]) => [
    ...(SECRET_NAME.test(name) ? [value] : []),
    ...value.split(BETWEEN_WORDS).flatMap(secretsInWord),
  ]);

/** Names of variables whose values are secrets, in any provider's habit. */
const SECRET_NAME = /KEY|TOKEN|SECRET|PASSW|CREDENTIAL|AUTH|COOKIE/i;

const BETWEEN_WORDS = /[\s"',;{}()[\]<>|]+/;

/** What a word is the value of, such as `--header=`. */
const SETTING_NAME = /^[\w./-]*[=:](?!\/\/)(?=[^=])/;

function secretsInWord(word: string): string[] {
  const value = word.replace(SETTING_NAME, "");
  if (value.includes("://") && URL.canParse(value)) return secretsInPlace(value);
  return looksLikeKey(value) ? [value] : [];
}

/** Its password, with whom and where it is for, since alone it may be too short; of all else what looks like a key. */
function secretsInPlace(address: string): string[] {
  const { username, password, searchParams } = new URL(address);
  const [, authority = ""] = /\/\/([^/?#]*)/.exec(address) ?? [];
  const named = [...searchParams].flatMap(([name, value]) => (SECRET_NAME.test(name) ? [value] : []));
  const parts = secretsInAddress(address).filter((part) => part !== username || password === "");
  const login = password === "" ? [] : [authority, password, decoded(password)];
  return [...named, ...login, ...parts.filter(looksLikeKey)];
}
