import { listed } from "#core/format.ts";
import { canonicalJson } from "#core/json.ts";
import { shown } from "#github/shown.ts";

/** A candidate as a configuration file names it. */
export interface ConfiguredCandidate {
  readonly name: string;
  readonly backend: string;
  readonly model: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly unset_env?: readonly string[];
  readonly command?: Readonly<Record<string, unknown>>;
}

/**
 * What of a candidate is taken from a pull request. `taken`: a scalar that can make a run no more than worse or dearer.
 * `asked`: it decides what is run, where it goes or what it sees, and that with the base branch's secrets; so it needs
 * somebody with write permission who says so.
 */
export const CANDIDATE_FIELDS = {
  name: "identity",
  /** But for the provider in front of it, where it names one. */
  model: "taken",
  "command.timeout_seconds": "taken",
  backend: "asked",
  provider: "asked",
  endpoint: "asked",
  env: "asked",
  unset_env: "asked",
  "command.argv": "asked",
  "command.pass_env": "asked",
  "command.protocol": "asked",
  "command.transcript": "asked",
  "command.version_argv": "asked",
} as const;

/** What a pull request does to the configured candidates. */
export type Swap =
  | { readonly kind: "same" }
  | {
      readonly kind: "swap";
      readonly before: ConfiguredCandidate;
      readonly after: ConfiguredCandidate;
      readonly sentence: string;
    }
  /** Not to be run, at least not without a person's word. */
  | { readonly kind: "blocked"; readonly reason: string };

export interface SwapWish {
  /** Whether somebody with write permission asked for everything that the head's candidate is, at this very commit. */
  readonly everything: boolean;
  /** Which of the candidates that change is meant; none: the only one. */
  readonly names: readonly string[];
  /** Whom a new candidate is compared with. */
  readonly baseline: string | null;
}

const UNASKED: SwapWish = { everything: false, names: [], baseline: null };

/**
 * Compares the candidates of base and head, by name. Of the head nothing is taken but the `taken` fields above, unless
 * everything was asked for.
 */
export function swapOf(
  base: readonly ConfiguredCandidate[],
  head: readonly ConfiguredCandidate[],
  { everything, names, baseline }: SwapWish = UNASKED,
): Swap {
  const meant = names.length === 0 ? head : head.filter(({ name }) => names.includes(name));
  if (meant.length === 0) return blocked(`${names.map(shown).join(", ")} is not a candidate of the pull request`);
  const changed = meant
    .map((after) => ({ before: counterpart(after, base, head), after }))
    .filter(({ before, after }) => before === undefined || changesOf(before, after).length > 0);
  const [only, ...more] = changed;
  if (only === undefined) return { kind: "same" };
  if (more.length > 0)
    return blocked(
      `${listed(changed.map(({ after }) => shown(after.name)))} change, and only one at a time can be compared: \`/bench swap NAME\``,
    );
  const { before, after } = only;
  if (before !== undefined) return everything ? swapped(before, after) : settingsSwap(before, after);
  if (!everything) return blocked(`${shown(after.name)} is new, ${NEEDS_A_WRITER}`);
  const other = base.find(({ name }) => name === baseline) ?? base[0];
  if (other === undefined) return blocked("the base branch has no candidate to compare with");
  return {
    kind: "swap",
    before: { ...other, name: `${other.name} (base)` },
    after: { ...after, name: `${after.name} (head)` },
    sentence: `This pull request adds ${shown(after.name)}; it is compared with ${shown(other.name)} of the base branch.`,
  };
}

/** By name; without a name of its own, a candidate is called by its model, so that one that goes is one that comes. */
function counterpart(
  after: ConfiguredCandidate,
  base: readonly ConfiguredCandidate[],
  head: readonly ConfiguredCandidate[],
): ConfiguredCandidate | undefined {
  const named = base.find(({ name }) => name === after.name);
  if (named !== undefined) return named;
  const missingIn = (others: readonly ConfiguredCandidate[], { name }: ConfiguredCandidate): boolean =>
    !others.some((other) => other.name === name);
  const [gone, ...moreGone] = base.filter((candidate) => missingIn(head, candidate));
  const [, ...moreCome] = head.filter((candidate) => missingIn(base, candidate));
  return moreGone.length === 0 && moreCome.length === 0 ? gone : undefined;
}

/** How a reason for not running something ends. */
export const NEEDS_A_WRITER = "which only a person with write permission may run: `/bench swap`";

