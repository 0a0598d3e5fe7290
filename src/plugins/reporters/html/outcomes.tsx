import type { JSX } from "preact";
import type { Report } from "#core/records.gen.ts";
import { byRank } from "#core/report/by-rank.ts";
import { OutcomesChart } from "#plugins/reporters/charts/outcomes.tsx";
import { Behind, Figure, Name, Section, Table } from "#plugins/reporters/html/parts.tsx";
import { countIn, OUTCOME_GROUPS } from "#plugins/reporters/shared/outcome-groups.ts";

/** How trials ended, by class. */
export function OutcomesSection({ report }: { report: Report }): JSX.Element {
  const { candidates } = report;
  const seen = OUTCOME_GROUPS.filter((group) => candidates.some(({ classes }) => countIn(group, classes) > 0));
  const classes = OUTCOME_GROUPS.flatMap((group) => group.classes).filter((cls) =>
    candidates.some((candidate) => Object.hasOwn(candidate.classes, cls)),
  );
  return (
    <Section id="outcomes" title="How did trials end?">
      <ul class="legend">
        {seen.map(({ id, label }) => (
          <li key={id}>
            <span class={`swatch s-${id}`} /> {label}
          </li>
        ))}
      </ul>
      <Figure draw={(frame) => <OutcomesChart report={report} {...frame} />} />
      <Behind title="Trials by class">
        <Table
          caption="Trials by outcome class"
          head={["Candidate", "trials", "passed", "timed out", ...classes]}
          rows={byRank(candidates).map((candidate) => [
            <Name at={candidate.at} name={candidate.name} />,
            candidate.trials,
            candidate.passed,
            candidate.timed_out,
            ...classes.map((cls) => candidate.classes[cls] ?? "·"),
          ])}
        />
      </Behind>
    </Section>
  );
}
