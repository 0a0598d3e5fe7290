import type { IncomingMessage } from "node:http";
import type { Refusal } from "#gateway/refusal.ts";

/** A long context of text is a few MiB, with pictures some dozens. */
const MAX_BYTES = 64 * 1024 * 1024;

/** A request's body as it is sent on, and the model it names. */
export interface RequestBody {
  readonly bytes: Buffer;
  /** null: it names none. */
  readonly model: string | null;
}

/** Reads a whole JSON body: which model it is for has to be known before any of it is sent on. Rejects when the client leaves. */
export async function readRequestBody(request: IncomingMessage): Promise<RequestBody | Refusal> {
  const { "content-encoding": encoding = "identity", "content-length": announced } = request.headers;
  if (encoding !== "identity") return { status: 415, reason: `a body in ${encoding} cannot be read here` };
  const tooLarge = { status: 413, reason: `a body of more than ${MAX_BYTES / 1024 / 1024} MiB is not sent on` };
  if (Number(announced) > MAX_BYTES) return tooLarge;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size > MAX_BYTES) return tooLarge;
    parts.push(part as Buffer);
  }
  return bodyOf(Buffer.concat(parts, size));
}

function bodyOf(bytes: Buffer): RequestBody | Refusal {
  const text = bytes.toString("utf8");
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return { status: 400, reason: "the body is not JSON" };
  }
  if (typeof document !== "object" || document === null || Array.isArray(document))
    return { status: 400, reason: "the body is no JSON object" };
  const { model } = document as { readonly model?: unknown };
  return {
    // Of a key that is given twice we read the last, and who knows what the provider reads.
    bytes: hasOneSpelling(text) ? bytes : Buffer.from(JSON.stringify(document)),
    model: typeof model === "string" ? model : null,
  };
}

/** Whether the key `model` can stand there at most once, escaped or not. Far cheaper than writing the body anew. */
const hasOneSpelling = (text: string): boolean =>
  text.indexOf('"model"') === text.lastIndexOf('"model"') && !/\\u00[46]/.test(text);
