import { UsageError } from "#core/errors.ts";
import { nearest } from "#core/nearest.ts";
import type { BackendPlugin, OwnAccess, OwnNeeds, SettingWords } from "#plugins/backends/contract.ts";

type Env = Readonly<Record<string, string | undefined>>;

/**
 * What is said by the variables that a backend obeys: one that is empty says nothing. Throws `UsageError` for one that
 * says what it cannot.
 */
export function ownSettings(needs: OwnNeeds | undefined, env: Env): OwnAccess["settings"] {
  const [bad] = badSettings(needs, env);
  if (bad !== undefined) throw new UsageError("bad-setting", bad.message, bad.hint);
  return Object.fromEntries(said(needs, env).map(({ name, value }) => [name, value]));
}

/** Those of the variables that a backend obeys which say what they cannot. */
export const badSettings = (needs: OwnNeeds | undefined, env: Env): BadSetting[] =>
  said(needs, env).flatMap((setting) => (mayBe(setting) ? [] : [badSetting(setting)]));

export interface BadSetting {
  readonly name: string;
  readonly message: string;
  readonly hint: string;
}

/** Of a candidate's own variables, those that are called as settings of agents are and that no agent reads. */
export function unreadSettings(names: readonly string[], agents: readonly Pick<BackendPlugin, "own">[]): BadSetting[] {
  const read = agents.flatMap(({ own }) => [
    ...Object.keys(own?.settingVariables ?? {}),
    ...(own?.timeoutVariable === undefined ? [] : [own.timeoutVariable]),
  ]);
  return names.filter((name) => isSetting(name) && !read.includes(name)).map((name) => unreadSetting(name, read));
}

/** Whether a variable is called as the settings of agents are. */
export const isSetting = (name: string): boolean => name.startsWith("CCT_");

interface Setting {
  readonly name: string;
  readonly value: string;
  readonly words: SettingWords;
}

const said = (needs: OwnNeeds | undefined, env: Env): Setting[] =>
  Object.entries(needs?.settingVariables ?? {}).flatMap(([name, words]) => {
    const value = env[name]?.trim() ?? "";
    return value === "" ? [] : [{ name, value, words }];
  });

const FLAG_WORDS = ["1", "true", "yes", "on", "0", "false", "no", "off"];

const mayBe = ({ value, words }: Setting): boolean =>
  words === "flag" ? FLAG_WORDS.includes(value.toLowerCase()) : words.includes(value);

function badSetting({ name, value, words }: Setting): BadSetting {
  const choices = words === "flag" ? FLAG_WORDS : words;
  return {
    name,
    message: `The variable ${name} is ${JSON.stringify(value)}, which is none of ${choices.join(", ")}.`,
    hint: `${didYouMean(value.toLowerCase(), choices)}Set it to one of them, or leave it unset.`,
  };
}

const unreadSetting = (name: string, read: readonly string[]): BadSetting => ({
  name,
  message: `The variable ${name} is no setting of any agent, so it would change nothing.`,
  hint: `${didYouMean(name, read)}There are ${[...read].sort().join(", ")}.`,
});

function didYouMean(word: string, known: readonly string[]): string {
  const meant = nearest(word, known);
  return meant === null ? "" : `Did you mean ${meant}? `;
}
