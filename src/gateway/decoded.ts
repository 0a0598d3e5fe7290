import { PassThrough, type Readable, type Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

/** What is known of an answer that was read along. */
export interface ReadAlong {
  /** Whether what was handed over is what the provider meant; a compression that is not known cannot be undone. */
  readonly legible: boolean;
}

/**
 * Hands over what passes, decompressed where a provider compresses although it was asked not to. Resolves once all was
 * handed over; nothing that is wrong with it disturbs who else reads it.
 */
export function readAlong(
  source: Readable,
  encoding: string | undefined,
  take: (chunk: Buffer) => void,
): Promise<ReadAlong> {
  const decoder = decoderFor(encoding);
  if (decoder === null) {
    source.on("data", take);
    return Promise.resolve({ legible: isPlain(encoding) });
  }
  let legible = false;
  source.on("data", (chunk: Buffer) => decoder.write(chunk));
  source.on("close", () => decoder.end());
  decoder.on("data", (chunk: Buffer) => {
    legible = true;
    take(chunk);
  });
  return new Promise((resolve) => {
    // An answer that is cut short ends with an error too.
    decoder.once("end", () => resolve({ legible: true })).once("error", () => resolve({ legible }));
  });
}

/** A stream that undoes a compression; null: there is none, or none that is known. */
export const decoderOf = (encoding: string | undefined): Transform | null =>
  isPlain(encoding) ? new PassThrough() : decoderFor(encoding);

const isPlain = (encoding: string | undefined): boolean => encoding === undefined || /^identity$/i.test(encoding);

function decoderFor(encoding = ""): Transform | null {
  switch (encoding.toLowerCase()) {
    case "gzip":
    case "x-gzip":
      return createGunzip();
    case "br":
      return createBrotliDecompress();
    case "deflate":
      return createInflate();
    default:
      return null;
  }
}
