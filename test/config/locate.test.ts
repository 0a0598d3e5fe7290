import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseCompareConfig } from "#config/load.ts";

/** Each line of a config, with the path whose value or item begins in it and the column where it does. */
const LINES: readonly (readonly [text: string, path: string, column: number])[] = [
  ["benchmark: mini", "benchmark", 12],
  ["runs:   3", "runs", 9],
  ["task:", "task", 1],
  ["  - python/bowling", "task[0]", 5],
  ['  - "go/*"', "task[1]", 5],
  ["candidates:", "candidates", 1],
  ["  - backend: stub", "candidates[0].backend", 14],
  ["    env:", "candidates[0].env", 5],
  ["      A_B: x", "candidates[0].env.A_B", 12],
  ["  - { backend: codex, model: gpt }", "candidates[1].model", 30],
  ["    # a comment with key: value", "", 1],
  ["alpha: 0.1", "alpha", 8],
];

const filler = fc.array(fc.constantFrom("", "   ", "# note", "  # note: [x", "#"), { maxLength: 3 });

describe("a place", () => {
  test("is found whatever blank lines and comments lie between, in YAML and with either line end", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(filler, { minLength: LINES.length, maxLength: LINES.length }),
        fc.boolean(),
        async (gaps, crlf) => {
          const lines: string[] = [];
          const expected = new Map<string, { line: number; column: number }>();
          for (const [index, [text, path, column]] of LINES.entries()) {
            lines.push(...gaps[index]!, text);
            if (path !== "") expected.set(path, { line: lines.length, column });
          }
          const { locate, problems } = await parseCompareConfig(lines.join(crlf ? "\r\n" : "\n"), "a.yaml");
          expect(problems).toEqual([]);
          for (const [path, place] of expected) expect([path, locate(path)]).toEqual([path, place]);
        },
      ),
      { numRuns: 60 },
    );
  });

  test("is found whatever white space lies between, in JSON", async () => {
    const space = fc.array(fc.constantFrom(" ", "\n", "\t", "\r\n"), { maxLength: 4 }).map((parts) => parts.join(""));
    await fc.assert(
      fc.asyncProperty(fc.array(space, { minLength: 9, maxLength: 9 }), async (gaps) => {
        const tokens = ["{", '"benchmark":', '"mini"', ",", '"candidates":', "[", '{"backend":', '"stub"', "}]}"];
        const text = tokens.map((token, index) => `${gaps[index]}${token}`).join("");
        const { locate } = await parseCompareConfig(text, "a.json");
        const at = text.indexOf('"stub"');
        const line = text.slice(0, at).split("\n").length;
        expect(locate("candidates[0].backend")).toEqual({ line, column: at - text.lastIndexOf("\n", at) });
      }),
      { numRuns: 60 },
    );
  });

  test("of what is not there is that of the nearest thing around it", async () => {
    const text = "benchmark: mini\ncandidates:\n  - backend: stub\n  - name: x\n    backend: stub\n";
    const { locate } = await parseCompareConfig(text, "a.yaml");
    expect(locate("candidates[1].model")).toEqual({ line: 4, column: 5 });
    expect(locate("candidates[7].model")).toEqual({ line: 2, column: 1 });
    expect(locate("rule")).toEqual({ line: 1, column: 1 });
  });

  test("of a key can be asked for", async () => {
    const { locate } = await parseCompareConfig("benchmark: mini\ncandidates: []\n", "a.yaml");
    expect(locate("benchmark", "key")).toEqual({ line: 1, column: 1 });
    expect(locate("benchmark")).toEqual({ line: 1, column: 12 });
  });

  test("of a flag is not in the file", async () => {
    const { locate } = await parseCompareConfig("benchmark: mini\n", "a.yaml");
    expect(locate("--task")).toBeNull();
  });
});
