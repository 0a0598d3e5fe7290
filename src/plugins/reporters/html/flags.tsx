import type { JSX } from "preact";
import type { Report } from "#core/records.gen.ts";
import { inPoints } from "#core/verdict/wording.ts";
import { Section } from "#plugins/reporters/html/parts.tsx";
import { line } from "#plugins/reporters/shared/inert.ts";

const MOST = 100;

/** What should make a reader careful: tampering, suspected leaks, mixed providers, warnings of every kind. */
export function FlagsSection({ report: { candidates, notes, noise_floor } }: { report: Report }): JSX.Element {
  const tampered = candidates.some((candidate) => candidate.tampered > 0);
  return (
    <Section
      id="flags"
      title="Warnings"
      lead={
        tampered
          ? "Protected files, such as tests, are put back before grading, so touching them wins nothing."
          : "No candidate touched protected files such as tests."
      }
    >
      <ul>
        {noise_floor === null || noise_floor.deviation === null ? null : (
          <li>
            Noise floor: two identical candidates differ by ± {inPoints(noise_floor.deviation)} points (one standard
            deviation){noise_floor.false_win ? ", and a winner was declared between them by luck" : ""}.
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
