import { describe, expect, it } from "vitest";
import type { Machine } from "../../scripts/perf/machine.ts";
import { measureRow, type Outcome } from "../../scripts/perf/measure.ts";
import type { Bench, Row, Setting } from "../../scripts/perf/row.ts";
import { rows } from "../../scripts/perf/rows/index.ts";
import { tableOf } from "../../scripts/perf/table.ts";

const machine: Machine = { cores: 2, cpu: "Test CPU", node: "20.19.0", platform: "linux-x64", load: 0.25 };
const setting: Setting = { quick: false, dist: "/nowhere", scratch: "/nowhere", cores: 2 };

/** Gives these times one after the other, then fails. */
const taking = (calls: string[], name: string, ...times: number[]) => {
  const left = times.values();
  return () => {
    calls.push(name);
    const { value, done } = left.next();
    if (done === true) throw new Error(`${name} was called too often`);
    return value;
  };
};

const rowOf = (open: () => Promise<Bench | { skipped: string }>): Row => ({
  operation: "work | play",
  floor: "nothing",
  target: 1.5,
  rounds: { full: 3, quick: 1, warmUp: 1 },
  open,
});

describe("a row", () => {
  it("is measured by turns, after a warm-up that does not count, with a ratio per pair", async () => {
    const calls: string[] = [];
    let closed = 0;
    const bench: Bench = {
      figure: taking(calls, "A", 900, 10, 40, 12),
      floor: taking(calls, "B", 100, 10, 20, 8),
      peers: { git: taking(calls, "C", 100, 30, 20, 25) },
      notes: () => ["seen"],
      [Symbol.asyncDispose]: () => Promise.resolve(void (closed += 1)),
    };
    const { measured } = await measureRow(
      "X1",
      rowOf(async () => bench),
      setting,
    );
    expect(calls.join("")).toBe("ABCABCABCABC");
    expect(measured?.figure).toEqual({ median: 12, low: 10, high: 40, samples: [10, 40, 12] });
    expect(measured?.ratio).toEqual({ median: 1.5, low: 1, high: 2, samples: [1, 2, 1.5] });
    expect(measured?.peers["git"]?.median).toBe(25);
    expect(measured).toMatchObject({ met: true, notes: ["seen"] });
    expect(closed).toBe(1);
  });

  it("needs fewer rounds when it has to be quick", async () => {
    const calls: string[] = [];
    const bench = { figure: taking(calls, "A", 9, 4), floor: taking(calls, "B", 9, 2) };
    const { measured } = await measureRow(
      "X1",
      rowOf(async () => bench),
      { ...setting, quick: true },
    );
    expect(measured?.ratio.samples).toEqual([2]);
    expect(measured?.met).toBe(false);
  });

  it("that throws is an outcome, and what it opened is closed", async () => {
    let closed = 0;
    const bench: Bench = {
      figure: () => 1,
      floor: () => 0, // no clock says this of anything
      [Symbol.asyncDispose]: () => Promise.resolve(void (closed += 1)),
    };
    const outcome = await measureRow(
      "X1",
      rowOf(async () => bench),
      setting,
    );
    expect(outcome).toMatchObject({ measured: null, skipped: null });
    expect(outcome.crashed).toContain("floor took 0 ms");
    expect(closed).toBe(1);
  });
});

describe("the table", () => {
  const outcomes = async (): Promise<Outcome[]> => [
    await measureRow(
      "X1",
      rowOf(async () => ({ figure: () => 1500, floor: () => 0.25, peers: { git: () => 3000 }, notes: () => ["seen"] })),
      setting,
    ),
    await measureRow(
      "X2",
      rowOf(async () => ({ skipped: "there is no cc." })),
      setting,
    ),
    await measureRow(
      "X3",
      rowOf(() => Promise.reject(new Error("broke"))),
      setting,
    ),
  ];

  it("has one line of seven cells a row, and says below it what does not fit in", async () => {
    const lines = tableOf(await outcomes(), machine).split("\n");
    const cells = lines.filter((line) => line.startsWith("|")).map((line) => line.split(/(?<!\\)\|/).length - 2);
    expect(cells).toEqual([7, 7, 7, 7, 7]);
    expect(lines.find((line) => line.includes("X1 |"))).toBe(
      "| X1 | work \\| play | 1.50 s (1.50 s–1.50 s) | 250 µs (250 µs–250 µs): nothing | 6000× (6000×–6000×) | ≤ 1.5× | missed |",
    );
    expect(lines).toContain("- X1: git takes 3.00 s (3.00 s–3.00 s), 2.00× the figure");
    expect(lines).toContain("- X1: seen");
    expect(lines).toContain("- X2 skipped: there is no cc.");
    expect(lines.find((line) => line.startsWith("- X3 crashed: Error: broke"))).toBeDefined();
  });

  it("keeps every sample through JSON", async () => {
    const given = await outcomes();
    expect(JSON.parse(JSON.stringify(given))).toEqual(given);
  });
});

it("every row of the benchmark says what it measures against what, and how often", async () => {
  for (const [id, load] of Object.entries(rows)) {
    const row: Row = await load();
    expect(id).toMatch(/^P\d+[a-z]?$/);
    expect([row.operation, row.floor]).not.toContain("");
    expect(row.target).toBeGreaterThanOrEqual(1);
    expect(row.rounds.quick).toBeLessThan(row.rounds.full);
  }
});
