import { plural } from "#core/format.ts";
import { nearest } from "#core/nearest.ts";
import type { CandidateDraft, Draft } from "#config/draft.ts";
import type { Finding } from "#config/problems.ts";

const MAX_NAME = 200;

/** Faults that no field has alone: names that collide, variables both set and unset, a baseline that is nobody. */
export function relationFindings(draft: Draft, minCandidates: number): Finding[] {
  return [
    ...tooFew(draft, minCandidates),
    ...nameFindings(draft.candidates),
    ...draft.candidates.flatMap(envFindings),
    ...baselineFindings(draft),
    ...droppedKeys(draft),
  ];
}

function tooFew({ candidates }: Draft, minCandidates: number): Finding[] {
  if (candidates.length === 0 || candidates.length >= minCandidates) return [];
  const message = `must hold at least ${plural(minCandidates, "candidate")}, but holds ${candidates.length}.`;
  return [{ path: "candidates", message, hint: "Add one to compare with, or use `run` for a single candidate." }];
}

function nameFindings(candidates: readonly CandidateDraft[]): Finding[] {
  const owners = new Map<string, { readonly path: string; readonly name: string }>();
  return candidates.flatMap(({ path: owner, name }): Finding[] => {
    if (name === null) return [];
    const isDefault = name.path === owner;
    if (isDefault && name.value.length > MAX_NAME) {
      return [{ path: owner, message: "needs a name: its backend and model are too long for one.", hint: "Set name." }];
    }
    // Folders are named after candidates, and some file systems ignore case and Unicode's composed forms.
    const key = name.value.normalize("NFC").toLowerCase();
    const first = owners.get(key);
    if (first === undefined) {
      owners.set(key, { path: owner, name: name.value });
      return [];
    }
    const how = first.name === name.value ? "has" : "differs only in case or in how accents are written from";
    const message = `${isDefault ? `goes by ${JSON.stringify(name.value)} and ` : `${JSON.stringify(name.value)} `}${how} the name of ${first.path}.`;
    return [
      {
        path: name.path,
        message,
        hint: isDefault
          ? "Set a name that no other candidate has."
          : "Give each a name of its own; to run one candidate against itself: benchmark aa.",
      },
    ];
  });
}

function envFindings({ path, env, unsetEnv }: CandidateDraft): Finding[] {
  const set = new Set(env.map(({ value }) => value));
  return unsetEnv
    .filter(({ value }) => set.has(value))
    .map((unset) => ({
      path: unset.path,
      message: `${unset.value} is also set, in ${path}.env.`,
      hint: "Set it or unset it, not both.",
    }));
}

function baselineFindings({ baseline, candidates }: Draft): Finding[] {
  const names = candidates.flatMap(({ name }) => name?.value ?? []);
  // A name that could not be read may be the one that is meant.
  if (baseline === null || names.length < candidates.length || names.length === 0 || names.includes(baseline.value))
    return [];
  const near = nearest(baseline.value, names);
  const hint = near === null ? `Their names: ${names.join(", ")}.` : `Did you mean ${near}?`;
  return [{ path: baseline.path, message: `${JSON.stringify(baseline.value)} is the name of no candidate.`, hint }];
}

/** The one key that JavaScript keeps for itself, and that validators therefore drop without a word. */
function droppedKeys({ candidates, benchmarkOptions }: Draft): Finding[] {
  const keys = [
    ...candidates.flatMap(({ env }) => env),
    ...benchmarkOptions.map(({ path, name }) => ({ path, value: name })),
  ];
  return keys
    .filter(({ value }) => value === "__proto__")
    .map(({ path }) => ({ path, message: "cannot be used as a name.", of: "key" }));
}
