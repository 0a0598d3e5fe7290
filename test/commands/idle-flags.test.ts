/** A flag that is taken and then ignored is worse than one that is refused: whoever gave it counts on it. */
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FLAGS, type FlagName, type FlagSpec } from "#commands/flags.ts";
import { bench, commands } from "#commands/index.ts";
import { PLAN_FLAGS } from "#commands/shared/source.ts";
import { unheldBudget } from "#commands/checks/unheld-budget.ts";
import type { Plan } from "#core/records.gen.ts";
import type { PlannedRun } from "#engine/plan-run.ts";
import { caller, writeJson } from "../support/called.ts";
import { syntheticPlan } from "../support/synthetic-run.ts";

const STUBS = { benchmark: "stub", candidates: [{ backend: "stub" }, { backend: "stub", model: "fail" }] };

/** What says where a plan comes from, how and where it is executed, and what is shown: no plan decides any of it. */
const NOT_DECIDING: readonly FlagName[] = [
  ...(["backend", "model", "config", "plan", "preset", "resume", "smoke"] as const),
  ...(["run-dir", "runs-root", "shard", "stop-after", "require-all", "accept"] as const),
  ...(["containment", "sealed", "gateway", "no-gateway"] as const),
  ...(["no-report", "html", "csv", "junit", "fail-on", "open", "progress", "quiet", "json"] as const),
  ...(["yes", "no-confirm", "dry-run", "list-presets", "list-providers"] as const),
];

const starting = [
  bench,
  ...commands.filter(({ name }) => ["run", "compare", "resume", "aa", "dogfood"].includes(name)),
];

describe("flags of verbs that run something", () => {
  it.each(starting.map((one) => [one.name, one] as const))(
    "of %s either say what the plan is to be, or are known not to",
    (_, { flags }) => {
      const known = (name: FlagName) => Number(PLAN_FLAGS.includes(name)) + Number(NOT_DECIDING.includes(name));
      expect(flags.filter((name) => known(name) !== 1)).toEqual([]);
    },
  );

  it("that a plan has decided can all be given where one is made", () => {
    const plan = commands.find(({ name }) => name === "plan");
    expect(PLAN_FLAGS.filter((name) => plan?.flags.includes(name) !== true)).toEqual([]);
  });

  it("are idle beside flags that there are, and that some verb takes together with them", () => {
    for (const [name, { idleBeside = [] }] of Object.entries(FLAGS) as [FlagName, FlagSpec][])
      for (const other of idleBeside)
        expect(
          [bench, ...commands].some(({ flags }) => flags.includes(name) && flags.includes(other as FlagName)),
          `--${name} beside --${other}`,
        ).toBe(true);
  });
});

describe("a plan that is kept", () => {
  it("is changed by no flag that says what a plan is to be", async () => {
    using from = await caller();
    await from.call("benchmark", "plan", "--config", writeJson(from, "c.json", STUBS), "--save", "plan.json");
    const changes = PLAN_FLAGS.filter((name) => commands.find((one) => one.name === "compare")?.flags.includes(name));
    expect(changes).toContain("budget");
    for (const name of changes) {
      const line = ["benchmark", "compare", "--plan", "plan.json", `--${name}`, ...someValue(name)];
      await expect(from.call(...line), name).rejects.toMatchObject({ exit: 2, code: "fixed-by-plan" });
    }
    expect(fs.existsSync(join(from.folder, "runs"))).toBe(false);
  });

  it("holds the budget that it was made with, laid over that of its configuration", async () => {
    using from = await caller();
    const config = writeJson(from, "c.json", { ...STUBS, budget: { run_tokens: 9, run_seconds: 5 } });
    const budget = ["--budget", "attempt-tokens=3", "--budget", "run-seconds=7"];
    const { payload } = await from.call("benchmark", "plan", "--config", config, ...budget);
    const { settings } = (payload as { readonly plan: Plan }).plan;
    expect(settings.budget).toEqual({ run_tokens: 9, run_seconds: 7, attempt_tokens: 3 });
  });
});

/** Anything that the parser takes. */
function someValue(name: FlagName): string[] {
  const { type, choices, value = "" }: FlagSpec = FLAGS[name];
  if (type === "boolean") return [];
  return [choices?.[0] ?? (type === "string" || type === "list" ? value : "1")];
}

describe("bench --resume", () => {
  it("refuses what it could not obey", async () => {
    using from = await caller();
    await from.call("bench", "--smoke", "--run-dir", "runs/r");
    for (const line of [
      ["--seed", "99"],
      ["--budget", "nonsense=1"],
      ["--benchmark", "mini"],
      ["--smoke"],
      ["--dry-run"],
      ["--preset", "x"],
      ["a-word"],
    ])
      await expect(from.call("bench", "--resume", ...line), line.join(" ")).rejects.toMatchObject({ exit: 2 });
  });

  it("opens the report as a run does", async () => {
    using from = await caller();
    await from.call("bench", "--smoke", "--run-dir", "runs/r");
    expect((await from.call("bench", "--resume", "--open")).exit).toBe(0);
    expect(from.opened).toEqual([join(from.folder, "runs/r/report.html")]);
  });
});

