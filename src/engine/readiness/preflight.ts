import { MissingPrerequisite } from "#core/errors.ts";
import type { CommandSpec } from "#core/records.gen.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { passedVariables } from "#engine/named-program.ts";
import { ownSources } from "#engine/own-access.ts";
import { ownPath, programOnOwnPath } from "#engine/readiness/own-path.ts";
import { probeRoom } from "#engine/readiness/probe-room.ts";
import type { RunCandidate } from "#engine/run-job.ts";
import type { Availability, BackendPlugin } from "#plugins/backends/contract.ts";

/** What the configuration decides of how a version is asked: it may be any program. null: nothing. */
export function ownProbe(candidate: RunCandidate, { host }: Pick<EngineDeps, "host">): OwnProbe | null {
  const path = ownPath(candidate, host.baseEnv["PATH"]);
  const program = path === null ? null : programOnOwnPath(candidate, path);
  const isCommand = candidate.command?.spec.version_argv !== undefined;
  return isCommand || program !== null ? { isCommand, program } : null;
}

export interface OwnProbe {
  /** Whether the configuration says with which command. */
  readonly isCommand: boolean;
  /** The program that the configuration's own PATH leads to; null: it has none. */
  readonly program: string | null;
}

/**
 * Asks the program of each candidate for its version, each program once: nothing else of it is started.
 * @param ownProbes whether programs that the configuration decides on are started for it; where not, their versions are
 * not known
 */
export async function probeAgents(
  candidates: readonly RunCandidate[],
  { exec, host, secretPlaces }: Pick<EngineDeps, "exec" | "host" | "secretPlaces">,
  { ownProbes }: { readonly ownProbes: boolean },
): Promise<Availability[]> {
  using room = probeRoom({ exec, host, secretPlaces });
  const probed = new Map<string, Availability>();
  const found: Availability[] = [];
  for (const candidate of candidates) {
    const { backend, env, command } = candidate;
    // Without any, where to look is the system's own default: an empty one would stand for the current folder.
    const path = env["PATH"] ?? host.baseEnv["PATH"];
    if (!ownProbes && (ownProbe(candidate, { host })?.program ?? null) !== null) {
      found.push(NOT_ASKED);
      continue;
    }
    const spec = command === undefined ? null : ownProbes ? command.spec : withoutProbe(command.spec);
    const key = JSON.stringify([backend.id, path ?? null, spec]);
    const asked = {
      exec: room.exec,
      env: { ...host.baseEnv, ...(path === undefined ? {} : { PATH: path }), HOME: room.home },
      command: spec,
    };
    const one = probed.get(key) ?? (backend.deterministic ? BUILT_IN : await backend.probe(asked));
    probed.set(key, one);
    found.push(one);
  }
  return found;
}

function withoutProbe({ version_argv: _, ...spec }: CommandSpec): CommandSpec {
  return spec;
}

/** It is there, which is all that can be known of it without starting it. */
const NOT_ASKED: Availability = { available: true, version: null, reason: null };
const BUILT_IN: Availability = { available: true, version: null, reason: null };

export interface ReadyOptions {
  readonly useHostConfig?: boolean;
  /** Whether it has to find its model by an account of its user's here; default: it has. */
  readonly needsAccount?: boolean;
}

/**
 * A candidate with what it may use of its user's accounts, and its program's version; null: not looked for. Throws
 * `UsageError` where it would get too much.
 */
export function readyCandidate(
  candidate: RunCandidate,
  found: Availability | null,
  userEnv: Readonly<Record<string, string | undefined>>,
  { useHostConfig = false, needsAccount = true }: ReadyOptions = {},
): RunCandidate {
  const { backend, env, unsetEnv, model } = candidate;
  const options = { env, unsetEnv, useHostConfig, model: needsAccount ? model : null };
  return {
    ...candidate,
    env: { ...passedVariables(candidate, userEnv), ...env },
    own: ownSources(backend.own, userEnv, options),
    programVersion: found?.version ?? null,
  };
}

/** Why an agent's program cannot be run here; null: it can. */
export const noAgent = (
  { id }: BackendPlugin,
  { available, reason, next }: Availability,
): MissingPrerequisite | null =>
  available
    ? null
    : new MissingPrerequisite(
        "no-agent",
        `The agent ${id} cannot be run here: ${reason ?? "its program does not answer."}`,
        next ?? "See `benchmark doctor`.",
      );

/** Why the figures of an agent's program are to be read with care: no test has driven it, or none this version. null: no reason. */
export function doubtAbout({ id, verifiedWith, deterministic }: BackendPlugin, version: string | null): string | null {
  if (deterministic) return null;
  if (verifiedWith === null) return `${id} is not verified: no test drives its program, so read its figures with care.`;
  if (version === verifiedWith) return null;
  return `${id} is version ${version ?? "unknown"} here and was verified with ${verifiedWith}: its figures may be read wrongly.`;
}
