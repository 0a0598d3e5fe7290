import { plural, points, UNKNOWN } from "#core/format.ts";
import type { PairVerdict, Report } from "#core/records.gen.ts";
import { pairSentence } from "#core/report/headline.ts";
import { NO_WINNER } from "#core/verdict/wording.ts";
import { differenceBar, reachOf } from "#plugins/reporters/shared/bars.ts";
import { type Block, folded, tableBlock } from "#plugins/reporters/shared/blocks.ts";
import { code, prose } from "#plugins/reporters/shared/inert.ts";
import { cutText, mdeText, MOST_EXPLAINED } from "#plugins/reporters/shared/pair-words.ts";
import { differenceCell, pCell, verdictCell } from "#plugins/reporters/shared/markdown-cells.ts";

const MDE_EXPLAINED =
  "Minimum detectable effect: the smallest true difference that a comparison like this one sees in 80 % of cases.";

/** Every pair's verdict, and how it came about. */
export function verdicts({ pairs, settings }: Report): readonly Block[] {
  if (pairs.length === 0) return [];
  const reach = reachOf(pairs);
  const table = tableBlock(4, {
    title: "## Verdict",
    header: [
      "Pair",
      "Verdict",
      "Δ pass rate (95 % interval)",
      `${points(-reach)} to ${points(reach)}`,
      "p (Holm)",
      "Ahead : behind : tied",
      "Minimum detectable effect",
    ],
    rows: pairs.map((pair) => [
      `${code(pair.a)} − ${code(pair.b)}`,
      verdictCell(pair),
      differenceCell(pair),
      pair.delta === null ? UNKNOWN : `\`${differenceBar(pair, reach)}\``,
      pCell(pair),
      `${pair.wins_a} : ${pair.wins_b} : ${pair.ties}`,
      mdeText(pair),
    ]),
    after: [MDE_EXPLAINED, cutText(pairs)].filter((text) => text !== "").join(" "),
  });
  return [table, decisions(pairs), ...(settings.rule === "compat" ? [compatTable(pairs)] : [])];
}

/** A lone pair's reasons stand open, those of many are folded, a pair a row. */
function decisions(pairs: readonly PairVerdict[]): Block {
  const [only] = pairs;
  if (pairs.length === 1 && only !== undefined) {
    const open = `${reasons(only)}\n\n<details><summary>How this was decided</summary>\n\n${steps(only)}\n\n</details>`;
    return { worth: 4.5, open };
  }
  return folded("How each pair was decided", {
    worth: 9,
    open: "",
    rows: pairs
      .slice(0, MOST_EXPLAINED)
      .map((pair) => `**${prose(pairSentence(pair))}**\n\n${reasons(pair)}\n\n${steps(pair)}\n`),
    ...(pairs.length > MOST_EXPLAINED ? { close: `\nand ${pairs.length - MOST_EXPLAINED} more in report.json` } : {}),
    rest: (left) => `and ${plural(left, "more pair")} in report.json`,
  });
}

/** Why, condition by condition; an invalid pair has none, and its one reason. */
function reasons(pair: PairVerdict): string {
  const conditions = pair.conditions.map(({ ok, text }) => `- ${ok ? "✅" : "❌"} ${prose(text)}`);
  const why = conditions.length === 0 ? [`- ${prose(pair.reason)}`] : conditions;
  const secondary = pair.secondary.flatMap(({ metric, n, ratio, low, high, favours }) =>
    ratio === null
      ? []
      : [
          `- secondary, ${metric.replaceAll("_", " ")} over ${plural(n, "task")} both solved: ${code(pair.b)} took ${ratio.toFixed(2)} × ${code(pair.a)}${low === null || high === null ? "" : ` (95 % interval ${low.toFixed(2)} to ${high.toFixed(2)})`}${favours === null ? ", not a clear difference" : `, in favour of ${code(favours)}`}`,
        ],
  );
  return [...why, ...secondary].join("\n");
}

const steps = (pair: PairVerdict): string => pair.steps.map((step) => `1. ${prose(step)}`).join("\n");

function compatTable(pairs: readonly PairVerdict[]): Block {
  const word = (pair: PairVerdict, verdict: string) =>
    verdict === "directional" ? NO_WINNER : `**${code(verdict === "A" ? pair.a : pair.b)} wins**`;
  return tableBlock(10, {
    title:
      "### The older rule, for comparison\n\nA winner needs |Δ| > 2 σ of single attempts and |Δ| at or above the threshold (1 point for counts, 10 % for rates and times). It is blind to the number of tasks; the verdict above is the one that counts.",
    header: ["A", "B", "Pass rate", "Elapsed", "Failed commands", "Human interventions"],
    rows: pairs.flatMap((pair) =>
      pair.compat === null
        ? []
        : [
            [
              code(pair.a),
              code(pair.b),
              word(pair, pair.compat.pass_rate),
              word(pair, pair.compat.elapsed_seconds),
              word(pair, pair.compat.failed_commands),
              word(pair, pair.compat.human_interventions),
            ],
          ],
    ),
  });
}
