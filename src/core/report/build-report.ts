import type { IndexRow, Plan, Report } from "#core/records.gen.ts";
import { candidateReports } from "#core/report/candidates.ts";
import { drilldownOf, type Excerpts } from "#core/report/drilldown.ts";
import { fingerprintOf } from "#core/report/fingerprint.ts";
import { headlineOf } from "#core/report/headline.ts";
import { notesOf } from "#core/report/notes.ts";
import { decideAll } from "#core/report/pairs.ts";
import { taskReports } from "#core/report/tasks.ts";
import { TrialResults } from "#core/trial-result.ts";
import { rankRanges } from "#core/verdict/rank.ts";

export interface ReportInput {
  readonly plan: Plan;
  /** One row per attempt that counts. */
  readonly rows: readonly IndexRow[];
  readonly runDirName: string;
  readonly generatedAt: string;
  /** What was wrong with files of the run-dir. */
  readonly problems: readonly string[];
  /** What was read of the files that `wantedExcerpts` names; without them, nothing is quoted. */
  readonly excerpts?: Excerpts;
}

/** Records to report: score, aggregate, decide. Pure, and the only source of every format. */
export function buildReport({
  plan,
  rows,
  runDirName,
  generatedAt,
  problems,
  excerpts = new Map(),
}: ReportInput): Report {
  const results = new TrialResults(plan, rows);
  const pairs = decideAll(plan, results);
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
    ...headlineOf(candidates, pairs),
    benchmark: {
      id: plan.benchmark.id,
      revision: plan.benchmark.revision,
      grading: plan.benchmark.grading,
      threat_model: plan.benchmark.threat_model,
      max_attempts: plan.benchmark.max_attempts,
      validation: plan.validation,
      tasks_planned: plan.tasks.length,
    },
    repetitions: plan.repetitions,
    settings: plan.settings,
    completeness: completenessOf(plan, results),
    candidates,
    pairs,
    tasks: taskReports(plan, results),
    drilldown: drilldownOf(plan, results, excerpts),
    fingerprint: fingerprintOf(plan, rows),
    noise_floor: noiseFloor(plan, pairs),
    reproduce: reproduction(plan, runDirName),
    notes: [],
  };
  return { ...report, notes: [...notesOf(report), ...problems] };
}

function completenessOf(plan: Plan, results: TrialResults): Report["completeness"] {
  return {
    expected: results.all.length,
    received: results.all.filter((trial) => trial.rows.length > 0).length,
    scored: results.all.filter((trial) => trial.scored).length,
    missing: results.all
      .filter((trial) => !trial.scored)
      .map(({ trial, class: cls, reason }) => ({
        candidate: plan.candidates[trial.candidate]?.name ?? "",
        task_id: plan.tasks[trial.task]?.id ?? "",
        repetition: trial.repetition,
        class: cls,
        reason,
      })),
  };
}

/** Two names for one candidate: whatever differs between them is noise. */
function noiseFloor(plan: Plan, pairs: readonly Report["pairs"][number][]): Report["noise_floor"] {
  const [pair] = pairs;
  if (plan.kind !== "aa" || pair === undefined) return null;
  return { deviation: pair.se, false_win: pair.kind === "win" };
}

function reproduction(plan: Plan, runDirName: string): string[] {
  const again = plan.command.map(quote).join(" ");
  return [
    ...(again === "" ? [] : [again]),
    `benchmark report --run-dir ${quote(runDirName)}`,
    `benchmark resume --run-dir ${quote(runDirName)}`,
  ];
}

const quote = (word: string): string =>
  /^[A-Za-z0-9_./:=,@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
