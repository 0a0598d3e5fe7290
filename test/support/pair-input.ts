import type { PairedTask, PairInput, RuleSettings } from "#core/verdict-input.ts";

/** The defaults of the rule. */
export const SETTINGS: RuleSettings = {
  alpha: 0.05,
  threshold: 0.01,
  margin: 0.02,
  max_excluded: 0.1,
  cluster: "none",
  seed: 7,
};

/** A pair from one word per task and side: `110` passed two of three repetitions, `1-0` lacks the second. */
export function pairOf(
  a: string,
  b: string,
  more: Partial<PairInput> & { clusters?: readonly string[] } = {},
): PairInput {
  const [wordsA, wordsB] = [a.split(" "), b.split(" ")];
  const { clusters, ...fields } = more;
  const tasks = wordsA.map((word, at): PairedTask => ({
    id: `task-${String(at).padStart(4, "0")}`,
    cluster: clusters?.[at] ?? null,
    a: cellsOf(word),
    b: cellsOf(wordsB[at]!),
    quarantined: null,
  }));
  return { a: "ada", b: "bob", tasks, fingerprintDifferences: [], benchmarkFault: null, ...fields };
}

/** One binary repetition per task: A alone passed `b` tasks, B alone `c`, both `ties`, nobody was scored in `missing`. */
export function discordantPair(counts: { b: number; c: number; ties: number; missing?: number }): PairInput {
  const words = (b: string, c: string): string =>
    [
      ...new Array<string>(counts.b).fill(b),
      ...new Array<string>(counts.c).fill(c),
      ...new Array<string>(counts.ties).fill("1"),
      ...new Array<string>(counts.missing ?? 0).fill("-"),
    ].join(" ");
  return pairOf(words("1", "0"), words("0", "1"));
}

/** The same pair seen from the other side. */
export const swapped = (pair: PairInput): PairInput => ({
  ...pair,
  a: pair.b,
  b: pair.a,
  tasks: pair.tasks.map((task) => ({ ...task, a: task.b, b: task.a })),
});

const cellsOf = (word: string): (number | null)[] => word.split("").map((cell) => (cell === "-" ? null : Number(cell)));
