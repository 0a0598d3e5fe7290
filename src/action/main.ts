import type { StepName } from "#action/steps/index.ts";

/** Runs one step of the Action. Everything it needs is loaded behind this line, apart from what the command line loads. */
export async function main(name: StepName): Promise<void> {
  const { runStep } = await import("#action/run-step.ts");
  await runStep(name);
}
