import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Exchange, ExchangeLog } from "#gateway/exchange-log.ts";
import { temporaryFolder } from "../support/harness.ts";

const MIB = 1024 * 1024;

const exchange = (error: string): Exchange => ({
  at_ms: 0,
  method: "POST",
  path: "/v1/messages",
  model: "m",
  end: "answered",
  status: 400,
  sent: 1,
  held_ms: 0,
  first_byte_ms: 1,
  ms: 2,
  request_bytes: 3,
  response_bytes: 4,
  usage: null,
  flaw: null,
  error,
});

describe("the log of exchanges", () => {
  it.each([
    ["of one byte each", "x"],
    ["of three bytes each", "\u20ac"],
  ])("ends after 16 MiB with a line that says so, however much is still asked, in characters %s", (_, character) => {
    using folder = temporaryFolder();
    const file = join(folder.path, "wire.jsonl");
    const log = new ExchangeLog(file, null);
    for (let at = 0; at < 40; at++) log.add(exchange(character.repeat(MIB / Buffer.byteLength(character))));
    const text = fs.readFileSync(file);
    // The line that is too much is still kept: what is cut is no JSON.
    expect(text.length).toBeGreaterThan(16 * MIB);
    expect(text.length).toBeLessThan(17.1 * MIB);
    const lines = text.toString().trimEnd().split("\n");
    expect(lines).toHaveLength(17);
    expect(JSON.parse(lines.at(-1)!)).toEqual({ left_out: "every exchange after this one" });
    for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow();
  });

  it("ends no attempt when it cannot be written", () => {
    using folder = temporaryFolder();
    const log = new ExchangeLog(join(folder.path, "gone", "wire.jsonl"), null);
    expect(() => log.add(exchange("nothing"))).not.toThrow();
  });
});
