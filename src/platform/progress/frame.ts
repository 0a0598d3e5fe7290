import type { CandidateTally, RunningAttempt, RunTally } from "#platform/progress/tally.ts";
import { headOf } from "#core/cut-text.ts";
import { duration, percent, plural } from "#core/format.ts";
import { wilson } from "#core/stats/wilson.ts";
import { printableLine } from "#core/printable.ts";
import { intervalChart, progressBar, scale } from "#platform/progress/charts.ts";
import type { Look } from "#platform/progress/look.ts";
import type { Size } from "#platform/progress/screen.ts";
import { lineOf, type Span } from "#platform/progress/spans.ts";
import { clock, roughly } from "#platform/progress/times.ts";
import { fitTail, fitText, padText, textWidth } from "#platform/progress/text-width.ts";

export interface FrameInput {
  readonly tally: RunTally;
  readonly nowMs: number;
  readonly size: Size;
  readonly look: Look;
  /** Where the files are, as a person would write it. */
  readonly files: string;
  /** Ctrl-C was pressed, and what runs is being ended. */
  readonly stopping: boolean;
}

type Line = readonly Span[];

/** From here on, lines have room for words; below they are as terse as can be. */
const WIDE = 60;
const LABEL = 13;
const STOPPED = "  stopped";

/** The whole view as lines that fit the window: as much as there is room for, the most important first. */
export function frameLines(input: FrameInput): string[] {
  const { tally, size, look } = input;
  const { columns } = size;
  // The cursor rests on the row below.
  const rows = Math.max(1, size.rows - 1);
  const airy = rows >= 15 && columns >= WIDE;
  const head = headLines(input).slice(0, rows >= 5 ? 2 : 1);
  const lost = tally.lost.size > 0 && rows >= 5 ? [lostLine(input)] : [];
  const files = rows >= 6 ? [filesLine(input)] : [];
  const running = tally.endedMs === null && tally.running.size > 0;
  const gaps = airy ? 2 + Number(running) : 0;
  const room = rows - head.length - lost.length - files.length - gaps;
  const forCandidates = running ? Math.max(Math.ceil(room / 2), room - tally.running.size - 1) : room;
  const candidates = candidateLines(input, forCandidates);
  const attempts = running ? runningLines(input, room - candidates.length) : [];
  const blocks = [head, candidates, [...lost, ...files], attempts].filter((block) => block.length > 0);
  const lines = blocks.flatMap((block, index) => (airy && index > 0 ? [[] as Line, ...block] : block));
  return lines.slice(0, rows).map((line) => lineOf(line.length === 0 ? [] : [[" "], ...line], columns, look));
}

function headLines({ tally, nowMs, size, look, stopping }: FrameInput): Line[] {
  const wide = size.columns >= WIDE;
  const { done, total } = tally;
  const ended = tally.endedMs !== null;
  const count = wide ? `${done} of ${plural(total, "trial")}` : `${done}/${total}`;
  const share = total === 0 ? "100 %" : `${Math.floor((100 * done) / total)} %`;
  const barColumns = Math.min(60, size.columns - textWidth(count) - 11);
  const bar: Span[] = barColumns >= 4 ? [...progressBar(total === 0 ? 1 : done / total, barColumns, look.glyphs)] : [];
  const first: Line = [[count, "bold"], ["  "], ...bar, ["  "], [share, "bold"]];
  const elapsedMs = tally.elapsedMs(nowMs);
  if (ended) {
    const how: Span = tally.how === "done" ? ["done", "green"] : [tally.how ?? "", "yellow"];
    return [first, [how, [` after ${duration(elapsedMs / 1000)}`]]];
  }
  const left = tally.remainingMs(nowMs);
  const about = left === null ? null : `${tally.someStopped ? "at most" : "about"} ${roughly(left, wide)} left`;
  const elapsed = wide ? `${duration(elapsedMs / 1000)} elapsed` : clock(elapsedMs);
  const second = [elapsed, ...(about === null ? [] : [about]), ...(wide ? [`${tally.concurrency} at once`] : [])];
  const preparing = [...tally.preparing.keys()].join(", ");
  if (preparing !== "") second.push(printableLine(`preparing ${preparing}`));
  const stop: Span[] = stopping ? [["stopping  ", "yellow"]] : [];
  const before: Span[] = tally.doneBefore > 0 && wide ? [[`, ${tally.doneBefore} done before`, "dim"]] : [];
  return [first, [...stop, [second.join(", ")], ...before]];
}

