import type { PairVerdict, Report } from "#core/records.gen.ts";
import { TABLES_CSV } from "#core/report/report-files.ts";
import { defineReporter } from "#plugins/reporters/contract.ts";
import { csvText, decimal, type CsvCell } from "#plugins/reporters/shared/csv.ts";

/** Tables for spreadsheets and scripts. Every attempt by itself is in `attempts.csv`, see `attempts.ts`. */
export default defineReporter({
  id: "csv",
  summary: `${Object.values(TABLES_CSV).join(", ")}: the numbers of the report as tables`,
  render: (report) => [
    { name: TABLES_CSV.byModel, content: byModel(report) },
    { name: TABLES_CSV.perTask, content: perTask(report) },
    { name: TABLES_CSV.pairs, content: pairs(report) },
  ],
});

/** Attempts are those on record; passes and their rate are of trials, the rate over those that were scored. */
function byModel({ candidates }: Report): string {
  return csvText(
    [
      "label",
      "backend_id",
      "model",
      "total_attempts",
      "passed",
      "pass_rate",
      "elapsed_seconds_mean",
      "elapsed_seconds_stdev",
    ],
    candidates.map(({ name, backend, model, attempts, passed, pass_at_attempts, elapsed_seconds }) => [
      name,
      backend,
      model,
      attempts,
      passed,
      decimal(pass_at_attempts.rate),
      decimal(elapsed_seconds.mean),
      decimal(elapsed_seconds.stdev),
    ]),
  );
}

function perTask({ candidates, tasks }: Report): string {
  return csvText(
    ["label", "task_id", "attempts", "passed", "pass_rate", "elapsed_seconds_mean", "elapsed_seconds_stdev"],
    candidates.flatMap(({ name }, at) =>
      tasks.flatMap(({ id, cells }) => {
        const cell = cells[at];
        if (cell === undefined) return [];
        const { passed, pass_rate, elapsed_seconds } = cell;
        // Every attempt on record has its elapsed time, so their number is that of the attempts.
        return [
          [
            name,
            id,
            elapsed_seconds.n,
            passed,
            decimal(pass_rate),
            decimal(elapsed_seconds.mean),
            decimal(elapsed_seconds.stdev),
          ],
        ];
      }),
    ),
  );
}

/** One column per field of a pair; probabilities keep every digit, since a small one must not read as zero. */
const PAIR_COLUMNS: Readonly<Record<string, (pair: PairVerdict) => CsvCell>> = {
  a: (pair) => pair.a,
  b: (pair) => pair.b,
  kind: (pair) => pair.kind,
  winner: (pair) => pair.winner,
  leader: (pair) => pair.leader,
  reason: (pair) => pair.reason,
  delta: (pair) => decimal(pair.delta),
  se: (pair) => decimal(pair.se),
  ci_low: (pair) => decimal(pair.ci?.low),
  ci_high: (pair) => decimal(pair.ci?.high),
  ci90_low: (pair) => decimal(pair.ci90?.low),
  ci90_high: (pair) => decimal(pair.ci90?.high),
  bootstrap_low: (pair) => decimal(pair.bootstrap?.low),
  bootstrap_high: (pair) => decimal(pair.bootstrap?.high),
  p: (pair) => pair.p,
  p_adjusted: (pair) => pair.p_adjusted,
  mde: (pair) => decimal(pair.mde),
  n_tasks: (pair) => pair.n_tasks,
  n_clusters: (pair) => pair.n_clusters,
  wins_a: (pair) => pair.wins_a,
  wins_b: (pair) => pair.wins_b,
  ties: (pair) => pair.ties,
  excluded_tasks: (pair) => pair.excluded_tasks.length,
  missing_cells: (pair) => pair.missing_cells,
  robust: (pair) => pair.robust,
  conditions_failed: (pair) => pair.conditions.flatMap(({ id, ok }) => (ok ? [] : [id])).join("; "),
  more_tasks: (pair) => pair.more_tasks,
  more_repetitions: (pair) => pair.more_repetitions,
  fingerprint_differences: (pair) => pair.fingerprint_differences.join("; "),
  ...secondaryColumns("time_to_solve"),
  ...secondaryColumns("tokens"),
  ...secondaryColumns("turns"),
  compat_pass_rate: (pair) => pair.compat?.pass_rate ?? null,
  compat_elapsed_seconds: (pair) => pair.compat?.elapsed_seconds ?? null,
};

function secondaryColumns(metric: PairVerdict["secondary"][number]["metric"]): typeof PAIR_COLUMNS {
  const of = (pair: PairVerdict) => pair.secondary.find((one) => one.metric === metric);
  return {
    [`${metric}_n`]: (pair) => of(pair)?.n ?? null,
    [`${metric}_ratio`]: (pair) => decimal(of(pair)?.ratio),
    [`${metric}_ratio_low`]: (pair) => decimal(of(pair)?.low),
    [`${metric}_ratio_high`]: (pair) => decimal(of(pair)?.high),
    [`${metric}_favours`]: (pair) => of(pair)?.favours ?? null,
  };
}

function pairs(report: Report): string {
  const columns = Object.entries(PAIR_COLUMNS);
  return csvText(
    columns.map(([name]) => name),
    report.pairs.map((pair) => columns.map(([, read]) => read(pair))),
  );
}
