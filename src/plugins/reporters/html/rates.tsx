import type { JSX } from "preact";
import { percent, UNKNOWN } from "#core/format.ts";
import type { Rate, Report } from "#core/records.gen.ts";
import { byRank, rankText } from "#core/report/by-rank.ts";
import { missingOf } from "#core/report/headline.ts";
import { PassRateChart } from "#plugins/reporters/charts/pass-rate.tsx";
import { Behind, Figure, Name, Section, Table, Text } from "#plugins/reporters/html/parts.tsx";

/** Each candidate by itself. */
export function RatesSection({ report }: { report: Report }): JSX.Element {
  const { candidates, benchmark, repetitions } = report;
  const first = benchmark.max_attempts > 1;
  const short = candidates.some((candidate) => missingOf(candidate) !== "");
  return (
    <Section
      id="rates"
      title="How often does each pass?"
      lead={`A trial passes when any of its ${benchmark.max_attempts === 1 ? "one attempt" : `${benchmark.max_attempts} attempts`} does. Lines are 95 % Wilson intervals: how far the rate could be off by luck.${repetitions > 1 ? " They take repetitions of a task for trials of their own, so they are rather too narrow; the difference above does not." : ""}`}
    >
      <Figure draw={(frame) => <PassRateChart report={report} {...frame} />} />
      <Behind title="The numbers of every candidate">
        <Table
          caption="Candidates"
          words={3}
          head={[
            "Candidate",
            "Backend",
            "Model",
            "Rank",
            `pass@${benchmark.max_attempts}`,
            ...(first ? ["pass@1"] : []),
            ...(short ? ["all trials, missing ones as failed"] : []),
            ...(repetitions > 1 ? ["once in k", "every time"] : []),
            "scored",
          ]}
          rows={byRank(candidates).map((candidate) => [
            <Name at={candidate.at} name={candidate.name} />,
            <Text>{candidate.backend}</Text>,
            candidate.model === "" ? UNKNOWN : <Text>{candidate.model}</Text>,
            rankText(candidate),
            withInterval(candidate.pass_at_attempts),
            ...(first ? [withInterval(candidate.pass_at_1)] : []),
            ...(short ? [withInterval(candidate.rate_over_all)] : []),
            ...(repetitions > 1
              ? [
                  percent(candidate.over_repetitions?.at_least_once ?? null),
                  percent(candidate.over_repetitions?.every_time ?? null),
                ]
              : []),
            `${candidate.scored} of ${candidate.trials}`,
          ])}
        />
      </Behind>
    </Section>
  );
}

function withInterval({ rate, passed, n, wilson }: Rate): string {
  if (rate === null || wilson === null) return UNKNOWN;
  return `${percent(rate)} (${passed}/${n}; ${(wilson.low * 100).toFixed(1)} to ${(wilson.high * 100).toFixed(1)})`;
}
