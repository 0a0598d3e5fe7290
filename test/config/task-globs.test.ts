import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { expandTasks } from "#config/task-globs.ts";

const IDS = [
  "cpp/leap",
  "go/bowling",
  "python/bowling",
  "python/leap",
  "plain",
  "BigCodeBench/0",
  "c++/leap",
  "a(b|c)",
];

describe("tasks", () => {
  test.each<[string[], string[]]>([
    [["python/leap"], ["python/leap"]],
    [["python/*"], ["python/bowling", "python/leap"]],
    [
      ["*/leap", "cpp/*"],
      ["cpp/leap", "python/leap", "c++/leap"],
    ],
    [["{go,python}/bowling"], ["go/bowling", "python/bowling"]],
    [["*"], ["plain", "a(b|c)"]],
    [["**"], IDS],
    [["c++/*"], ["c++/leap"]],
    [["a(b|c*"], ["a(b|c)"]],
    [
      ["python/leap", "go/bowling", "python/leap"],
      ["go/bowling", "python/leap"],
    ],
    [[], []],
  ])("%j are %j", (patterns, ids) => {
    expect(expandTasks(patterns, IDS)).toEqual({ ids, problems: [] });
  });

  test("that do not exist are problems with the nearest id, beside those that do", () => {
    const { ids, problems } = expandTasks(["plain", "pyhton/leap", "rust/*", "", "!plain"], IDS);
    expect(ids).toEqual(["plain"]);
    expect(problems.map(({ path }) => path)).toEqual(["task[1]", "task[2]", "task[3]", "task[4]"]);
    expect(problems[0]).toMatchObject({ message: 'Unknown task "pyhton/leap".', hint: "Did you mean python/leap?" });
    expect(problems[1]?.message).toBe('No task matches "rust/*".');
    expect(problems[3]?.hint).toMatch(/cannot be taken out/);
  });

  test.each([
    ["bowling", "Did you mean go/bowling or python/bowling? **/bowling is all 2."],
    ["Bowlin", "Did you mean go/bowling or python/bowling? **/bowling is all 2."],
    ["python", "Did you mean python/**?"],
    ["pyhton/leap", "Did you mean python/leap?"],
    ["BigCodeBench", "Did you mean BigCodeBench/**?"],
    ["0", "Did you mean BigCodeBench/0?"],
  ])("of which %j is part, or nearly, are what is proposed", (written, hint) => {
    expect(expandTasks([written], IDS).problems).toEqual([
      { path: "task[0]", message: `Unknown task ${JSON.stringify(written)}.`, hint },
    ]);
  });

  test("are proposed for a part of a name in the numbers that can be read", () => {
    const many = Array.from({ length: 40 }, (_, at) => `l${at}/leap`);
    expect(expandTasks(["leap"], many).problems[0]?.hint).toBe(
      "Did you mean l0/leap, l1/leap, l2/leap, l3/leap, l4/leap or l5/leap? **/leap is all 40.",
    );
  });

  test("are reported where the caller says", () => {
    expect(expandTasks(["x"], IDS, () => "--task").problems[0]?.path).toBe("--task");
  });

  test("cannot be named by a pattern that runs for ever", () => {
    const id = `${"a".repeat(60)}!`;
    const patterns = ["(a+)+$", "(a|aa)+b", "+(a|aa)b", "+(+(a))b", "*(*(a))b", "[a]+[a]+b", "x".repeat(70_000)];
    expect(expandTasks(patterns, [id]).problems).toHaveLength(patterns.length);
  });
});

describe("for any ids and patterns", () => {
  const id = fc.oneof(
    fc.string({ minLength: 1 }),
    fc
      .array(
        fc.constantFrom("a", "b", "/", "*", "?", "[", "]", "{", "}", ",", "!", "(", ")", "|", "+", "@", ".", "\n"),
        { minLength: 1 },
      )
      .map((parts) => parts.join("")),
  );
  const ids = fc.uniqueArray(id, { maxLength: 12 });

  test("an id names itself and nothing else", () => {
    fc.assert(
      fc.property(fc.uniqueArray(id, { minLength: 1, maxLength: 12 }), fc.nat(), (all, at) => {
        const one = all[at % all.length]!;
        expect(expandTasks([one], all)).toEqual({ ids: [one], problems: [] });
      }),
    );
  });

  test("the answer is a part of the ids in their order, however the patterns are ordered or repeated", () => {
    fc.assert(
      fc.property(ids, fc.array(id, { maxLength: 5 }), (all, patterns) => {
        const { ids: chosen, problems } = expandTasks(patterns, all);
        expect(all.filter((one) => chosen.includes(one))).toEqual(chosen);
        expect(expandTasks([...patterns].reverse(), all).ids).toEqual(chosen);
        expect(expandTasks([...patterns, ...patterns], all).ids).toEqual(chosen);
        expect(problems.length).toBeLessThanOrEqual(patterns.length);
        if (patterns.length > problems.length) expect(chosen).not.toEqual([]);
      }),
    );
  });

  test("** names all of them", () => {
    const plain = fc.stringMatching(/^[a-z0-9.]+[a-z](\/[a-z0-9.]*[a-z]){0,2}$/);
    fc.assert(
      fc.property(fc.uniqueArray(plain, { minLength: 1 }), (all) => {
        expect(expandTasks(["**"], all).ids).toEqual(all);
      }),
    );
  });
});
