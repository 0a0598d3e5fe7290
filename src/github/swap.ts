import { canonicalJson } from "#core/json.ts";
import { shown } from "#github/shown.ts";

/** A candidate as a configuration file names it. */
export interface ConfiguredCandidate {
  readonly name: string;
  readonly backend: string;
  readonly model: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly unset_env?: readonly string[];
}

/** What a pull request does to the configured candidates. */
export type Swap =
  | { readonly kind: "same" }
  /** `before` and `after` differ in nothing but the model; everything else is the base branch's. */
  | {
      readonly kind: "swap";
      readonly before: ConfiguredCandidate;
      readonly after: ConfiguredCandidate;
      readonly sentence: string;
    }
  /** Not to be run without a person's word. */
  | { readonly kind: "blocked"; readonly reason: string };

/**
 * Compares the candidates of base and head, by name. Of the head only a model is ever taken: a backend, a variable or
 * an endpoint from a pull request would run with the base branch's secrets.
 */
export function swapOf(base: readonly ConfiguredCandidate[], head: readonly ConfiguredCandidate[]): Swap {
  const changed = head.flatMap((after) => {
    const before = base.find(({ name }) => name === after.name);
    return before === undefined || canonicalJson(before) === canonicalJson(after) ? [] : [{ before, after }];
  });
  const added = head.filter(({ name }) => !base.some((candidate) => candidate.name === name));
  const [only, ...more] = changed;
  if (added.length > 0)
    return blocked(`${added.map(({ name }) => shown(name)).join(", ")} is new: what it runs is not the base branch's`);
  if (only === undefined) return { kind: "same" };
  if (more.length > 0) return blocked("more than one candidate changes, and only one at a time can be compared");
  const { before, after } = only;
  const others = otherFields(before, after);
  if (others.length > 0)
    return blocked(
      `${shown(before.name)} changes its ${others.join(", ")}, which only a person with write permission may run`,
    );
  if (!isPlainModel(after.model))
    return blocked(`the new model of ${shown(before.name)} holds more than a model's name`);
  return {
    kind: "swap",
    before: { ...before, name: `${before.name} (base)` },
    after: { ...before, model: after.model, name: `${before.name} (head)` },
    sentence: `This pull request changes the model of ${shown(before.name)} from ${shown(before.model)} to ${shown(after.model)}.`,
  };
}

/** What differs beside the name and the model, whatever a configuration may hold. */
function otherFields(before: ConfiguredCandidate, after: ConfiguredCandidate): string[] {
  const [old, changed] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...old.keys(), ...changed.keys()])].filter(
    (field) =>
      field !== "name" &&
      field !== "model" &&
      canonicalJson(old.get(field) ?? null) !== canonicalJson(changed.get(field) ?? null),
  );
}

const blocked = (reason: string): Swap => ({ kind: "blocked", reason });

/** A name as providers spell it: no option of a program, no address. */
const isPlainModel = (model: string): boolean =>
  /^[A-Za-z0-9][\w.:/=,+@-]{0,119}$/.test(model) && !model.includes("//");

/** The named candidates, as the base branch configures them; a sentence instead where one is not there. */
export function chosenFrom(
  base: readonly ConfiguredCandidate[],
  names: readonly string[],
): readonly ConfiguredCandidate[] | string {
  const missing = names.filter((name) => !base.some((candidate) => candidate.name === name));
  if (missing.length > 0)
    return `there is no candidate ${missing.map(shown).join(", ")} in the base branch's configuration; it has ${base.map(({ name }) => shown(name)).join(", ")}`;
  return names
    .map((name) => base.find((candidate) => candidate.name === name))
    .filter((candidate) => candidate !== undefined);
}
