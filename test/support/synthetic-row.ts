import type { IndexRow, Plan } from "#core/records.gen.ts";

/** An index row of a plan: a verified attempt of which nothing else was measured, but for what is given. */
export function syntheticRow(
  plan: Plan,
  given: Partial<IndexRow> & Pick<IndexRow, "c" | "t" | "a" | "class">,
): IndexRow {
  const task = plan.tasks[given.t];
  return {
    v: 2,
    r: 1,
    try: 1,
    dir: `${given.c}/${given.t}/${given.a}`,
    digest: "0".repeat(64),
    phase: "verify",
    reason: given.class,
    stop: null,
    ms: [1, 1, 100, 1, 10],
    s: 1,
    tok: [null, null, null, null, null],
    cover: null,
    tools: null,
    turns: null,
    change: [1, 2, 3],
    fc: null,
    tests: [null, null, null],
    tamper: 0,
    leaks: 0,
    wire: null,
    refused: null,
    endpoint: null,
    seed: "supported",
    prompt: given.a === 1 ? (task?.prompt_sha256 ?? null) : null,
    verifier: task?.verifier_sha256 ?? null,
    version: null,
    tier: "worktree",
    contain: "namespace",
    hidden: true,
    with: "",
    arch: "x64",
    harness: plan.harness_version,
    ...given,
  };
}
