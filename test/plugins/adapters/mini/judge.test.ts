import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { VerifyEvidence } from "#core/verification.ts";
import { judge } from "#plugins/adapters/mini/judge.ts";

const task = { slug: "t", cases: [{ name: "a" }, { name: "b" }, { name: "c" }] };
const result = (name: string, verdict = "passed", detail?: string) => ({
  name,
  verdict,
  ...(detail === undefined ? {} : { detail }),
});
const document = (cases: unknown, rest: object = {}) => JSON.stringify({ mini: 1, task: "t", cases, ...rest });
const judged = (stdout: string, exitCode: number | null = 0, signal: string | null = null) =>
  judge(task, { exitCode, signal, stdout, stderr: "" });
const all = [result("a"), result("b"), result("c")];

describe("judge", () => {
  it("passes what agrees in everything", () => {
    expect(judged(`${document(all)}\n`)).toMatchObject({
      class: "pass",
      feedback: "",
      tests: { passed: ["a", "b", "c"], failed: [], missing: [] },
    });
  });

  it("fails with the details of each failed test, the same detail once", () => {
    const cases = [result("a", "failed", "was 1"), result("b", "failed", "was 1"), result("c")];
    expect(judged(document(cases), 1)).toMatchObject({
      class: "fail",
      reason: "2 of 3 tests failed.",
      feedback: "2 of 3 tests failed.\nFAILED a\n  was 1\nFAILED b\n  (as above)",
    });
  });

  it("shows no more than a reader can use", () => {
    const many = Array.from({ length: 60 }, (_, index) => result(`case ${index}`, "failed", `${index}`.repeat(5000)));
    const { feedback } = judge(
      { slug: "t", cases: many.map(({ name }) => ({ name })) },
      { exitCode: 1, signal: null, stdout: document(many), stderr: "" },
    );
    expect(feedback.length).toBeLessThan(20_000);
    expect(feedback).toContain("… and 48 more");
  });

  it.each([
    ["a test that did not run", document(all.slice(1)), 0, "missing_tests"],
    ["no tests at all", document([]), 0, "missing_tests"],
    ["a test named twice", document([...all, result("a")]), 0, "suspicious"],
    ["a test nobody knows", document([...all, result("d")]), 0, "suspicious"],
    ["all passed, but exit code 1", document(all), 1, "suspicious"],
    ["one failed, but exit code 0", document([result("a", "failed"), ...all.slice(1)]), 0, "suspicious"],
    ["all passed, but exit code 2", document(all), 2, "suspicious"],
    ["another task's document", document(all, { task: "other" }), 0, "suspicious"],
    ["a document twice", document(all).repeat(2), 0, "suspicious"],
    ["a word before the document", `ok\n${document(all)}`, 0, "suspicious"],
    ["a verdict nobody knows", document([result("a", "ok"), ...all.slice(1)]), 0, "suspicious"],
    ["a document with a fault and cases", document(all, { fault: "x" }), 0, "suspicious"],
    ["nothing", "", 0, "suspicious"],
    ["nothing, exit code 1", "", 1, "suspicious"],
    ["JSON that is no document", "[1]", 0, "suspicious"],
    ["a fault of the grader", JSON.stringify({ mini: 1, fault: "no permission model" }), 2, "environment"],
    ["a fault with exit code 0", JSON.stringify({ mini: 1, fault: "x" }), 0, "suspicious"],
  ])("does not take %s for a pass", (_, stdout, exitCode, cls) => {
    expect(judged(stdout, exitCode).class).toBe(cls);
  });

  it("does not believe a document of a grader that was killed", () => {
    expect(judged(document(all), null, "SIGKILL").class).toBe("suspicious");
    expect(judged(document(all), 0, "SIGTERM").class).toBe("suspicious");
  });

  const name = fc.constantFrom("a", "b", "c", "c", "d", "__proto__");
  const someCases = fc.array(
    fc.record({ name, verdict: fc.constantFrom("passed", "passed", "passed", "failed", "ok") }),
    { maxLength: 5 },
  );
  const nearlyRight = fc.oneof(fc.constant(all), fc.shuffledSubarray(all), someCases);
  const documents = fc
    .tuple(
      fc.constantFrom(1, 1, 1, 2),
      fc.constantFrom("t", "t", "t", "u"),
      nearlyRight,
      fc.constantFrom("", "", "\n", "x", "{}"),
    )
    .map(([mini, slug, cases, tail]) => JSON.stringify({ mini, task: slug, cases }) + tail);
  const evidence: fc.Arbitrary<VerifyEvidence> = fc.record({
    exitCode: fc.oneof(fc.constantFrom(0, 0, 1, 2, 137, null), fc.integer()),
    signal: fc.constantFrom(null, null, null, "SIGKILL"),
    stdout: fc.oneof({ weight: 4, arbitrary: documents }, fc.string(), fc.json()),
    stderr: fc.string(),
  });

  it("passes nothing but full agreement, whatever it is given", () => {
    let passes = 0;
    fc.assert(
      fc.property(evidence, (given) => {
        const cls = judge(task, given).class;
        if (cls !== "pass") return;
        passes += 1;
        const {
          mini,
          task: slug,
          cases,
        } = JSON.parse(given.stdout) as { mini: number; task: string; cases: typeof all };
        expect([given.exitCode, given.signal, mini, slug]).toEqual([0, null, 1, "t"]);
        expect(cases.map((one) => one.name).sort()).toEqual(["a", "b", "c"]);
        expect(cases.every((one) => one.verdict === "passed")).toBe(true);
      }),
      { numRuns: 3000 },
    );
    expect(passes, "the property was never put to the test").toBeGreaterThan(20);
  });
});
