import { describe, expect, it } from "vitest";
import junit from "#plugins/reporters/junit.ts";
import { reportedRun, type Story } from "../../support/reported-run.ts";
import { elementsOf } from "../../support/xml.ts";

const xmlOf = (story: Story): string => {
  const { report, rows } = reportedRun(story);
  return [...junit.list(report, rows)].join("");
};
const STORY: Story = {
  outcomes: [
    [
      ["pass", "fail>fail"],
      ["rate_limit", ""],
    ],
    [
      ["pass", "pass"],
      ["agent_timeout>fail", "oom"],
    ],
  ],
};

describe("junit.xml", () => {
  const elements = elementsOf(xmlOf(STORY));
  const named = (name: string) => elements.filter((one) => one.name === name);

  it("has a suite per candidate with the counts of its cases", () => {
    expect(named("testsuite").map(({ attributes }) => attributes)).toMatchObject([
      { name: "stub:model-0", id: "0", tests: "4", failures: "1", errors: "1", skipped: "1", time: "5.000" },
      { name: "stub:model-1", id: "1", tests: "4", failures: "1", errors: "1", skipped: "0", time: "6.250" },
    ]);
  });

  it("has a case per task and repetition, with its class and reason where it did not pass", () => {
    expect(
      named("testcase")
        .map(({ attributes }) => attributes["name"])
        .slice(0, 4),
    ).toEqual([
      "python/task-0 [repetition 1]",
      "python/task-0 [repetition 2]",
      "python/task-1 [repetition 1]",
      "python/task-1 [repetition 2]",
    ]);
    expect(named("failure").map(({ attributes }) => attributes)).toEqual([
      { type: "fail", message: "fail" },
      { type: "fail", message: "fail" },
    ]);
    expect(named("error").map(({ attributes }) => attributes["type"])).toEqual(["rate_limit", "oom"]);
    expect(named("skipped").map(({ attributes }) => attributes["message"])).toEqual(["Nothing was recorded for it."]);
  });

  it("names no repetition where there is one", () => {
    const [first] = elementsOf(xmlOf({ outcomes: [[["pass"]]] })).filter((one) => one.name === "testcase");
    expect(first?.attributes["name"]).toBe("python/task-0");
  });

  it("skips quarantined tasks, since they count for nobody", () => {
    const plan = {
      validation: {
        benchmark_revision: "r1",
        toolchain: "node",
        validated_at: "2026-01-01T00:00:00Z",
        passed: 1,
        quarantined: [{ task_id: "python/task-1", reason: "flaky" }],
      },
    };
    const skipped = elementsOf(xmlOf({ outcomes: [[["pass"], ["fail>fail"]]], plan })).filter(
      (one) => one.name === "skipped",
    );
    expect(skipped.map(({ attributes }) => attributes["message"])).toEqual(["quarantined: flaky"]);
  });

  it("carries verdict and fingerprint as properties", () => {
    const { report } = reportedRun(STORY);
    const properties: Readonly<Record<string, string>> = Object.fromEntries(
      named("property").map(({ attributes }) => [attributes["name"] ?? "", attributes["value"] ?? ""]),
    );
    expect(properties).toMatchObject({ verdict: report.verdict, fingerprint: report.fingerprint.digest });
    expect(properties["fingerprint: concurrency"]).toBe("2");
  });

  it("stays well-formed whatever names and reasons hold", () => {
    const hostile = '\u0000\u0008\u001b[31m]]>&<x a="\'">\ud800\ufffe\uffff\n\t\u202e😀<![CDATA[';
    const text = xmlOf({
      ...STORY,
      names: [`a${hostile}`, `b${hostile}`],
      taskIds: [`t${hostile}`, `u${hostile}`],
      reason: hostile,
    });
    expect(text).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])/);
    expect(text).not.toContain("]]>");
    const [suite] = elementsOf(text).filter((one) => one.name === "testsuite");
    expect(suite?.attributes["name"]).toContain(`&<x a="'">`);
  });
});
