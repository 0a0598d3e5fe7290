import fs from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRedactor } from "#core/redact.ts";
import { evidenceIn, linesOf } from "#engine/attempt/evidence.ts";
import { tempDir } from "../../support/temp-dir.ts";

const collect = async (lines: AsyncIterable<string>): Promise<string[]> => {
  const all: string[] = [];
  for await (const line of lines) all.push(line);
  return all;
};

describe("the lines of a transcript", () => {
  it("are those of the file, whatever it holds", async () => {
    const file = join(tempDir(), "t");
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: "binary" }).map((text) => text.replaceAll("\n", ""))),
        async (lines) => {
          fs.writeFileSync(file, lines.map((line) => `${line}\n`).join(""));
          expect(await collect(linesOf(file, 1000))).toEqual(lines.map((line) => Buffer.from(line).toString()));
        },
      ),
    );
  });

  it("leave out what is too long, be it one chunk or many, and go on behind it", async () => {
    const file = join(tempDir(), "t");
    fs.writeFileSync(file, `a\n${"x".repeat(300_000)}\nb\n${"é".repeat(11)}\nc`);
    expect(await collect(linesOf(file, 10))).toEqual(["a", "b", "c"]);
  });

  it("are none where there is no file", async () => {
    expect(await collect(evidenceIn(tempDir(), null).lines("transcript.jsonl"))).toEqual([]);
  });
});

describe("the evidence of an attempt", () => {
  it("holds no secret", () => {
    const dir = tempDir();
    const evidence = evidenceIn(dir, createRedactor(["a-secret-key"]));
    evidence.write("text", "it is a-secret-key");
    evidence.write("bytes", Buffer.from("it is a-secret-key"));
    for (const name of ["text", "bytes"]) expect(fs.readFileSync(join(dir, name), "utf8")).toBe("it is [redacted]");
  });

  it("lies in its own folder only", () => {
    const evidence = evidenceIn(tempDir(), null);
    for (const name of ["../x", "/etc/x", "a/b", ".hidden"]) expect(() => evidence.path(name)).toThrow(RangeError);
  });
});
