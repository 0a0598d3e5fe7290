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

// Nothing is repeated without end: what a program keeps beside its settings may be words of some MiB, such as pictures.

/** A value by its name, be it between quotes, in a list, after the name of its provider, or the next argument. Words without a figure are names. */
const NAMED =
  /(?:KEY|TOKEN|SECRET|PASSW|CREDENTIAL|AUTH|COOKIE)[\w.-]{0,64}(?:["']?\s{0,64}[:=,]\s{0,64}|[ \t]{1,64})(?:-\s{1,64}|\[\s{0,64})?["']?(?:(?:Bearer|Basic|token)\s{1,64})?(?:[a-z]{1,64}=)?(?=[^\s"',}\]\\]{0,4096}\d)([^\s"',}\]\\]{16,4096})/gi;

/** The variables and headers of a server, in JSON and in TOML. */
const GIVEN =
  /(?:env|environment|headers)["']?\s{0,64}[:=]\s{0,64}\{([^{}]{0,65536})\}|^\[[\w."' -]{0,256}(?:env|environment|headers)\]\s{0,64}\n([^[]{0,65536})/gim;

const PAIR = /["']?([\w.-]+)["']?\s*[:=]\s*["']([^"'\n]*)["']/g;

/** Taken out of all that is kept, these would be missed. */
const HARMLESS = /model|scope|region|expir/i;

const valuesIn = (block: string): string[] =>
  [...block.matchAll(PAIR)].flatMap(([, name = "", value = ""]) =>
    HARMLESS.test(name) ? [] : [value.replace(/^(?:Bearer|Basic|token)\s+/i, "")],
  );

/** What begins as keys of well-known services do. */
export const WELL_KNOWN =
  /\b(?:(?:sk|gsk|xai|hf|pplx|npm|gh[opsur]|github_pat|glpat|xox[abprs])[-_]|ya29\.|AIza|AKIA|eyJ)[\w.-]{16,4096}/g;

const ADDRESS = /\b[a-z][a-z\d+.-]{0,16}:\/\/[^\s"'@/]{1,4096}@[^\s"']{1,4096}/gi;

const secretsIn = (value: string): string[] =>
  /^[a-z][a-z\d+.-]*:\/\//i.test(value) ? secretsInAddress(value) : [value];

/** A shorter value cannot be told from a word that is missed where it is taken out. */
const SHORTEST_TOKEN = 16;

/** Not a path, a number, words, or the name of a variable. */
export const isToken = (value: string): boolean =>
  value.length >= SHORTEST_TOKEN && /\d/.test(value) && /[a-z]/i.test(value) && !/\s|^[/~.${!]/.test(value);
