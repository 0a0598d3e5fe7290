import type { ToolchainSpec } from "#core/environment.ts";
import type { Host } from "#core/ports.ts";
import { isOlder } from "#core/version.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { endingOf } from "#engine/needs/ending-of.ts";
import { pool } from "#engine/pool.ts";
import { type ProbeRoom, probeRoom } from "#engine/readiness/probe-room.ts";

/** What a machine has of one toolchain. */
export interface FoundToolchain {
  readonly spec: ToolchainSpec;
  /** `untold`: a library that nobody can look for, since what finds it is not usable. */
  readonly state: "usable" | "absent" | "old" | "broken" | "untold";
  /** null: not there, or it did not say. */
  readonly version: string | null;
  /** Why it cannot be used, in a sentence; null when it can. */
  readonly problem: string | null;
}

const PROBE_TIMEOUT_MS = 30_000;
/** Each listens for the abort of the run, and some are whole virtual machines. */
const PROBES_AT_ONCE = 4;

/** Asks each for its version, in the environment that a sandbox has. In the order of the specs. */
export async function probeToolchains(
  specs: readonly ToolchainSpec[],
  deps: Pick<EngineDeps, "exec" | "host" | "secretPlaces" | "signal">,
): Promise<readonly FoundToolchain[]> {
  if (specs.length === 0) return [];
  // Some keep a cache or settings in the home folder, and a sandbox has one of its own.
  using room = probeRoom(deps);
  const found = new Map<string, FoundToolchain>();
  const isUsable = (id: string): boolean => (found.get(id)?.state ?? "usable") === "usable";
  const look = (wanted: readonly ToolchainSpec[]) =>
    pool(wanted, PROBES_AT_ONCE, deps.signal, async (spec, signal) => {
      const blind = spec.foundBy !== undefined && !isUsable(spec.foundBy);
      found.set(spec.id, blind ? untold(spec) : await probe(spec, room, { ...deps, signal }));
    });
  await look(specs.filter(({ foundBy }) => foundBy === undefined));
  await look(specs.filter(({ foundBy }) => foundBy !== undefined));
  return specs.flatMap(({ id }) => found.get(id) ?? []);
}

async function probe(
  spec: ToolchainSpec,
  { exec, home }: ProbeRoom,
  { host, signal }: { readonly host: Host; readonly signal: AbortSignal },
): Promise<FoundToolchain> {
  const ended = await exec.run({
    argv: spec.probe,
    cwd: home,
    env: { ...host.baseEnv, HOME: home },
    timeoutMs: PROBE_TIMEOUT_MS,
    signal,
  });
  signal.throwIfAborted();
  const failed = (state: FoundToolchain["state"], problem: string): FoundToolchain => ({
    ...{ spec, state, problem },
    version: null,
  });
  const { id, foundBy, atLeast } = spec;
  const command = `\`${spec.probe.join(" ")}\``;
  if (ended.spawnError !== null) return failed("absent", `${id} is not installed: ${ended.spawnError.message}`);
  if (ended.exitCode !== 0)
    return foundBy === undefined
      ? failed("broken", `${id} does not work: ${command} ${endingOf(ended, PROBE_TIMEOUT_MS)}.`)
      : failed("absent", `${id} is not installed: ${foundBy} does not find it.`);
  const version = spec.version.exec(`${ended.stdout.text}\n${ended.stderr.text}`)?.[1] ?? null;
  if (version === null) return failed("broken", `${id} does not say its version: ${command} printed none.`);
  if (atLeast === undefined || !isOlder(version, atLeast)) return { spec, state: "usable", version, problem: null };
  const problem = `${id} ${version} is too old: ${atLeast.join(".")} or later is needed.`;
  return { spec, state: "old", version, problem };
}

const untold = (spec: ToolchainSpec): FoundToolchain => ({
  spec,
  state: "untold",
  version: null,
  problem: `${spec.id} cannot be looked for without ${spec.foundBy}.`,
});
