import type { CommandContext } from "#commands/command.ts";
import { PROGRAMS } from "#commands/shared/inventory-variables.gen.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { hasLogin, nextStep } from "#engine/readiness/missing-account.ts";
import { onPath } from "#engine/readiness/on-path.ts";
import { loginFilesOf } from "#engine/secret-places.ts";
import { probeAgents } from "#engine/readiness/preflight.ts";

/** An agent as this machine has it. */
export interface ListedAgent {
  readonly id: string;
  /** null: its program is not on PATH. */
  readonly path: string | null;
  /** null: not there, or it did not say. */
  readonly version: string | null;
  /** The version that the tests drive; null: no test does. */
  readonly verified_with: string | null;
  /** null: there is no program, or its version is not known. */
  readonly is_verified: boolean | null;
  /** Whether somebody is logged in, which is all that is ever told of it. `none`: it keeps no login that could be lent. */
  readonly login: "set" | "not set" | "none";
  /** Names of the variables for its keys that are set. */
  readonly keys: readonly string[];
  /** Why its program cannot be used; null: it can. */
  readonly reason: string | null;
  /** How to get what is missing, the program before an account for it; null: nothing is. */
  readonly next: string | null;
}

/** Asks the agents that are on PATH for their versions, and looks whether anybody is logged in with them. */
export async function listAgents(engine: EngineDeps, { env }: Pick<CommandContext, "env">): Promise<ListedAgent[]> {
  const plugins = await Promise.all(Object.keys(PROGRAMS).map((id) => engine.backends.get(id)));
  const candidates = plugins.map((backend) => ({ backend, model: "", env: {}, unsetEnv: [] }));
  const found = await probeAgents(candidates, engine, { ownProbes: false });
  return plugins.map(({ id, program = "", verifiedWith, own }, at) => {
    const { available, version, reason, next } = found[at] ?? ABSENT;
    const keys = (own?.keyVariables ?? []).filter((name) => (env[name] ?? "") !== "");
    const login =
      own?.login == null ? "none" : hasLogin({ loginFiles: loginFilesOf(own.login, env) }) ? "set" : "not set";
    const hasAccount = login === "set" || keys.length > 0;
    return {
      id,
      path: onPath(program, engine.host.baseEnv["PATH"]),
      version: available ? version : null,
      verified_with: verifiedWith,
      is_verified: !available || version === null ? null : version === verifiedWith,
      login,
      keys,
      reason,
      next: next ?? (hasAccount || own === undefined ? null : nextStep(own, own.keyVariables)),
    };
  });
}

const ABSENT = { available: false, version: null, reason: "it was not asked.", next: undefined };

/** A line each, for people; what is not there is named together. */
export function agentsText(agents: readonly ListedAgent[]): string {
  const width = Math.max(...agents.map(({ id }) => id.length));
  const lines = agents.map((agent) => {
    const { id, path, reason, next } = agent;
    const what = path === null ? "not on PATH" : reason === null ? versionText(agent) : reason;
    const step = next === null ? "" : `\n  ${" ".repeat(width)}  → ${next}`;
    return `  ${id.padEnd(width)}  ${what}; ${accountText(agent)}${step}`;
  });
  return `Agents:\n${lines.join("\n")}`;
}

function versionText({ version, verified_with: verified, is_verified: isVerified }: ListedAgent): string {
  if (version === null) return "version unknown";
  if (isVerified === true) return `${version}, as verified`;
  return verified === null ? `${version}, not verified` : `${version}, verified with ${verified}`;
}

const accountText = ({ login, keys }: ListedAgent): string =>
  [...LOGIN_WORDS[login], keys.length === 0 ? "no key set" : `${keys.join(", ")} set`].join("; ");

const LOGIN_WORDS = { set: ["logged in"], "not set": ["not logged in"], none: [] } as const;
