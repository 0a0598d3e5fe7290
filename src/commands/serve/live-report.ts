import fs from "node:fs";
import { join } from "node:path";
import type { CommandContext } from "#commands/command.ts";
import { makeReport } from "#commands/shared/report-on.ts";
import { messageOf } from "#core/message-of.ts";
import type { IndexRow, Report } from "#core/records.gen.ts";
import { REPORT_HTML } from "#core/report/report-files.ts";
import { LISTED_ON, listings, reporters } from "#plugins/reporters/index.ts";
import { INDEX_FILE, PLAN_FILE } from "#record/layout.ts";
import { isLocked } from "#record/lock.ts";

/** Between two reports, at least; and the longer one takes to make, the longer the run is left in peace. */
const REST_MS = 1000;
const REST_SHARE = 10;

/** What a page shows about the report it holds. */
export interface ReportStatus {
  /** Grows with every new report. */
  readonly version: number;
  readonly expected: number;
  readonly received: number;
  /** `stopped`: nobody is at work on what is missing. */
  readonly state: "running" | "stopped" | "complete";
  /** When the last attempt was put on record, in milliseconds since 1970; null: not known. */
  readonly recordedMs: number | null;
  /** Why the report is not of now; null: it is. */
  readonly problem: string | null;
}

/** What a page says of each state. */
export const STATES: Readonly<Record<ReportStatus["state"], string>> = {
  running: "live",
  stopped: "stopped; benchmark resume goes on with it",
  complete: "complete",
};

export interface LatestReport {
  readonly status: ReportStatus;
  readonly report: Report;
  /** One per attempt that counts. */
  readonly rows: readonly IndexRow[];
}

/** The report of a run-dir that may still grow: made anew when there is more on record, and not too often. */
export class LiveReport {
  readonly root: string;
  readonly #ctx: CommandContext;
  #latest: LatestReport;
  #mark: string;
  #restUntilMs: number;
  readonly #files = new Map<string, { readonly version: number; readonly content: string }>();
  /** Of which report every file was rendered; so that a name that none has costs no more than one rendering. */
  #allOf = 0;

  /** Throws what stands against a report of this folder. */
  static open(root: string, ctx: CommandContext): LiveReport {
    const mark = markOf(root);
    const begun = performance.now();
    const { report, run } = makeReport(root, ctx);
    return new LiveReport(root, ctx, { mark, report, rows: [...run.results], tookMs: performance.now() - begun });
  }

  private constructor(
    root: string,
    ctx: CommandContext,
    first: { mark: Mark; report: Report; rows: readonly IndexRow[]; tookMs: number },
  ) {
    this.root = root;
    this.#ctx = ctx;
    this.#mark = first.mark.text;
    this.#latest = latestOf(1, root, first.report, first.rows, first.mark);
    this.#restUntilMs = performance.now() + restAfter(first.tookMs);
  }

  /** The report of now, or of a moment ago. Never throws: what goes wrong is told in its status. */
  latest(): LatestReport {
    this.#refresh();
    return this.#latest;
  }

  /** One of the report's files by name; null: no reporter writes one. */
  async file(name: string): Promise<string | null> {
    const { status, report, rows } = this.latest();
    const known = this.#files.get(name);
    if (known?.version === status.version) return known.content;
    const listing = listings.ids.find((id) => LISTED_ON[id]?.files.includes(name));
    if (listing !== undefined) {
      const content = [...(await listings.get(listing)).list(report, rows)].join("");
      this.#files.set(name, { version: status.version, content });
      return content;
    }
    if (this.#allOf === status.version) return null;
    // The page itself is asked for far more often than all others.
    const ids = name === REPORT_HTML ? ["html"] : reporters.ids;
    for (const id of ids) {
      for (const { name: made, content } of (await reporters.get(id)).render(report))
        this.#files.set(made, { version: status.version, content });
    }
    if (ids === reporters.ids) this.#allOf = status.version;
    const found = this.#files.get(name);
    return found?.version === status.version ? found.content : null;
  }

  #refresh(): void {
    const begun = performance.now();
    try {
      this.#look();
      if (begun < this.#restUntilMs) return;
      const mark = markOf(this.root);
      if (mark.text === this.#mark && this.#latest.status.problem === null) return;
      const { report, run } = makeReport(this.root, this.#ctx);
      this.#mark = mark.text;
      this.#latest = latestOf(this.#latest.status.version + 1, this.root, report, [...run.results], mark);
    } catch (error) {
      const problem = messageOf(error);
      this.#latest = { ...this.#latest, status: { ...this.#latest.status, problem } };
      if (begun < this.#restUntilMs) return;
    }
    this.#restUntilMs = performance.now() + restAfter(performance.now() - begun);
  }

  /** A run that dies changes nothing in its folder, so that its lock is asked every time. */
  #look(): void {
    const { status } = this.#latest;
    const state = stateOf(this.root, status);
    if (state !== status.state) this.#latest = { ...this.#latest, status: { ...status, state } };
  }
}

interface Mark {
  readonly text: string;
  readonly recordedMs: number | null;
}

/** Changes whenever the run-dir says something new. Asked for rather than notified: that works on every file system. */
function markOf(root: string): Mark {
  const [plan, index] = [PLAN_FILE, INDEX_FILE].map((name) =>
    fs.statSync(join(root, name), { throwIfNoEntry: false, bigint: true }),
  );
  const text = [plan, index].map((stat) => (stat === undefined ? "-" : `${stat.ino} ${stat.size} ${stat.mtimeNs}`));
  return { text: text.join(" "), recordedMs: index === undefined ? null : Number(index.mtimeMs) };
}

function latestOf(
  version: number,
  root: string,
  report: Report,
  rows: readonly IndexRow[],
  { recordedMs }: Mark,
): LatestReport {
  const { completeness } = report;
  const { expected, received } = completeness;
  const state = stateOf(root, completeness);
  return { status: { version, expected, received, state, recordedMs, problem: null }, report, rows };
}

function stateOf(
  root: string,
  { expected, received }: Pick<ReportStatus, "expected" | "received">,
): ReportStatus["state"] {
  // Every trial may have a record while the last one is at its second attempt.
  if (isLocked(root)) return "running";
  return received >= expected ? "complete" : "stopped";
}

const restAfter = (tookMs: number): number => Math.max(REST_MS, REST_SHARE * tookMs);
