/**
 * Works through items with so many workers at once. The first failure stops the others from taking further items; it
 * is thrown when all have come to rest, so that nothing goes on behind the caller's back. `stopped` is aborted with
 * that failure, or with `signal`; it is one for all items, because making one costs as much as hashing a few files.
 */
export async function pool<T>(
  items: Iterable<T>,
  workers: number,
  signal: AbortSignal,
  work: (item: T, stopped: AbortSignal) => Promise<void>,
): Promise<void> {
  const failed = new AbortController();
  const stopped = AbortSignal.any([signal, failed.signal]);
  const queue = items[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    for (let next = queue.next(); next.done !== true && !failed.signal.aborted; next = queue.next())
      await work(next.value, stopped);
  };
  await Promise.all(
    Array.from({ length: workers }, () =>
      worker().catch((error: unknown) => {
        if (!failed.signal.aborted) failed.abort(error);
      }),
    ),
  );
  if (failed.signal.aborted) throw failed.signal.reason;
}
