/**
 * How often the rule declares a winner where there is none: every candidate is the same program, drawn anew.
 * `npx tsx test/support/false-wins.ts [draws]` prints the table as Markdown.
 */
import { pathToFileURL } from "node:url";
import { seededRandom, unit, type Uint32Source } from "#core/stats/prng.ts";
import { wilson } from "#core/stats/wilson.ts";
import type { PairInput } from "#core/verdict-input.ts";
import { decidePairs } from "#core/verdict/decide.ts";
import { SETTINGS } from "./pair-input.ts";

export interface Shape {
  readonly tasks: number;
  readonly repetitions: number;
  /** Chance of a pass in every task; `mixed`: drawn for each task, evenly from 0 to 1. */
  readonly passRate: number | "mixed";
  readonly candidates: number;
  /** Share of missing cells, and on whose side. */
  readonly missing?: { readonly share: number; readonly of: "all" | "first" };
  /** Added to the first candidate's chance of a pass, to see that true differences are found. */
  readonly advantage?: number;
  /** Tasks per cluster that share one pass rate; absent: not clustered. */
  readonly clusterSize?: number;
}

export const SHAPES: readonly Shape[] = [
  { tasks: 5, repetitions: 1, passRate: 0.5, candidates: 2 },
  { tasks: 5, repetitions: 3, passRate: 0.5, candidates: 2 },
  { tasks: 24, repetitions: 1, passRate: 0.1, candidates: 2 },
  { tasks: 24, repetitions: 1, passRate: 0.5, candidates: 2 },
  { tasks: 24, repetitions: 1, passRate: 0.9, candidates: 2 },
  { tasks: 24, repetitions: 3, passRate: 0.1, candidates: 2 },
  { tasks: 24, repetitions: 3, passRate: 0.5, candidates: 2 },
  { tasks: 24, repetitions: 3, passRate: 0.9, candidates: 2 },
  { tasks: 24, repetitions: 3, passRate: "mixed", candidates: 2 },
  { tasks: 24, repetitions: 3, passRate: "mixed", candidates: 5 },
  { tasks: 24, repetitions: 3, passRate: 0.5, candidates: 2, missing: { share: 0.05, of: "all" } },
  { tasks: 24, repetitions: 3, passRate: 0.9, candidates: 2, missing: { share: 0.3, of: "first" } },
  { tasks: 225, repetitions: 1, passRate: 0.5, candidates: 2 },
  { tasks: 225, repetitions: 1, passRate: "mixed", candidates: 2 },
  { tasks: 225, repetitions: 3, passRate: 0.9, candidates: 2 },
  { tasks: 225, repetitions: 3, passRate: "mixed", candidates: 2 },
  { tasks: 225, repetitions: 1, passRate: "mixed", candidates: 5 },
  { tasks: 225, repetitions: 1, passRate: "mixed", candidates: 2, missing: { share: 0.02, of: "all" } },
  { tasks: 72, repetitions: 1, passRate: "mixed", candidates: 2, clusterSize: 6 },
];

/** Of `draws` comparisons, how many name a winner in any pair. */
export function countWins(shape: Shape, draws: number, seed = 20_26): number {
  const random = seededRandom(seed);
  const settings = { ...SETTINGS, cluster: shape.clusterSize === undefined ? ("none" as const) : ("repo" as const) };
  let wins = 0;
  for (let draw = 0; draw < draws; draw++) {
    const verdicts = decidePairs(drawPairs(shape, random), settings, { bootstrapResamples: 0 });
    if (verdicts.some(({ kind }) => kind === "win")) wins++;
  }
  return wins;
}

/** One line per shape. */
export function falseWinTable(draws: number): string {
  const rows = SHAPES.map((shape) => {
    const wins = countWins(shape, draws);
    const upper = wilson(wins, draws)!.high;
    const cells = [
      shape.tasks,
      shape.repetitions,
      shape.passRate,
      shape.candidates,
      missingText(shape),
      shape.clusterSize ?? "–",
    ];
    return `| ${[...cells, percent(wins / draws), percent(upper)].join(" | ")} |`;
  });
  return [
    `False winners among equals, ${draws} draws per line, alpha 5 %.`,
    "",
    "| tasks | repetitions | pass rate | candidates | missing cells | cluster size | false wins | at most (95 %) |",
    "|---|---|---|---|---|---|---|---|",
    ...rows,
  ].join("\n");
}

function drawPairs(shape: Shape, random: Uint32Source): PairInput[] {
  const names = Array.from({ length: shape.candidates }, (_, at) => `candidate-${at}`);
  let rate = 0;
  const rates = Array.from({ length: shape.tasks }, (_, task) => {
    if (task % (shape.clusterSize ?? 1) === 0) rate = shape.passRate === "mixed" ? unit(random) : shape.passRate;
    return rate;
  });
  const cells = names.map((_, candidate) =>
    rates.map((passRate) =>
      Array.from({ length: shape.repetitions }, () => drawCell(shape, passRate, candidate, random)),
    ),
  );
  return names.flatMap((a, first) =>
    names.slice(first + 1).map((b, offset) => ({
      a,
      b,
      tasks: rates.map((_, task) => ({
        id: `task-${task}`,
        cluster: shape.clusterSize === undefined ? null : `cluster-${Math.floor(task / shape.clusterSize)}`,
        a: cells[first]![task]!,
        b: cells[first + 1 + offset]![task]!,
        quarantined: null,
      })),
      fingerprintDifferences: [],
      benchmarkFault: null,
    })),
  );
}

function drawCell(
  { missing, advantage }: Shape,
  passRate: number,
  candidate: number,
  random: Uint32Source,
): number | null {
  const affected = missing !== undefined && (missing.of === "all" || candidate === 0);
  if (affected && unit(random) < missing.share) return null;
  const chance = candidate === 0 ? passRate + (advantage ?? 0) : passRate;
  return unit(random) < chance ? 1 : 0;
}

const missingText = ({ missing }: Shape): string =>
  missing === undefined
    ? "–"
    : `${percent(missing.share)} of ${missing.of === "all" ? "all" : "the first candidate's"}`;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  console.log(falseWinTable(Number(process.argv[2] ?? 4000)));
