import { describe, expect, it } from "vitest";
import { textFile } from "#core/tree.ts";
import { withPrints } from "#plugins/adapters/aider-polyglot/feedback.ts";

const exercise = {
  tests: ["door.spec.js"],
  files: new Map([["door.spec.js", textFile("test('opens', () => {\n  expect(open(7)).toBe(42);\n});\n")]]),
};

describe("what the next attempt is shown of the answer's own prints", () => {
  it("comes behind what the runner reports", () => {
    expect(withPrints("1 failed\n", "7 is odd\n", exercise)).toBe("1 failed\n\nPrinted meanwhile:\n7 is odd\n");
  });

  it("has no line of the tests, however it is indented", () => {
    const printed = "before\n      expect(open(7)).toBe(42);\ntest('opens', () => {\n});\nafter";
    expect(withPrints("1 failed", printed, exercise)).toBe("1 failed\n\nPrinted meanwhile:\nbefore\n});\nafter\n");
  });

  it("has no line of the tests that was cut short either", () => {
    expect(withPrints("1 failed", "before\n      expect(open(7)).to", exercise)).toBe(
      "1 failed\n\nPrinted meanwhile:\nbefore\n",
    );
  });

  it("is not more than its head", () => {
    expect(withPrints("1 failed", "x".repeat(100_000), exercise).length).toBeLessThan(5_000);
  });

  it("is not mentioned where there is none", () => {
    expect(withPrints("1 failed\n", " \n", exercise)).toBe("1 failed\n");
  });
});
