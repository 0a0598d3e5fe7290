import { percent, plural, points, UNKNOWN } from "#core/format.ts";
import type { Report } from "#core/records.gen.ts";
import { byRank, inRankOrder, rankText } from "#core/report/by-rank.ts";
import { comparabilityLine } from "#core/report/comparability.ts";
import { SUMMARY_MARKDOWN } from "#core/report/report-files.ts";
import { defineReporter } from "#plugins/reporters/contract.ts";
import { agreementOf } from "#plugins/reporters/shared/agreement.ts";
import { differenceBar, rateBar, reachOf } from "#plugins/reporters/shared/bars.ts";
import { type Block, compose, cuttable, folded, tableBlock } from "#plugins/reporters/shared/blocks.ts";
import { code, prose } from "#plugins/reporters/shared/inert.ts";
import {
  differenceCell,
  pCell,
  taskCell,
  timeCell,
  TOKENS_HEAD,
  tokensCell,
  verdictCell,
} from "#plugins/reporters/shared/markdown-cells.ts";
import { verdictWords } from "#plugins/reporters/shared/verdict-words.ts";

/** GitHub refuses comments above 65,536 characters; whoever posts this adds a little of their own. */
const LIMIT_BYTES = 60_000;

/** `summary.md`: what a pull request shows. */
export default defineReporter({
  id: "summary",
  summary: `${SUMMARY_MARKDOWN}: verdict, one table and the changed tasks, short enough for a pull request`,
  render: (report, { limitBytes = LIMIT_BYTES } = {}) => [
    { name: SUMMARY_MARKDOWN, content: compose(blocks(report), limitBytes) },
  ],
});

const ICON = { win: "🏆", equal: "🟰", open: "❔", invalid: "⛔", plain: "📋" } as const;

/** In the order they are read; `worth` says in which order they get room. */
function blocks(report: Report): readonly Block[] {
  const { tone, sentence, amount, sure } = verdictWords(report);
  return [
    cuttable(0, `## ${ICON[tone]} `, sentence),
    cuttable(1, "", [amount, sure].filter((part) => part !== "").join(" ")),
    candidates(report),
    ...pairs(report),
    notes(report),
    ...changedTasks(report),
    cuttable(5, "", comparabilityLine(report) ?? ""),
    { worth: 5, open: footer(report) },
  ].filter(({ open, rows = [] }) => open !== "" || rows.length > 0);
}

function candidates({ candidates, benchmark }: Report): Block {
  const ranked = candidates.length > 2;
  const two = benchmark.max_attempts > 1;
  return tableBlock(2, {
    header: [
      "Candidate",
      ...(two ? ["pass@1"] : []),
      `pass@${benchmark.max_attempts}`,
      "0 % to 100 %, with the 95 % interval",
      ...(ranked ? ["Rank"] : []),
      "Passed",
      "Time per attempt",
      TOKENS_HEAD,
    ],
    rows: byRank(candidates).map((candidate) => {
      const { rate, wilson, passed, n } = candidate.pass_at_attempts;
      return [
        code(candidate.name),
        ...(two ? [percent(candidate.pass_at_1.rate)] : []),
        percent(rate),
        rate === null || wilson === null ? UNKNOWN : `\`${rateBar(rate, wilson)}\``,
        ...(ranked ? [rankText(candidate)] : []),
        `${passed} of ${n}`,
        timeCell(candidate),
        tokensCell(candidate),
      ];
    }),
  });
}

function pairs({ pairs }: Report): readonly Block[] {
  if (pairs.length === 0) return [];
  const reach = reachOf(pairs);
  const table = tableBlock(3, {
    header: ["Pair", "Verdict", "Difference (95 % interval)", `${points(-reach)} to ${points(reach)}`, "p (Holm)"],
    rows: pairs.map((pair) => [
      `${code(pair.a)} − ${code(pair.b)}`,
      verdictCell(pair),
      differenceCell(pair),
      pair.delta === null ? UNKNOWN : `\`${differenceBar(pair, reach)}\``,
      pCell(pair),
    ]),
  });
  return [pairs.length > 3 ? folded(`All ${pairs.length} pairs`, table) : table];
}

function notes({ notes }: Report): Block {
  return {
    worth: 4,
    open: "",
    rows: notes.map((note) => `- ⚠️ ${prose(note)}`),
    rest: (left) => `- and ${left} more in report.json`,
  };
}

function changedTasks(report: Report): readonly Block[] {
  const { differing, alike } = agreementOf(report);
  if (differing.length === 0) return [];
  const ranked = byRank(report.candidates);
  const table = tableBlock(6, {
    header: ["Task", ...ranked.map(({ name }) => code(name))],
    rows: differing.map(({ id, cells }) => [code(id), ...inRankOrder(cells, ranked).map(taskCell)]),
    after: `Passed trials of scored ones, the most divided tasks first. ${alike.length === 0 ? "They agree on none." : `On ${plural(alike.length, "more task")} they agree.`}`,
  });
  return [folded(`${plural(differing.length, "task")} on which candidates differ`, table)];
}

function footer({ benchmark, completeness, candidates, repetitions, fingerprint, run_dir }: Report): string {
  return [
    `Benchmark ${code(benchmark.id)}`,
    `${plural(benchmark.tasks_planned, "task")} × ${plural(candidates.length, "candidate")} × ${plural(repetitions, "repetition")}`,
    `${completeness.scored} of ${plural(completeness.expected, "trial")} scored`,
    `fingerprint ${code(fingerprint.digest.slice(0, 12))}`,
    `run ${code(run_dir)}`,
  ].join(" · ");
}
