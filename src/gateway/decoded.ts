import type { IncomingMessage } from "node:http";
import type { Readable, Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

/**
 * What an answer says, decompressed where a provider compresses although it was asked not to; null: in a way that
 * cannot be undone here. What was cut short gives all that can be had of it, and an error.
 */
export function decoded(answer: IncomingMessage): Readable | null {
  const encoding = answer.headers["content-encoding"] ?? "identity";
  if (/^identity$/i.test(encoding)) return answer;
  const decoder = decoderFor(encoding);
  if (decoder === null) return null;
  // An answer that is cut would leave its decoder waiting.
  answer.once("close", () => decoder.end());
  return answer.pipe(decoder);
}

function decoderFor(encoding: string): Transform | null {
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
