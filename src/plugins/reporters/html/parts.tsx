/** What the sections of the page are put together from. */
import { type ComponentChildren, Fragment, type JSX } from "preact";
import type { ChartProps } from "#plugins/reporters/charts/row-chart.tsx";
import { line } from "#plugins/reporters/shared/inert.ts";
import { letter } from "#plugins/reporters/shared/letter.ts";

interface SectionProps {
  readonly id: string;
  readonly title: string;
  /** What is to be seen here, in a sentence. */
  readonly lead?: ComponentChildren;
  readonly children?: ComponentChildren;
}

export function Section({ id, title, lead, children }: SectionProps): JSX.Element {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {lead === undefined ? null : <p class="lead">{lead}</p>}
      {children}
    </section>
  );
}

/** A chart twice, for wide and for narrow screens; the style sheet shows one, to the eye and to screen readers. */
export function Figure({ draw }: { draw: (frame: ChartProps) => JSX.Element }): JSX.Element {
  return (
    <figure>
      {draw({ width: "wide" })}
      {draw({ width: "narrow" })}
    </figure>
  );
}

interface TableProps {
  readonly caption: string;
  readonly head: readonly ComponentChildren[];
  readonly rows: readonly (readonly ComponentChildren[])[];
  /** How many columns from the left hold words; numbers follow, aligned to the right. */
  readonly words?: number;
}

/** A table whose first column names the row; it scrolls by itself where it is wider than the screen. */
export function Table({ caption, head, rows, words = 1 }: TableProps): JSX.Element {
  const kind = (at: number) => (at < words ? undefined : "n");
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell, at) => (
              <th key={at} scope="col" class={kind(at)}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, at) =>
                at === 0 ? (
                  <th key={at} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={at} class={kind(at)}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The numbers behind a chart, for whoever wants them or cannot see it. */
export function Behind({ title, children }: { title: string; children: ComponentChildren }): JSX.Element {
  return (
    <details class="behind">
      <summary>{title}</summary>
      {children}
    </details>
  );
}

/** Foreign text in a line: isolated from the direction of what surrounds it. */
export function Text({ children }: { children: string }): JSX.Element {
  return <bdi>{line(children)}</bdi>;
}

/** After what parts the words of a name, but within no number. */
const BREAKS = /(?<=[:/_@,=-])(?=[^:/_.@,=-])|(?<=\.)(?=[^\d:/_.@,=-])/;

/** A long name that may break after what parts its words, and nowhere else before it has to. */
export function Breakable({ children }: { children: string }): JSX.Element {
  return (
    <>
      {children.split(BREAKS).map((part, at) => (
        <Fragment key={at}>
          {at === 0 ? null : <wbr />}
          {part}
        </Fragment>
      ))}
    </>
  );
}

/** A candidate with its letter. */
export function Name({ at, name }: { at: number; name: string }): JSX.Element {
  return (
    <span class="name">
      <span class="letter">{letter(at)}</span>{" "}
      <bdi>
        <Breakable>{line(name, 120)}</Breakable>
      </bdi>
    </span>
  );
}
