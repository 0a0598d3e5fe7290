import type { JSX } from "preact";
import type { Report } from "#core/records.gen.ts";
import { CompletenessSection } from "#plugins/reporters/html/completeness.tsx";
import { DrilldownSection } from "#plugins/reporters/html/drilldown.tsx";
import { EffectsSection } from "#plugins/reporters/html/effects.tsx";
import { EffortSection } from "#plugins/reporters/html/effort.tsx";
import { FlagsSection } from "#plugins/reporters/html/flags.tsx";
import { OutcomesSection } from "#plugins/reporters/html/outcomes.tsx";
import { FingerprintSection, MethodSection, ReproduceSection } from "#plugins/reporters/html/provenance.tsx";
import { RatesSection } from "#plugins/reporters/html/rates.tsx";
import { PAGE_CSS } from "#plugins/reporters/html/style.ts";
import { TasksSection } from "#plugins/reporters/html/tasks.tsx";
import { Verdict } from "#plugins/reporters/html/verdict.tsx";
import { line } from "#plugins/reporters/shared/inert.ts";
import { verdictWords } from "#plugins/reporters/shared/verdict-words.ts";

// Nothing here runs or loads anything: should an escape ever fail, the browser still refuses.
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** The whole document. */
export function page(report: Report): JSX.Element {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="generator" content={`benchmark-harness ${line(report.harness_version, 40)}`} />
        <title>{`${line(verdictWords(report).sentence, 120)} · benchmark report`}</title>
        <style>{PAGE_CSS}</style>
      </head>
      <body>
        <Verdict report={report} />
        <main>
          <EffectsSection report={report} />
          <RatesSection report={report} />
          <TasksSection report={report} />
          <OutcomesSection report={report} />
          <EffortSection report={report} />
          <CompletenessSection report={report} />
          <FingerprintSection report={report} />
          <FlagsSection report={report} />
          <DrilldownSection report={report} />
          <MethodSection report={report} />
          <ReproduceSection report={report} />
        </main>
        <footer>
          <p>
            Run {line(report.run_dir, 120)}, report made {report.generated_at} by benchmark-harness{" "}
            {line(report.harness_version, 40)}. Everything on this page comes from report.json.
          </p>
        </footer>
      </body>
    </html>
  );
}
