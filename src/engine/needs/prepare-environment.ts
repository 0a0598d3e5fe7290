/**
 * Prepared environments below the cache: made once per content, then shared by every run of this user.
 *
 *   CACHE/environments/ID-DIGEST/        the environment; nobody writes to it any more once it is ready
 *   CACHE/environments/ID-DIGEST.json    says that it is ready and what it holds, written last
 *   CACHE/environments/ID-DIGEST.lock    there while a process makes it
 *   CACHE/environments-unsealed/…        the same, where sandboxes cannot be kept from writing to it
 *
 * Nobody grades with what was altered since: every use looks at the size, the inode and the time of the last change of
 * each file, and where any differs, or when asked to, at all contents; what is not as it was is made anew.
 *
 * It is made in its final place, because many things (virtual environments first of all) know where they are.
 */
import fs from "node:fs";
import { dirname, join } from "node:path";
import {
  type EnvironmentCommand,
  type EnvironmentSpec,
  inEnvironments,
  type PreparedEnvironment,
} from "#core/environment.ts";
import { RunError } from "#core/errors.ts";
import { utcSeconds } from "#core/format.ts";
import type { ExecResult } from "#core/ports.ts";
import { quotedOutput } from "#core/printable.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { type Contents, contentsOf, statsOf } from "#engine/needs/contents-of.ts";
import { endingOf } from "#engine/needs/ending-of.ts";
import { environmentDigest } from "#engine/needs/environment-digest.ts";
import { layTree } from "#engine/needs/lay-tree.ts";
import { makeReadOnly, removeReadOnly } from "#engine/needs/read-only.ts";
import { type Lock, takeLock } from "#record/lock.ts";
import { waitForLock } from "#record/wait-for-lock.ts";
import { prettyJson, writeWhole } from "#record/write-file.ts";

/** A build or a check went wrong; the message names the command, quotes its last lines and says what to do. */
export class EnvironmentFailed extends Error {
  override readonly name = "EnvironmentFailed";
}

type Deps = Pick<EngineDeps, "exec" | "host" | "clock" | "emit" | "signal">;

/**
 * Gives an environment, made now if nobody made it before or it was altered since. Of several processes one makes it,
 * and the others wait.
 * @param versions of the toolchains it is made with
 * @param thorough read all of its contents, whatever the file system says of them
 * Throws `EnvironmentFailed`, and the reason of an abort.
 */
export async function prepareEnvironment(
  spec: EnvironmentSpec,
  versions: ReadonlyMap<string, string>,
  deps: Deps,
  thorough = false,
): Promise<PreparedEnvironment> {
  const prepared = placed(spec, versions, deps);
  const { folder } = prepared;
  const found = look(folder, thorough);
  if (found.state === "ready") {
    if (found.moved !== null) keepMarker(folder, found.moved);
    return prepared;
  }

  fs.mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
  const lock = await lockOrReady(prepared, deps, thorough);
  if (lock === null) return prepared;
  if (look(folder, thorough).state === "altered")
    deps.emit({ type: "warning", message: `The environment ${spec.id} in ${folder} was altered, and is made anew.` });
  const started = deps.clock.monotonicMs();
  deps.emit({ type: "preparing", what: spec.id });
  let problem: string | null = null;
  try {
    await make(spec, prepared, versions, deps);
    return prepared;
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
    throw error;
  } finally {
    lock.release();
    deps.emit({ type: "prepared", what: spec.id, elapsedMs: deps.clock.monotonicMs() - started, problem });
  }
}

/** `altered`: it was ready once and is not what it was then. */
export type EnvironmentState = "absent" | "ready" | "altered";

/** What there is of an environment, all of it read where `thorough`. Makes nothing. */
export const environmentState = (
  spec: EnvironmentSpec,
  versions: ReadonlyMap<string, string>,
  deps: Pick<Deps, "exec" | "host">,
  thorough = true,
): EnvironmentState => look(placed(spec, versions, deps).folder, thorough).state;

/** An environment as it is offered, in the place that is its own, whether it is there or not. */
function placed(
  spec: EnvironmentSpec,
  versions: ReadonlyMap<string, string>,
  { exec, host }: Pick<Deps, "exec" | "host">,
): PreparedEnvironment {
  const digest = environmentDigest(spec, versions, host);
  // What an agent could have written to must never serve a machine, or a mode, in which none can.
  const root = join(host.cacheRoot, exec.sealsRest ? "environments" : "environments-unsealed");
  return offered(spec, digest, join(root, `${spec.id}-${digest.slice(0, 16)}`));
}

const markerOf = (folder: string): string => `${folder}.json`;

interface Look {
  readonly state: EnvironmentState;
  /** What its marker would say today, where contents are as they were and yet all was read: copied or restored, say. */
  readonly moved: Contents | null;
}

function look(folder: string, thorough: boolean): Look {
  const marker = readMarker(folder);
  if (marker === null) return { state: "absent", moved: null };
  try {
    if (!thorough && statsOf(folder) === marker.stats) return { state: "ready", moved: null };
    const now = contentsOf(folder);
    if (now.contents !== marker.contents) return { state: "altered", moved: null };
    return { state: "ready", moved: now.stats === marker.stats ? null : { ...marker, ...now } };
  } catch {
    return { state: "altered", moved: null }; // gone, or not to be read
  }
}

