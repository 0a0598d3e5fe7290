import { duration, percent, plural, points, probability, seconds, signedPoints, UNKNOWN } from "#core/format.ts";
import type { CandidateReport, Distribution, PairVerdict, Rate, Report } from "#core/records.gen.ts";
import { pairSentence } from "#core/report/headline.ts";
import { defineReporter } from "#plugins/reporters/contract.ts";
import { code, prose } from "#plugins/reporters/shared/inert.ts";

/** `report.md`: the verdict first, then everything a reader needs to believe it. */
export default defineReporter({
  id: "markdown",
  summary: "report.md: verdict first, then how sure, per candidate, per task, how to reproduce",
  render: (report) => [
    {
      name: "report.md",
      content: `${sections(report)
        .filter((section) => section !== "")
        .join("\n\n")}\n`,
    },
  ],
});

const sections = (report: Report): readonly string[] => [
  `# ${prose(report.headline)}`,
  summaryLine(report),
  notes(report),
  verdicts(report),
  candidates(report),
  outcomes(report),
  time(report),
  tasks(report),
  missing(report),
  method(report),
  fingerprint(report),
  reproduce(report),
];

function summaryLine({ benchmark, completeness, candidates, repetitions, pairs, fingerprint }: Report): string {
  const [pair] = pairs;
  const facts = [
    `Benchmark ${code(benchmark.id)} at revision ${code(benchmark.revision)}`,
    `${plural(benchmark.tasks_planned, "task")} × ${plural(candidates.length, "candidate")} × ${plural(repetitions, "repetition")}`,
    `complete ${completeness.scored}/${completeness.expected}`,
    ...(candidates.length === 2 && pair !== undefined
      ? [
          `Δ ${points(pair.delta)}${interval(pair)}`,
          `p ${probability(pair.p_adjusted)}`,
          `minimum detectable effect ${pair.mde === null ? UNKNOWN : `${(pair.mde * 100).toFixed(1)} pp`}`,
        ]
      : []),
    `fingerprint ${code(fingerprint.digest.slice(0, 12))}`,
  ];
  return facts.join(" · ");
}

function notes(report: Report): string {
  return report.notes.map((note) => `> ${prose(note)}`).join("\n>\n");
}

function verdicts({ pairs, settings }: Report): string {
  if (pairs.length === 0) return "";
  const header = [
    "Pair",
    "Verdict",
    "Δ pass rate",
    "95 % interval",
    "p (Holm)",
    "Ahead : behind : tied",
    "Min. detectable",
  ];
  const rows = pairs.map((pair) => [
    `${code(pair.a)} − ${code(pair.b)}`,
    pair.kind === "win"
      ? `**${code(pair.winner ?? "")} wins**`
      : pair.kind === "inconclusive"
        ? "directional, no winner declared"
        : pair.kind,
    points(pair.delta),
    pair.ci === null ? UNKNOWN : `${signedPoints(pair.ci.low)} to ${signedPoints(pair.ci.high)}`,
    probability(pair.p_adjusted),
    `${pair.wins_a} : ${pair.wins_b} : ${pair.ties}`,
    pair.mde === null ? UNKNOWN : `${(pair.mde * 100).toFixed(1)} pp`,
  ]);
  const details = pairs.map((pair) => pairDetails(pair, pairs.length > 1));
  const compat = settings.rule === "compat" ? [compatTable(pairs)] : [];
  return [`## Verdict`, table(header, rows), ...details, ...compat].join("\n\n");
}

function pairDetails(pair: PairVerdict, named: boolean): string {
  const lines = [
    ...(named ? [prose(pairSentence(pair))] : []),
    ...pair.conditions.map(({ ok, text }) => `- ${ok ? "✅" : "❌"} ${prose(text)}`),
    ...(pair.kind === "inconclusive" || pair.kind === "invalid" ? [`- ${prose(pair.reason)}`] : []),
    ...pair.secondary.flatMap((metric) =>
      metric.ratio === null
        ? []
        : [
            `- secondary, ${metric.metric.replaceAll("_", " ")} over ${plural(metric.n, "task")} both solved: ${code(pair.b)} took ${metric.ratio.toFixed(2)} × ${code(pair.a)} (95 % interval ${metric.low?.toFixed(2) ?? UNKNOWN} to ${metric.high?.toFixed(2) ?? UNKNOWN})${metric.favours === null ? ", not a clear difference" : `, in favour of ${code(metric.favours)}`}`,
          ],
    ),
  ];
  const steps = pair.steps.map((step) => `1. ${prose(step)}`);
  return `${lines.join("\n")}\n\n<details><summary>How this was decided</summary>\n\n${steps.join("\n")}\n\n</details>`;
}

