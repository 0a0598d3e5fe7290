import { percent, plural, stepTime, UNKNOWN } from "#core/format.ts";
import type { CandidateReport, Report } from "#core/records.gen.ts";
import { byRank, inRankOrder, rankText } from "#core/report/by-rank.ts";
import { comparabilityLine, comparabilityRows } from "#core/report/comparability.ts";
import { conditionsLine } from "#core/report/conditions.ts";
import { missingOf } from "#core/report/headline.ts";
import { REPORT_MARKDOWN } from "#core/report/report-files.ts";
import { inPoints, withPoints } from "#core/verdict/wording.ts";
import { verdicts } from "#plugins/reporters/markdown/verdicts.ts";
import { defineReporter } from "#plugins/reporters/contract.ts";
import { agreementOf, type Task } from "#plugins/reporters/shared/agreement.ts";
import { rateBar } from "#plugins/reporters/shared/bars.ts";
import { type Block, compose, cuttable, folded, tableBlock } from "#plugins/reporters/shared/blocks.ts";
import { code, prose } from "#plugins/reporters/shared/inert.ts";
import {
  meanSpread,
  rateCell,
  taskCell,
  timeCell,
  TOKENS_HEAD,
  tokensCell,
} from "#plugins/reporters/shared/markdown-cells.ts";
import { verdictWords } from "#plugins/reporters/shared/verdict-words.ts";

/** More tasks than anyone scrolls through: beyond this, those on which all agree are folded away. */
const MANY_TASKS = 200;

/** `report.md`: the verdict first, then everything a reader needs to believe it. */
export default defineReporter({
  id: "markdown",
  summary: `${REPORT_MARKDOWN}: verdict first, then how sure, per candidate, per task, how to reproduce`,
  render: (report, { limitBytes = Infinity } = {}) => [
    { name: REPORT_MARKDOWN, content: compose(blocks(report), limitBytes) },
  ],
});

/** In the order they are read. */
const blocks = (report: Report): readonly Block[] =>
  [
    cuttable(0, "# ", verdictWords(report).sentence),
    cuttable(1, "", words(report)),
    { worth: 2, open: facts(report) },
    notes(report),
    ...verdicts(report),
    candidates(report),
    outcomes(report),
    time(report),
    ...tasks(report),
    ...missing(report),
    { worth: 8, open: method(report) },
    ...comparability(report),
    fingerprint(report),
    { worth: 5, open: `## Reproduce\n\n${report.reproduce.map((line) => code(line)).join("  \n")}` },
  ].filter(({ open, rows = [] }) => open !== "" || rows.length > 0);

function words(report: Report): string {
  const { amount, sure } = verdictWords(report);
  return [amount, sure].filter((part) => part !== "").join(" ");
}

function facts({ benchmark, completeness, candidates, repetitions, fingerprint }: Report): string {
  return [
    `Benchmark ${code(benchmark.id)} at revision ${code(benchmark.revision)}`,
    `${plural(benchmark.tasks_planned, "task")} × ${plural(candidates.length, "candidate")} × ${plural(repetitions, "repetition")}`,
    `complete ${completeness.scored}/${completeness.expected}`,
    `fingerprint ${code(fingerprint.digest.slice(0, 12))}`,
  ].join(" · ");
}

const notes = ({ notes }: Report): Block => ({
  worth: 3,
  open: "",
  rows: notes.map((note) => `- ⚠️ ${prose(note)}`),
  rest: (left) => `- and ${left} more in report.json`,
});

function candidates({ candidates, benchmark, repetitions }: Report): Block {
  const two = benchmark.max_attempts > 1;
  const repeated = repetitions > 1;
  // Where nothing is missing, it would say the same again.
  const short = candidates.some((candidate) => missingOf(candidate) !== "");
  return tableBlock(4, {
    title: "## Candidates",
    header: [
      "Candidate",
      "Backend",
      "Model",
      "Rank",
      ...(two ? ["pass@1"] : []),
      `pass@${benchmark.max_attempts}`,
      "0 % to 100 %",
      ...(repeated ? ["Once in k / every time"] : []),
      ...(short ? ["All trials, missing ones as failed"] : []),
      "Scored",
      "Time per attempt",
      TOKENS_HEAD,
      "Provider",
    ],
    rows: byRank(candidates).map((candidate) => {
      const { rate, wilson } = candidate.pass_at_attempts;
      return [
        code(candidate.name),
        code(candidate.backend),
        candidate.model === "" ? UNKNOWN : code(candidate.model),
        rankText(candidate),
        ...(two ? [rateCell(candidate.pass_at_1)] : []),
        rateCell(candidate.pass_at_attempts),
        rate === null || wilson === null ? UNKNOWN : `\`${rateBar(rate, wilson)}\``,
        ...(repeated ? [chances(candidate)] : []),
        ...(short ? [rateCell(candidate.rate_over_all)] : []),
        `${candidate.scored}/${candidate.trials}`,
        timeCell(candidate),
        tokensCell(candidate),
        providers(candidate),
      ];
    }),
    after: `Rates with 95 % Wilson intervals${repeated ? ", which take repetitions of a task for trials of their own and so are rather too narrow" : ""}, the best first. ${UNKNOWN} means not measured.`,
  });
}

