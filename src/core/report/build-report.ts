import { trialAt } from "#core/cells.ts";
import type { IndexRow, Plan, Report } from "#core/records.gen.ts";
import { candidateReports } from "#core/report/candidates.ts";
import { drilldownOf, type Excerpts } from "#core/report/drilldown.ts";
import { fingerprintOf } from "#core/report/fingerprint.ts";
import { headlineOf } from "#core/report/headline.ts";
import { notesOf } from "#core/report/notes.ts";
import { decideAll } from "#core/report/pairs.ts";
import { taskReports } from "#core/report/tasks.ts";
import { shellWord } from "#core/shell-word.ts";
import { count, TrialResults } from "#core/trial-results.ts";
import { rankRanges } from "#core/verdict/rank.ts";

export interface ReportInput {
  readonly plan: Plan;
  /** One row per attempt that counts; `TrialResults` of the plan as they are. */
  readonly rows: Iterable<IndexRow>;
  readonly runDirName: string;
  /** The run-dir as its reader would name it; its name unless said. */
  readonly shownPath?: string;
  readonly generatedAt: string;
  /** What was wrong with files of the run-dir. */
  readonly problems: readonly string[];
  /** Of trials without a record that counts, by number, why that which is there does not; the rest have none. */
  readonly refused?: ReadonlyMap<number, string>;
  /** What was read of the files that `wantedExcerpts` names; without them, nothing is quoted. */
  readonly excerpts?: Excerpts;
  /** Fingerprint fields that differ, where somebody else has compared them; otherwise the rows of each pair are. */
  readonly fingerprintDifferences?: readonly string[];
}

/** Records to report: score, aggregate, decide. Pure, and the only source of every format. */
export function buildReport({
  plan,
  rows,
  runDirName,
  shownPath = runDirName,
  generatedAt,
  problems,
  refused = new Map(),
  excerpts = new Map(),
  fingerprintDifferences,
}: ReportInput): Report {
  const results = TrialResults.of(plan, rows);
  const pairs = decideAll(plan, results, fingerprintDifferences);
  const ranks = rankRanges(
    plan.candidates.map((candidate) => candidate.name),
    pairs,
  );
  const candidates = candidateReports(plan, results).map((candidate) => ({
    ...candidate,
    rank: plan.candidates.length < 2 ? null : (ranks.get(candidate.name) ?? null),
  }));
  const report: Report = {
    schema_version: "3.1",
    generated_at: generatedAt,
    harness_version: plan.harness_version,
    kind: plan.kind,
    run_dir: runDirName,
    plan_digest: plan.digest,
    ...headlineOf(candidates, pairs, plan.settings.baseline),
    benchmark: {
      id: plan.benchmark.id,
      revision: plan.benchmark.revision,
      grading: plan.benchmark.grading,
      threat_model: plan.benchmark.threat_model,
      max_attempts: plan.benchmark.max_attempts,
      validation: plan.validation,
      comparability: plan.benchmark.comparability,
      ...(plan.benchmark.left_out === undefined ? {} : { left_out: plan.benchmark.left_out }),
      sample: plan.benchmark.sample,
      tasks_planned: plan.tasks.length,
    },
    repetitions: plan.repetitions,
    settings: plan.settings,
    completeness: completenessOf(plan, results, refused),
    candidates,
    pairs,
    tasks: taskReports(plan, results),
    drilldown: drilldownOf(plan, results, excerpts),
    fingerprint: fingerprintOf(plan, results.attempts),
    noise_floor: noiseFloor(plan, pairs),
    reproduce: reproduction(plan, shownPath),
    notes: [],
  };
  return { ...report, notes: [...notesOf(report), ...problems] };
}

function completenessOf(
  plan: Plan,
  results: TrialResults,
  refused: ReadonlyMap<number, string>,
): Report["completeness"] {
  const all = { start: 0, end: results.size };
  const missing: Report["completeness"]["missing"] = [];
  for (let trial = 0; trial < results.size; trial++) {
    if (results.isScored(trial)) continue;
    const { candidate, task, repetition } = trialAt(plan, trial);
    missing.push({
      candidate: plan.candidates[candidate]?.name ?? "",
      task_id: plan.tasks[task]?.id ?? "",
      repetition,
      class: results.classOf(trial),
      reason: refused.get(trial) ?? results.reasonOf(trial),
    });
  }
  return {
    expected: results.size,
    received: count(all, (trial) => results.isRecorded(trial)),
    scored: results.size - missing.length,
    missing,
  };
}

/** Two names for one candidate: whatever differs between them is noise. */
function noiseFloor(plan: Plan, pairs: readonly Report["pairs"][number][]): Report["noise_floor"] {
  const [pair] = pairs;
  if (plan.kind !== "aa" || pair === undefined) return null;
  return { deviation: pair.se, false_win: pair.kind === "win" };
}

/** The command that makes such a run again, in a run-dir of its own, and those that go on with this one. */
function reproduction(plan: Plan, shownPath: string): string[] {
  const isValue = (at: number) => OF_THIS_RUN.has(plan.command[at - 1] ?? "");
  const again = plan.command.filter((word, at) => !OF_THIS_RUN.has(word.split("=", 1)[0] ?? "") && !isValue(at));
  return [
    ...(again.length === 0 ? [] : [again.map(shellWord).join(" ")]),
    `benchmark report --run-dir ${shellWord(shownPath)}`,
    `benchmark resume --run-dir ${shellWord(shownPath)}`,
  ];
}

const OF_THIS_RUN: ReadonlySet<string> = new Set(["--run-dir", "--shard", "--plan"]);
