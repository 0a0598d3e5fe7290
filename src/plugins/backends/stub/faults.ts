import { OUTCOME_CLASSES } from "#core/records.gen.ts";
import type { AgentRun } from "#plugins/backends/contract.ts";

export type StubFault = NonNullable<AgentRun["fault"]>["class"];

/** Every class a backend may report: all but a pass, which only the verifier gives, and `not_run`, which has no attempt. */
export const STUB_FAULTS: readonly string[] = OUTCOME_CLASSES.filter((cls) => cls !== "pass" && cls !== "not_run");

export const isStubFault = (text: string): text is StubFault => STUB_FAULTS.includes(text);
