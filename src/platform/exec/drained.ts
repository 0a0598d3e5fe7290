import type { Socket } from "node:net";

/** How long a pipe may stay open after everything is gone: someone outside was handed its other end. */
const PATIENCE_MS = 1_000;

/** Waits for the end of each pipe; one that someone outside still holds is closed from this side. */
export async function drained(pipes: readonly Socket[]): Promise<void> {
  const timer = setTimeout(() => pipes.forEach((pipe) => pipe.destroy()), PATIENCE_MS);
  await Promise.all(pipes.map(closing));
  clearTimeout(timer);
}

/** Settles when a socket is closed, at once when it already is. */
export const closing = (socket: Socket): Promise<void> =>
  socket.closed ? Promise.resolve() : new Promise((resolve) => socket.once("close", () => resolve()));