function compatTable(pairs: readonly PairVerdict[]): string {
  const word = (pair: PairVerdict, verdict: string) =>
    verdict === "directional"
      ? "directional, no winner declared"
      : `**${code(verdict === "A" ? pair.a : pair.b)} wins**`;
  const rows = pairs.flatMap((pair) =>
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
  );
  return `### The older rule, for comparison\n\nA winner needs |Δ| > 2 σ of single attempts and |Δ| at or above the threshold (1 point for counts, 10 % for rates and times). It is blind to the number of tasks; the verdict above is the one that counts.\n\n${table(["A", "B", "Pass rate", "Elapsed", "Failed commands", "Human interventions"], rows)}`;
}

function candidates({ candidates, benchmark, repetitions }: Report): string {
  const two = benchmark.max_attempts > 1;
  const repeated = repetitions > 1;
  const header = [
    "Candidate",
    "Backend",
    "Model",
    "Rank",
    ...(two ? ["pass@1"] : []),
    `pass@${benchmark.max_attempts}`,
    ...(repeated ? ["Once in k / every time"] : []),
    "All trials, non-passes as 0",
    "Scored",
    "Time per attempt",
    "Tokens in / out",
    "Provider",
  ];
  const rows = candidates.map((candidate) => [
    code(candidate.name),
    code(candidate.backend),
    candidate.model === "" ? UNKNOWN : code(candidate.model),
    candidate.rank === null
      ? UNKNOWN
      : candidate.rank.low === candidate.rank.high
        ? String(candidate.rank.low)
        : `${candidate.rank.low}–${candidate.rank.high}`,
    ...(two ? [rateCell(candidate.pass_at_1)] : []),
    rateCell(candidate.pass_at_attempts),
    ...(repeated ? [chances(candidate)] : []),
    rateCell(candidate.rate_over_all),
    `${candidate.scored}/${candidate.trials}`,
    meanSpread(candidate.elapsed_seconds, seconds),
    `${tokens(candidate.tokens.input)} / ${tokens(candidate.tokens.output)}`,
    providers(candidate),
  ]);
  return `## Candidates\n\n${table(header, rows)}\n\nRates with 95 % Wilson intervals, in the declared order. ${UNKNOWN} means not measured.`;
}

function outcomes({ candidates }: Report): string {
  const classes = [...new Set(candidates.flatMap((candidate) => Object.keys(candidate.classes)))].sort();
  const rows = candidates.map((candidate) => [
    code(candidate.name),
    String(candidate.trials),
    String(candidate.passed),
    String(candidate.timed_out),
    ...classes.map((cls) => String(candidate.classes[cls] ?? "·")),
    String(candidate.tampered),
  ]);
  return `## Outcomes\n\n${table(["Candidate", "Trials", "Passed", "Timed out", ...classes.map(code), "Tampered attempts"], rows)}`;
}

function time({ candidates }: Report): string {
  const ms = (value: number | null) => (value === null ? UNKNOWN : `${value.toFixed(1)} ms`);
  const rows = candidates.map(({ name, phases }) => [
    code(name),
    ...[phases.provision, phases.prompt, phases.solve, phases.change, phases.verify].map((phase) =>
      meanSpread(phase, ms),
    ),
  ]);
  return `## Time per phase and attempt\n\n${table(["Candidate", "Provision", "Prompt", "Solve", "Change", "Verify"], rows)}`;
}

