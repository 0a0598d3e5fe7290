import type { Problem } from "#core/errors.ts";
import type { BackendPlugin } from "#plugins/backends/contract.ts";

type Env = Readonly<Record<string, string | undefined>>;

/** Node fires a timer of more milliseconds than this at once. */
const LONGEST_SECONDS = Math.floor((2 ** 31 - 1) / 1000);

/**
 * What a backend's own variable says of how long its calls may take, in seconds; null: it is not set. It counts only
 * where neither command line nor configuration sets a limit. The candidate's own variables go before its user's.
 */
export function limitByVariable(
  { own }: BackendPlugin,
  candidate: { readonly env: Env; readonly unsetEnv: readonly string[] },
  userEnv: Env,
): number | null | Omit<Problem, "path"> {
  const name = own?.timeoutVariable;
  if (name === undefined) return null;
  const value = candidate.env[name] ?? (candidate.unsetEnv.includes(name) ? undefined : userEnv[name]);
  if (value === undefined || value.trim() === "") return null;
  const seconds = /^\s*\d+\s*$/.test(value) ? Number(value) : 0;
  if (seconds >= 1 && seconds <= LONGEST_SECONDS) return seconds;
  return {
    message: `The variable ${name} is ${JSON.stringify(value)}, which is not a number of seconds.`,
    hint: `Set it to a whole number from 1 to ${LONGEST_SECONDS}, or leave it unset.`,
  };
}
