import type { JSX } from "preact";
import { plural, seconds, stepTime, UNKNOWN } from "#core/format.ts";
import type { Distribution, PairVerdict, Report } from "#core/records.gen.ts";
import { byRank } from "#core/report/by-rank.ts";
import { usageCoverage, usageKnown } from "#core/report/usage-coverage.ts";
import { DistributionChart } from "#plugins/reporters/charts/distribution.tsx";
import { Behind, Figure, Name, Section, Table } from "#plugins/reporters/html/parts.tsx";
import { line } from "#plugins/reporters/shared/inert.ts";
import {
  isMeasured,
  type Measure,
  MEASURES,
  quantile,
  solvedByAll,
  valuesOf,
} from "#plugins/reporters/shared/paired-set.ts";

/** Time, tokens and turns, where they compare: on the tasks that everyone passed. */
export function EffortSection({ report }: { report: Report }): JSX.Element {
  const tasks = solvedByAll(report);
  const measured = MEASURES.filter((measure) => isMeasured(report, measure));
  const missing = MEASURES.filter((measure) => !measured.includes(measure));
  const whose = report.candidates.length === 1 ? "it passed" : "all of them passed";
  return (
    <Section
      id="effort"
      title="What did it take?"
      lead={`Secondary: this never changes the verdict. Only the ${plural(tasks.length, "task")} that ${whose}, so that hard tasks do not weigh on whoever dared them. Columns: how many tasks; diamond: the median; thick line: the middle half. Means over passing trials.`}
    >
      {measured.map((measure) => (
        <div key={measure.id} class="effort">
          <h3>{measure.title}</h3>
          {report.pairs.length === 1 ? <Ratio pair={report.pairs[0]} measure={measure} /> : null}
          <Figure draw={(frame) => <DistributionChart report={report} measure={measure} {...frame} />} />
        </div>
      ))}
      {missing.length === 0 ? null : (
        <p class="quiet">Nothing to draw for: {missing.map(({ title }) => title.toLowerCase()).join("; ")}.</p>
      )}
      {measured.length === 0 ? null : (
        <Behind title="Quartiles">
          <Table
            caption="Quartiles over the tasks that every candidate passed"
            words={2}
            head={["Candidate", "Measure", "tasks", "quarter", "median", "three quarters", "most"]}
            rows={measured.flatMap((measure) =>
              byRank(report.candidates).map(({ name, at }) => {
                const values = valuesOf(tasks, at, measure);
                const at4 = (share: number) => written(quantile(values, share), measure);
                return [
                  <Name at={at} name={name} />,
                  measure.title,
                  values.length,
                  at4(0.25),
                  at4(0.5),
                  at4(0.75),
                  at4(1),
                ];
              }),
            )}
          />
        </Behind>
      )}
      <Behind title="Every attempt, passed or not">
        <Table
          caption="Per attempt, mean and standard deviation"
          head={[
            "Candidate",
            "attempts",
            "elapsed",
            "tokens in, cache included",
            "tokens out",
            "usage known",
            "turns",
            "tool calls",
            "provision",
            "solve",
            "verify",
          ]}
          rows={byRank(report.candidates).map((candidate) => {
            const { at, name, attempts, elapsed_seconds, tokens, turns, tool_calls, phases } = candidate;
            return [
              <Name at={at} name={name} />,
              attempts,
              spread(elapsed_seconds, seconds),
              spread(tokens.input, whole),
              spread(tokens.output, whole),
              usageKnown(usageCoverage(candidate)),
              spread(turns, tenth),
              spread(tool_calls, tenth),
              spread(phases.provision, stepTime),
              spread(phases.solve, stepTime),
              spread(phases.verify, stepTime),
            ];
          })}
        />
      </Behind>
    </Section>
  );
}

/** The paired comparison of one measure in a sentence. */
function Ratio({ pair, measure }: { pair: PairVerdict | undefined; measure: Measure }): JSX.Element | null {
  const name = measure.id === "time_to_solve_seconds" ? "time_to_solve" : measure.id;
  const metric = pair?.secondary.find((secondary) => secondary.metric === name);
  if (pair === undefined || metric === undefined || metric.ratio === null) return null;
  const range =
    metric.low === null || metric.high === null
      ? ""
      : ` (95 % interval ${metric.low.toFixed(2)} to ${metric.high.toFixed(2)})`;
  return (
    <p>
      Task by task, B takes {metric.ratio.toFixed(2)} times as much as A in the geometric mean{range}
      {metric.favours === null ? ": no clear difference." : `, in favour of ${line(metric.favours, 80)}.`}
    </p>
  );
}

function spread({ mean, stdev }: Distribution, write: (value: number) => string): string {
  if (mean === null) return UNKNOWN;
  return stdev === null ? write(mean) : `${write(mean)} ± ${write(stdev)}`;
}

const written = (value: number | null, { write }: Measure): string => (value === null ? UNKNOWN : write(value));
const whole = (value: number): string => value.toFixed(0);
const tenth = (value: number): string => value.toFixed(1);
