import type { IncomingMessage } from "node:http";
import type { Refusal } from "#gateway/refusal.ts";
import type { Room } from "#gateway/shared-room.ts";

/** As much as the most generous provider takes: a long context of text is a few MiB, with pictures some dozens. */
const MAX_BYTES = 32 * 1024 * 1024;

/**
 * Reads a whole body: which model it is for has to be known before any of it is sent on. Rejects when the client
 * leaves, and when the signal aborts.
 */
export async function readRequestBody(
  request: IncomingMessage,
  room: Room,
  signal: AbortSignal,
): Promise<Buffer | Refusal> {
  const { "content-encoding": encoding = "identity", "content-length": announced } = request.headers;
  if (encoding !== "identity") return { status: 415, reason: `a body in ${encoding} cannot be read here` };
  const parts: Buffer[] = [];
  let size = 0;
  const tooMuch = (more: number): Refusal | null => {
    if (size + more > MAX_BYTES)
      return { status: 413, reason: `a body of more than ${MAX_BYTES / 1024 / 1024} MiB is not sent on` };
    return room.take(more) ? null : { status: 429, reason: "the bodies of all that is asked at once are too large" };
  };
  if (Number(announced) > MAX_BYTES) return tooMuch(Number(announced)) ?? Buffer.alloc(0);
  return new Promise((resolve, reject) => {
    const take = (part: Buffer): void => {
      const refusal = tooMuch(part.length);
      size += part.length;
      if (refusal === null) {
        parts.push(part);
        return;
      }
      // Not destroyed: who sends it has to be able to read why.
      request.off("data", take);
      parts.length = 0;
      resolve(refusal);
    };
    const broken = (): void => reject(new Error("the agent left, or its attempt is over"));
    request.on("data", take);
    request.once("end", () => {
      request.off("close", broken);
      resolve(Buffer.concat(parts));
    });
    request.once("error", reject);
    request.once("close", broken);
    signal.addEventListener("abort", broken, { once: true });
  });
}
