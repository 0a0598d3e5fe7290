import type { ComponentChildren, JSX } from "preact";
import { percent, plural, points, probability } from "#core/format.ts";
import type { PairVerdict, Report } from "#core/records.gen.ts";
import { byRank, rankText } from "#core/report/by-rank.ts";
import { seenFromLeader } from "#core/report/headline.ts";
import { signedFromTo } from "#core/verdict/wording.ts";
import { Name, Text } from "#plugins/reporters/html/parts.tsx";
import { cautionsOf } from "#plugins/reporters/shared/cautions.ts";
import { mdeText } from "#plugins/reporters/shared/pair-words.ts";
import { verdictWords } from "#plugins/reporters/shared/verdict-words.ts";

const MOST_RANKED = 10;

/** Who is better, by how much, how sure: all that most readers need. */
export function Verdict({ report }: { report: Report }): JSX.Element {
  const { badge, tone, sentence, amount, sure } = verdictWords(report);
  const { benchmark, repetitions, candidates, pairs } = report;
  const [pair] = pairs;
  return (
    <header class={`verdict ${tone}`}>
      <p class="badge">{badge}</p>
      <h1>
        <Text>{sentence}</Text>
      </h1>
      {amount === "" ? null : (
        <p class="amount">
          <Text>{amount}</Text>
        </p>
      )}
      {sure === "" ? null : <p>{sure}</p>}
      {candidates.length === 2 && pair !== undefined ? <PairNumbers report={report} pair={pair} /> : null}
      {candidates.length > 2 ? <Ranking report={report} /> : null}
      <p class="quiet">
        Benchmark <Text>{benchmark.id}</Text>, {plural(benchmark.tasks_planned, "task")} ×{" "}
        {plural(candidates.length, "candidate")} × {plural(repetitions, "repetition")}, {completeness(report)}.
      </p>
      <Cautions report={report} />
    </header>
  );
}

const MOST_CAUTIONS = 4;

/** What stands behind the verdict and further down on the page, where nobody with ten seconds gets to. */
function Cautions({ report }: { report: Report }): JSX.Element | null {
  const cautions = cautionsOf(report);
  if (cautions.length === 0) return null;
  const shown = cautions.slice(0, MOST_CAUTIONS);
  const more = cautions.length - shown.length;
  return (
    <p>
      <strong>Before you rely on it</strong> (more under Warnings): <Text>{shown.join("; ")}</Text>
      {more > 0 ? `; and ${more} more.` : "."}
    </p>
  );
}

function PairNumbers({ report, pair }: { report: Report; pair: PairVerdict }): JSX.Element {
  const ci = seenFromLeader(pair);
  const delta = pair.delta !== null && pair.leader === pair.b ? 0 - pair.delta : pair.delta;
  return (
    <>
      <dl class="numbers">
        {byRank(report.candidates).map(({ name, at, pass_at_attempts: { passed, n, rate } }) => (
          <Number
            key={name}
            label={<Name at={at} name={name} />}
            value={percent(rate)}
            note={`${passed} of ${plural(n, "trial")} passed`}
          />
        ))}
        <Number
          label="Lead"
          value={points(delta)}
          note={ci === null ? "no interval" : `95 % interval ${signedFromTo(ci)}`}
        />
        <Number
          label="p-value"
          value={probability(pair.p_adjusted)}
          note={`below ${report.settings.alpha} is needed to win`}
        />
        <Number
          label="Tasks ahead"
          value={`${pair.wins_a} : ${pair.wins_b}`}
          note={`A ahead : B ahead; ${plural(pair.ties, "tie")}`}
        />
        <Number label="Least visible lead" value={mdeText(pair)} note="what a run like this finds 4 times in 5" />
      </dl>
      {differsFromRates(report, pair) ? (
        <p class="quiet">
          The lead is taken over the {plural(pair.n_tasks, "task")} that both have results for, each counting once; the
          rates are over trials, so their difference is another number.
        </p>
      ) : null}
    </>
  );
}

/** Whether the rates that are shown would give another lead than the one that is. */
function differsFromRates({ candidates: [a, b] }: Report, { delta }: PairVerdict): boolean {
  const [x, y] = [a?.pass_at_attempts.rate ?? null, b?.pass_at_attempts.rate ?? null];
  return delta !== null && x !== null && y !== null && Math.abs(x - y - delta) >= 0.0005;
}

function Number({ label, value, note }: { label: ComponentChildren; value: string; note: string }): JSX.Element {
  return (
    <div>
      <dt>{label}</dt>
      <dd class="big">{value}</dd>
      <dd class="quiet">{note}</dd>
    </div>
  );
}

/** The best first, with ranks as ranges: what cannot be told apart shares its place. */
function Ranking({ report: { candidates, settings } }: { report: Report }): JSX.Element {
  const ranked = byRank(candidates);
  return (
    <>
      <ol class="ranking">
        {ranked.slice(0, MOST_RANKED).map((candidate) => (
          <li key={candidate.at}>
            <span class="rank">{rankText(candidate)}</span>
            <Name at={candidate.at} name={candidate.name} />
            <span class="rate">{percent(candidate.pass_at_attempts.rate)}</span>
          </li>
        ))}
      </ol>
      <p class="quiet">
        Places it may hold, candidate, trials passed. A candidate stands below all that beat it and above all that it
        beats;{" "}
        {settings.baseline === null
          ? "between two that share a place, their own pair below decides."
          : "two that share a place were not compared with each other, but with the baseline only."}
        {ranked.length > MOST_RANKED ? ` ${ranked.length - MOST_RANKED} more below.` : ""}
      </p>
    </>
  );
}

function completeness({ completeness: { scored, expected } }: Report): string {
  return scored === expected && expected > 1
    ? `all ${expected} trials scored`
    : `${scored} of ${plural(expected, "trial")} scored`;
}
