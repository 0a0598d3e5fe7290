import { EXIT } from "#core/errors.ts";
import { plural } from "#core/format.ts";
import type { OutcomeClass } from "#core/outcome.ts";
import { shardOf } from "#core/plan.ts";
import type { Span } from "#core/trial-results.ts";
import type { RecordedRun } from "#record/read-run.ts";

/** Why a run came to nothing. */
export interface NothingScored {
  /** `EXIT.prerequisite` where all of it is for want of something on this machine, else `EXIT.runtime`. */
  readonly exit: number;
  /** Several lines: what became of the trials, the commonest reason in full, what to do. */
  readonly text: string;
}

/**
 * Says so when no trial of a run, or of the part that was to be run here, has a result of a candidate's own; null when
 * any has. A part ends like a whole: who joins parts takes what each left behind however it ended, and a job that did
 * nothing should be seen to have failed and be run again.
 * @param warnings what a person was warned of already, which is not said in full again
 * @param accountStep what to do about accounts that were refused, of the candidates at these indices
 */
export async function nothingScored(
  run: Pick<RecordedRun, "plan" | "shard" | "results">,
  resume: string,
  warnings: readonly string[],
  accountStep: (candidates: readonly number[]) => Promise<string>,
): Promise<NothingScored | null> {
  const { plan, results } = run;
  const counts = new Map<OutcomeClass, number>();
  const reasons = new Map<string, number>();
  const refused = new Set<number>();
  const spans = spansOf(run);
  for (const { candidate, start, end } of spans) {
    for (let trial = start; trial < end; trial++) {
      if (results.isScored(trial)) return null;
      const cls = results.classOf(trial);
      if (cls === "auth") refused.add(candidate);
      count(counts, cls);
      if (results.isRecorded(trial)) count(reasons, results.reasonOf(trial));
    }
  }
  const trials = spans.reduce((sum, { start, end }) => sum + end - start, 0);
  const classes = commonest(counts);
  const [main] = classes.filter((cls) => cls !== "not_run");
  const [reason] = commonest(reasons);
  const step =
    main === "auth"
      ? await accountStep([...refused].sort((a, b) => a - b))
      : nextStep(main ?? "not_run", plan.benchmark.id);
  const text = [
    `Nothing could be scored: of ${plural(trials, "trial")}, ${classes.map((cls) => endedAs(cls, counts.get(cls) ?? 0)).join(", ")}.`,
    ...(reason === undefined ? [] : [`  most often: ${inBrief(reason, warnings)}`]),
    `  → ${step} Then go on with: ${resume}`,
  ].join("\n");
  return { exit: main === "environment" && isAlone(classes) ? EXIT.prerequisite : EXIT.runtime, text };
}

/** The trials that were to be run here. In no order of time: to know that, all of a plan has to be shuffled. */
function spansOf({
  plan,
  shard,
  results,
}: Pick<RecordedRun, "plan" | "shard" | "results">): readonly (Span & { readonly candidate: number })[] {
  const all = plan.tasks.map((_, task) => task);
  const parts =
    shard === null ? plan.candidates.map((_, candidate) => ({ candidate, tasks: all })) : [shardOf(plan, shard)];
  return parts.flatMap(({ candidate, tasks }) =>
    tasks.map((task) => ({ candidate, ...results.trials(candidate, task) })),
  );
}

const inBrief = (reason: string, warnings: readonly string[]): string =>
  warnings.some((warning) => warning.includes(reason)) ? "as warned of above" : reason.replaceAll("\n", "\n  ");

const endedAs = (cls: OutcomeClass, times: number): string =>
  cls === "not_run" ? `${times} ${times === 1 ? "was" : "were"} not run` : `${times} ended as ${cls}`;

function nextStep(cls: OutcomeClass, benchmark: string): string {
  switch (cls) {
    case "environment":
      return `\`benchmark doctor --benchmark ${benchmark}\` says what this machine lacks and how to get it.`;
    case "rate_limit":
    case "overloaded":
    case "provider":
      return "The provider gave no answer: wait, or check its name, its model and the network.";
    case "disk":
      return "Make room on the disk.";
    case "oom":
      return "Give it more memory, or run fewer at once: --concurrency 1.";
    case "verifier_timeout":
      return "Run fewer at once: --concurrency 1.";
    default:
      return "Read run-record.json and stderr of an attempt in the run-dir.";
  }
}

const isAlone = (classes: readonly OutcomeClass[]): boolean =>
  classes.every((cls) => cls === "environment" || cls === "not_run");

function count<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

const commonest = <K>(counts: ReadonlyMap<K, number>): K[] =>
  [...counts].sort(([, a], [, b]) => b - a).map(([key]) => key);
