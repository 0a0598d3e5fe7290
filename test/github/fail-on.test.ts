import { describe, expect, it } from "vitest";
import { failOnOf } from "#github/fail-on.ts";

describe("what fails the gate", () => {
  it("is one or more known words", () => {
    expect(failOnOf(["regression", "invalid"])).toEqual(["regression", "invalid"]);
    expect(failOnOf(["never"])).toEqual(["never"]);
  });

  it.each([
    [["regresion"], /"regresion" is not known/, "Did you mean regression?"],
    [["invalid", "Regression"], /"Regression" is not known/, "Did you mean regression?"],
    [["failure"], /"failure" is not known/, "Write one or more of regression, inconclusive, invalid and never."],
    [[], /names nothing/, "Write one or more of regression, inconclusive, invalid and never."],
  ])("is never left open by %j", (words, says, hint) => {
    expect(() => failOnOf(words)).toThrow(
      expect.objectContaining({ message: expect.stringMatching(says) as string, hint, exit: 2 }),
    );
  });
});
