import type { Machine } from "./machine.ts";
import type { Measured, Outcome, Spread } from "./measure.ts";

/** The outcomes as Markdown: one line a row, then what does not fit into a line. */
export function tableOf(outcomes: readonly Outcome[], { cores, cpu, node, platform, load }: Machine): string {
  const lines = [
    `Node ${node}, ${platform}, ${cores} × ${cpu}, load ${load.toFixed(1)}. Medians with range; ratios carry over to other machines, times do not.`,
    "",
    "| row | operation | figure | floor | ratio | target | |",
    "|---|---|--:|--:|--:|--:|---|",
    ...outcomes.map(lineOf),
  ];
  const besides = outcomes.flatMap(besidesOf);
  return `${[...lines, ...(besides.length === 0 ? [] : ["", ...besides])].join("\n")}\n`;
}

function lineOf({ id, operation, floor, target, measured, skipped }: Outcome): string {
  const cells =
    measured === null
      ? ["–", "–", "–", `≤ ${target}×`, skipped === null ? "crashed" : "skipped"]
      : [
          rangeOf(measured.figure, time),
          `${rangeOf(measured.floor, time)}: ${floor}`,
          rangeOf(measured.ratio, times),
          `≤ ${target}×`,
          measured.met ? "met" : "missed",
        ];
  return `| ${[id, operation, ...cells].map(inCell).join(" | ")} |`;
}

function besidesOf({ id, measured, skipped, crashed }: Outcome): string[] {
  if (skipped !== null) return [`- ${id} skipped: ${skipped}`];
  if (crashed !== null) return [`- ${id} crashed: ${crashed.replaceAll("\n", "\n  ")}`];
  return measured === null ? [] : [...peersOf(measured), ...measured.notes].map((text) => `- ${id}: ${text}`);
}

const peersOf = ({ peers, figure }: Measured): string[] =>
  Object.entries(peers).map(
    ([name, spread]) => `${name} takes ${rangeOf(spread, time)}, ${times(spread.median / figure.median)} the figure`,
  );

const rangeOf = ({ median, low, high, samples }: Spread, show: (value: number) => string): string =>
  samples.length < 2 ? show(median) : `${show(median)} (${show(low)}–${show(high)})`;

const times = (ratio: number): string => `${threeDigits(ratio)}×`;

export const time = (ms: number): string =>
  ms >= 1000 ? `${threeDigits(ms / 1000)} s` : ms >= 1 ? `${threeDigits(ms)} ms` : `${threeDigits(ms * 1000)} µs`;

/** At least; never in powers of ten. */
const threeDigits = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

const inCell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");
