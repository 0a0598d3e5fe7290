import type { FoundToolchain } from "#engine/needs/probe-toolchains.ts";

/** One line of what a machine has. */
export interface Check {
  readonly check: string;
  readonly state: CheckState;
  /** Whether tasks can be run with it as it is. */
  readonly ok: boolean;
  /** null: not found. */
  readonly found: string | null;
  /** What to do; null: nothing. */
  readonly next: string | null;
  /** Of a language: what its tasks are built with. */
  readonly toolchains?: readonly ToolchainCheck[];
}

/**
 * `limited`: there in a weaker form; `prepared-later`: the first run makes it; `altered`: the next run makes it anew;
 * `failed`: it could not be prepared.
 */
export type CheckState = "present" | "missing" | "limited" | "prepared" | "prepared-later" | "altered" | "failed";

export interface ToolchainCheck {
  readonly id: string;
  readonly state: FoundToolchain["state"];
  /** null: not there, or it did not say. */
  readonly version: string | null;
  /** Least version; null: any. */
  readonly needed: string | null;
  /** How many of the language's tasks need it; null: nobody knows, for want of the data. */
  readonly tasks: number | null;
  /** The command that installs it. */
  readonly install: string;
}

const WIDTH = "prepared later".length;

/** For people: the state first, and what to do on a line of its own. */
export function checkText({ check, state, found, next }: Check): string {
  const what = `${state.replace("-", " ").padEnd(WIDTH)}  ${check}${found === null ? "" : `: ${found}`}`;
  return next === null ? what : `${what}\n${" ".repeat(WIDTH)}  → ${next}`;
}
