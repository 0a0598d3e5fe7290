import { MissingPrerequisite } from "#core/errors.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { passedVariables } from "#engine/named-program.ts";
import { ownSources } from "#engine/own-access.ts";
import type { RunCandidate } from "#engine/run-job.ts";
import type { Availability, BackendPlugin } from "#plugins/backends/contract.ts";

type Deps = Pick<EngineDeps, "exec" | "host" | "emit">;

/**
 * Looks, before anything is spent, whether every agent's program is here, in which version, and what it may use of its
 * user's accounts. Throws `MissingPrerequisite` for one that is not; warns of versions that no test has driven.
 */
export async function preflight(
  candidates: readonly RunCandidate[],
  userEnv: Readonly<Record<string, string | undefined>>,
  deps: Deps,
): Promise<RunCandidate[]> {
  const probed = new Map<string, Availability>();
  const ready: RunCandidate[] = [];
  for (const candidate of candidates) {
    const { backend, env, unsetEnv } = candidate;
    const path = env["PATH"] ?? deps.host.baseEnv["PATH"] ?? "";
    const key = JSON.stringify([backend.id, path, candidate.command?.spec ?? null]);
    const found = probed.get(key) ?? (await probeBackend(candidate, path, deps));
    probed.set(key, found);
    ready.push({
      ...candidate,
      env: { ...passedVariables(candidate, userEnv), ...env },
      own: ownSources(backend.own, userEnv, unsetEnv),
      programVersion: found.version,
    });
  }
  return ready;
}

async function probeBackend(
  { backend, command }: RunCandidate,
  path: string,
  { exec, host, emit }: Deps,
): Promise<Availability> {
  if (backend.deterministic) return { available: true, version: null, reason: null };
  const found = await backend.probe({
    exec,
    env: { ...host.baseEnv, PATH: path, HOME: host.tempRoot },
    command: command?.spec ?? null,
  });
  if (!found.available) {
    throw new MissingPrerequisite(
      "no-agent",
      `The agent ${backend.id} cannot be run here.`,
      found.reason ?? "See `benchmark doctor`.",
    );
  }
  const doubt = doubtAbout(backend, found.version);
  if (doubt !== null) emit({ type: "warning", message: doubt });
  return found;
}

function doubtAbout({ id, verifiedWith }: BackendPlugin, version: string | null): string | null {
  if (verifiedWith === null) return `${id} is not verified: no test drives its program, so read its figures with care.`;
  if (version === verifiedWith) return null;
  return `${id} is version ${version ?? "unknown"} here and was verified with ${verifiedWith}: its figures may be read wrongly.`;
}
