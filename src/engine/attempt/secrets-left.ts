import fs from "node:fs";
import { join } from "node:path";
import { escapeRegExp } from "#core/escape-regexp.ts";
import type { SandboxHome } from "#core/sandbox.ts";
import { LONGEST_LINE, linesOf } from "#engine/attempt/evidence.ts";
import { secretNamesIn, secretsInLogin } from "#engine/attempt/secrets-in-login.ts";
import { MOST_LOGIN_BYTES } from "#engine/attempt/secrets-in-places.ts";
import type { OwnAccess } from "#plugins/backends/contract.ts";

/** A login holds a handful. An agent may write there whatever it likes, and each is looked for in all that is kept. */
const MOST_SECRETS = 16;
const LONGEST_SECRET = 4096;

/**
 * What a program has made of the logins it was `lent`, which it may have renewed. Of one that it removed or left in
 * pieces, it is what it showed of it in the files in `dir`. Its user's settings are lent too, and are no login.
 */
export async function secretsLeft(
  home: SandboxHome,
  lent: readonly string[],
  { config, login }: Pick<OwnAccess, "config" | "login">,
  dir: string,
): Promise<string[]> {
  const found: string[] = [];
  for (const path of lent) {
    if (config?.has(path) === true) continue;
    const left = Buffer.from((await home.read(path, MOST_LOGIN_BYTES)) ?? "").toString("utf8");
    found.push(...secretsInLogin(left));
    if (!isJson(left)) found.push(...(await secretsShown(dir, Object.values(login ?? {}).flatMap(secretNamesIn))));
  }
  return found.filter(isToken).slice(0, MOST_SECRETS);
}

/** Nor can it have words of the harness or of a benchmark taken for secrets. */
const isToken = (value: string): boolean => value.length <= LONGEST_SECRET && /\d/.test(value) && /[a-z]/i.test(value);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** What stands in these files by these names, as in a login that was printed. */
async function secretsShown(dir: string, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const shown = new RegExp(
    `\\b(?:${names.map(escapeRegExp).join("|")})\\\\*"\\s*:\\s*\\\\*"([^"\\\\\\s]{16,4096})`,
    "g",
  );
  const found = new Set<string>();
  for (const file of fs.readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isFile()))
    for await (const line of linesOf(join(dir, file.name), LONGEST_LINE))
      for (const [, value = ""] of line.matchAll(shown)) found.add(value);
  return [...found];
}