describe("what would do nothing", () => {
  const STUB = ["--benchmark", "stub", "--backend", "stub"];
  const IDLE = [
    ["bench", "--smoke", "--preset", "demo"],
    ["bench", "--smoke", "--no-report"],
    ["bench", "--open", "--no-report"],
    ["bench", "--list-providers", "--resume"],
    ["bench", "--list-presets", "--yes"],
    ["bench", "--list-presets", "--list-providers"],
    ["bench", "--list-providers", "sonnet"],
    ["benchmark", "run", ...STUB, "--no-report", "--fail-on", "regression"],
    ["benchmark", "run", ...STUB, "--shard", "1/2", "--concurrency", "1", "--junit"],
    ["benchmark", "run", ...STUB, "--run-dir", "r", "--runs-root", "elsewhere"],
    ["benchmark", "run", ...STUB, "--no-gateway", "--budget", "run-tokens=1"],
    ["benchmark", "run", ...STUB, "--no-gateway", "--gateway"],
    ["benchmark", "run", ...STUB, "--quiet", "--progress", "json"],
    ["benchmark", "merge", "a", "--into", "b", "--no-report", "--html"],
    ["benchmark", "plan", "--config", "c.json", "--backend", "stub"],
    ["benchmark", "dogfood", "--model", "pass=1"],
    ["benchmark", "list", "--show-tests"],
  ];

  it("is refused before anything is run", async () => {
    using from = await caller();
    for (const line of IDLE) await expect(from.call(...line), line.join(" ")).rejects.toMatchObject({ exit: 2 });
    expect(fs.readdirSync(from.folder)).toEqual([]);
  });

  it("is refused of a run-dir that holds a part, which makes no report whoever goes on with it", async () => {
    using from = await caller();
    await from.call("benchmark", "plan", "--config", writeJson(from, "c.json", STUBS), "--save", "plan.json");
    await from.call("benchmark", "compare", "--plan", "plan.json", "--shard", "1/2", "--run-dir", "r");
    const resume = ["benchmark", "resume", "--run-dir", "r"];
    expect((await from.call(...resume)).exit).toBe(0);
    const refused = { code: "part-without-report", message: expect.stringContaining("--fail-on, --csv") as unknown };
    await expect(from.call(...resume, "--fail-on", "regression", "--csv")).rejects.toMatchObject(refused);
  });
});

describe("a budget that nobody keeps, since agents reach their models without the gateway", () => {
  const run = async (...models: readonly object[]) => {
    using from = await caller();
    const bin = join(from.folder, "bin");
    fs.mkdirSync(bin);
    fs.writeFileSync(join(bin, "claude"), "#!/bin/sh\necho 1.2.3\n", { mode: 0o755 });
    const candidates = models.map((one) => ({ env: { PATH: bin }, ...one }));
    const config = writeJson(from, "c.json", { benchmark: "stub", budget: { run_tokens: 1 }, candidates });
    const containment = ["--containment", "sweep"];
    const ended = await from.call("benchmark", "compare", "--config", config, ...containment).catch((e: unknown) => e);
    return { ended, events: from.events, files: fs.readdirSync(from.folder) };
  };

  it("is refused", async () => {
    const { ended, files } = await run({ backend: "claude-code" }, { backend: "stub" });
    expect(ended).toMatchObject({ exit: 2, code: "budget-holds-nobody" });
    expect(files).not.toContain("runs");
  });

  it("is nothing to stand-ins, which spend nothing", async () => {
    const { ended } = await run({ backend: "stub" }, { backend: "stub", model: "fail" });
    expect(ended).toMatchObject({ exit: 0 });
  });

  it("is told of where others of the plan are held by it", () => {
    const plan = syntheticPlan({ tasks: 1, repetitions: 1 });
    const candidates = plan.candidates.map((_, at) => ({
      backend: { deterministic: false },
      ...(at === 0 ? {} : { service: { direct: null } }),
    })) as unknown as PlannedRun["candidates"];
    const budgeted = { ...plan, settings: { ...plan.settings, budget: { run_tokens: 1 } } };
    const planned = { plan: budgeted, candidates } as PlannedRun;
    const [unheld] = plan.candidates;
    expect(unheldBudget(planned, [true, true], { flags: {} })).toEqual([
      expect.stringMatching(`^${unheld.name}: the budget does not hold`) as unknown,
    ]);
  });
});
