import type { JSX } from "preact";
import { percent, UNKNOWN } from "#core/format.ts";
import type { Report } from "#core/records.gen.ts";
import { byRank } from "#core/report/by-rank.ts";
import { comparabilityLine, comparabilityRows } from "#core/report/comparability.ts";
import { conditionsLine } from "#core/report/conditions.ts";
import { inPoints, withPoints } from "#core/verdict/wording.ts";
import { Behind, Name, Section, Table, Text } from "#plugins/reporters/html/parts.tsx";
import { line } from "#plugins/reporters/shared/inert.ts";

/** What must agree before this result may be compared with another. */
export function FingerprintSection({ report: { fingerprint, candidates, pairs } }: { report: Report }): JSX.Element {
  const differing = [...new Set(pairs.flatMap((pair) => pair.fingerprint_differences))];
  return (
    <Section
      id="fingerprint"
      title="Fingerprint"
      lead={
        differing.length === 0
          ? "Two results may be compared when their fingerprints agree. The sides of this one do."
          : `The sides differ in ${line(differing.join(", "), 400)}, which is not what they were meant to differ in.`
      }
    >
      <p>
        <code class="digest">{fingerprint.digest}</code>
      </p>
      <Behind title="All fields">
        <Table
          caption="Fields of the fingerprint"
          words={2}
          head={["Field", "Value"]}
          rows={Object.entries(fingerprint.fields).map(([field, value]) => [
            field,
            value === null ? UNKNOWN : <code>{line(String(value))}</code>,
          ])}
        />
        <Table
          caption="What the candidates are"
          words={5}
          head={["Candidate", "Backend", "Model", "Program", "Provider"]}
          rows={byRank(candidates).map((candidate) => [
            <Name at={candidate.at} name={candidate.name} />,
            <Text>{candidate.backend}</Text>,
            <Text>{candidate.model === "" ? UNKNOWN : candidate.model}</Text>,
            <Text>{known(candidate.program_versions)}</Text>,
            <Text>{known(candidate.provider_endpoints)}</Text>,
          ])}
        />
      </Behind>
    </Section>
  );
}

/** The rule, in words. */
export function MethodSection({ report }: { report: Report }): JSX.Element {
  const { settings, benchmark } = report;
  const comparable = comparabilityLine(report);
  return (
    <Section id="method" title="Method">
      <p>
        A task's value is the mean over its repetitions, and candidates are compared task by task. A win needs all of:
        an exact sign-flip test with p below {settings.alpha} after Holm's correction; a lead of more than two standard
        errors; a lead of at least {withPoints(settings.threshold)}. Equivalence needs the 90 % interval within ±{" "}
        {inPoints(settings.margin)} points and enough tasks. Infrastructure faults leave both sides; at most{" "}
        {percent(settings.max_excluded)} of the tasks may be lost, and a winner must survive the worst case for them.
      </p>
      <p>
        Grading is {benchmark.grading}. <Text>{benchmark.threat_model}</Text>
      </p>
      {comparable === null ? null : (
        <>
          <p>
            <Text>{comparable}</Text>
          </p>
          <Behind title="Condition by condition">
            <Table
              caption={`What the numbers of ${line(benchmark.comparability?.with ?? "")} have in common`}
              words={3}
              head={["", "Condition", "Here"]}
              rows={comparabilityRows(report).map((row) => row.map((cell) => <Text>{cell}</Text>))}
            />
          </Behind>
        </>
      )}
      <p>
        {conditionsLine(report)}, benchmark revision <code>{line(benchmark.revision)}</code>.
      </p>
    </Section>
  );
}

/** The commands that make this again. */
export function ReproduceSection({ report: { reproduce } }: { report: Report }): JSX.Element {
  return (
    <Section id="reproduce" title="How to reproduce">
      <pre tabIndex={0} dir="ltr">
        {reproduce.map((command) => line(command, 2000)).join("\n")}
      </pre>
    </Section>
  );
}

const known = (values: readonly (string | null)[]): string =>
  values.map((value) => value ?? "not recorded").join(", ") || UNKNOWN;
