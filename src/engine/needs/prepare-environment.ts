import fs from "node:fs";
import { basename, dirname, join } from "node:path";
import {
  type EnvironmentCommand,
  type EnvironmentSpec,
  inEnvironments,
  type PreparedEnvironment,
} from "#core/environment.ts";
import { utcSeconds } from "#core/format.ts";
import { messageOf } from "#core/message-of.ts";
import type { ExecResult } from "#core/ports.ts";
import { quotedOutput } from "#core/printable.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { contentsOf } from "#engine/needs/contents-of.ts";
import { endingOf } from "#engine/needs/ending-of.ts";
import {
  firstFree,
  type HeldFolder,
  heldIfReady,
  letGo,
  NO_HOLD,
  placeOf,
  prune,
} from "#engine/needs/environment-folders.ts";
import {
  type EnvironmentState,
  isOfTheDisk,
  lockOf,
  look,
  markerOf,
  readMarker,
} from "#engine/needs/environment-marker.ts";
import { holdFolder } from "#engine/needs/hold-folder.ts";
import { layTree } from "#engine/needs/lay-tree.ts";
import { makeReadOnly } from "#engine/needs/read-only.ts";
import { waitForLock } from "#record/wait-for-lock.ts";
import { prettyJson, writeWhole } from "#record/write-file.ts";

/** A build or a check went wrong; the message names the command, quotes its last lines and says what to do. */
export class EnvironmentFailed extends Error {
  override readonly name = "EnvironmentFailed";
}

type Deps = Pick<EngineDeps, "exec" | "host" | "clock" | "emit" | "signal">;

/** An environment that stays as it is until it is disposed of. */
export interface HeldEnvironment extends PreparedEnvironment, Disposable {}

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
): Promise<HeldEnvironment> {
  const { digest, place } = placeOf(spec, versions, deps);
  const ready = heldIfReady(place, thorough);
  if (ready !== null) return offered(spec, digest, ready);
  try {
    fs.mkdirSync(dirname(place), { recursive: true, mode: 0o700 });
    const { emit, signal } = deps;
    const lock = await waitForLock(lockOf(place), signal, (pid) => emit({ type: "waiting", what: spec.id, pid }));
    try {
      const meanwhile = heldIfReady(place, thorough);
      return offered(spec, digest, meanwhile ?? (await makeAnew(spec, digest, place, versions, deps)));
    } finally {
      lock.release();
    }
  } catch (error) {
    if (deps.signal.aborted || !isOfTheDisk(error)) throw error;
    throw new EnvironmentFailed(
      `The environment ${spec.id} could not be prepared in ${dirname(place)}: ${error.message.replace(/\.$/, "")}. ${NEXT_FOR_DISK}`,
      { cause: error },
    );
  }
}

const NEXT_FOR_DISK = "Make room and give write permission there, or set XDG_CACHE_HOME to a folder that has both.";

/** Under the lock. */
async function makeAnew(
  spec: EnvironmentSpec,
  digest: string,
  place: string,
  versions: ReadonlyMap<string, string>,
  deps: Deps,
): Promise<HeldFolder> {
  if (readMarker(place) !== null)
    deps.emit({ type: "warning", message: `The environment ${spec.id} in ${place} was altered, and is made anew.` });
  const started = deps.clock.monotonicMs();
  deps.emit({ type: "preparing", what: spec.id });
  let problem: string | null = null;
  try {
    fs.rmSync(markerOf(place), { force: true });
    prune(place); // what nobody uses, of a process that was killed or a build that failed
    const folder = firstFree(place);
    const toolchains = Object.fromEntries(spec.toolchains.map((id) => [id, versions.get(id) ?? null]));
    await make(spec, offered(spec, digest, { folder, hold: NO_HOLD }), deps);
    const made = { id: spec.id, digest, made_at: utcSeconds(deps.clock.now()), toolchains, folder: basename(folder) };
    const hold = holdFolder(folder);
    writeWhole(markerOf(place), prettyJson({ ...made, ...contentsOf(folder) }));
    return { folder, hold: letGo(place, hold) };
  } catch (error) {
    problem = messageOf(error);
    throw error;
  } finally {
    deps.emit({ type: "prepared", what: spec.id, elapsedMs: deps.clock.monotonicMs() - started, problem });
  }
}

/** What there is of an environment, all of it read where `thorough`. Makes nothing. */
export function environmentState(
  spec: EnvironmentSpec,
  versions: ReadonlyMap<string, string>,
  deps: Pick<Deps, "exec" | "host">,
  thorough = true,
): EnvironmentState {
  const { place } = placeOf(spec, versions, deps);
  const marker = readMarker(place);
  return marker === null ? "absent" : look(marker, thorough).state;
}

async function make(spec: EnvironmentSpec, prepared: PreparedEnvironment, deps: Deps): Promise<void> {
  const { folder } = prepared;
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
      `${lastLines(ended)}It was run in ${folder}. ${step === "build" ? NEXT_FOR_BUILD : NEXT_FOR_CHECK}`,
  );
}

const NEXT_FOR_BUILD = "Check the network and what it needs, then start again: it is tried once per run.";
const NEXT_FOR_CHECK = "Its installer ended well and yet it does not work; start again to have it made anew.";

const SHOWN_LINES = 12;

function lastLines({ stdout, stderr }: ExecResult): string {
  const lines = quotedOutput(`${stdout.text}\n${stderr.text}`)
    .split("\n")
    .filter((line) => line.trim() !== "");
  // Some say the same to both streams.
  const said = [...new Set(lines)].slice(-SHOWN_LINES);
  return said.length === 0 ? " " : ` Its last lines:\n${said.join("\n")}\n`;
}

const filler =
  (folder: string) =>
  (text: string): string =>
    text.replaceAll("{environment}", () => folder);

function offered({ id, provides }: EnvironmentSpec, digest: string, { folder, hold }: HeldFolder): HeldEnvironment {
  const filled = filler(folder);
  return {
    id,
    digest,
    folder,
    path: (provides.path ?? []).map((path) => join(folder, path)),
    env: Object.fromEntries(Object.entries(provides.env ?? {}).map(([name, value]) => [name, filled(value)])),
    links: Object.fromEntries(Object.entries(provides.links ?? {}).map(([at, to]) => [at, join(folder, to)])),
    [Symbol.dispose]: () => {
      hold[Symbol.dispose]();
    },
  };
}
