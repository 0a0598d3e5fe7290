import { messageOf } from "#core/message-of.ts";

/**
 * What the agent left behind cannot be taken or copied. That is its own doing, since the files it was given can:
 * otherwise a failing answer could make itself a fault of the machine, and leave both sides of a comparison.
 */
export class UnfitAnswer extends Error {
  override readonly name = "UnfitAnswer";
}

/** Runs something that has to cope with the agent's files. A full disk stays what it is. */
export async function copingWith<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isDiskFull(error)) throw error;
    throw new UnfitAnswer(`What the agent left cannot be graded: ${messageOf(error)}`, { cause: error });
  }
}

export function isDiskFull(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === "ENOSPC" || code === "EDQUOT" || code === "disk" || code === "disk-full";
}
