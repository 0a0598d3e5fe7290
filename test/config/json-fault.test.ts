import fc from "fast-check";
import { expect, test } from "vitest";
import { firstJsonFault } from "#config/json-fault.ts";

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test("agrees with JSON.parse on what is JSON, for JSON with a piece changed", () => {
  const piece = fc.constantFrom(
    "",
    ",",
    ":",
    '"',
    "\\",
    "{",
    "}",
    "[",
    "]",
    "1",
    "-",
    ".",
    "e",
    "0",
    "true",
    "\n",
    "\t",
    "\u0000",
    "\u00a0",
    "/",
    "'",
    "\\u12",
  );
  let accepted = 0;
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.nat({ max: 2 }), piece, (json, at, removed, inserted) => {
      const start = at % (json.length + 1);
      const text = json.slice(0, start) + inserted + json.slice(start + removed);
      if (isJson(text)) accepted += 1;
      expect(firstJsonFault(text) === null).toBe(isJson(text));
    }),
    { numRuns: 3000 },
  );
  expect(accepted).toBeGreaterThan(100);
});

test.each([
  ["", 0, "a value"],
  ['{"a" 1}', 5, "a colon"],
  ['{"a": 1,}', 8, "a key in double quotes"],
  ["{a: 1}", 1, "a key in double quotes or }"],
  ["[1 2]", 3, "a comma or ]"],
  ['{"a": 1', 7, "a comma or }"],
  ["[01]", 1, "a value or ]"],
  ["{} {}", 3, "the end"],
  ["// x\n{}", 0, "a value"],
])("%j fails at %i, where belongs %s", (text, offset, expected) => {
  expect(firstJsonFault(text)).toEqual({ offset, expected });
});
