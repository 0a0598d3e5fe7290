/** Names of what goes with every event and is none of the model's words. */
const AROUND =
  /^(?:id|.+_id|object|type|role|status|model|modelVersion|responseId|system_fingerprint|service_tier|provider|created_at|finish_?reason|stop_reason|obfuscation|signature|thoughtSignature|encrypted_content)$/i;

/**
 * Bytes of the texts in an event of a stream: words, thoughts and arguments of tools, by whatever name. What no name
 * is known for counts, since it may be words.
 */
export function textBytes(event: unknown): number {
  let bytes = 0;
  // No recursion: an event may be as deep as it likes.
  const left: unknown[] = [event];
  for (let value = left.pop(); value !== undefined; value = left.pop()) {
    if (typeof value === "string") bytes += Buffer.byteLength(value);
    else if (Array.isArray(value)) for (const one of value) left.push(one);
    else if (typeof value === "object" && value !== null)
      for (const [name, one] of Object.entries(value)) if (!AROUND.test(name)) left.push(one);
  }
  return bytes;
}

/**
 * The part of an event of OpenAI's responses that says in one what came in pieces before; undefined: it is a piece. They
 * repeat the request as well, which the model did not write.
 */
export function textSaidAgain(event: Readonly<Record<string, unknown>>): unknown {
  const type = String(event["type"]);
  if (!type.startsWith("response.") || type.endsWith(".delta")) return undefined;
  const { response } = event as { readonly response?: { readonly output?: unknown } | null };
  return "response" in event ? (response?.output ?? null) : event;
}
