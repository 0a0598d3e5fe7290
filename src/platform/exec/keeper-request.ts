import { constants } from "node:fs";
import { KEEPER_PROGRAM } from "./keeper-program.ts";
import type { Program } from "./running-program.ts";

/** The keeper's two modes; `sweep` works without it. */
export type KeeperMode = "namespace" | "subreaper";

// clone, mount, prctl, capget, capset, signalfd4, rt_sigprocmask, setsid, exit_group
const SYSCALLS: Partial<Record<string, readonly number[]>> = {
  x64: [56, 165, 157, 125, 126, 289, 14, 112, 231],
  arm64: [220, 40, 167, 90, 91, 74, 135, 157, 94],
};

/** Arguments for `perl`, or null on a processor whose system calls are not known here. */
export const keeperArguments = (mode: KeeperMode): readonly string[] | null => {
  const numbers = SYSCALLS[process.arch];
  // Of all open flags these two alone differ between processors.
  const asFolder = constants.O_DIRECTORY | constants.O_NOFOLLOW;
  return numbers === undefined ? null : ["-e", KEEPER_PROGRAM, mode, ...[...numbers, asFolder].map(String)];
};

/** Asks the keeper to start a program; `mask` is covered with `/dev/null` when folders are hidden. */
export const runRequest = (id: number, program: Program, mask: readonly string[]): Buffer =>
  encode([
    "run",
    String(id),
    program.file,
    program.cwd,
    program.stdin === null ? "/dev/null" : `/proc/${process.pid}/fd/${program.stdin}`,
    ...counted(program.argv),
    ...counted(Object.entries(program.env).flat()),
    ...counted(
      program.covers.flatMap(({ at, from, readOnly }) => [at, from ?? "", readOnly === true ? "" : "writable"]),
    ),
    ...counted(mask),
    ...counted(program.lent),
    program.sealed ? "sealed" : "",
    program.cutOff ? "cut" : "",
  ]);

/** Tells the keeper that both pipes of a run are open on this side. */
export const takenRequest = (id: number): Buffer => encode(["taken", String(id)]);

/** Orders the death of a run's whole tree. */
export const killRequest = (id: number): Buffer => encode(["kill", String(id)]);

const counted = (list: readonly string[]): string[] => [String(list.length), ...list];

/**
 * Length-prefixed fields in a length-prefixed frame. They go over a socket, not on a command line or in an
 * environment: those can be read by others, and a `PERL5OPT` or `LD_PRELOAD` meant for the program must not reach
 * the keeper.
 */
function encode(fields: readonly string[]): Buffer {
  const body = Buffer.concat(fields.map((field) => withLength(Buffer.from(field))));
  return withLength(body);
}

function withLength(bytes: Buffer): Buffer {
  const length = Buffer.allocUnsafe(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}
