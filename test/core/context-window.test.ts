import { describe, expect, it } from "vitest";
import { judgeWindow, workKind } from "#core/context-window.ts";

describe("a context window", () => {
  it.each([
    ["exercises", 31_999, "refuse"],
    ["exercises", 32_000, "warn"],
    ["exercises", 130_999, "warn"],
    ["exercises", 131_000, "ok"],
    ["exercises", null, "warn"],
    ["repositories", 63_999, "refuse"],
    ["repositories", 64_000, "ask"],
    ["repositories", 199_999, "ask"],
    ["repositories", 200_000, "ok"],
    ["repositories", null, "warn"],
  ] as const)("for %s of %s tokens: %s", (kind, tokens, verdict) => {
    const found = judgeWindow(tokens, kind);
    expect(found.verdict).toBe(verdict);
    if (verdict === "ok") expect(found.message).toBeNull();
    else expect(found.message).toMatch(tokens === null ? /is not known/ : new RegExp(`holds ${tokens} tokens`));
  });

  it("has to hold a repository as soon as any task lives in one", () => {
    const task = { id: "t", language: "text", repo: null, expectedSeconds: 1 };
    expect(workKind([task])).toBe("exercises");
    expect(workKind([task, { ...task, repo: "owner/name" }])).toBe("repositories");
  });
});
