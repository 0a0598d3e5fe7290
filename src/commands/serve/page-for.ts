import { attemptFile, attemptFiles } from "#commands/serve/attempt-files.ts";
import { attemptPage, attemptsPage } from "#commands/serve/attempt-pages.tsx";
import { LIVE_SCRIPT } from "#commands/serve/live-script.ts";
import { STYLE } from "#commands/serve/document.tsx";
import { livePage } from "#commands/serve/live-page.tsx";
import type { LiveReport } from "#commands/serve/live-report.ts";
import type { Answer, EventStream, Page, PageRequest } from "#core/loopback.ts";

const HTML = "text/html; charset=utf-8";
const TEXT = "text/plain; charset=utf-8";
const TYPES: Readonly<Record<string, string>> = {
  html: HTML,
  json: "application/json; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
  xml: "application/xml; charset=utf-8",
};

/**
 * The live page runs one script of ours and holds the report in a frame; nothing else may run or be loaded. Styles of
 * the report pass through its hands on their way to the frame.
 */
const LIVE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** The report styles itself, runs nothing, and is shown in a frame by the live page alone. */
const REPORT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
const LIST_POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Every address there is: the live page, the report in its formats, and what attempts left, by their place in the
 * run-dir. An address is never made into a path: it is looked up among those that the index and the records name.
 */
export async function pageFor(
  { steps, query }: PageRequest,
  live: LiveReport,
  subscribe: EventStream["subscribe"],
): Promise<Answer> {
  const [first = "", second] = steps;
  if (first === ".live" && steps.length === 2) {
    if (second === "events") return { subscribe };
    if (second === "live.js") return page("text/javascript; charset=utf-8", LIVE_SCRIPT);
    if (second === "live.css") return page("text/css; charset=utf-8", STYLE);
  }
  if (second === undefined) {
    if (first === "") return page(HTML, livePage(live.latest()), LIVE_POLICY);
    if (first === "attempts") return page(HTML, attemptsPage(live.latest(), query.get("page")), LIST_POLICY);
    const content = await live.file(first);
    return content === null ? notFound() : page(typeOf(first), content, REPORT_POLICY);
  }
  const { rows } = live.latest();
  const row = rows.find(({ dir }) => steps.join("/").startsWith(`${dir}/`));
  if (row === undefined) return notFound();
  const path = steps.join("/").slice(row.dir.length + 1);
  const files = attemptFiles(live.root, row.dir);
  if (path === "") return page(HTML, attemptPage(row, files), LIST_POLICY);
  const body = files.includes(path) ? attemptFile(live.root, row.dir, path) : null;
  // Written by agents: shown as text, whatever it says it is.
  return body === null ? notFound() : { status: 200, type: TEXT, body };
}

const page = (type: string, body: string, policy?: string): Page => ({
  status: 200,
  type,
  body,
  ...(policy === undefined ? {} : { policy }),
});

const notFound = (): Page => ({ status: 404, type: TEXT, body: "There is nothing at this address.\n" });

const typeOf = (name: string): string => TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? TEXT;
