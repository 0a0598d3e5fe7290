import { looksLikeKey } from "#engine/attempt/looks-like-key.ts";
import { namedValues } from "#engine/attempt/named-values.ts";
import { isSecretName } from "#engine/attempt/secret-name.ts";
import { isToken, WELL_KNOWN } from "#engine/attempt/secrets-in-settings.ts";
import { decoded, isPlace, secretsInAddress } from "#engine/attempt/secrets-in-value.ts";

/**
 * What is secret in the variables that a candidate sets: values that are called so, by the variable or by themselves;
 * and, whatever they are called, passwords of logins and what looks like a key.
 */
export const secretsInEnv = (env: Readonly<Record<string, string>>): string[] =>
  Object.entries(env).flatMap(([name, value]) => [
    ...(FOLDERS.includes(name) ? [] : secretsCalled(name, value)),
    ...namedValues(value, isSecretName).flatMap((each) => secretsCalled(each.name, each.value)),
    ...(HEADERS.test(name)
      ? namedValues(value, () => true)
          .map((header) => header.value)
          .filter(isToken)
      : []),
    ...value.split(/\s+/).flatMap(secretsInLogin),
    ...value.split(BETWEEN_WORDS).flatMap(secretsInWord),
    ...(value.match(WELL_KNOWN) ?? []),
  ]);

/** Where a shell is and was. */
const FOLDERS = ["PWD", "OLDPWD"];

/** Any header may be how a server tells its users apart. */
const HEADERS = /(?:^|_)HEADERS?(?:$|_)/i;

function secretsCalled(name: string, value: string): string[] {
  const isCount = /tokens/i.test(name) && /^\d+$/.test(value);
  return isSecretName(name) && !isCount && !isPlace(value) ? [value] : [];
}

/** Of `user:password@tcp(host)/database` and `user:password@host:port`; the password alone may be too short to be found. */
function secretsInLogin(word: string): string[] {
  const [, login = "", password = ""] = LOGIN.exec(word) ?? [];
  return password === "" ? [] : [login, password];
}

const LOGIN =
  /^["']?(?:[\w.-]{1,64}=)?([\w.+-]{1,256}:([^\s/][^\s]{0,1024})@(?!sha\d)(?:\w{1,16}\([^)]{0,256}\)|[\w.-]{1,256}:\d{1,5}))/;

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
  const { username, password, searchParams, pathname } = new URL(address);
  const [, authority = ""] = /\/\/([^/?#]*)/.exec(address) ?? [];
  const named = [...searchParams].flatMap(([name, value]) => secretsCalled(name, value));
  const parts = secretsInAddress(address).filter((part) => part !== username || password === "");
  const login = password === "" ? [] : [authority, password, decoded(password)];
  return [...named, ...login, ...[...parts, ...pathname.split("/")].filter(looksLikeKey)];
}
