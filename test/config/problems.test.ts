import { expect, test } from "vitest";
import type { Problem } from "#core/errors.ts";
import { configProblems, formatProblems } from "#config/problems.ts";

const PROBLEMS: readonly Problem[] = [
  { path: "rule", message: "is wrong.", line: 9, column: 7 },
  { path: "--task", message: "Unknown task." },
  { path: "candidates[1].backend", message: "Unknown backend.", hint: "Did you mean stub?", line: 4, column: 14 },
  { path: "", message: "is a list.", line: 4, column: 2 },
];

test("problems are listed as a compiler lists them, in the order of the file", () => {
  expect(formatProblems(PROBLEMS, "a.yaml").split("\n")).toEqual([
    "a.yaml:4:2: is a list.",
    "a.yaml:4:14 candidates[1].backend: Unknown backend.",
    "  hint: Did you mean stub?",
    "a.yaml:9:7 rule: is wrong.",
    "a.yaml --task: Unknown task.",
  ]);
});

test("one error holds them all, as text and as data", () => {
  const error = configProblems(PROBLEMS, "a.yaml");
  expect(error).toMatchObject({ code: "invalid-config", exit: 2 });
  expect(error.message).toBe(`a.yaml has 4 problems:\n${formatProblems(PROBLEMS, "a.yaml")}`);
  expect(error.problems.map(({ line }) => line)).toEqual([4, 4, 9, undefined]);
});

test("what a file says cannot move a cursor or begin a line", () => {
  const hostile = "a\u001b[2J\n::error::\u202e\u2028x";
  const shown = formatProblems([{ path: "", message: hostile, hint: hostile, line: 1, column: 1 }], "a\nb.yaml");
  expect(shown.split("\n")).toHaveLength(2);
  expect(shown.replaceAll("\n", "")).toMatch(/^[\x20-\x7e]*$/);
});

test("a thousand problems are counted, not all shown", () => {
  const many = Array.from({ length: 1000 }, (_, index) => ({
    path: `task[${index}]`,
    message: "Unknown.",
    line: index,
    column: 1,
  }));
  const lines = formatProblems(many, "a.yaml").split("\n");
  expect(lines).toHaveLength(51);
  expect(lines.at(-1)).toBe("... and 950 more.");
  expect(configProblems(many, "a.yaml").problems).toHaveLength(1000);
});
