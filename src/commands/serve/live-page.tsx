import { plural } from "#core/format.ts";
import { REPORT_HTML, REPORT_JSON, REPORT_MARKDOWN } from "#core/report/report-files.ts";
import { htmlOf } from "#commands/serve/document.tsx";
import { type LatestReport, STATES } from "#commands/serve/live-report.ts";

/** A bar about the run above the report, which stands in a frame of its own where no script may run. */
export function livePage({ status: { received, expected, state }, report }: LatestReport): string {
  return htmlOf({
    title: `${report.run_dir} · live report`,
    refresh: true,
    children: (
      <>
        <header>
          <strong id="state">{STATES[state]}</strong>
          <progress max={Math.max(1, expected)} value={received} aria-label="trials on record" />
          <span id="count">
            {received} of {plural(expected, "trial")}
          </span>
          <span id="news" />
          <nav>
            <a href="attempts">attempts</a>
            <a href={REPORT_HTML}>report alone</a>
            <a href={REPORT_MARKDOWN}>Markdown</a>
            <a href={REPORT_JSON}>JSON</a>
          </nav>
        </header>
        <iframe src={REPORT_HTML} title="Report" sandbox="allow-same-origin" />
        <script src=".live/live.js" />
      </>
    ),
  });
}
