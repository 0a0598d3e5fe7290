import { NUMBER, TEXT } from "#core/attempt-fields.ts";
import type { AttemptTable } from "#core/attempt-table.ts";
import { digestOf } from "#core/digest.ts";
import type { Plan, Report } from "#core/records.gen.ts";
import { count, type Span, type TrialResults } from "#core/trial-results.ts";

/** Facts of an attempt that must be alike on both sides of a comparison, and are not the declared treatment. */
const READ = {
  "harness version": (attempts, at) => attempts.text(at, TEXT.harness),
  architecture: (attempts, at) => attempts.text(at, TEXT.arch),
  "isolation tier": (attempts, at) => attempts.text(at, TEXT.tier),
  containment: (attempts, at) => attempts.text(at, TEXT.contain),
  "hidden folders": (attempts, at) => HIDDEN[attempts.number(at, NUMBER.hidden)] ?? "null",
  "toolchains and environments": (attempts, at) => attempts.text(at, TEXT.with),
  // Later prompts quote test output, so only the first attempt's can be compared.
  prompt: (attempts, at) => (attempts.number(at, NUMBER.a) === 1 ? attempts.text(at, TEXT.prompt) : null),
  verifier: (attempts, at) => attempts.text(at, TEXT.verifier),
} as const satisfies Readonly<Record<string, Read>>;

type Read = (attempts: AttemptTable, at: number) => string | null;

const HIDDEN = ["false", "true"];
const FIELDS = Object.entries(READ);

/** Names of the fields in which two candidates' attempts differ on a task both tried. */
export function fingerprintDifferences(plan: Plan, results: TrialResults, a: number, b: number): readonly string[] {
  const differing = new Set<string>();
  for (let task = 0; task < plan.tasks.length; task++) {
    const [ofA, ofB] = [a, b].map((candidate) => results.attemptsOf(results.trials(candidate, task))) as [Span, Span];
    if (ofA.start === ofA.end || ofB.start === ofB.end) continue;
    for (const [field, read] of FIELDS)
      if (!differing.has(field) && differ(results.attempts, ofA, ofB, read)) differing.add(field);
  }
  return [...differing].sort();
}

const sampleText = ({ benchmark: { sample } }: Plan): string | null =>
  sample === null ? null : `${sample.size} of ${sample.of}, seed ${sample.seed}`;

/** What two runs must share to be compared, with its digest. */
export function fingerprintOf(plan: Plan, attempts: AttemptTable): Report["fingerprint"] {
  const all = (read: Read) => values(attempts, { start: 0, end: attempts.length }, read);
  const fields: Report["fingerprint"]["fields"] = {
    benchmark: plan.benchmark.id,
    "benchmark revision": plan.benchmark.revision,
    "benchmark options": JSON.stringify(plan.benchmark.options),
    "task sample": sampleText(plan),
    "task set": digestOf(plan.tasks.map((task) => task.id).sort()),
    prompts: digestOf(plan.tasks.map((task) => [task.id, task.prompt_sha256]).sort()),
    verifiers: digestOf(plan.tasks.map((task) => [task.id, task.verifier_sha256]).sort()),
    attempts: plan.benchmark.max_attempts,
    repetitions: plan.repetitions,
    "attempt timeout (s)": plan.settings.attempt_timeout_seconds,
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

function differ(attempts: AttemptTable, a: Span, b: Span, read: Read): boolean {
  // Nearly always all are alike, and that is told without a list.
  const first = read(attempts, a.start);
  if (first !== null && [a, b].every((span) => count(span, (at) => read(attempts, at) !== first) === 0)) return false;
  return values(attempts, a, read).join("\0") !== values(attempts, b, read).join("\0");
}

function values(attempts: AttemptTable, { start, end }: Span, read: Read): readonly string[] {
  const found = new Set<string>();
  for (let at = start; at < end; at++) {
    const value = read(attempts, at);
    if (value !== null) found.add(value);
  }
  return [...found].sort();
}
