import { basename, join, resolve } from "node:path";
import type { CommandContext, CommandResult } from "#commands/command.ts";
import { gateExit } from "#core/verdict/gate.ts";
import { runsRoot } from "#commands/shared/place-of-run.ts";
import { problemNotes } from "#commands/shared/problem-notes.ts";
import { reportPayload, tellVerdict } from "#commands/shared/report-on.ts";
import { shownPath } from "#commands/shared/shown-path.ts";
import { writeReport } from "#commands/shared/write-report.ts";
import { TREATMENT } from "#core/comparison/acceptable.ts";
import { comparisonNotes } from "#core/comparison/comparison-notes.ts";
import { joinRuns, type JoinedRuns } from "#core/comparison/join-runs.ts";
import type { Side } from "#core/comparison/side.ts";
import { UsageError } from "#core/errors.ts";
import { plural, utcName, utcSeconds } from "#core/format.ts";
import { candidateIndex } from "#core/plan.ts";
import type { Excerpt, Plan, Report } from "#core/records.gen.ts";
import { buildReport } from "#core/report/build-report.ts";
import { DRILLDOWN_BYTES, wantedExcerpts } from "#core/report/drilldown.ts";
import { TrialResults } from "#core/trial-results.ts";
import { allocateRunDir } from "#record/allocate.ts";
import { leadsInto } from "#record/leads-into.ts";
import { readExcerpts } from "#record/read-excerpts.ts";
import { readRun } from "#record/read-run.ts";

/** `report --compare A B`: the usual verdict between candidates of two run-dirs, in a folder of its own. */
export async function reportComparison(ctx: CommandContext): Promise<CommandResult> {
  const { flags, words } = ctx;
  const [first, second, ...more] = words.map((word) => resolve(ctx.cwd, word));
  if (first === undefined || second === undefined || more.length > 0 || flags["run-dir"] !== undefined) {
    throw new UsageError(
      "two-run-dirs",
      "`report --compare` needs two run-dirs, as words and without --run-dir.",
      "For example: benchmark report --compare runs/monday runs/tuesday",
    );
  }
  const [a, b] = sidesOf(first, second, flags.candidate ?? []);
  const accept = new Set<string>([...(flags.accept ?? []), ...(isDeclared(flags.candidate ?? []) ? TREATMENT : [])]);
  const joined = joinRuns(a, b, { accept, harnessVersion: ctx.version, command: ctx.commandLine });
  const name = `comparison-${utcName(ctx.now())}`;
  const folder = allocateRunDir(outside([first, second], runsRoot(ctx)), name);
  const report = comparisonReport(a, b, joined, basename(folder), ctx);
  const files = await writeReport(report, joined.rows, folder, ctx);
  tellVerdict(report, folder, ctx);
  return { payload: reportPayload(report, folder, files), exit: gateExit(report, flags["fail-on"] ?? []) };
}

/** A run-dir holds one run and nothing else, so a comparison is never put into one of its two. */
function outside(runDirs: readonly string[], root: string): string {
  const inside = runDirs.find((runDir) => leadsInto(root, runDir));
  if (inside === undefined) return root;
  throw new UsageError(
    "root-in-run-dir",
    `The comparison would be written into the run-dir ${inside}.`,
    "Choose another folder: --runs-root DIR",
  );
}

interface ReadSide extends Side {
  readonly path: string;
  /** What a reader must know of this run by itself. */
  readonly remarks: readonly string[];
}

function sidesOf(first: string, second: string, candidates: readonly string[]): [ReadSide, ReadSide] {
  const [nameA, nameB = nameA, ...more] = candidates;
  if (more.length > 0)
    throw new UsageError(
      "two-candidates",
      "--candidate is given more than twice.",
      "There are two sides: name one candidate of each.",
    );
  const [labelA, labelB] =
    basename(first) === basename(second)
      ? ([`A-${basename(first)}`, `B-${basename(second)}`] as const)
      : ([basename(first), basename(second)] as const);
  const [a, b] = [readSide(first, labelA), readSide(second, labelB)];
  const [candidateA, candidateB] =
    nameA === undefined || nameB === undefined
      ? soleCandidates(a, b)
      : ([candidateIndex(a.plan, nameA), candidateIndex(b.plan, nameB)] as const);
  if (first === second && candidateA === candidateB) {
    throw new UsageError(
      "same-side",
      "Both sides are the same candidate of the same run-dir.",
      "Name another run-dir, or two candidates: --candidate X --candidate Y",
    );
  }
  return [
    { ...a, candidate: candidateA },
    { ...b, candidate: candidateB },
  ];
}

