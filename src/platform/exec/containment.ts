import { MissingPrerequisite } from "#core/errors.ts";
import { messageOf } from "#core/message-of.ts";
import { type Containment, CONTAINMENTS } from "#core/ports.ts";
import { findProgram } from "./find-program.ts";
import { waysAround } from "./covers.ts";
import { underKeeper } from "./keeper.ts";
import { keeperArguments, type KeeperMode } from "./keeper-request.ts";
import { type Cover, FRESH, type Program, type StartProgram } from "./running-program.ts";
import { underSweep } from "./sweep-program.ts";

/** The strongest containment that works here, or the one asked for. */
export interface FoundContainment {
  readonly containment: Containment;
  readonly canHide: boolean;
  readonly sealsRest: boolean;
  readonly cutsNetwork: boolean;
  readonly start: StartProgram;
}

/** Everything that hiding takes: an empty folder, paths made inside it, another folder and a fresh one shown there. */
const PROBE: readonly Cover[] = [
  { at: "/tmp", from: null },
  { at: "/tmp/fresh", from: FRESH },
  { at: "/tmp/shown", from: "/dev" },
];

/**
 * Tries each containment on a program that does nothing (some 5 ms for the first, which is the rule).
 * @param path where to look for Perl
 * Throws `MissingPrerequisite` when the wanted one does not work here.
 */
export async function findContainment(wanted: Containment | null, path: string | undefined): Promise<FoundContainment> {
  const reasons: string[] = [];
  for (const containment of wanted === null ? CONTAINMENTS : [wanted]) {
    const found = await attempt(containment, path);
    if (typeof found !== "string") return found;
    reasons.push(`${containment}: ${found}`);
  }
  throw new MissingPrerequisite(
    "containment",
    `The containment asked for does not work on this machine. ${reasons.join("; ")}`,
    "Leave the choice to the program, or give this process the right to make namespaces and install Perl.",
  );
}

async function attempt(containment: Containment, path: string | undefined): Promise<FoundContainment | string> {
  if (containment === "sweep") return { ...NOTHING_MORE, containment, start: underSweep };
  const start = keeperStart(containment, path);
  if (typeof start === "string") return start;
  for (const abilities of containment === "namespace" ? ABILITIES : []) {
    if ((await failureOf(start, abilities)) === null) return { ...abilities, containment, start };
  }
  return (await failureOf(start, NOTHING_MORE)) ?? { ...NOTHING_MORE, containment, start };
}

type Abilities = Pick<FoundContainment, "canHide" | "sealsRest" | "cutsNetwork">;

const NOTHING_MORE: Abilities = { canHide: false, sealsRest: false, cutsNetwork: false };

/** The most first, which is the rule. */
const ABILITIES: readonly Abilities[] = [
  { canHide: true, sealsRest: true, cutsNetwork: true },
  { canHide: true, sealsRest: true, cutsNetwork: false },
  { canHide: true, sealsRest: false, cutsNetwork: true },
  { canHide: true, sealsRest: false, cutsNetwork: false },
  { canHide: false, sealsRest: false, cutsNetwork: true },
];

function keeperStart(mode: KeeperMode, path: string | undefined): StartProgram | string {
  if (process.platform !== "linux") return "it needs Linux";
  if (keeperArguments(mode) === null) return `the system calls of ${process.arch} are not known`;
  const perl = findProgram("perl", "/", path);
  if ("error" in perl) return "Perl is not on PATH";
  return underKeeper({ perl: perl.file, mode, mask: waysAround });
}

async function failureOf(start: StartProgram, abilities: Abilities): Promise<string | null> {
  const shell = "/bin/sh";
  const program: Program = {
    file: shell,
    argv: [shell, "-c", "exit 7"],
    cwd: "/",
    ownFolder: null,
    env: {},
    stdin: null,
    covers: abilities.canHide ? PROBE : [],
    sealed: abilities.sealsRest,
    lent: [],
    cutOff: abilities.cutsNetwork,
  };
  try {
    const { exitCode } = await start(program, { stdout() {}, stderr() {}, programEnded() {} }).gone;
    return exitCode === 7 ? null : `a test program ended with ${exitCode} instead of 7`;
  } catch (error) {
    return messageOf(error); // the answer to "does it work here?"
  }
}
