import type { JSX } from "preact";
import { points, probability, UNKNOWN } from "#core/format.ts";
import type { PairVerdict, Report } from "#core/records.gen.ts";
import { inPoints, signedFromTo, withPoints } from "#core/verdict/wording.ts";
import { VerdictForest } from "#plugins/reporters/charts/verdict-forest.tsx";
import { Behind, Figure, Section, Table, Text } from "#plugins/reporters/html/parts.tsx";
import { line } from "#plugins/reporters/shared/inert.ts";
import {
  cutText,
  mdeText,
  MOST_DRAWN,
  MOST_EXPLAINED,
  pairLetters,
  verdictWord,
} from "#plugins/reporters/shared/pair-words.ts";

/** Every pair's difference against zero, the threshold and the margin. */
export function EffectsSection({ report }: { report: Report }): JSX.Element | null {
  const { pairs, settings } = report;
  if (pairs.length === 0) return null;
  return (
    <Section
      id="effects"
      title="How large is the difference?"
      lead={
        <>
          Difference in pass rate over the paired tasks, with its 95 % interval. A filled dot is a declared win. Dashed:
          the least lead worth a win, ± {inPoints(settings.threshold)} points. Shaded: equivalent, within ±{" "}
          {inPoints(settings.margin)} points.
          {pairs.length > 1
            ? ` With ${pairs.length} pairs looked at, a win must hold after Holm's correction, so that an interval may leave out zero without one.`
            : ""}
          {` ${cutText(pairs)}`.trimEnd()}
        </>
      }
    >
      <Figure draw={(frame) => <VerdictForest report={report} {...frame} />} />
      {pairs.length > MOST_DRAWN ? (
        <p class="quiet">{pairs.length - MOST_DRAWN} more pairs are in the table below and in report.json.</p>
      ) : null}
      <Behind title="The numbers of every pair">
        <PairTable report={report} />
      </Behind>
      {pairs.length === 1 ? (
        <Decisions report={report} />
      ) : (
        <Behind title="How each pair was decided">
          <Decisions report={report} />
        </Behind>
      )}
    </Section>
  );
}

function PairTable({ report: { pairs, candidates } }: { report: Report }): JSX.Element {
  return (
    <Table
      caption="Differences of pairs"
      head={[
        "Pair",
        "Verdict",
        "Difference",
        "95 % interval",
        "bootstrap",
        "p",
        "p (Holm)",
        "ahead : behind : tied",
        "minimum detectable effect",
      ]}
      words={2}
      rows={pairs.map((pair) => [
        pairLetters(pair, candidates),
        verdictWord(pair, candidates),
        points(pair.delta),
        interval(pair.ci),
        interval(pair.bootstrap),
        probability(pair.p),
        probability(pair.p_adjusted),
        `${pair.wins_a} : ${pair.wins_b} : ${pair.ties}`,
        mdeText(pair),
      ])}
    />
  );
}

const Decisions = ({ report }: { report: Report }): JSX.Element => (
  <>
    {report.pairs.slice(0, MOST_EXPLAINED).map((pair) => (
      <Decision key={`${pair.a} ${pair.b}`} report={report} pair={pair} />
    ))}
    {report.pairs.length > MOST_EXPLAINED ? (
      <p class="quiet">And {report.pairs.length - MOST_EXPLAINED} more, all in report.json.</p>
    ) : null}
  </>
);

/** How one verdict came about, condition by condition. */
function Decision({
  report: { pairs, candidates, settings },
  pair,
}: {
  report: Report;
  pair: PairVerdict;
}): JSX.Element {
  const title =
    pairs.length === 1
      ? "How this was decided"
      : `How ${pairLetters(pair, candidates)} was decided: ${verdictWord(pair, candidates)}`;
  return (
    <details class="behind">
      <summary>{title}</summary>
      {pair.conditions.length === 0 ? (
        <p>{line(pair.reason, 2000)}</p>
      ) : (
        <ul class="conditions">
          {pair.conditions.map(({ id, ok, text }) => (
            <li key={id}>
              <span class={ok ? "yes" : "no"}>{ok ? "✓ met" : "✗ not met"}</span> {line(text, 1000)}
            </li>
          ))}
        </ul>
      )}
      <ol class="steps">
        {pair.steps.map((step, at) => (
          <li key={at}>{line(step, 2000)}</li>
        ))}
      </ol>
      {settings.rule === "compat" && pair.compat !== null ? (
        <p>
          The older rule, for comparison only: pass rate {pair.compat.pass_rate}, elapsed {pair.compat.elapsed_seconds}.
          It does not look at the number of tasks.
        </p>
      ) : null}
      {pairs.length === 1 ? null : (
        <p class="quiet">
          First: <Text>{pair.a}</Text>. Second: <Text>{pair.b}</Text>.{" "}
          {pair.delta === null ? "How far apart is not known" : `${withPoints(Math.abs(pair.delta))} apart`}.
        </p>
      )}
    </details>
  );
}

const interval = (ci: PairVerdict["ci"]): string => (ci === null ? UNKNOWN : signedFromTo(ci));
