import type { JSX } from "preact";
import type { Report, TaskCell } from "#core/records.gen.ts";
import { byRank } from "#core/report/by-rank.ts";
import { linearAxis } from "#plugins/reporters/charts/axis.ts";
import { type Axis, type ChartProps, px, RowChart } from "#plugins/reporters/charts/row-chart.tsx";
import { agreementOf, type Task } from "#plugins/reporters/shared/agreement.ts";
import { letter } from "#plugins/reporters/shared/letter.ts";

/** All tasks side by side, those on which candidates differ first: a stripe each, a row per candidate. */
export function TaskMap({ report, ...frame }: ChartProps & { report: Report }): JSX.Element {
  const { differing, alike } = agreementOf(report);
  const tasks = [...differing, ...alike];
  return (
    <RowChart
      {...frame}
      alt={`Map of all ${tasks.length} tasks by candidate. Candidates differ on ${differing.length}, which stand first; they agree on ${alike.length}.`}
      axis={(span) =>
        linearAxis([0, Math.max(1, tasks.length)], span, "tasks, the most divided first", (count) =>
          Number.isInteger(count) ? String(count) : "",
        )
      }
      rows={byRank(report.candidates).map(({ name, at, pass_at_attempts: { passed, n } }) => ({
        label: `${letter(at)}  ${name}`,
        value: `${passed} of ${n} passed`,
        marks: (x) => <Stripes tasks={tasks} candidate={at} x={x} />,
      }))}
      behind={(x, height) =>
        differing.length === 0 || alike.length === 0 ? null : (
          <path class="zero" fill="none" d={`M${px(x.at(differing.length))} 0V${height}`} />
        )
      }
    />
  );
}

/** Neighbours that fared alike are one shape. */
function Stripes({ tasks, candidate, x }: { tasks: readonly Task[]; candidate: number; x: Axis }): JSX.Element {
  const runs: { level: string; from: number; to: number }[] = [];
  for (const [at, task] of tasks.entries()) {
    const level = levelOf(task.cells[candidate]);
    const last = runs.at(-1);
    if (last?.level === level) last.to = at + 1;
    else runs.push({ level, from: at, to: at + 1 });
  }
  return (
    <>
      {runs.map(({ level, from, to }) => (
        <rect key={from} class={`s-${level}`} x={px(x.at(from))} y="-9" width={px(x.at(to) - x.at(from))} height="18" />
      ))}
    </>
  );
}

function levelOf(cell: TaskCell | undefined): "pass" | "part" | "lost" | "none" {
  if (cell?.pass_rate === undefined || cell.pass_rate === null) return "none";
  if (cell.pass_rate === 1) return "pass";
  return cell.pass_rate === 0 ? "lost" : "part";
}