function candidateLines({ tally, size, look }: FrameInput, room: number): Line[] {
  const all = [...tally.candidates.values()];
  if (all.length === 0 || room < 1) return [];
  const wide = size.columns >= WIDE;
  const heading = wide && room > all.length ? 1 : 0;
  const shown = all.length <= room - heading ? all : all.slice(0, Math.max(1, room - heading - 1));
  const widest = Math.max(LABEL - 2, ...shown.map((candidate) => textWidth(nameOf(candidate))));
  const nameColumns = Math.min(widest, Math.max(8, Math.floor(size.columns / (wide ? 3 : 2)) - 2));
  const countColumns = Math.max(5, ...shown.map((candidate) => countOf(candidate).length));
  const left = size.columns - (1 + nameColumns + 2 + countColumns) - (tally.someStopped ? STOPPED.length : 0);
  const withRate = left >= 9;
  const withInterval = left >= 27;
  const chartColumns = Math.min(50, left - 31);
  const lines = shown.map((candidate): Line => {
    const { passed, scored, stopped } = candidate;
    const interval = wilson(passed, scored);
    return [
      [padText(fitText(nameOf(candidate), nameColumns, look.glyphs.ellipsis), nameColumns)],
      [`  ${countOf(candidate).padStart(countColumns)}`],
      ...(withRate ? [[`  ${rateOf(candidate, look).padStart(7)}`, "bold"] as Span] : []),
      ...(withInterval ? [[`  ${intervalText(interval, look).padStart(13)}  `, "dim"] as Span] : []),
      ...(chartColumns >= 15 ? intervalChart(interval, passed / scored, chartColumns, look.glyphs) : []),
      ...(stopped ? [[STOPPED, "red"] as Span] : []),
    ];
  });
  const title: Line = [
    [padText("candidate", nameColumns), "dim"],
    [`  ${"passed".padStart(countColumns)}`, "dim"],
    ...(withRate ? [[`  ${"rate".padStart(7)}`, "dim"] as Span] : []),
    ...(withInterval ? [[`  ${"95 % interval".padStart(13)}  `, "dim"] as Span] : []),
    ...(chartColumns >= 15 ? [[scale(chartColumns), "dim"] as Span] : []),
  ];
  const hidden = all.length - shown.length;
  return [
    ...(heading === 1 ? [title] : []),
    ...lines,
    ...(hidden > 0 && room > shown.length ? [[[`and ${hidden} more`, "dim"] as Span]] : []),
  ];
}

const nameOf = ({ name }: CandidateTally): string => brief(name);

const countOf = ({ passed, scored }: CandidateTally): string => `${passed}/${scored}`;

const rateOf = ({ passed, scored }: CandidateTally, look: Look): string =>
  scored === 0 ? look.glyphs.dash : percent(passed / scored);

function intervalText(interval: ReturnType<typeof wilson>, { glyphs }: Look): string {
  if (interval === null) return glyphs.dash;
  return `${Math.round(interval.low * 100)} ${glyphs.dash} ${Math.round(interval.high * 100)} %`;
}

function lostLine({ tally, size }: FrameInput): Line {
  const classes = [...tally.lost].sort(([, a], [, b]) => b - a).map(([name, count]) => `${count} ${name}`);
  return [
    [size.columns >= WIDE ? "not counted".padEnd(LABEL) : "lost: ", "yellow"],
    [classes.join(", "), "yellow"],
  ];
}

function filesLine({ files, size, look }: FrameInput): Line {
  const label = size.columns >= WIDE ? "files".padEnd(LABEL) : "";
  return [[label, "dim"], [fitTail(files, size.columns - label.length - 1, look.glyphs.ellipsis)]];
}

/** The oldest first: what hangs is what one wants to see. */
function runningLines({ tally, nowMs, size }: FrameInput, room: number): Line[] {
  const all = [...tally.running.values()];
  if (room < 1) return [];
  const heading = room >= 3 && size.columns >= WIDE ? 1 : 0;
  const shown = all.length <= room - heading ? all : all.slice(0, Math.max(0, room - heading - 1));
  const ages = shown.map(({ sinceMs }) => clock(nowMs - sinceMs));
  const ageColumns = Math.max(4, ...ages.map((age) => age.length));
  const taskColumns = Math.min(40, Math.max(0, ...shown.map((attempt) => textWidth(taskOf(attempt)))));
  const lines = shown.map((attempt, index): Line => {
    const { ref, phase } = attempt;
    return [
      [`${(ages[index] ?? "").padStart(ageColumns)} `, "cyan"],
      [` ${(phase ?? "start").padEnd(size.columns >= WIDE ? 10 : 7)}`, "dim"],
      [padText(taskOf(attempt), taskColumns)],
      [`  ${ref.candidate}`, "dim"],
    ];
  });
  const hidden = all.length - shown.length;
  return [
    ...(heading === 1 ? [[[`running ${all.length}`, "dim"] as Span]] : []),
    ...lines,
    ...(hidden > 0 ? [[[shown.length === 0 ? `${hidden} running` : `and ${hidden} more`, "dim"] as Span]] : []),
  ];
}

const taskOf = ({ ref }: RunningAttempt): string =>
  [
    brief(ref.task),
    ...(ref.repetition > 1 ? [`#${ref.repetition}`] : []),
    ...(ref.attempt > 1 ? [`attempt ${ref.attempt}`] : []),
  ].join(" ");

/** Enough of a name for any window. */
const brief = (name: string): string => printableLine(headOf(name, 200));
