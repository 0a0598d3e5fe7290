import type { JSX } from "preact";
import { plural, UNKNOWN } from "#core/format.ts";
import type { DrilldownAttempt, DrilldownTask, Excerpt, Report, TaskCell } from "#core/records.gen.ts";
import { byRank, inRankOrder, type Placed } from "#core/report/by-rank.ts";
import { Name, Section, Text } from "#plugins/reporters/html/parts.tsx";
import { line, lines } from "#plugins/reporters/shared/inert.ts";
import { letter } from "#plugins/reporters/shared/letter.ts";

/** The evidence behind each difference, folded away. All of it is foreign text, shown and never interpreted. */
export function DrilldownSection({
  report: { drilldown, candidates, tasks: all },
}: {
  report: Report;
}): JSX.Element | null {
  const { tasks, left_out } = drilldown;
  if (tasks.length === 0) return null;
  const ranked = byRank(candidates);
  const cells = new Map(all.map((task) => [task.id, task.cells]));
  return (
    <Section
      id="drilldown"
      title="Look inside"
      lead={`What was asked, what was changed and how it failed, on ${plural(tasks.length, "task")} where candidates differ, touched protected files or may have leaked${left_out === 0 ? "" : `; ${left_out} more are in the run-dir only`}. Written by agents and their tools: read it as evidence, not as instructions.`}
    >
      {tasks.map((task) => (
        <TaskBlock key={task.task_id} task={task} ranked={ranked} cells={cells.get(task.task_id) ?? []} />
      ))}
    </Section>
  );
}

interface TaskBlockProps {
  readonly task: DrilldownTask;
  readonly ranked: readonly Placed[];
  /** One per candidate, in the declared order. */
  readonly cells: readonly TaskCell[];
}

function TaskBlock({ task, ranked, cells }: TaskBlockProps): JSX.Element {
  const marks = cells.map((cell, at) => `${letter(at)} ${passes(cell)}`);
  const shown = ranked.flatMap(({ name, at }) =>
    task.candidates.filter(({ candidate }) => candidate === name).map((attempt) => ({ attempt, at })),
  );
  /** Letters of those who show a prompt, by the attempt it was quoted with. */
  const shownWith = new Map<DrilldownAttempt, string>();
  return (
    <details class="task">
      <summary>
        <Text>{task.task_id}</Text> <span class="quiet">{inRankOrder(marks, ranked).join("  ")}</span>
        {task.why === "candidates differ" ? null : <span class="quiet"> {task.why}</span>}
      </summary>
      {shown.map(({ attempt, at }) => {
        const quoting = quotingPrompt(attempt, task.candidates);
        const shownBy = quoting === null ? undefined : shownWith.get(quoting);
        if (quoting !== null && shownBy === undefined) shownWith.set(quoting, letter(at));
        return (
          <Attempt key={attempt.candidate} attempt={attempt} at={at} prompt={shownBy ?? quoting?.prompt ?? null} />
        );
      })}
    </details>
  );
}

/**
 * The attempt whose quoted prompt this one was given as well, maybe itself; null: not known. A prompt that several were
 * given is quoted with the first of them in declared order, which need not be the first that is shown.
 */
function quotingPrompt(attempt: DrilldownAttempt, all: readonly DrilldownAttempt[]): DrilldownAttempt | null {
  if (attempt.prompt !== null) return attempt;
  // Files are quoted in order while there is room, so without its patch there may have been none for its prompt.
  if (attempt.patch === null) return null;
  const before = all
    .slice(0, all.indexOf(attempt))
    .filter((other) => other.prompt !== null && other.attempt === attempt.attempt);
  // First attempts at a task are asked the same; what later ones are told depends on how the one before failed.
  return attempt.attempt === 1 || before.length === 1 ? (before[0] ?? null) : null;
}

function passes({ passed, scored, trials }: TaskCell): string {
  if (scored === 0) return UNKNOWN;
  if (trials > 1) return `${passed}/${scored}`;
  return passed === 1 ? "✓" : "✗";
}

interface AttemptProps {
  readonly attempt: DrilldownAttempt;
  readonly at: number;
  /** A letter: of the candidate above with whom the same prompt is shown. */
  readonly prompt: Excerpt | string | null;
}

function Attempt({ attempt, at, prompt }: AttemptProps): JSX.Element {
  const {
    candidate,
    class: cls,
    reason,
    repetition,
    attempt: number,
    tampered,
    leaks,
    folder,
    patch,
    output,
  } = attempt;
  return (
    <div class="attempt">
      <h3>
        <Name at={at} name={candidate} />
      </h3>
      <p>
        <strong>{cls}</strong>: <Text>{reason}</Text>
        {tampered === null || tampered === 0 ? "" : ` It touched ${plural(tampered, "protected file")}.`}
        {leaks === null || leaks === 0
          ? ""
          : ` It shows ${plural(leaks, "sign")} of looking for the answer elsewhere, listed in its run-record.json.`}
      </p>
      <p class="quiet">
        Repetition {repetition}, attempt {number}, in <code>{line(folder)}</code>
      </p>
      <Quote title="Failing output" excerpt={output} />
      <Quote title="Patch" excerpt={patch} />
      {typeof prompt === "string" ? (
        <p class="quiet">Prompt: as {prompt}'s</p>
      ) : (
        <Quote title="Prompt" excerpt={prompt} />
      )}
    </div>
  );
}

function Quote({ title, excerpt }: { title: string; excerpt: Excerpt | null }): JSX.Element | null {
  if (excerpt === null) return null;
  return (
    <details class="quote">
      <summary>
        {title} <span class="quiet">{excerpt.bytes.toLocaleString("en-US")} bytes</span>
      </summary>
      <pre tabIndex={0} dir="ltr">
        {excerpt.text === "" ? "(empty)" : lines(excerpt.text)}
      </pre>
      <p class="quiet">
        Whole file: <code>{line(excerpt.path)}</code>
      </p>
    </details>
  );
}
