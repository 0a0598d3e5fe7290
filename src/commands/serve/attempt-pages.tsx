import type { JSX } from "preact";
import { htmlOf } from "#commands/serve/document.tsx";
import type { LatestReport } from "#commands/serve/live-report.ts";
import { plural, seconds } from "#core/format.ts";
import { headOf } from "#core/cut-text.ts";
import { printableLine } from "#core/printable.ts";
import type { IndexRow } from "#core/records.gen.ts";

const PER_PAGE = 500;
const MAX_LENGTH = 300;

/** Every attempt that counts, with a way to its files, a few hundred at a time. */
export function attemptsPage({ rows, report }: LatestReport, asked: string | undefined): string {
  const pages = Math.max(1, Math.ceil(rows.length / PER_PAGE));
  const wanted = /^\d{1,6}$/.test(asked ?? "") ? Number(asked) : 1;
  const page = Math.min(pages, Math.max(1, wanted));
  return htmlOf({
    title: `${report.run_dir} · attempts`,
    children: (
      <>
        <header>
          <a href="./">report</a>
          <strong>{plural(rows.length, "attempt")}</strong>
          <nav>
            {page > 1 ? <a href={`attempts?page=${page - 1}`}>earlier</a> : null}
            <span>
              page {page} of {pages}
            </span>
            {page < pages ? <a href={`attempts?page=${page + 1}`}>later</a> : null}
          </nav>
        </header>
        <main>
          <table>
            <thead>
              <tr>
                <th>candidate</th>
                <th>task</th>
                <th class="number">repetition</th>
                <th class="number">attempt</th>
                <th>outcome</th>
                <th>reason</th>
                <th class="number">time</th>
              </tr>
            </thead>
            <tbody>
              {rows.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((row) => (
                <AttemptRow key={row.dir} row={row} report={report} />
              ))}
            </tbody>
          </table>
        </main>
      </>
    ),
  });
}

function AttemptRow({ row, report }: { row: IndexRow; report: LatestReport["report"] }): JSX.Element {
  return (
    <tr>
      <td>{shown(report.candidates[row.c]?.name ?? "")}</td>
      <td>
        <a href={`${address(row.dir)}/`}>{shown(report.tasks[row.t]?.id ?? row.dir)}</a>
      </td>
      <td class="number">{row.r}</td>
      <td class="number">{row.a}</td>
      <td>{row.class}</td>
      <td>{shown(row.reason)}</td>
      <td class="number">{seconds(row.s)}</td>
    </tr>
  );
}

/** The files of one attempt; its address ends in a slash. */
export function attemptPage(row: IndexRow, files: readonly string[]): string {
  const up = "../".repeat(row.dir.split("/").length);
  return htmlOf({
    title: `${row.dir} · files`,
    up,
    children: (
      <>
        <header>
          <a href={up}>report</a>
          <a href={`${up}attempts`}>attempts</a>
        </header>
        <main>
          <h1>{row.dir}</h1>
          <p>
            <strong>{row.class}</strong>: {shown(row.reason)}
          </p>
          <ul>
            {files.map((path) => (
              <li key={path}>
                <a href={address(path)}>{shown(path)}</a>
              </li>
            ))}
          </ul>
        </main>
      </>
    ),
  });
}

const shown = (text: string): string => printableLine(headOf(text, MAX_LENGTH));

/** Never starts with something that reads as a scheme: steps are encoded one by one. */
const address = (path: string): string => path.split("/").map(encodeURIComponent).join("/");
