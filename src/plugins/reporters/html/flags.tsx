import type { JSX } from "preact";
import { plural } from "#core/format.ts";
import type { Report } from "#core/records.gen.ts";
import { Name, Section } from "#plugins/reporters/html/parts.tsx";
import { line } from "#plugins/reporters/shared/inert.ts";

const MOST = 100;

/** What should make a reader careful: tampering, mixed providers, warnings of every kind. */
export function FlagsSection({ report: { candidates, notes, noise_floor } }: { report: Report }): JSX.Element {
  const tampered = candidates
    .map((candidate, at) => ({ ...candidate, at }))
    .filter((candidate) => candidate.tampered > 0);
  return (
    <Section
      id="flags"
      title="Warnings"
      lead={
        tampered.length === 0
          ? "No candidate touched protected files such as tests."
          : "Protected files, such as tests, are put back before grading, so touching them wins nothing."
      }
    >
      <ul>
        {tampered.map(({ name, at, tampered: count, attempts }) => (
          <li key={at}>
            <Name at={at} name={name} /> touched protected files in {count} of {plural(attempts, "attempt")}.
          </li>
        ))}
        {noise_floor === null || noise_floor.deviation === null ? null : (
          <li>
            Noise floor: two identical candidates differ by ± {(noise_floor.deviation * 100).toFixed(1)} points (one
            standard deviation){noise_floor.false_win ? ", and a winner was declared between them by luck" : ""}.
          </li>
        )}
        {notes.slice(0, MOST).map((note, at) => (
          <li key={at}>{line(note, 600)}</li>
        ))}
      </ul>
      {notes.length > MOST ? <p class="quiet">And {notes.length - MOST} more, all in report.json.</p> : null}
    </Section>
  );
}
