import type { JSX } from "preact";
import { plural, UNKNOWN } from "#core/format.ts";
import type { Report, TaskCell } from "#core/records.gen.ts";
import { byRank, inRankOrder } from "#core/report/by-rank.ts";
import { TaskMap } from "#plugins/reporters/charts/task-map.tsx";
import { Behind, Breakable, Figure, Section, Text } from "#plugins/reporters/html/parts.tsx";
import { agreementOf, type Task } from "#plugins/reporters/shared/agreement.ts";
import { line } from "#plugins/reporters/shared/inert.ts";
import { letter } from "#plugins/reporters/shared/letter.ts";

/** Tasks shown before a reader has to ask for more, unless there are hardly more than that. */
const FIRST = 30;
const ALMOST_ALL = 40;

/** Where candidates differ, task by task. */
export function TasksSection({ report }: { report: Report }): JSX.Element {
  const { differing, alike } = agreementOf(report);
  const shown = differing.length <= ALMOST_ALL ? differing.length : FIRST;
  const [first, rest] = [differing.slice(0, shown), differing.slice(shown)];
  const many = report.candidates.length > 1;
  return (
    <Section
      id="tasks"
      title={many ? "Where do they differ?" : "Task by task"}
      {...(many ? { lead: howMany(report) } : {})}
    >
      <Legend />
      <Figure draw={(frame) => <TaskMap report={report} {...frame} />} />
      {first.length === 0 ? null : (
        <Grid report={report} tasks={first} caption="Tasks on which candidates differ, the most divided first" />
      )}
      {rest.length === 0 ? null : (
        <Behind title={`${plural(rest.length, "more task")} on which they differ`}>
          <Grid report={report} tasks={rest} caption="More tasks on which candidates differ" />
        </Behind>
      )}
      {alike.length === 0 ? null : (
        <Behind
          title={
            many ? `${plural(alike.length, "task")} on which they do not differ` : `All ${plural(alike.length, "task")}`
          }
        >
          <Grid
            report={report}
            tasks={alike}
            caption={many ? "Tasks on which candidates do not differ" : "All tasks"}
          />
        </Behind>
      )}
    </Section>
  );
}

function howMany(report: Report): string {
  const { differing, alike } = agreementOf(report);
  const open = alike.filter(isOpen).length;
  const rest =
    open === 0 ? "" : `, and ${open} ${open === 1 ? "does" : "do"} not count: no result on one side, or quarantined`;
  const line =
    differing.length === 0 || alike.length === 0 ? "" : " The line across the stripes parts the first from the rest.";
  return `They differ on ${plural(differing.length, "task")}, agree on ${alike.length - open}${rest}.${line}`;
}

const isOpen = ({ cells, quarantined }: Task): boolean =>
  quarantined !== null || cells.filter(({ pass_rate }) => pass_rate !== null).length < 2;

const LEVELS = { p: "every trial passed", h: "some passed", f: "none passed", o: "no result" };

function Legend(): JSX.Element {
  return (
    <ul class="legend">
      {Object.entries(LEVELS).map(([level, words]) => (
        <li key={level}>
          <span class={`swatch ${level}`} /> {words}
        </li>
      ))}
    </ul>
  );
}

function Grid({
  report: { candidates },
  tasks,
  caption,
}: {
  report: Report;
  tasks: readonly Task[];
  caption: string;
}): JSX.Element {
  const ranked = byRank(candidates);
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={caption}>
      <table class="grid">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Task</th>
            {ranked.map(({ name, at }) => (
              <th key={at} scope="col" title={line(name, 120)}>
                {candidates.length <= 3 ? (
                  <>
                    <span class="letter">{letter(at)}</span>{" "}
                    <bdi class="short">
                      <Breakable>{line(name, 30)}</Breakable>
                    </bdi>
                  </>
                ) : (
                  letter(at)
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tasks.map((task) => (
            <tr key={task.id}>
              <th scope="row">
                <Text>{task.id}</Text>
                {task.quarantined === null ? null : " (quarantined)"}
              </th>
              {inRankOrder(task.cells, ranked).map((cell, place) => (
                <Cell key={place} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ cell: { passed, scored, trials } }: { cell: TaskCell }): JSX.Element {
  const share = trials === 1 ? null : `${passed}/${scored}`;
  if (scored === 0) return <td class="o">{UNKNOWN}</td>;
  if (passed === scored) return <td class="p">{share ?? "✓"}</td>;
  return passed === 0 ? <td class="f">{share ?? "✗"}</td> : <td class="h">{share}</td>;
}