/** So that it need not be read the next time. Where that cannot be kept, the next time reads it once more. */
function keepMarker(folder: string, moved: Contents): void {
  try {
    const lock = takeLock(`${folder}.lock`);
    if (!("release" in lock)) return; // being made anew, with a marker of its own
    try {
      if (readMarker(folder)?.contents === moved.contents) writeWhole(markerOf(folder), prettyJson(moved));
    } finally {
      lock.release();
    }
  } catch (error) {
    if (!(error instanceof RunError)) throw error; // a cache that is full or read-only serves all the same
  }
}

/** null: it never came to its end, or nobody can tell what it held. */
function readMarker(folder: string): Contents | null {
  try {
    const marker = JSON.parse(fs.readFileSync(markerOf(folder), "utf8")) as Partial<Contents>;
    return typeof marker.contents === "string" && typeof marker.stats === "string" ? (marker as Contents) : null;
  } catch {
    return null;
  }
}

/** The right to make it; null: somebody else has made it meanwhile. */
async function lockOrReady(
  { id, folder }: PreparedEnvironment,
  { signal, emit }: Deps,
  thorough: boolean,
): Promise<Lock | null> {
  const lock = await waitForLock(`${folder}.lock`, signal, (pid) => emit({ type: "waiting", what: id, pid }));
  if (look(folder, thorough).state !== "ready") return lock;
  lock.release();
  return null;
}

async function make(
  spec: EnvironmentSpec,
  prepared: PreparedEnvironment,
  versions: ReadonlyMap<string, string>,
  deps: Deps,
): Promise<void> {
  const { folder, digest } = prepared;
  fs.rmSync(markerOf(folder), { force: true });
  removeReadOnly(folder); // left by a process that was killed, or a build that failed
  fs.mkdirSync(folder, { mode: 0o755 });
  layTree(folder, spec.files);
  // What is offered to sandboxes is there for its own commands as well.
  const building = inEnvironments([prepared], deps.host.buildEnv);
  for (const command of spec.build) await runStep("build", command, spec, prepared, building, deps);
  makeReadOnly(folder);
  const home = fs.mkdtempSync(join(deps.host.tempRoot, "check-"));
  try {
    const env = inEnvironments([prepared], { ...deps.host.baseEnv, HOME: home });
    for (const command of spec.checks) await runStep("check", command, spec, prepared, env, deps);
  } finally {
    fs.rmSync(home, { recursive: true, force: true });
  }
  const toolchains = Object.fromEntries(spec.toolchains.map((id) => [id, versions.get(id) ?? null]));
  const made = { id: spec.id, digest, made_at: utcSeconds(deps.clock.now()), toolchains, ...contentsOf(folder) };
  writeWhole(markerOf(folder), prettyJson(made));
}

async function runStep(
  step: "build" | "check",
  { argv, env = {}, timeoutMs }: EnvironmentCommand,
  { id }: EnvironmentSpec,
  { folder }: PreparedEnvironment,
  base: Readonly<Record<string, string>>,
  { exec, host, signal }: Deps,
): Promise<void> {
  const filled = filler(folder);
  const [program, ...rest] = argv;
  const ended = await exec.run({
    argv: [program === "node" ? host.nodePath : filled(program), ...rest.map(filled)],
    cwd: folder,
    env: { ...base, ...Object.fromEntries(Object.entries(env).map(([name, value]) => [name, filled(value)])) },
    timeoutMs,
    signal,
    ...(step === "check" ? { network: "none" as const } : {}),
  });
  signal.throwIfAborted();
  if (ended.exitCode === 0 && !ended.timedOut) return;
  throw new EnvironmentFailed(
    `The environment ${id} could not be prepared: its ${step} command \`${argv.join(" ")}\` ${endingOf(ended, timeoutMs)}.` +
      `${lastLines(ended)} It was run in ${folder}. ${step === "build" ? NEXT_FOR_BUILD : NEXT_FOR_CHECK}`,
  );
}

const NEXT_FOR_BUILD = "Check the network and what it needs, then start again: it is tried once per run.";
const NEXT_FOR_CHECK = "Its installer ended well and yet it does not work; start again to have it made anew.";

const SHOWN_LINES = 12;

function lastLines({ stdout, stderr }: ExecResult): string {
  const lines = quotedOutput(`${stdout.text}\n${stderr.text}`)
    .split("\n")
    .filter((line) => line.trim() !== "");
  return lines.length === 0 ? "" : ` Its last lines:\n${lines.slice(-SHOWN_LINES).join("\n")}\n`;
}

const filler =
  (folder: string) =>
  (text: string): string =>
    text.replaceAll("{environment}", () => folder);

function offered({ id, provides }: EnvironmentSpec, digest: string, folder: string): PreparedEnvironment {
  const filled = filler(folder);
  return {
    id,
    digest,
    folder,
    path: (provides.path ?? []).map((path) => join(folder, path)),
    env: Object.fromEntries(Object.entries(provides.env ?? {}).map(([name, value]) => [name, filled(value)])),
    links: Object.fromEntries(Object.entries(provides.links ?? {}).map(([at, to]) => [at, join(folder, to)])),
  };
}
