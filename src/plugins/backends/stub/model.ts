import { isStubFault, STUB_FAULTS, type StubFault } from "#plugins/backends/stub/faults.ts";

/** What a scripted stub does instead of, or before, solving the task. */
export type Behaviour = "solve" | "fail" | "crash" | "hang" | "daemon" | "snoop" | "tamper" | "forge";

/** A stub's model string, read: `pass=0.7,seed=3`, `sleep=2`, `error=rate_limit`, `tamper`, … */
export interface StubScript {
  readonly behaviour: Behaviour;
  /** Probability that an attempt solves its task. */
  readonly pass: number;
  readonly seed: number;
  /** Tells independent copies of one script apart in `aa`. */
  readonly copy: number;
  readonly sleepSeconds: number;
  readonly fault: StubFault | null;
}

const BEHAVIOURS: readonly string[] = [
  "fail",
  "crash",
  "hang",
  "daemon",
  "snoop",
  "tamper",
  "forge",
] satisfies Behaviour[];
const KEYS = ["pass=P", "seed=N", "sleep=SECONDS", "error=CLASS", ...BEHAVIOURS];

/** Reads a model string; an empty one solves every task. Problems come back as text, one per fault. */
export function parseStubModel(model: string): { script: StubScript; problems: readonly string[] } {
  const problems: string[] = [];
  const script = {
    behaviour: "solve" as Behaviour,
    pass: 1,
    seed: 0,
    copy: 0,
    sleepSeconds: 0,
    fault: null as StubFault | null,
  };
  for (const word of model.split(",").filter((part) => part !== "")) {
    const [key, value] = word.split("=", 2) as [string, string?];
    const number = value === undefined || value.trim() === "" ? Number.NaN : Number(value);
    if (value === undefined && BEHAVIOURS.includes(key)) script.behaviour = key as Behaviour;
    else if (key === "pass") {
      if (number >= 0 && number <= 1) script.pass = number;
      else problems.push(`pass=${value ?? ""} is not a probability between 0 and 1`);
    } else if (key === "seed" || key === "copy") {
      if (Number.isSafeInteger(number) && number >= 0) script[key] = number;
      else problems.push(`${key}=${value ?? ""} is not a whole number`);
    } else if (key === "sleep") {
      if (number >= 0 && Number.isFinite(number)) script.sleepSeconds = number;
      else problems.push(`sleep=${value ?? ""} is not a number of seconds`);
    } else if (key === "error") {
      if (value !== undefined && isStubFault(value)) script.fault = value;
      else problems.push(`error=${value ?? ""} is not one of ${STUB_FAULTS.join(", ")}`);
    } else problems.push(`${JSON.stringify(word)} is not one of ${KEYS.join(", ")}`);
  }
  return { script, problems };
}
