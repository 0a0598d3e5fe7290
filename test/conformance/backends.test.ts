import { describe, expect, it } from "vitest";
import { backends } from "#plugins/backends/index.ts";

describe.each(backends.ids)("the backend %s", async (id) => {
  const backend = await backends.get(id);

  it("goes by the id it is registered under and says what it is", () => {
    expect(backend.id).toBe(id);
    expect(backend.id).not.toContain(":");
    expect(backend.summary).toMatch(/\S/);
  });

  it("accepts an empty model and names what is wrong with a bad one without throwing", () => {
    expect(backend.modelProblems("")).toEqual([]);
    for (const model of ["\0", "=", ",,,", "a".repeat(10_000)])
      expect(() => backend.modelProblems(model)).not.toThrow();
  });

  it("makes a copy of a candidate that it accepts itself and that is another candidate", () => {
    const copy = backend.copyOf?.("");
    if (copy === undefined) return;
    expect(copy).not.toBe("");
    expect(backend.modelProblems(copy)).toEqual([]);
  });

  it("says whether it is there and, where it is not, how to get it", async () => {
    const { createExec } = await import("#platform/exec/exec.ts");
    const found = await backend.probe({ exec: await createExec(), env: { PATH: "/nonexistent" } });
    expect(found.available || (found.reason ?? "").length > 0).toBe(true);
  });
});
