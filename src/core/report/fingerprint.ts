import { NUMBER, TEXT, type TextField } from "#core/attempt-fields.ts";
import type { AttemptTable } from "#core/attempt-table.ts";
import { digestOf } from "#core/digest.ts";
import { plural } from "#core/format.ts";
import type { Plan, Report } from "#core/records.gen.ts";
import type { Span, TrialResults } from "#core/trial-results.ts";

/** Facts of an attempt that must be alike on both sides of a comparison, and are not the declared treatment. */
const READ = {
  "harness version": textOf(TEXT.harness),
  architecture: textOf(TEXT.arch),
  "isolation tier": textOf(TEXT.tier),
  containment: textOf(TEXT.contain),
  "hidden folders": {
    key: (attempts, at) => Number(attempts.hidden(at) ?? -1),
    text: (attempts, at) => String(attempts.hidden(at)),
  },
  "toolchains and environments": textOf(TEXT.with),
  // Later prompts quote test output, so only the first attempt's can be compared.
  prompt: {
    key: (attempts, at) => (attempts.number(at, NUMBER.a) === 1 ? attempts.textId(at, TEXT.prompt) : 0),
    text: (attempts, at) => (attempts.number(at, NUMBER.a) === 1 ? attempts.text(at, TEXT.prompt) : null),
  },
  verifier: textOf(TEXT.verifier),
} as const satisfies Readonly<Record<string, Fact>>;

interface Fact {
  /** Alike where the texts are; far cheaper to tell apart. */
  readonly key: (attempts: AttemptTable, at: number) => number;
  readonly text: (attempts: AttemptTable, at: number) => string | null;
}

function textOf(field: TextField): Fact {
  return {
    key: (attempts, at) => attempts.textId(at, field),
    text: (attempts, at) => attempts.text(at, field),
  };
}

const FACTS = Object.entries<Fact>(READ);

/** Names of the fields in which two candidates' attempts differ on a task both tried. */
export function fingerprintDifferences(plan: Plan, results: TrialResults, a: number, b: number): readonly string[] {
  const differing = new Set<string>(limitOf(plan, a) === limitOf(plan, b) ? [] : [LIMIT]);
  for (let task = 0; task < plan.tasks.length; task++) {
    const ofA = results.attemptsOf(results.trials(a, task));
    const ofB = results.attemptsOf(results.trials(b, task));
    if (ofA.start === ofA.end || ofB.start === ofB.end) continue;
    for (const [field, fact] of FACTS)
      if (!differing.has(field) && differ(results.attempts, ofA, ofB, fact)) differing.add(field);
  }
  return [...differing].sort();
}

/** Its value is a text where candidates have limits of their own. */
export const LIMIT = "attempt timeout (s)";

/** Seconds; null: not recorded. */
const limitOf = ({ candidates, settings }: Plan, at: number): number | null =>
  candidates[at]?.attempt_timeout_seconds ?? settings.attempt_timeout_seconds;

/** One for all, or that of each where they differ. */
function limits(plan: Plan): number | string | null {
  const each = plan.candidates.map((_, at) => limitOf(plan, at));
  return new Set(each).size === 1 ? (each[0] ?? null) : each.map((limit) => String(limit)).join(", ");
}

/** What users set up, by its size and the beginning of its digest. */
export const configName = ({ files, sha256 }: NonNullable<Plan["candidates"][number]["host_config"]>): string =>
  `${plural(files, "file")}, ${sha256.slice(0, 12)}`;

function configOf({ candidates }: Plan): string {
  const known = candidates.flatMap(({ host_config }) => (host_config === undefined ? [] : [configName(host_config)]));
  return known.length === 0 ? "its user's own" : `its user's own (${[...new Set(known)].join("; ")})`;
}

const sampleText = ({ benchmark: { sample } }: Plan): string | null =>
  sample === null ? null : `${sample.size} of ${sample.of}, seed ${sample.seed}`;

/** What two runs must share to be compared, with its digest. */
export function fingerprintOf(plan: Plan, attempts: AttemptTable): Report["fingerprint"] {
  const all = (fact: Fact) => values(attempts, { start: 0, end: attempts.length }, fact);
  const fields: Report["fingerprint"]["fields"] = {
    benchmark: plan.benchmark.id,
    "benchmark revision": plan.benchmark.revision,
    "benchmark options": JSON.stringify(plan.benchmark.options),
    "task sample": sampleText(plan),
    "task set": digestOf(plan.tasks.map((task) => task.id).sort()),
    prompts: digestOf(sortedPairs(plan.tasks.map((task) => [task.id, task.prompt_sha256]))),
    verifiers: digestOf(sortedPairs(plan.tasks.map((task) => [task.id, task.verifier_sha256]))),
    attempts: plan.benchmark.max_attempts,
    repetitions: plan.repetitions,
    [LIMIT]: limits(plan),
    ...(plan.settings.use_host_config === true ? { "agent configuration": configOf(plan) } : {}),
    concurrency: plan.settings.concurrency,
    grading: plan.benchmark.grading,
    "harness version": all(READ["harness version"]).join(", ") || plan.harness_version,
    architecture: all(READ.architecture).join(", ") || null,
    "isolation tier": all(READ["isolation tier"]).join(", ") || null,
    containment: all(READ.containment).join(", ") || null,
    "hidden folders": all(READ["hidden folders"]).join(", ") || null,
    // Tasks need different ones: all of them, each once.
    "toolchains and environments":
      [...new Set(all(READ["toolchains and environments"]).flatMap((used) => used.split("; ")))]
        .sort()
        .filter((used) => used !== "")
        .join(", ") || null,
  };
  return { digest: digestOf(fields), fields };
}

type Pair = readonly [string, string | null];

/** As `sort` would have them, which puts every pair together as a text each time it is compared. */
function sortedPairs(pairs: readonly Pair[]): Pair[] {
  return pairs
    .map((pair) => ({ pair, text: String(pair) }))
    .sort((x, y) => (x.text < y.text ? -1 : x.text > y.text ? 1 : 0))
    .map(({ pair }) => pair);
}

function differ(attempts: AttemptTable, a: Span, b: Span, fact: Fact): boolean {
  // Nearly always all are alike, and that is told without a list.
  const first = fact.key(attempts, a.start);
  if (areAll(first, attempts, a, fact) && areAll(first, attempts, b, fact)) return false;
  return values(attempts, a, fact).join("\0") !== values(attempts, b, fact).join("\0");
}

function areAll(key: number, attempts: AttemptTable, { start, end }: Span, fact: Fact): boolean {
  for (let at = start; at < end; at++) if (fact.key(attempts, at) !== key) return false;
  return true;
}

function values(attempts: AttemptTable, { start, end }: Span, fact: Fact): readonly string[] {
  const found = new Set<string>();
  let last = Number.NaN;
  for (let at = start; at < end; at++) {
    const key = fact.key(attempts, at);
    if (key === last) continue;
    last = key;
    const value = fact.text(attempts, at);
    if (value !== null) found.add(value);
  }
  return [...found].sort();
}