function outcomes({ candidates }: Report): Block {
  const classes = [...new Set(candidates.flatMap((candidate) => Object.keys(candidate.classes)))].sort();
  return tableBlock(5, {
    title: "## Outcomes",
    header: [
      "Candidate",
      "Trials",
      "Passed",
      "Timed out",
      ...classes.map(code),
      "Tampered attempts",
      "Leaks suspected",
    ],
    rows: byRank(candidates).map((candidate) => [
      code(candidate.name),
      String(candidate.trials),
      String(candidate.passed),
      String(candidate.timed_out),
      ...classes.map((cls) => String(candidate.classes[cls] ?? "·")),
      String(candidate.tampered),
      String(candidate.leak_suspected),
    ]),
  });
}

function time({ candidates }: Report): Block {
  return tableBlock(9, {
    title: "## Time per phase and attempt",
    header: ["Candidate", "Provision", "Prompt", "Solve", "Change", "Verify"],
    rows: byRank(candidates).map(({ name, phases: { provision, prompt, solve, change, verify } }) => [
      code(name),
      ...[provision, prompt, solve, change, verify].map((phase) => meanSpread(phase, stepTime)),
    ]),
  });
}

/** The most divided tasks first; of many, those on which all agree are folded away. */
function tasks(report: Report): readonly Block[] {
  const { differing, alike } = agreementOf(report);
  const after = "Passed trials of scored ones, the most divided tasks first.";
  const ranked = byRank(report.candidates);
  const of = (worth: number, title: string, some: readonly Task[]): Block =>
    tableBlock(worth, {
      ...(title === "" ? {} : { title }),
      header: ["Task", ...ranked.map(({ name }) => code(name))],
      rows: some.map((task) => [
        `${code(task.id)}${task.quarantined === null ? "" : " (quarantined)"}`,
        ...inRankOrder(task.cells, ranked).map(taskCell),
      ]),
      after,
    });
  if (report.tasks.length === 0) return [];
  if (report.tasks.length <= MANY_TASKS) return [of(6, "## Tasks", [...differing, ...alike])];
  return [
    { worth: 6, open: `## Tasks\n\nCandidates differ on ${differing.length} of ${report.tasks.length}.` },
    ...(differing.length === 0
      ? []
      : [folded(`${plural(differing.length, "task")} on which they differ`, of(7, "", differing))]),
    ...(alike.length === 0 ? [] : [folded(`${plural(alike.length, "task")} on which they agree`, of(11, "", alike))]),
  ];
}

function missing({ completeness }: Report): readonly Block[] {
  if (completeness.missing.length === 0) return [];
  const shown = completeness.missing.slice(0, 50);
  const rest = completeness.missing.length - shown.length;
  return [
    tableBlock(7, {
      title: "## Missing",
      header: ["Candidate", "Task", "Repetition", "Class", "Why"],
      rows: shown.map((cell) => [
        code(cell.candidate),
        code(cell.task_id),
        String(cell.repetition),
        code(cell.class),
        code(cell.reason),
      ]),
      after: rest > 0 ? `and ${rest} more, all listed in report.json.` : "",
    }),
  ];
}

function method(report: Report): string {
  const { settings, benchmark } = report;
  return [
    "## Method",
    `Rule ${code("paired")}: a trial passes when any of its ${plural(benchmark.max_attempts, "attempt")} does; a task's value is the mean over its repetitions; candidates are compared task by task. A win needs an exact sign-flip test with p below ${settings.alpha} after Holm's correction, |Δ| above two standard errors, and |Δ| of at least ${withPoints(settings.threshold)}. Equivalence needs the 90 % interval within ± ${inPoints(settings.margin)} points and enough tasks. Infrastructure faults leave both sides; at most ${percent(settings.max_excluded)} of the tasks may be lost, and the verdict must survive the worst case for them.`,
    `Grading is ${benchmark.grading}. ${prose(benchmark.threat_model)}`,
    `${conditionsLine(report)}.`,
  ].join("\n\n");
}

/** Whether the numbers may be laid beside published ones, condition by condition. */
function comparability(report: Report): Block[] {
  const comparable = comparabilityLine(report);
  if (comparable === null) return [];
  return [
    tableBlock(7, {
      title: `## Comparability\n\n${prose(comparable)}`,
      header: ["", "Condition", "Here"],
      rows: comparabilityRows(report).map((row) => row.map((cell) => prose(cell))),
    }),
  ];
}

const fingerprint = ({ fingerprint: { digest, fields } }: Report): Block =>
  tableBlock(8, {
    title: `## Fingerprint\n\n${code(digest)}: two results may be compared when these agree.`,
    header: ["Field", "Value"],
    rows: Object.entries(fields).map(([field, value]) => [field, value === null ? UNKNOWN : code(String(value))]),
  });

function chances({ over_repetitions }: CandidateReport): string {
  if (over_repetitions === null) return UNKNOWN;
  return `${percent(over_repetitions.at_least_once)} / ${percent(over_repetitions.every_time)} (k = ${over_repetitions.k})`;
}

function providers({ provider_endpoints, mixed_providers, unseeded }: CandidateReport): string {
  const names = provider_endpoints.map((endpoint) => (endpoint === null ? "none recorded" : code(endpoint)));
  return [
    names.join(", ") || UNKNOWN,
    ...(mixed_providers ? ["**mixed**"] : []),
    ...(unseeded ? ["**unseeded**"] : []),
  ].join(" ");
}
