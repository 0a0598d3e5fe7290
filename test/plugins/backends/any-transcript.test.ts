import fs from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Told, TranscriptReader } from "#plugins/backends/contract.ts";
import { backends } from "#plugins/backends/index.ts";
import { coverageOf } from "#plugins/backends/shared/transcript.ts";
import { AGENTS } from "../../support/tested-agents.ts";
import { transcriptDir } from "../../support/transcripts.ts";

type Line = readonly [text: string, file: string];

/** Lines that the real programs printed, by agent. */
const RECORDED = new Map(AGENTS.map(({ id }) => [id, recordedLines(id)]));

function recordedLines(agent: string): readonly Line[] {
  const dir = transcriptDir(agent, "");
  const files = fs
    .readdirSync(dir, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(jsonl|txt|md)$/.test(name));
  return files.flatMap((file) =>
    fs
      .readFileSync(join(dir, file), "utf8")
      .split("\n")
      .map((text): Line => [text, file.slice(file.lastIndexOf("/") + 1)]),
  );
}

/** Names and words of every program's lines, so that what is made up gets past the first look. */
const WORDS = [...RECORDED.values()].flatMap((lines) => {
  const words = lines.flatMap(([text]) => [...text.matchAll(/"([\w.]{2,30})"/g)].map(([, word = ""]) => word));
  return [...new Set(words)];
});
const FILES = [...new Set([...RECORDED.values()].flat().map(([, file]) => file))];

const ODD = [null, true, false, 0, -1, -0.5, 1.5, 1e308, Number.MAX_SAFE_INTEGER, "", [], {}] as const;
const word = fc.constantFrom("__proto__", "constructor", ...WORDS);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "medium" },
    fc.oneof(word, fc.constantFrom(...ODD), fc.string()),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(word, tie("value"), { maxKeys: 6 }),
  ),
}));
const event = fc
  .record({ type: word, rest: fc.dictionary(word, value, { maxKeys: 8 }) })
  .map(({ type, rest }) => JSON.stringify({ ...rest, type }));
const text = fc.oneof(
  event,
  value.map((any) => JSON.stringify(any)),
  fc.string(),
  fc.constantFrom("[", "{", "[{}", '{"a":', "Tokens: 1.2k sent, 3 received.", "Tokens: 9e9M sent, -3 received."),
);
const madeUp: fc.Arbitrary<Line> = fc.tuple(text, fc.constantFrom(...FILES));

/** A line as it was, cut off, or with another value in the place of one of its own. */
const damaged = ([line, file]: Line): fc.Arbitrary<Line> =>
  fc
    .oneof(
      fc.constant(line),
      fc.nat(line.length).map((at) => line.slice(0, at)),
      fc.tuple(fc.nat(200), fc.constantFrom(...ODD)).map(([which, odd]) => withValue(line, which, odd)),
    )
    .map((damage): Line => [damage, file]);

function withValue(line: string, which: number, odd: unknown): string {
  const values = [...line.matchAll(/(?<=":)(?:-?\d[\d.]*|"[^"\\]*"|true|false|null)/g)];
  const found = values[which % Math.max(values.length, 1)];
  if (found === undefined) return line;
  return `${line.slice(0, found.index)}${JSON.stringify(odd)}${line.slice(found.index + found[0].length)}`;
}

const loaded = await Promise.all(AGENTS.map(async ({ id }) => ({ id, reader: (await backends.get(id)).reader })));

describe.each(loaded)("what $id prints", ({ id, reader }) => {
  const recorded = RECORDED.get(id) ?? [];

  it("may be anything: its reader never throws, and gives no figure that is none", () => {
    fc.assert(
      fc.property(fc.array(madeUp, { maxLength: 12 }), (lines) => expectFigures(read(reader, lines))),
      { numRuns: 400 },
    );
  });

  it("may come in any order, in part, twice and damaged", () => {
    const some = fc.array(fc.constantFrom(...recorded).chain(damaged), { maxLength: 40 });
    fc.assert(
      fc.property(some, (lines) => expectFigures(read(reader, lines))),
      { numRuns: 400 },
    );
  });
});

function read(reader: (() => TranscriptReader) | undefined, lines: readonly Line[]): Told {
  const reading = reader?.() ?? expect.unreachable("it has no reader");
  for (const [line, file] of lines) reading.take(line, file);
  return reading.told();
}

function expectFigures(told: Told): void {
  const { turns, failedCommands, toolCalls } = told;
  const counts: readonly (number | null)[] = Object.values<number | null>({ ...told.usage });
  for (const count of [...Object.values(toolCalls ?? {}), ...counts, turns, failedCommands])
    expect(count === null || (Number.isSafeInteger(count) && count >= 0), `a count of ${count}`).toBe(true);
  for (const share of [told.usageCoverage, coverageOf(told)])
    expect(share === null || (share >= 0 && share <= 1), `a share of ${share}`).toBe(true);
  for (const words of [told.finalText, told.sessionId, told.model, told.programVersion, told.stopReason])
    expect(words === null || typeof words === "string", `${typeof words} for a text`).toBe(true);
}