function settingsSwap(before: ConfiguredCandidate, after: ConfiguredCandidate): Swap {
  const changes = changesOf(before, after);
  const asked = changes.filter(({ field }) => takenAs(field) !== "taken");
  if (asked.length > 0)
    return blocked(
      `${shown(before.name)} changes its ${asked.map(({ field }) => field).join(", ")}, ${NEEDS_A_WRITER}`,
    );
  if (after.model !== before.model && !isPlainModel(after.model))
    return blocked(`the new model of ${shown(before.name)} holds more than a model's name, ${NEEDS_A_WRITER}`);
  if (prefixOf(after.model) !== prefixOf(before.model))
    return blocked(`the model of ${shown(before.name)} is to come from another provider, ${NEEDS_A_WRITER}`);
  return swapped(before, { ...changes.reduce(withChange, before), name: after.name });
}

function swapped(before: ConfiguredCandidate, after: ConfiguredCandidate): Swap {
  const said = changesOf(before, after).map(({ field, from, to }) => {
    const what = `the ${field} of ${shown(before.name)}`;
    return TOLD.has(field) ? `${what} from ${told(from)} to ${told(to)}` : what;
  });
  return {
    kind: "swap",
    before: { ...before, name: `${before.name} (base)` },
    after: { ...after, name: `${after.name} (head)` },
    sentence: `This pull request changes ${listed(said)}.`,
  };
}

/** Of the others the values may be secrets, or long. */
const TOLD: ReadonlySet<string> = new Set(["model", "command.timeout_seconds", "backend", "provider"]);

const told = (value: unknown): string =>
  value === undefined || value === "" ? "none" : shown(typeof value === "string" ? value : JSON.stringify(value));

/** One field that is not the same, by its path. */
interface Change {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** What differs beside the name, whatever a configuration may hold. */
function changesOf(before: ConfiguredCandidate, after: ConfiguredCandidate): Change[] {
  const [old, changed] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...old.keys(), ...changed.keys()])]
    .map((field) => ({ field, from: old.get(field), to: changed.get(field) }))
    .filter(({ field, from, to }) => field !== "name" && canonicalJson(from ?? null) !== canonicalJson(to ?? null));
}

/** Of a command every field by itself. */
function fieldsOf({ command, ...rest }: ConfiguredCandidate): Map<string, unknown> {
  const inside = Object.entries(command ?? {}).map(([field, value]) => [`command.${field}`, value] as const);
  return new Map<string, unknown>([...Object.entries(rest), ...inside]);
}

function withChange(candidate: ConfiguredCandidate, { field, to }: Change): ConfiguredCandidate {
  const [outer = "", inner] = field.split(".");
  if (inner === undefined) return { ...candidate, [outer]: to };
  const { [inner]: _before, ...others } = candidate.command ?? {};
  return { ...candidate, command: to === undefined ? others : { ...others, [inner]: to } };
}

/** A field that nobody has thought of decides, for all that is known. */
const takenAs = (field: string): string =>
  Object.hasOwn(CANDIDATE_FIELDS, field) ? CANDIDATE_FIELDS[field as keyof typeof CANDIDATE_FIELDS] : "asked";

export const blocked = (reason: string): Swap => ({ kind: "blocked", reason });

/** Before a model's name some agents read who is to serve it, `openrouter/vendor/model`. For all of them it is `asked`. */
const prefixOf = (model: string): string => model.slice(0, Math.max(0, model.indexOf("/")));

/** None, or a name as providers spell it: no option of a program, no address. */
const isPlainModel = (model: string): boolean =>
  model === "" || (/^[A-Za-z0-9][\w.:/=,+@-]{0,119}$/.test(model) && !model.includes("//"));

/** The named candidates, as the default branch configures them; a sentence instead where one is not there. */
export function chosenFrom(
  configured: readonly ConfiguredCandidate[],
  names: readonly string[],
): readonly ConfiguredCandidate[] | string {
  const missing = names.filter((name) => !configured.some((candidate) => candidate.name === name));
  if (missing.length > 0)
    return `There is no candidate ${missing.map(shown).join(", ")} in the default branch's configuration; it has ${configured.map(({ name }) => shown(name)).join(", ")}.`;
  return names
    .map((name) => configured.find((candidate) => candidate.name === name))
    .filter((candidate) => candidate !== undefined);
}
