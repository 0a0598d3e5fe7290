import fc from "fast-check";
import { describe, expect, it } from "vitest";
import attempts from "#plugins/reporters/attempts.ts";
import csv from "#plugins/reporters/csv.ts";
import { csvLine, decimal } from "#plugins/reporters/shared/csv.ts";
import { visible } from "#plugins/reporters/shared/inert.ts";
import { reportedRun } from "../../support/reported-run.ts";

/** Reads CSV as RFC 4180 has it, by another road than it was written: character by character. */
function parsed(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = "";
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (quoted && character === '"' && text[at + 1] === '"') cell += text[++at] ?? "";
    else if (character === '"') quoted = !quoted;
    else if (quoted || (character !== "," && character !== "\n")) cell += character;
    else {
      rows.at(-1)?.push(cell);
      cell = "";
      if (character === "\n") rows.push([]);
    }
  }
  expect([cell, quoted, rows.pop()]).toEqual(["", false, []]);
  return rows;
}

const tableOf = (text: string): Record<string, string>[] => {
  const [header = [], ...rows] = parsed(text);
  return rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ""])));
};

describe("a CSV line", () => {
  it("gives back every text it was made from, made visible", () => {
    const texts = fc.array(fc.string({ unit: "binary" }), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(texts, (cells) => {
        const [read = []] = parsed(csvLine(cells));
        const plain = read.map((cell, at) => (cells[at]?.startsWith("'") === true ? cell : cell.replace(/^'/, "")));
        expect(plain).toEqual(cells.map(visible));
      }),
    );
  });

  it("holds no cell that a spreadsheet would calculate, numbers excepted", () => {
    for (const start of ["=", "+", "-", "@", "\t", "\r", "\uff1d", "\uff0b", "\uff0d", "\uff20"]) {
      expect(csvLine([`${start}cmd|' /C calc'!A0`])).toMatch(/^'/);
    }
    expect(csvLine(["=a,b"])).toBe(`"'=a,b"\n`);
    expect(csvLine([-1, decimal(-0.25), "a-1"])).toBe("-1,-0.250000,a-1\n");
  });

  it("writes what is not known as nothing, and never as zero", () => {
    expect(csvLine([null, decimal(null), decimal(undefined), decimal(0), 0, true])).toBe(",,,0.000000,0,true\n");
    expect(csvLine([decimal(-0.000_000_01)])).toBe("0.000000\n");
  });
});

describe("the CSV files", () => {
  const { report, rows } = reportedRun({
    outcomes: [
      [
        ["pass", "pass"],
        ["fail>pass", "fail>fail"],
        ["pass", "rate_limit"],
      ],
      [
        ["fail>fail", ""],
        ["pass", "fail>fail"],
        ["unknown", "agent_timeout>fail"],
      ],
    ],
    names: ["=HYPERLINK(1)", 'b "x", y'],
    taskIds: ["t1", "t2", "@t3"],
  });
  const file = (name: string) => csv.render(report).find((one) => one.name === name)?.content ?? "";

  it("have the columns of the document", () => {
    expect(file("report-by-model.csv").split("\n")[0]).toBe(
      "label,backend_id,model,total_attempts,passed,pass_rate,elapsed_seconds_mean,elapsed_seconds_stdev",
    );
    expect(file("report-per-task.csv").split("\n")[0]).toBe(
      "label,task_id,attempts,passed,pass_rate,elapsed_seconds_mean,elapsed_seconds_stdev",
    );
  });

  it("count attempts on record, passed trials, and rates over scored trials", () => {
    expect(tableOf(file("report-by-model.csv"))[0]).toEqual({
      label: "'=HYPERLINK(1)",
      backend_id: "stub",
      model: "model-0",
      total_attempts: "8",
      passed: "4",
      pass_rate: "0.800000",
      elapsed_seconds_mean: "1.250000",
      elapsed_seconds_stdev: "0.000000",
    });
    const perTask = tableOf(file("report-per-task.csv"));
    expect(perTask).toHaveLength(6);
    expect(perTask[1]).toMatchObject({ task_id: "t2", attempts: "4", passed: "1", pass_rate: "0.500000" });
    expect(perTask[5]).toMatchObject({ label: 'b "x", y', task_id: "'@t3", attempts: "3", passed: "0" });
  });

  it("keep every digit of a probability and leave unknown numbers empty", () => {
    const [pair] = report.pairs;
    const [row] = tableOf(file("pairs.csv"));
    expect(row).toMatchObject({ a: "'=HYPERLINK(1)", kind: pair?.kind, p: pair?.p === null ? "" : String(pair?.p) });
    expect(row?.["n_clusters"]).toBe("");
    expect(row?.["time_to_solve_n"]).toBe(String(pair?.secondary[0]?.n));
  });

  it("hold a line per attempt that counts, in the order of the plan", () => {
    const lines = tableOf([...attempts.list(report, rows)].join(""));
    expect(lines).toHaveLength(rows.length);
    expect(
      lines.map((line) => [line["task_id"], line["repetition"], line["attempt"], line["class"]]).slice(2, 6),
    ).toEqual([
      ["t2", "1", "1", "fail"],
      ["t2", "1", "2", "pass"],
      ["t2", "2", "1", "fail"],
      ["t2", "2", "2", "fail"],
    ]);
    expect(lines[0]).toMatchObject({
      label: "'=HYPERLINK(1)",
      result: "pass",
      tokens_reasoning: "",
      usage_coverage: "1",
      hidden_folders: "true",
    });
  });
});