function tasks({ tasks, candidates }: Report): string {
  const rows = tasks.map((task) => [
    `${code(task.id)}${task.quarantined === null ? "" : " (quarantined)"}`,
    ...task.cells.map((cell) => {
      const faults = Object.entries(cell.classes).filter(([cls]) => cls !== "pass" && cls !== "fail");
      const mark =
        cell.scored === 0
          ? UNKNOWN
          : `${cell.passed === cell.scored ? "✅" : cell.passed === 0 ? "❌" : "◐"} ${cell.passed}/${cell.scored}`;
      return [mark, ...faults.map(([cls, count]) => `${code(cls)} ${count}`)].join(" ");
    }),
  ]);
  return `## Tasks\n\n${table(["Task", ...candidates.map((candidate) => code(candidate.name))], rows)}\n\nPassed trials of scored ones.`;
}

function missing({ completeness }: Report): string {
  if (completeness.missing.length === 0) return "";
  const shown = completeness.missing.slice(0, 50);
  const rows = shown.map((cell) => [
    code(cell.candidate),
    code(cell.task_id),
    String(cell.repetition),
    code(cell.class),
    code(cell.reason),
  ]);
  const rest = completeness.missing.length - shown.length;
  return `## Missing\n\n${table(["Candidate", "Task", "Repetition", "Class", "Why"], rows)}${rest > 0 ? `\n\nand ${rest} more, all listed in report.json.` : ""}`;
}

function method({ settings, benchmark }: Report): string {
  return [
    "## Method",
    `Rule ${code("paired")}: a trial passes when any of its ${plural(benchmark.max_attempts, "attempt")} does; a task's value is the mean over its repetitions; candidates are compared task by task. A win needs an exact sign-flip test with p below ${settings.alpha} after Holm's correction, |Δ| above two standard errors, and |Δ| of at least ${(settings.threshold * 100).toFixed(1)} percentage points. Equivalence needs the 90 % interval within ± ${(settings.margin * 100).toFixed(1)} points and enough tasks. Infrastructure faults leave both sides; at most ${percent(settings.max_excluded)} of the tasks may be lost, and the verdict must survive the worst case for them.`,
    `Grading is ${benchmark.grading}. ${prose(benchmark.threat_model)}`,
    `Attempt limit ${settings.attempt_timeout_seconds === null ? UNKNOWN : duration(settings.attempt_timeout_seconds)}, ${plural(settings.concurrency, "trial")} at once, order ${settings.order}, seed ${settings.seed}.`,
  ].join("\n\n");
}

function fingerprint({ fingerprint: { digest, fields } }: Report): string {
  const rows = Object.entries(fields).map(([field, value]) => [field, value === null ? UNKNOWN : code(String(value))]);
  return `## Fingerprint\n\n${code(digest)}: two results may be compared when these agree.\n\n${table(["Field", "Value"], rows)}`;
}

function reproduce({ reproduce }: Report): string {
  return `## Reproduce\n\n${reproduce.map((line) => code(line)).join("  \n")}`;
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(header), line(header.map(() => "---")), ...rows.map(line)].join("\n");
}

function interval({ ci }: PairVerdict): string {
  return ci === null ? "" : ` (95 % interval ${signedPoints(ci.low)} to ${signedPoints(ci.high)})`;
}

function rateCell({ passed, n, rate, wilson }: Rate): string {
  if (rate === null || wilson === null) return UNKNOWN;
  return `${percent(rate)} (${passed}/${n}; ${(wilson.low * 100).toFixed(0)}–${(wilson.high * 100).toFixed(0)})`;
}

function chances({ over_repetitions }: CandidateReport): string {
  if (over_repetitions === null) return UNKNOWN;
  return `${percent(over_repetitions.at_least_once)} / ${percent(over_repetitions.every_time)} (k = ${over_repetitions.k})`;
}

function meanSpread({ mean, stdev }: Distribution, write: (value: number | null) => string): string {
  return mean === null ? UNKNOWN : stdev === null ? write(mean) : `${write(mean)} ± ${write(stdev)}`;
}

const tokens = ({ mean }: Distribution): string => (mean === null ? UNKNOWN : mean.toFixed(0));

function providers({ provider_endpoints, mixed_providers, unseeded }: CandidateReport): string {
  const names = provider_endpoints.map((endpoint) => (endpoint === null ? "none recorded" : code(endpoint)));
  return [
    names.join(", ") || UNKNOWN,
    ...(mixed_providers ? ["**mixed**"] : []),
    ...(unseeded ? ["**unseeded**"] : []),
  ].join(" ");
}