function readSide(path: string, label: string): Omit<ReadSide, "candidate"> {
  const { plan, rows, shard, problems, notes } = readRun(path);
  const part = shard === null ? [] : [`It holds shard ${shard.index}/${shard.of} only; merge the shards first.`];
  const remarks = [...part, ...notes, ...problemNotes(problems)].map((note) => `${label}: ${note}`);
  return { path, label, plan, rows, remarks };
}

/** The only candidate of each, or the only one whose name both have. */
function soleCandidates(a: Pick<Side, "plan" | "label">, b: Pick<Side, "plan" | "label">): readonly [number, number] {
  if (a.plan.candidates.length === 1 && b.plan.candidates.length === 1) return [0, 0];
  const names = (plan: Plan) => plan.candidates.map((candidate) => candidate.name);
  const common = names(a.plan).filter((name) => names(b.plan).includes(name));
  const [only] = common;
  if (common.length === 1 && only !== undefined) return [candidateIndex(a.plan, only), candidateIndex(b.plan, only)];
  throw new UsageError(
    "which-candidate",
    common.length === 0
      ? `${a.label} and ${b.label} have no candidate of the same name.`
      : `${a.label} and ${b.label} share ${plural(common.length, "candidate")}: ${common.join(", ")}.`,
    common.length === 0
      ? `Name one of each: --candidate X --candidate Y. There are ${names(a.plan).join(", ")}; and ${names(b.plan).join(", ")}.`
      : "Name the one to compare: --candidate NAME",
  );
}

/** Whoever names two different candidates has said that they are what is compared. */
const isDeclared = ([first, second]: readonly string[]): boolean => second !== undefined && first !== second;

function comparisonReport(a: ReadSide, b: ReadSide, joined: JoinedRuns, name: string, ctx: CommandContext): Report {
  const { plan, gate } = joined;
  const rows = TrialResults.of(plan, joined.rows);
  const quoted = excerptsOf([a, b], [...wantedExcerpts(plan, rows)]);
  const report = buildReport({
    plan,
    rows,
    runDirName: name,
    generatedAt: utcSeconds(ctx.now()),
    problems: [...a.remarks, ...b.remarks, ...quoted.problems],
    excerpts: quoted.excerpts,
    fingerprintDifferences: gate.refused.map(({ field }) => field).sort(),
  });
  const places = [a, b].flatMap(({ label, path }) => {
    const shown = shownPath(path, ctx);
    return shown === label ? [] : [`${label} is the run-dir ${shown}.`];
  });
  return {
    ...report,
    notes: [...comparisonNotes(a, b, joined), ...places, ...report.notes],
    // The folder of a comparison holds a report and no run, so there is nothing else that could be repeated.
    reproduce: report.reproduce.slice(0, 1),
  };
}

/** Quotes from both run-dirs; paths begin with the label of theirs. */
function excerptsOf(sides: readonly ReadSide[], wanted: readonly string[]) {
  const excerpts = new Map<string, Excerpt>();
  const problems: string[] = [];
  for (const { label, path } of sides) {
    const inside = wanted.flatMap((one) => (one.startsWith(`${label}/`) ? [one.slice(label.length + 1)] : []));
    const read = readExcerpts(path, inside, DRILLDOWN_BYTES / sides.length);
    for (const [inner, excerpt] of read.excerpts)
      excerpts.set(`${label}/${inner}`, { ...excerpt, path: join(label, excerpt.path) });
    problems.push(...problemNotes(read.problems).map((note) => `${label}: ${note}`));
  }
  return { excerpts, problems };
}
