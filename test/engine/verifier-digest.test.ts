import { describe, expect, it } from "vitest";
import type { EnvironmentSpec } from "#core/environment.ts";
import { treeOf } from "#core/tree.ts";
import { verifierDigest } from "#engine/prepare.ts";
import type { Adapter } from "#plugins/adapters/contract.ts";
import { tasksNamed, tinyAdapter } from "../support/tiny-benchmark.ts";

const [task] = tasksNamed("one");
const digestWith = (parts: Partial<Adapter>): string => {
  if (task === undefined) throw new Error("no task");
  return verifierDigest(tinyAdapter("exit 0", parts), task);
};

const pytest = (version: string, parts: Partial<EnvironmentSpec> = {}): EnvironmentSpec => ({
  id: "python",
  files: treeOf({ "requirements.txt": `pytest==${version}\n` }),
  build: [{ argv: ["pip", "install"], timeoutMs: 1 }],
  checks: [],
  toolchains: ["python"],
  provides: { path: ["bin"] },
  ...parts,
});

describe("the digest of what grades a task", () => {
  it("is another one for whatever the grading depends on, and the same for the same", () => {
    const variants: readonly Partial<Adapter>[] = [
      {},
      { folder: () => "leap" },
      { folder: () => "bowling" },
      { environments: () => [pytest("8.4.1")] },
      { environments: () => [pytest("8.4.2")] },
      { environments: () => [pytest("8.4.2", { build: [{ argv: ["pip", "install", "-U"], timeoutMs: 1 }] })] },
      { environments: () => [pytest("8.4.2", { provides: { path: ["other"] } })] },
      { hidden: () => treeOf({ "check.sh": "exit 1" }) },
      { protected: () => ["*.py"] },
    ];
    expect(new Set(variants.map(digestWith)).size).toBe(variants.length);
    expect(variants.map(digestWith)).toEqual(variants.map(digestWith));
  });

  it("is what it was before environments counted, where there are none", () => {
    expect(digestWith({ environments: () => [] })).toBe(digestWith({}));
    expect(digestWith({})).toBe("c0bbd51cea7930ec3ff9faf8299ff6dd37be0b4698ec4fecccfc22bfff20fd48");
  });
});
