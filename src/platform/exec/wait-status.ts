import { constants } from "node:os";
import type { Ending } from "./running-program.ts";

/** Reads a wait status as `waitpid` gives it: the signal in the low seven bits, the exit code in the next byte. */
export function endingOf(waitStatus: number): Ending {
  const number = waitStatus & 127;
  if (number === 0) return { exitCode: waitStatus >> 8, signal: null, spawnError: null };
  const signal = SIGNALS.get(number);
  // Node has no name for real-time signals, so they are told as a shell would.
  if (signal === undefined) return { exitCode: 128 + number, signal: null, spawnError: null };
  return { exitCode: null, signal, spawnError: null };
}

const OTHER_NAMES = ["SIGIOT", "SIGPOLL", "SIGUNUSED"];

const SIGNALS = new Map(
  Object.entries(constants.signals)
    .filter(([name]) => !OTHER_NAMES.includes(name))
    .map(([name, number]) => [number, name as NodeJS.Signals]),
);
