import type { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

/**
 * Hands over what passes, decompressed where a provider compresses although it was asked not to. Resolves once all was
 * handed over; nothing that is wrong with it disturbs who else reads it.
 */
export function readAlong(
  source: Readable,
  encoding: string | undefined,
  take: (chunk: Buffer) => void,
): Promise<void> {
  const decoder = decoderFor(encoding);
  if (decoder === null) {
    source.on("data", take);
    return Promise.resolve();
  }
  source.on("data", (chunk: Buffer) => decoder.write(chunk));
  source.on("close", () => decoder.end());
  decoder.on("data", take);
  return new Promise((resolve) => {
    decoder.once("end", resolve).once("error", () => resolve());
  });
}

function decoderFor(encoding: string | undefined) {
  if (encoding === "gzip" || encoding === "x-gzip") return createGunzip();
  if (encoding === "br") return createBrotliDecompress();
  if (encoding === "deflate") return createInflate();
  return null;
}
