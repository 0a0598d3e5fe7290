import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRedactor, REDACTED, SHORTEST_SECRET } from "#core/redact.ts";

const SECRET = 'sk-ant-"tö/+\\ key?&=0123456789';
const redactor = createRedactor([SECRET]) ?? expect.unreachable("it is a secret");

/** What a secret may look like in a transcript, with what is around it. */
const SPELLINGS: Readonly<Record<string, (text: string) => string>> = {
  "as it is": (text) => text,
  "in JSON": (text) => JSON.stringify({ key: text }),
  "in JSON in JSON": (text) => JSON.stringify({ args: JSON.stringify({ key: text }) }),
  "in a URL": (text) => `https://host/?q=${encodeURIComponent(text)}`,
  "in base64": (text) => Buffer.from(text).toString("base64"),
  "in base64 for URLs": (text) => Buffer.from(text).toString("base64url"),
  "in base64, one byte further": (text) => Buffer.from(`:${text}`).toString("base64"),
  "in base64, two bytes further": (text) => Buffer.from(`u:${text}\n`).toString("base64"),
  "in hexadecimal": (text) => Buffer.from(text).toString("hex"),
};

/** Fails when so many characters in a row of what spells the secret are left. */
function expectGone(output: string, spelling: string): void {
  for (let at = 0; at + 12 <= spelling.length; at++) expect(output).not.toContain(spelling.slice(at, at + 12));
}

describe("redaction", () => {
  it.each(Object.keys(SPELLINGS))("takes a secret out that is spelled %s", (name) => {
    const spelled = SPELLINGS[name]?.(SECRET) ?? "";
    const output = redactor.text(`before ${spelled} after`);
    expect(output).toContain(REDACTED);
    expect(output.startsWith("before ") && output.endsWith(" after")).toBe(true);
    const own = spelled.replace(/^(https:\/\/host\/\?q=|\{.*?:")/, "");
    expectGone(output, own.slice(3, -4));
  });

  it("gives the same for a stream as for the whole, wherever the stream is cut", () => {
    const spelled = fc.constantFrom(...Object.values(SPELLINGS)).map((spell) => spell(SECRET));
    const text = fc
      .array(fc.oneof(spelled, fc.string(), fc.constant(SECRET.slice(0, 9))))
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, fc.array(fc.nat(40), { minLength: 1 }), (given, sizes) => {
        const bytes = Buffer.from(given);
        const stream = redactor.stream();
        const out: Uint8Array[] = [];
        for (let at = 0, turn = 0; at < bytes.length; turn++) {
          const size = (sizes[turn % sizes.length] ?? 0) + 1;
          out.push(stream.push(bytes.subarray(at, at + size)));
          at += size;
        }
        out.push(stream.end());
        expect(Buffer.concat(out).toString()).toBe(Buffer.from(redactor.bytes(bytes)).toString());
      }),
    );
  });

  it("holds back of a stream only what may be the beginning of a spelling", () => {
    const stream = redactor.stream();
    const pushed = (text: string) => Buffer.from(stream.push(Buffer.from(text))).toString();
    expect(pushed("data: all of it\n\n")).toBe("data: all of it\n\n");
    expect(pushed(`said ${SECRET.slice(0, 6)}`)).toBe("said ");
    expect(pushed(" and no more")).toBe(`${SECRET.slice(0, 6)} and no more`);
    expect(pushed(SECRET.slice(0, 20))).toBe("");
    expect(pushed(`${SECRET.slice(20)}.`)).toBe(`${REDACTED}.`);
  });

  it("leaves everything else as it is, byte for byte", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const stream = redactor.stream();
        const out = Buffer.concat([stream.push(bytes), stream.end()]);
        expect(out.equals(Buffer.from(bytes))).toBe(true);
        expect(redactor.bytes(bytes)).toBe(bytes);
      }),
    );
  });

  it("cleans keys and values at any depth, and keeps the rest of a value", () => {
    const value = { a: [SECRET, 1, null], [`x${SECRET}`]: { deep: `-${SECRET}-` } };
    expect(redactor.value(value)).toEqual({
      a: [REDACTED, 1, null],
      [`x${REDACTED}`]: { deep: `-${REDACTED}-` },
    });
  });

  it("takes the lines of a private key out one by one", () => {
    const key = [
      "-----BEGIN PRIVATE KEY-----",
      "MIIEvQIBADANBgkqhkiG9w0BAQEF",
      "AASCBKcwggSjAgEAAoIBAQ",
      "-----END-----",
    ];
    const output = createRedactor([key.join("\n")])?.text(`said: ${key[1] ?? ""} and no more`);
    expect(output).toBe(`said: ${REDACTED} and no more`);
  });

  it("does not begin with values too short to be secrets", () => {
    expect(createRedactor(["ollama", "", "x".repeat(SHORTEST_SECRET - 1)])).toBeNull();
  });
});
