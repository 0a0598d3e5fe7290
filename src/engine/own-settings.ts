import { UsageError } from "#core/errors.ts";
import { nearest } from "#core/nearest.ts";
import type { OwnAccess, OwnNeeds, SettingWords } from "#plugins/backends/contract.ts";

type Env = Readonly<Record<string, string | undefined>>;

/**
 * What is said by the variables that a backend obeys: one that is empty says nothing. Throws `UsageError` for one that
 * says what it cannot.
 */
export function ownSettings(needs: OwnNeeds | undefined, env: Env): OwnAccess["settings"] {
  const said = Object.entries(needs?.settingVariables ?? {}).flatMap(([name, words]) => {
    const value = env[name]?.trim() ?? "";
    return value === "" ? [] : [{ name, value, words }];
  });
  for (const { name, value, words } of said) if (!mayBe(value, words)) throw badSetting(name, value, words);
  return Object.fromEntries(said.map(({ name, value }) => [name, value]));
}

const FLAG_WORDS = ["1", "true", "yes", "on", "0", "false", "no", "off"];

const mayBe = (value: string, words: SettingWords): boolean =>
  words === "flag" ? FLAG_WORDS.includes(value.toLowerCase()) : words.includes(value);

function badSetting(name: string, value: string, words: SettingWords): UsageError {
  const choices = words === "flag" ? FLAG_WORDS : words;
  const meant = nearest(value.toLowerCase(), choices);
  return new UsageError(
    "bad-setting",
    `The variable ${name} is ${JSON.stringify(value)}, which is none of ${choices.join(", ")}.`,
    `${meant === null ? "" : `Did you mean ${meant}? `}Set it to one of them, or leave it unset.`,
  );
}
