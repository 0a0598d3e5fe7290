import { secretsInAddress } from "#engine/attempt/secrets-in-value.ts";

/**
 * What is secret in settings of any format, where keys stand beside harmless words: what is called a key, what servers
 * are given as variables and headers, what looks like a key of a well-known service, and what addresses hold.
 */
export function secretsInSettings(text: string): string[] {
  const named = [...text.matchAll(NAMED)].flatMap(([, value = ""]) => [value]);
  const given = [...text.matchAll(GIVEN)].flatMap(([, inline, table]) => valuesIn(inline ?? table ?? ""));
  const addressed = text.match(ADDRESS) ?? [];
  const found = [...named, ...given, ...(text.match(WELL_KNOWN) ?? []), ...addressed];
  return [...new Set(found.flatMap(secretsIn).filter(isToken))];
}

/** A value by its name, be it between quotes, in a list, after the name of its provider, or the next argument. */
const NAMED =
  /(?:KEY|TOKEN|SECRET|PASSW|CREDENTIAL|AUTH|COOKIE)[\w.-]*["']?(?:\s*[:=,]\s*|\s+)(?:-\s+|\[\s*)?["']?(?:(?:Bearer|Basic|token)\s+)?(?:[a-z]+=)?([^\s"',}\]\\]+)/gi;

/** The variables and headers of a server, in JSON and in TOML. */
const GIVEN =
  /(?:env|environment|headers)["']?\s*[:=]\s*\{([^{}]*)\}|^\[[\w."' -]*(?:env|environment|headers)\]\s*\n([^[]*)/gim;

const PAIR = /["']?([\w.-]+)["']?\s*[:=]\s*["']([^"'\n]*)["']/g;

/** Taken out of all that is kept, these would be missed. */
const HARMLESS = /model|scope|region|expir/i;

const valuesIn = (block: string): string[] =>
  [...block.matchAll(PAIR)].flatMap(([, name = "", value = ""]) =>
    HARMLESS.test(name) ? [] : [value.replace(/^(?:Bearer|Basic|token)\s+/i, "")],
  );

const WELL_KNOWN =
  /\b(?:(?:sk|gsk|xai|hf|pplx|npm|gh[opsur]|github_pat|glpat|xox[abprs])[-_]|ya29\.|AIza|AKIA|eyJ)[\w.-]{16,}/g;

const ADDRESS = /\b[a-z][a-z\d+.-]*:\/\/[^\s"'@/]+@[^\s"']+/gi;

const secretsIn = (value: string): string[] =>
  /^[a-z][a-z\d+.-]*:\/\//i.test(value) ? secretsInAddress(value) : [value];

/** A shorter value cannot be told from a word that is missed where it is taken out. */
const SHORTEST_TOKEN = 16;

/** Not a path, a number, words, or the name of a variable. */
const isToken = (value: string): boolean =>
  value.length >= SHORTEST_TOKEN && /\d/.test(value) && /[a-z]/i.test(value) && !/\s|^[/~.${!]/.test(value);
