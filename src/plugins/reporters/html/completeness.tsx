import type { JSX } from "preact";
import { percent, plural } from "#core/format.ts";
import type { PairVerdict, Report } from "#core/records.gen.ts";
import { Behind, Name, Section, Table, Text } from "#plugins/reporters/html/parts.tsx";
import { line } from "#plugins/reporters/shared/inert.ts";

/** Rows of a list before the rest is left to report.json. */
const MOST = 200;
/** Pairs that are worth a line each. */
const FEW = 3;

/** What is missing, and whether the verdict depends on it. */
export function CompletenessSection({ report }: { report: Report }): JSX.Element {
  const { completeness, pairs, settings, candidates } = report;
  const { expected, received, scored, missing } = completeness;
  const at = new Map(candidates.map(({ name }, index) => [name, index]));
  const touched = pairs.filter((pair) => pair.missing_cells > 0);
  const excluded = pairs.flatMap((pair) => pair.excluded_tasks.map((task) => ({ pair, task })));
  return (
    <Section
      id="completeness"
      title="Is anything missing?"
      lead={
        missing.length === 0
          ? `No: all ${plural(expected, "planned trial")} have a result of the candidate's own.`
          : `${scored} of ${plural(expected, "planned trial")} have a result of the candidate's own (${received} have any record). ${candidates.length === 1 ? "The others are not in its rates." : `A task without one on both sides leaves both sides; at most ${percent(settings.max_excluded)} of the tasks may.`}`
      }
    >
      <ul>
        {touched.length > FEW ? (
          <Together pairs={touched} />
        ) : (
          touched.map((pair) => (
            <li key={`${pair.a} ${pair.b}`}>
              <Text>{pair.a}</Text> and <Text>{pair.b}</Text>: {bounds(pair)}
            </li>
          ))
        )}
      </ul>
      {missing.length === 0 ? null : (
        <Behind title={`${plural(missing.length, "trial")} without a result`}>
          <Table
            caption="Trials without a scored result"
            words={5}
            head={["Task", "Candidate", "Repetition", "Class", "Why"]}
            rows={missing
              .slice(0, MOST)
              .map(({ candidate, task_id, repetition, class: cls, reason }) => [
                <Text>{task_id}</Text>,
                <Name at={at.get(candidate) ?? -1} name={candidate} />,
                repetition,
                cls,
                <Text>{reason}</Text>,
              ])}
          />
          <More count={missing.length - MOST} />
        </Behind>
      )}
      {excluded.length === 0 ? null : (
        <Behind
          title={`${plural(excluded.length, "task")} that left both sides${pairs.length > 1 ? ", over all pairs" : ""}`}
        >
          <Table
            caption="Tasks that left both sides"
            words={3}
            head={["Task", "Pair", "Why"]}
            rows={excluded
              .slice(0, MOST)
              .map(({ pair, task }) => [
                <Text>{task.task_id}</Text>,
                `${line(pair.a, 40)} − ${line(pair.b, 40)}`,
                <Text>{task.reason}</Text>,
              ])}
          />
          <More count={excluded.length - MOST} />
        </Behind>
      )}
    </Section>
  );
}

/** Many pairs in a few lines; each one's own numbers are in report.json. */
function Together({ pairs }: { pairs: readonly PairVerdict[] }): JSX.Element {
  const out = pairs.map(({ excluded_tasks }) => excluded_tasks.length);
  const safe = pairs.filter(({ robust }) => robust === true).length;
  const unsafe = pairs.filter(({ robust }) => robust === false).length;
  return (
    <>
      <li>
        {plural(pairs.length, "pair")} lost {Math.min(...out)} to {Math.max(...out)} tasks.
      </li>
      {safe === 0 ? null : <li>In {safe} of them the winner stays even if every missing trial had gone against it.</li>}
      {unsafe === 0 ? null : (
        <li>In {unsafe} of them the winner would not survive the worst case, so none is declared.</li>
      )}
    </>
  );
}

function bounds({ missing_cells, robust, excluded_tasks }: PairVerdict): string {
  const what = `${plural(missing_cells, "missing trial")}, ${plural(excluded_tasks.length, "task")} out`;
  if (robust === null) return `${what}.`;
  return robust
    ? `${what}; the winner stays even if every missing trial had gone against it.`
    : `${what}; the winner would not survive the worst case, so none is declared.`;
}

const More = ({ count }: { count: number }): JSX.Element | null =>
  count > 0 ? <p class="quiet">And {count} more, all in report.json.</p> : null;
