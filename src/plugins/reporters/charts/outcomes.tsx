import type { JSX } from "preact";
import { percent, plural } from "#core/format.ts";
import type { CandidateReport, Report } from "#core/records.gen.ts";
import { byRank } from "#core/report/by-rank.ts";
import { linearAxis } from "#plugins/reporters/charts/axis.ts";
import { type Axis, type ChartProps, px, RowChart } from "#plugins/reporters/charts/row-chart.tsx";
import { letter } from "#plugins/reporters/shared/letter.ts";
import { countIn, OUTCOME_GROUPS } from "#plugins/reporters/shared/outcome-groups.ts";

/** How each candidate's trials ended, as shares of all planned ones. */
export function OutcomesChart({ report, ...frame }: ChartProps & { report: Report }): JSX.Element {
  const ranked = byRank(report.candidates);
  return (
    <RowChart
      {...frame}
      alt={`How trials ended, as shares of all planned. ${ranked.map((candidate) => `${candidate.name}: ${inWords(candidate)}`).join("; ")}.`}
      axis={(span) => linearAxis([0, 1], span, "all planned trials", (share) => `${Math.round(share * 100)} %`)}
      rows={ranked.map((candidate) => ({
        label: `${letter(candidate.at)}  ${candidate.name}`,
        value: plural(candidate.trials, "trial"),
        marks: (x) => <Stack candidate={candidate} x={x} />,
      }))}
    />
  );
}

function Stack({ candidate, x }: { candidate: CandidateReport; x: Axis }): JSX.Element {
  let from = 0;
  return (
    <>
      {OUTCOME_GROUPS.map((group) => {
        const share = shareOf(candidate, countIn(group, candidate.classes));
        const [left, right] = [x.at(from), x.at(from + share)];
        from += share;
        // A hair of ground between neighbours tells them apart without colour.
        return share === 0 ? null : (
          <rect
            key={group.id}
            class={`s-${group.id}`}
            x={px(left)}
            y="-9"
            width={px(Math.max(0.6, right - left - 1))}
            height="18"
          />
        );
      })}
    </>
  );
}

const shareOf = ({ trials }: CandidateReport, count: number): number => (trials === 0 ? 0 : count / trials);

function inWords(candidate: CandidateReport): string {
  return OUTCOME_GROUPS.map((group) => [group.label, countIn(group, candidate.classes)] as const)
    .filter(([, count]) => count > 0)
    .map(([label, count]) => `${label} ${percent(shareOf(candidate, count))}`)
    .join(", ");
}
