import fc from "fast-check";
import { expect, test } from "vitest";
import { checkShape } from "#config/compare.ts";
import { readDraft } from "#config/draft.ts";
import { parseCompareConfig } from "#config/load.ts";
import { configProblems, formatProblems } from "#config/problems.ts";

const KEYS = [
  "benchmark",
  "benchmark_options",
  "task",
  "runs",
  "alpha",
  "threshold",
  "rule",
  "candidates",
  "baseline",
  "scenario",
];
const CANDIDATE_KEYS = ["name", "backend", "model", "env", "unset_env", "command", "task", "__proto__", "constructor"];

/** Configs that are nearly right, so that every check is reached. */
const nearly = fc.dictionary(
  fc.constantFrom(...KEYS),
  fc.oneof(
    fc.jsonValue(),
    fc.double(),
    fc.constantFrom("mini", "stub", "paired"),
    fc.array(
      fc.oneof(
        fc.jsonValue(),
        fc.dictionary(fc.constantFrom(...CANDIDATE_KEYS), fc.oneof(fc.jsonValue(), fc.string())),
      ),
    ),
  ),
);

test("any value is a config or has problems, with a path and a sentence each", () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.anything(), nearly), (raw) => {
      const { config, findings } = checkShape(raw);
      expect(config === null).toBe(findings.length > 0);
      for (const { path, message } of findings) {
        expect(typeof path).toBe("string");
        expect(message).not.toMatch(/undefined|\[object|Invalid input/);
      }
      readDraft(raw);
    }),
    { numRuns: 500 },
  );
});

test("any JSON text is a config or has problems, each with its place", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.json(),
        nearly.map((value) => JSON.stringify(value)),
      ),
      async (text) => {
        const { shape, problems } = await parseCompareConfig(text, "a.json");
        expect(shape === null).toBe(problems.length > 0);
        for (const { line, column } of problems) {
          expect(line).toBeGreaterThanOrEqual(1);
          expect(column).toBeGreaterThanOrEqual(1);
        }
      },
    ),
    { numRuns: 400 },
  );
});

test("any text at all is a config or has problems that can be shown", async () => {
  const yamlish = fc
    .array(
      fc.constantFrom(
        "a",
        ":",
        " ",
        "\n",
        "- ",
        "&x ",
        "*x",
        "!t ",
        "'",
        '"',
        "[",
        "]",
        "{",
        "}",
        "#",
        "|",
        ">",
        "?",
        "---\n",
        "<<",
        ",",
        "%",
        "\t",
      ),
    )
    .map((parts) => parts.join(""));
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), yamlish), fc.constantFrom("a.yaml", "a.json", "a"), async (text, source) => {
      const { shape, problems } = await parseCompareConfig(text, source);
      expect(shape).toBeNull();
      expect(formatProblems(problems, source)).not.toBe("");
      expect(configProblems(problems, source).problems).toHaveLength(problems.length);
    }),
    { numRuns: 500 },
  );
});
