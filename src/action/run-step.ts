import { setFailed, setOutput } from "@actions/core";
import { openStep } from "#action/open-step.ts";
import { STEPS, type StepName } from "#action/steps/index.ts";
import { BenchError } from "#core/errors.ts";
import { HubFault } from "#core/hub.ts";

/** The one place where errors of a step become annotations and exit codes. */
export async function runStep(name: StepName): Promise<void> {
  try {
    const { run } = await STEPS[name]();
    await run(openStep());
  } catch (error) {
    const text = explained(error);
    // For the job that tells people what became of the run.
    setOutput("failure", text.replaceAll(/\s+/g, " "));
    setFailed(text);
    if (error instanceof BenchError) process.exitCode = error.exit;
  }
}

function explained(error: unknown): string {
  if (error instanceof BenchError) return `${error.message}\n→ ${error.hint}`;
  if (error instanceof HubFault) return `GitHub did not do it (${error.kind}): ${error.message}`;
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `${text}\n→ This is a bug in benchmark-harness; please report it with the lines above.`;
}
