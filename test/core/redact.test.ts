import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRedactor, REDACTED } from "#core/redact.ts";
import { SHORTEST_SECRET } from "#core/secret-spellings.ts";

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
  "in base64, in lines": (text) => inLines(Buffer.from(text).toString("base64"), 19, "\n"),
  "in base64, in lines with carriage returns": (text) => inLines(Buffer.from(`:${text}`).toString("base64"), 7, "\r\n"),
  "in base64, in lines, indented": (text) => inLines(Buffer.from(text).toString("base64url"), 8, "\n      "),
  "in base64, in lines, in JSON": (text) => inLines(Buffer.from(text).toString("base64"), 16, "\\r\\n"),
  "in base64, in lines, in JSON in JSON": (text) => inLines(Buffer.from(text).toString("base64"), 16, "\\\\n"),
  "in base64, in lines, in JSON thrice": (text) => inLines(Buffer.from(text).toString("base64"), 16, "\\\\\\\\n"),
  "in base64, in lines, in a URL": (text) =>
    encodeURIComponent(inLines(Buffer.from(text).toString("base64"), 16, "\n")),
  "in hexadecimal, in lines": (text) => inLines(Buffer.from(text).toString("hex"), 30, "\n"),
  "in a URL, every sign of it": (text) => percents(text).toLowerCase(),
  "in a URL in a URL in a URL": (text) =>
    `https://host/?q=${encodeURIComponent(encodeURIComponent(encodeURIComponent(text)))}`,
  "in base64, in a URL in a URL": (text) =>
    encodeURIComponent(encodeURIComponent(inLines(Buffer.from(text).toString("base64"), 16, "\r\n"))),
  "in JSON, every sign of it": (text) => units(text, "\\u"),
  "in JSON in JSON, every sign of it": (text) => units(text, "\\\\u"),
  "in hexadecimal, in groups": (text) => inLines(Buffer.from(text).toString("hex"), 2, " "),
};

const inLines = (text: string, length: number, end: string): string =>
  text.replaceAll(new RegExp(`.{${length}}(?=.)`, "g"), (line) => `${line}${end}`);

const percents = (text: string): string => Buffer.from(text).toString("hex").toUpperCase().replaceAll(/../g, "%$&");

const units = (text: string, escape: string): string =>
  text.replaceAll(/[^]/g, (unit) => `${escape}${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

const jsonEscaped = (text: string): string => JSON.stringify(text).slice(1, -1);
const slashEscaped = (text: string): string => jsonEscaped(text).replaceAll("/", "\\/");

/** What a stream gives of bytes that come in pieces of such sizes, over and over. */
function streamed(bytes: Uint8Array, sizes: readonly number[], of = redactor): string {
  const stream = of.stream();
  const out: Uint8Array[] = [];
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const size = sizes[turn % sizes.length] ?? 1;
    out.push(stream.push(bytes.subarray(at, at + size)));
    at += size;
  }
  out.push(stream.end());
  return Buffer.concat(out).toString("latin1");
}

const whole = (bytes: Uint8Array, of = redactor): string => Buffer.from(of.bytes(bytes)).toString("latin1");

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
      fc.property(text, fc.array(fc.integer({ min: 1, max: 41 }), { minLength: 1 }), (given, sizes) => {
        const bytes = Buffer.from(given);
        expect(streamed(bytes, sizes)).toBe(whole(bytes));
      }),
    );
  });

  it.each(Object.keys(SPELLINGS))("takes a secret out that is spelled %s and cut anywhere", (name) => {
    const bytes = Buffer.from(`{"before"} ${SPELLINGS[name]?.(SECRET) ?? ""}, after`);
    const clean = whole(bytes);
    expect(streamed(bytes, [1])).toBe(clean);
    for (let cut = 1; cut < bytes.length; cut++) expect(streamed(bytes, [cut, bytes.length])).toBe(clean);
  });

  it("takes just a key out of base64, whatever stands around it, in lines of any length and escaped at any depth", () => {
    const sign = fc.constantFrom(...Array.from("abcXYZ019-_/+=."));
    const key = fc.string({ unit: sign, minLength: 9, maxLength: 60 }).map((rest) => `sk-${rest}`);
    const around = fc.uint8Array({ minLength: 3, maxLength: 20 });
    const written = fc.record({
      alphabet: fc.constantFrom("base64" as const, "base64url" as const),
      lines: fc.integer({ min: 1, max: 80 }),
      end: fc.constantFrom("\n", "\r\n", "\n    "),
      escapes: fc.array(fc.constantFrom(jsonEscaped, slashEscaped, encodeURIComponent), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(key, around, around, written, (secret, before, after, { alphabet, lines, end, escapes }) => {
        // Of escapes one in another, those of JSON may be any number deep, and those of a URL are the last.
        const inOrder = escapes.filter((escape, at) => escape !== encodeURIComponent || at === escapes.length - 1);
        const spelled = (text: string): string => inOrder.reduce((so, escape) => escape(so), inLines(text, lines, end));
        const encoded = Buffer.concat([before, Buffer.from(secret), after]).toString(alphabet);
        // What its neighbours decide too is theirs.
        const from = Math.ceil((before.length * 4) / 3);
        const to = Math.floor(((before.length + secret.length) * 4) / 3);
        const bytes = Buffer.from(spelled(encoded));
        const of = createRedactor([secret]) ?? expect.unreachable("it is a secret");
        const clean = whole(bytes, of);
        const read = inOrder.includes(encodeURIComponent) ? decodeURIComponent(clean) : clean;
        expect(read.replaceAll(/\\+[rn]|[\s\\]/g, "")).toBe(`${encoded.slice(0, from)}${REDACTED}${encoded.slice(to)}`);
        expect(streamed(bytes, [1], of)).toBe(clean);
      }),
    );
  });

  it.each(["utf16le", "utf16be"])("takes a key out of %s, as it is and in base64 in it", (order) => {
    const key = "sk-ant-api03-0123456789";
    const of = createRedactor([key]) ?? expect.unreachable("it is a secret");
    const bytes = Buffer.from(`key ${key}, ${Buffer.from(key).toString("base64")}.`, "utf16le");
    const given = order === "utf16le" ? bytes : bytes.swap16();
    const clean = whole(given, of);
    expect(clean.replaceAll("\0", "")).toBe(`key ${REDACTED}, ${REDACTED}.`);
    expect(streamed(given, [1], of)).toBe(clean);
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

  it.each(["\0", " ", "\\", "\n ", "\r", "\\u0000", "%20"])(
    "holds back no more than so much of %j without end",
    (filling) => {
      const stream = redactor.stream();
      const chunk = Buffer.from(filling.repeat(1000));
      let held = stream.push(Buffer.from(`said ${SPELLINGS["in base64"]?.(SECRET).slice(0, 6) ?? ""}`)).length - 11;
      for (let at = 0; at < 100; at++) held += stream.push(chunk).length - chunk.length;
      expect(held).toBeGreaterThan(-8000);
    },
  );

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
