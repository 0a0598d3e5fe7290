import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Rows } from "#core/attempt-rows.ts";
import { AttemptTable } from "#core/attempt-table.ts";
import { type IndexRow, OUTCOME_CLASSES } from "#core/records.gen.ts";
import { rowLine } from "#record/index/index-file.ts";
import { LineReader } from "#record/index/line-reader.ts";
import { Places } from "#record/attempt/places.ts";
import { rowFault } from "#record/index/row-fault.ts";
import { temporaryFolder } from "../../support/harness.ts";
import { syntheticRow } from "../../support/synthetic-row.ts";
import { makeRunDir, syntheticPlan } from "../../support/synthetic-run.ts";

const plan = syntheticPlan({ candidates: 2, tasks: 3, repetitions: 12, maxAttempts: 2 });
const places = new Places(plan);

/** What the reader makes of a line; null: it leaves it to others. */
function read(line: Buffer): IndexRow | null {
  const rows = new Rows(0, (key) => places.of(key));
  const next = new LineReader(plan, rows).take(line, 0);
  if (next < 0) {
    expect(rows.length).toBe(0);
    return null;
  }
  expect(next).toBe(line.length);
  return new AttemptTable(rows).row(0);
}

/** What JSON says of a line; null: it is no row of the plan. */
function parsed(line: Buffer): IndexRow | null {
  try {
    const value: unknown = JSON.parse(line.toString("utf8"));
    return rowFault(value, plan, places) === null ? (value as IndexRow) : null;
  } catch {
    return null;
  }
}

interface Spelling {
  readonly amount: fc.Arbitrary<number>;
  readonly text: fc.Arbitrary<string>;
}

/** Without sign, exponent or escape: what nearly every line is made of. */
const PLAIN: Spelling = {
  amount: fc.oneof(
    fc.maxSafeNat(),
    fc.integer({ min: 1, max: 10 ** 9 }).map((value) => value / 1000),
    fc.double({ min: 0.001, max: 1e6, noNaN: true }),
    fc.constantFrom(0, 0.1, 2 ** 53 - 1, 9007199254740.993, 123456789.12345679),
  ),
  text: fc.oneof(
    fc.constantFrom("", "worktree", "é\u2028\u007f\u{1f600}"),
    fc.string({ unit: fc.constantFrom("a", "Z", "0", " ", ":", "/", "é", "€") }),
  ),
};

const ODD: Spelling = {
  amount: fc.oneof({ weight: 9, arbitrary: PLAIN.amount }, { weight: 1, arbitrary: fc.constantFrom(1e-7, 5e-324) }),
  text: fc.oneof({ weight: 9, arbitrary: PLAIN.text }, { weight: 1, arbitrary: fc.string({ unit: "binary" }) }),
};

/** Rows of the plan, with their fields in the order of the index. */
function rowsIn({ amount, text }: Spelling): fc.Arbitrary<IndexRow> {
  const some = fc.option(fc.oneof(fc.maxSafeNat(), fc.constantFrom(0, 7, 2 ** 53 - 1)));
  const list = (items: fc.Arbitrary<number | null>, length: number) =>
    fc.array(items, { minLength: length, maxLength: length });
  const digest = fc.constantFrom("0".repeat(64), "0123456789abcdef".repeat(4), plan.tasks[0].prompt_sha256);
  const trial = fc.record({
    c: fc.nat(1),
    t: fc.nat(2),
    r: fc.integer({ min: 1, max: 12 }),
    a: fc.integer({ min: 1, max: 2 }),
  });
  const measured = fc.record({
    try: fc.integer({ min: 1, max: 3 }),
    digest,
    class: fc.constantFrom(...OUTCOME_CLASSES),
    phase: text,
    reason: text,
    stop: fc.option(text),
    ms: list(fc.option(amount), 5),
    s: amount,
    tok: list(some, 5),
    cover: fc.option(amount),
    tools: some,
    turns: some,
    change: list(some, 3),
    fc: some,
    tests: list(some, 3),
    tamper: some,
    endpoint: fc.option(text),
    seed: fc.option(text),
    prompt: fc.option(fc.oneof(digest, text)),
    verifier: fc.option(fc.oneof(digest, text)),
    version: fc.option(text),
    tier: text,
    contain: fc.option(text),
    hidden: fc.option(fc.boolean()),
    arch: fc.option(text),
    harness: fc.option(text),
  });
  return fc.tuple(trial, measured).map(([{ c, t, r, a }, rest]) => {
    const dir = places.of({ candidate: c, task: t, repetition: r, attempt: a });
    return inOrder({ ...syntheticRow(plan, { c, t, r, a, class: rest.class }), ...(rest as Partial<IndexRow>), dir });
  });
}

