import { type ComponentChildren, h, type VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import { trialKey } from "#core/cells.ts";
import { type OutcomeClass, tierOf } from "#core/outcome.ts";
import type { CandidateReport, IndexRow, Report } from "#core/records.gen.ts";
import { JUNIT_XML } from "#core/report/report-files.ts";
import { defineListing } from "#plugins/reporters/contract.ts";
import { visible } from "#plugins/reporters/shared/inert.ts";

/** `junit.xml` for whatever shows test results: a suite per candidate, a case per trial. */
export default defineListing({
  id: "junit",
  summary: `${JUNIT_XML}: a suite per candidate, a case per task and repetition`,
  name: JUNIT_XML,
  *list(report, rows) {
    const trials = trialsOf(report, rows);
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n';
    for (const [at, candidate] of report.candidates.entries()) yield* suite(report, candidate, at, trials);
    yield "</testsuites>\n";
  },
});

type Verdict = "passed" | "failure" | "error" | "skipped";

interface Case {
  readonly task: string;
  readonly repetition: number;
  readonly verdict: Verdict;
  readonly class: OutcomeClass;
  readonly reason: string;
  readonly seconds: number;
  readonly folders: readonly string[];
}

/** Rows by trial: candidate by candidate, task by task, repetition by repetition. */
function trialsOf({ tasks, repetitions }: Report, rows: Iterable<IndexRow>): ReadonlyMap<number, readonly IndexRow[]> {
  const trials = new Map<number, IndexRow[]>();
  for (const row of rows) {
    const key = trialKey({ tasks, repetitions }, { candidate: row.c, task: row.t, repetition: row.r });
    const known = trials.get(key);
    if (known === undefined) trials.set(key, [row]);
    else known.push(row);
  }
  return trials;
}

function* suite(
  report: Report,
  candidate: CandidateReport,
  at: number,
  trials: ReadonlyMap<number, readonly IndexRow[]>,
): Iterable<string> {
  const { tasks, repetitions } = report;
  const missing = missingOf(report, candidate);
  const cases = tasks.flatMap(({ id, quarantined }, task) =>
    Array.from({ length: repetitions }, (_, before) => {
      const repetition = before + 1;
      const rows = trials.get(trialKey(report, { candidate: at, task, repetition })) ?? [];
      return caseOf({ id, quarantined, missing: missing.get(`${repetition} ${id}`) }, repetition, rows);
    }),
  );
  const count = (verdict: Verdict) => cases.filter((one) => one.verdict === verdict).length;
  const opening = element(
    "testsuite",
    {
      name: text(candidate.name),
      package: text(report.benchmark.id),
      id: at,
      // The schema knows no time zone, and wants a host though none is told.
      timestamp: report.generated_at.slice(0, 19),
      hostname: "localhost",
      tests: cases.length,
      failures: count("failure"),
      errors: count("error"),
      skipped: count("skipped"),
      time: cases.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(3),
    },
    properties(report, candidate),
  );
  const end = "</testsuite>";
  yield `${renderToString(opening).slice(0, -end.length)}\n`;
  for (const one of cases) yield `${renderToString(caseElement(one, candidate, repetitions))}\n`;
  yield `<system-out></system-out><system-err></system-err>${end}\n`;
}

/** Why trials of a candidate have no result, by repetition and task. */
function missingOf({ completeness }: Report, { name }: CandidateReport): ReadonlyMap<string, string> {
  const own = completeness.missing.filter(({ candidate }) => candidate === name);
  return new Map(own.map(({ repetition, task_id, reason }) => [`${repetition} ${task_id}`, reason]));
}

interface CaseTask extends Pick<Report["tasks"][number], "id" | "quarantined"> {
  /** Why it has no result; absent: it has. */
  readonly missing: string | undefined;
}

function caseOf({ id, quarantined, missing }: CaseTask, repetition: number, rows: readonly IndexRow[]): Case {
  const last = rows.at(-1);
  const cls = last?.class ?? "not_run";
  const found = {
    task: id,
    repetition,
    class: cls,
    seconds: rows.reduce((sum, { s }) => sum + s, 0),
    folders: rows.map(({ dir }) => dir),
  };
  if (quarantined !== null) return { ...found, verdict: "skipped", reason: `quarantined: ${quarantined}` };
  return { ...found, verdict: verdictOf(cls), reason: last?.reason ?? missing ?? "" };
}

/** A failure is the candidate's own; an error is somebody else's, or nobody knows whose. */
function verdictOf(cls: OutcomeClass): Verdict {
  if (cls === "pass") return "passed";
  if (cls === "not_run") return "skipped";
  return tierOf(cls) === "own" ? "failure" : "error";
}

function caseElement({ task, repetition, seconds, ...one }: Case, { name }: CandidateReport, of: number): VNode {
  const attributes = {
    classname: text(name),
    name: text(of === 1 ? task : `${task} [repetition ${repetition}]`),
    time: seconds.toFixed(3),
  };
  return element("testcase", attributes, outcomeElement(one));
}

/** The Ant schema allows one child that says why, and nothing else; so where the evidence is stands inside of it. */
function outcomeElement({ verdict, class: cls, reason, folders }: Omit<Case, "task" | "repetition" | "seconds">) {
  if (verdict === "passed") return null;
  if (verdict === "skipped") return element("skipped", { message: text(reason) });
  return element(verdict, { type: cls, message: text(reason) }, text(folders.join(" ")));
}

function properties(report: Report, { backend, model, pass_at_attempts }: CandidateReport): VNode {
  const values: Readonly<Record<string, string | number | null>> = {
    verdict: report.verdict,
    winner: report.winner,
    headline: report.headline,
    benchmark: report.benchmark.id,
    "benchmark revision": report.benchmark.revision,
    backend,
    model,
    "pass rate": pass_at_attempts.rate,
    "run-dir": report.run_dir,
    fingerprint: report.fingerprint.digest,
    ...Object.fromEntries(
      Object.entries(report.fingerprint.fields).map(([field, value]) => [
        `fingerprint: ${field}`,
        value === null ? null : String(value),
      ]),
    ),
  };
  const known = Object.entries(values).filter(([, value]) => value !== null && value !== "");
  return element(
    "properties",
    {},
    known.map(([name, value]) => element("property", { name: text(name), value: text(String(value)) })),
  );
}

/** What XML 1.0 may hold: no control character, no lone surrogate, no noncharacter, and nothing that ends a CDATA section. */
const text = (foreign: string): string =>
  visible(foreign)
    .replace(/[\ufffe\uffff]/g, "\ufffd")
    .replaceAll("]]>", "]] >");

/** Any element; those of this format are not known to preact's types. Attributes and text are escaped when rendered. */
const element = (
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
  ...children: readonly ComponentChildren[]
): VNode => h(tag, attributes, ...children);
