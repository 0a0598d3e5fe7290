import { MissingPrerequisite } from "#core/errors.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { passedVariables } from "#engine/named-program.ts";
import { ownSources } from "#engine/own-access.ts";
import { probeRoom } from "#engine/probe-room.ts";
import type { RunCandidate } from "#engine/run-job.ts";
import type { Availability, BackendPlugin } from "#plugins/backends/contract.ts";

type Deps = Pick<EngineDeps, "exec" | "host" | "emit">;

/**
 * Looks, before anybody is asked and anything is spent, whether every agent's program is here. Throws
 * `MissingPrerequisite` for one that is not; warns of versions that no test has driven.
 */
export async function preflight(candidates: readonly RunCandidate[], deps: Deps): Promise<Availability[]> {
  const found = await probeAgents(candidates, deps);
  const doubts = new Set<string>();
  for (const [at, { available, version, reason }] of found.entries()) {
    const backend = candidates[at]?.backend;
    if (backend === undefined || backend.deterministic) continue;
    if (!available)
      throw new MissingPrerequisite(
        "no-agent",
        `The agent ${backend.id} cannot be run here.`,
        reason ?? "See `benchmark doctor`.",
      );
    const doubt = doubtAbout(backend, version);
    if (doubt !== null) doubts.add(doubt);
  }
  for (const message of doubts) deps.emit({ type: "warning", message });
  return found;
}

/** Asks the program of each candidate for its version, each program once: nothing else of it is started. */
export async function probeAgents(
  candidates: readonly RunCandidate[],
  { exec, host }: Pick<Deps, "exec" | "host">,
): Promise<Availability[]> {
  using room = probeRoom({ exec, host });
  const probed = new Map<string, Availability>();
  const found: Availability[] = [];
  for (const { backend, env, command } of candidates) {
    // Without any, where to look is the system's own default: an empty one would stand for the current folder.
    const path = env["PATH"] ?? host.baseEnv["PATH"];
    const spec = command?.spec ?? null;
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

const BUILT_IN: Availability = { available: true, version: null, reason: null };

export interface ReadyOptions {
  readonly useHostConfig?: boolean;
  /** Whether the candidate at an index gets a way to its model, and so needs no account; default: none does. */
  readonly hasProvider?: (at: number) => boolean;
}

/** Candidates with what they may use of their user's accounts, and the versions that were found; null: not looked for. */
export function readyCandidates(
  candidates: readonly RunCandidate[],
  found: readonly (Availability | null)[],
  userEnv: Readonly<Record<string, string | undefined>>,
  { useHostConfig = false, hasProvider = () => false }: ReadyOptions = {},
): RunCandidate[] {
  return candidates.map((candidate, at) => {
    const { backend, unsetEnv } = candidate;
    // Of one that runs elsewhere, the accounts are elsewhere too.
    const model = found[at] === null || hasProvider(at) ? null : candidate.model;
    return {
      ...candidate,
      env: { ...passedVariables(candidate, userEnv), ...candidate.env },
      own: ownSources(backend.own, userEnv, { unsetEnv, useHostConfig, model }),
      programVersion: found[at]?.version ?? null,
    };
  });
}

function doubtAbout({ id, verifiedWith }: BackendPlugin, version: string | null): string | null {
  if (verifiedWith === null) return `${id} is not verified: no test drives its program, so read its figures with care.`;
  if (version === verifiedWith) return null;
  return `${id} is version ${version ?? "unknown"} here and was verified with ${verifiedWith}: its figures may be read wrongly.`;
}
