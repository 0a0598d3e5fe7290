import fs from "node:fs";
import type { OwnSources } from "#engine/own-access.ts";
import type { RunCandidate } from "#engine/run-job.ts";
import type { OwnNeeds } from "#plugins/backends/contract.ts";

/** What an agent that finds its model by itself lacks for that. */
export interface MissingAccount {
  readonly message: string;
  readonly hint: string;
  /** Whether it cannot do without; else its model may need none, or its user's settings may hold one. */
  readonly isCertain: boolean;
}

/**
 * Looks whether an agent without a provider has any account to go by: a key, or a login that can be lent. null: it has,
 * needs none, or its candidate sets variables of its own that may lead it anywhere. Reads whether a login is there, and
 * says nothing of what it holds.
 */
export function missingAccount(
  { backend, model, env, own }: RunCandidate,
  options: { readonly home: string | undefined; readonly useHostConfig: boolean },
): MissingAccount | null {
  const needs = backend.own;
  if (needs === undefined || own === undefined || Object.keys(env).some((name) => MAY_LEAD.test(name))) return null;
  if (Object.keys(own.keys).length > 0 || hasLogin(own)) return null;
  const wanted = needs.keysOf === undefined ? needs.keyVariables : needs.keysOf(model, needs.keyVariables);
  // Of a maker that nobody here knows: a model of one's own, or one that is free.
  if (wanted?.length === 0 && needs.login === null) return null;
  const names = wanted === null || wanted.length === 0 ? needs.keyVariables : wanted;
  if (names.length === 0 && needs.login === null) return null;
  return {
    message: `${backend.id} has no account here: ${lacks(own, names, options.home)}.`,
    hint: nextStep(needs, names),
    isCertain: wanted !== null && wanted.length > 0 && !options.useHostConfig,
  };
}

/** Names of variables with which a candidate may bring an account of its own, or lead its agent to where none is needed. */
const MAY_LEAD = /KEY|TOKEN|SECRET|CREDENTIAL|AUTH|URL|BASE|HOST|ENDPOINT|PROFILE|USE_/i;

/** Whether anything is in a file in which its program keeps who is logged in. */
export const hasLogin = ({ loginFiles }: Pick<OwnSources, "loginFiles">): boolean =>
  Object.values(loginFiles).some((path) => /[^\s{}[\]]/.test(contentOf(path)));

function contentOf(path: string): string {
  try {
    return fs.readFileSync(path, "utf8");
  } catch {
    return ""; // nobody is logged in, or not for this user to see
  }
}

function lacks({ loginFiles }: OwnSources, names: readonly string[], home: string | undefined): string {
  const files = Object.values(loginFiles).map((path) => (home === undefined ? path : path.replace(`${home}/`, "~/")));
  const logins = files.length === 0 ? [] : [`nobody is logged in (${files.join(", ")})`];
  const keys =
    names.length === 0
      ? []
      : names.length === 1
        ? [`${names.join("")} is not set`]
        : [`none of ${names.join(", ")} is set`];
  return [...logins, ...keys].join(" and ");
}

/** What to do for a program to have an account: by login where it has any that can be lent, or by a key. */
export function nextStep({ login }: Pick<OwnNeeds, "login">, names: readonly string[]): string {
  const key = names.length === 0 ? null : `set ${names.join(" or ")}`;
  if (login === null) return key === null ? "" : `${key.charAt(0).toUpperCase()}${key.slice(1)}.`;
  return key === null ? `Log in: ${login.how}.` : `Log in: ${login.how}; or ${key}.`;
}