function inOrder(row: IndexRow): IndexRow {
  const rows = new Rows(0);
  rows.add(row);
  return new AttemptTable(rows).row(0);
}

const lineOf = (of: IndexRow): Buffer => Buffer.from(rowLine(of));

describe("a line of the index read byte by byte", () => {
  it("is the row that was written", () => {
    fc.assert(
      fc.property(rowsIn(PLAIN), (written) => {
        const known = read(lineOf(written));
        expect(known).toEqual(written);
        expect(known).toEqual(parsed(lineOf(written)));
      }),
      { numRuns: 500 },
    );
  });

  it("is spelled as attempts are entered", () => {
    using folder = temporaryFolder();
    const rows = makeRunDir(folder.path, plan, { attempts: 5 });
    expect(rows.map((entered) => read(lineOf(entered)))).toEqual(rows);
  });

  it("is never taken for something else than JSON says, whatever was done to it", () => {
    const piece = fc.constantFrom(
      "0",
      "1",
      "-",
      ".",
      "e",
      "null",
      "true",
      " ",
      ",",
      '"',
      "\\",
      "{",
      "}",
      "[",
      "\n",
      "\r",
      "x",
      "\xff",
    );
    fc.assert(
      fc.property(rowsIn(ODD), fc.nat(), fc.nat(3), piece, (written, place, removed, inserted) => {
        const line = lineOf(written);
        const at = place % line.length;
        const spoiled = Buffer.concat([
          line.subarray(0, at),
          Buffer.from(inserted, "latin1"),
          line.subarray(at + removed, -1),
          Buffer.from("\n"),
        ]);
        if (spoiled.indexOf(0x0a) < spoiled.length - 1) return;
        const known = read(spoiled);
        if (known !== null) expect(known).toEqual(parsed(spoiled));
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ["a number with a leading zero", '"s":1,', '"s":01,'],
    ["a number without decimals after its point", '"s":1,', '"s":1.,'],
    ["a number beyond all bounds", '"s":1,', `"s":${"9".repeat(400)},`],
    ["no seconds", '"s":1,', '"s":null,'],
    ["an unknown class", '"pass"', '"great"'],
    ["a trial that is not in the plan", '"t":0', '"t":3'],
    ["half a repetition", '"r":1', '"r":1.5'],
    ["half a token", '"tok":[null', '"tok":[1.5'],
    ["a part of a line", '"change":[1', '"change":[1.0'],
    ["a digest in capitals", '"digest":"0', '"digest":"A'],
    ["a field more", '"v":2,', '"v":2,"w":1,'],
    ["a carriage return", "}\n", "}\r\n"],
  ])("is left to others when it has %s", (_, from, to) => {
    const key = { candidate: 0, task: 0, repetition: 1, attempt: 1 };
    const good = rowLine(inOrder(syntheticRow(plan, { c: 0, t: 0, a: 1, class: "pass", dir: places.of(key) })));
    expect(read(Buffer.from(good))).not.toBeNull();
    expect(good).toContain(from);
    expect(read(Buffer.from(good.replace(from, to)))).toBeNull();
  });
});
