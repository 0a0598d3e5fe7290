import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DEFAULTS } from "#config/defaults.ts";
import { readDraft } from "#config/draft.ts";
import type { CompareConfig } from "#config/compare.ts";
import type { UsageError } from "#core/errors.ts";
import type { Plan } from "#core/records.gen.ts";
import { fetchDataset } from "#datasets/fetch-dataset.ts";
import { planAgain } from "#engine/plan-again.ts";
import { planRun, type Planner } from "#engine/plan-run.ts";
import type { Adapter, AdapterPlugin, DatasetSource } from "#plugins/adapters/contract.ts";
import { defineRegistry } from "#plugins/registry.ts";
import { git } from "./change/support/git-host.ts";
import { outlookOf, outlookText } from "#core/plan-outlook.ts";
import { testEngine, type TestEngine } from "../support/engine.ts";
import { tasksNamed, tinyAdapter } from "../support/tiny-benchmark.ts";

/** Plans a benchmark of one plugin, run by the stub. */
async function planned(
  engine: TestEngine,
  parts: Partial<Adapter>,
  config: Partial<CompareConfig> = {},
  plugin: Partial<AdapterPlugin> = {},
  env: Planner["env"] = {},
): Promise<{ readonly plan: Plan; readonly again: () => Promise<unknown> }> {
  const tiny: AdapterPlugin = {
    id: "tiny",
    summary: "for tests",
    revision: "1",
    options: {},
    open: () => Promise.resolve(tinyAdapter("exit 0", { oracle: () => new Map(), ...parts })),
    ...plugin,
  };
  const adapters = defineRegistry<AdapterPlugin>("benchmark", { tiny: () => Promise.resolve({ default: tiny }) });
  const planner: Planner = {
    now: () => new Date(0),
    commandLine: [],
    version: "1",
    cores: 1,
    stateDir: join(engine.host.tempRoot, "state"),
    cacheRoot: engine.host.cacheRoot,
    toolchain: "node",
    env,
  };
  const shape: CompareConfig = { benchmark: "tiny", candidates: [{ backend: "stub" }], ...config };
  const source = {
    label: "test",
    draft: readDraft(shape),
    shape,
    problems: [],
    place: (findings: readonly { path: string; message: string; hint?: string }[]) =>
      findings.map(({ path, message, ...hint }) => ({ path, message, ...hint })),
  };
  const registries = { ...engine, adapters };
  const { plan } = await planRun(source, { kind: "run", existing: null }, planner, registries);
  return { plan, again: () => planAgain(plan, new Map(), planner, registries) };
}

describe("a plan", () => {
  it("says whether its results may be laid beside published ones, from tasks, repetitions and backends", async () => {
    using engine = await testEngine();
    const { plan } = await planned(engine, {
      comparability: ({ taskIds, repetitions, backends }) => ({
        with: "the board",
        invariants: [
          { name: "whole pool", holds: taskIds.length === 225, because: `${taskIds.length} of 225` },
          { name: "one repetition", holds: repetitions === DEFAULTS.runs, because: backends.join() },
        ],
      }),
    });
    expect(plan.benchmark.comparability).toEqual({
      with: "the board",
      invariants: [
        { name: "whole pool", holds: false, because: "1 of 225" },
        { name: "one repetition", holds: true, because: "stub" },
      ],
    });
    expect((await planned(engine, {})).plan.benchmark.comparability).toBeNull();
  });

  it("limits attempts by what was asked for, then by the backend's own variable, then by ten minutes", async () => {
    using engine = await testEngine();
    const candidates = [{ backend: "claude-code", model: "opus" }, { backend: "codex" }];
    const env = { CCT_CLAUDE_TIMEOUT_SECONDS: "90" };
    const limits = async (config: Partial<CompareConfig>, variables: Planner["env"]) => {
      const { plan } = await planned(engine, {}, { candidates, ...config }, {}, variables);
      return [plan.settings, ...plan.candidates].map(({ attempt_timeout_seconds: limit }) => limit);
    };
    expect(await limits({ attempt_timeout_seconds: 40 }, env)).toEqual([40, undefined, undefined]);
    expect(await limits({}, env)).toEqual([600, 90, undefined]);
    expect(await limits({}, {})).toEqual([600, undefined, undefined]);
    await expect(limits({}, { CCT_CLAUDE_TIMEOUT_SECONDS: "soon" })).rejects.toMatchObject({ exit: 2 });
  });

  it.each([
    ["CCT_CLAUDE_EFORT", "high", "is no setting of any agent", "Did you mean CCT_CLAUDE_EFFORT? "],
    ["CCT_VERBOSE", "1", "is no setting of any agent", "There are CCT_AIDER_EDIT_FORMAT, "],
    ["CCT_CLAUDE_EFFORT", "hihg", 'is "hihg", which is none of low', "Did you mean high? "],
  ])("is refused for a setting of an agent that is none, with its place: %s=%s", async (name, value, message, hint) => {
    using engine = await testEngine();
    const candidates = [{ backend: "codex" }, { backend: "claude-code", env: { [name]: value } }];
    await expect(planned(engine, {}, { candidates })).rejects.toMatchObject({
      exit: 2,
      problems: [
        {
          path: `candidates[1].env.${name}`,
          message: expect.stringContaining(message) as string,
          hint: expect.stringContaining(hint) as string,
        },
      ],
    });
  });

  it("takes a setting of any agent for one, and is refused for its user's that cannot be, unless it does without", async () => {
    using engine = await testEngine();
    const env = { CCT_AIDER_EDIT_FORMAT: "diff", CCT_AIDER_TIMEOUT_SECONDS: "9", CCTV: "1" };
    expect((await planned(engine, {}, { candidates: [{ backend: "codex", env }] })).plan.candidates).toHaveLength(1);
    const users = { CCT_CLAUDE_EFFORT: "hihg" };
    const plan = (candidate: object) =>
      planned(engine, {}, { candidates: [{ backend: "claude-code", ...candidate }] }, {}, users);
    await expect(plan({})).rejects.toMatchObject({ problems: [{ path: "candidates[0]" }] });
    expect((await plan({ unset_env: ["CCT_CLAUDE_EFFORT"] })).plan.candidates).toHaveLength(1);
  });

  it("is refused with everything that is wrong at once, options of the benchmark and names of tasks alike", async () => {
    using engine = await testEngine();
    const options = {
      limit: {
        type: "integer",
        default: 180,
        help: "Seconds.",
        unfit: (value) => (Number(value) >= 1 ? null : "at least 1"),
      },
      mode: { type: "string", choices: ["a", "b"], default: "a", help: "Which." },
      loud: { type: "boolean", default: false, help: "Whether." },
    } as const satisfies AdapterPlugin["options"];
    const config = { benchmark_options: { limit: 0, mode: "c", loud: 1, silent: true }, task: ["two"] };
    const refused = planned(engine, {}, config, { options });
    await expect(refused).rejects.toMatchObject({ exit: 2 });
    const { problems } = (await refused.catch((error: unknown) => error)) as UsageError;
    expect(problems.map(({ message }) => message).sort()).toEqual([
      'Unknown task "two".',
      "limit is 0, which is not at least 1.",
      "loud is 1, which is not a boolean.",
      'mode is "c", which is not one of a, b.',
      'tiny has no option "silent".',
    ]);
  });

  it("leaves out what ships as unsound, says so, and draws no sample from it", async () => {
    using engine = await testEngine();
    const quarantined = new Map([
      ["two", "its reference fails"],
      ["elsewhere", "not planned"],
    ]);
    const { plan } = await planned(engine, { tasks: tasksNamed("one", "two", "three"), quarantined }, { sample: 2 });
    expect(plan.tasks.map(({ id }) => id)).toEqual(["one", "three"]);
    expect(plan.benchmark.left_out).toEqual([{ task_id: "two", reason: "its reference fails" }]);
    expect(plan.benchmark.sample?.of).toBe(2);
    expect(outlookText(plan, outlookOf(plan, null))).toContain("Left out, since it is unsound wherever it runs: two.");
    const { plan: without } = await planned(engine, { tasks: tasksNamed("one"), quarantined });
    expect(without.benchmark).not.toHaveProperty("left_out");
  });

  it("is refused when nothing but unsound tasks was asked for", async () => {
    using engine = await testEngine();
    const quarantined = new Map([["two", "its reference fails"]]);
    await expect(planned(engine, { tasks: tasksNamed("one", "two"), quarantined }, { task: ["two"] })).rejects.toThrow(
      "two cannot tell candidates apart: its reference fails",
    );
  });

  it("expects the time of an agent where there is one, and that of the verification alone for stand-ins", async () => {
    using engine = await testEngine();
    const [task] = tasksNamed("one");
    const tasks = task === undefined ? [] : [{ ...task, expectedSeconds: 2, agentSeconds: 40 }];
    const agent = { backend: "claude-code", model: "opus" };
    const stub = { backend: "stub" };
    for (const [seconds, candidates] of [
      [2, [stub]],
      [42, [agent]],
      [42, [stub, agent]],
    ] as const) {
      const { plan } = await planned(engine, { tasks }, { candidates: [...candidates] });
      expect(plan.tasks[0].expected_seconds).toBe(seconds);
    }
  });

  it("holds a sample of the tasks that were asked for, and how it was drawn", async () => {
    using engine = await testEngine();
    const tasks = tasksNamed(...Array.from({ length: 20 }, (_, at) => `task-${at}`), "other");
    const { plan, again } = await planned(engine, { tasks }, { task: ["task-*"], sample: 5, seed: 3 });
    expect(plan.benchmark.sample).toEqual({ size: 5, of: 20, seed: 3 });
    expect(plan.tasks).toHaveLength(5);
    expect(plan.tasks.map(({ id }) => id)).not.toContain("other");
    await expect(again()).resolves.toMatchObject({ plan });
    expect((await planned(engine, { tasks })).plan.benchmark.sample).toBeNull();
    await expect(planned(engine, { tasks }, { sample: 22 })).rejects.toMatchObject({
      problems: [{ path: "sample", message: "22 tasks cannot be drawn from 21." }],
    });
  });

  it("needs the benchmark's data on this machine, sound, and so does going on with it", async () => {
    using engine = await testEngine();
    const repository = join(engine.host.tempRoot, "data");
    fs.mkdirSync(repository);
    fs.writeFileSync(join(repository, "task"), "one");
    await git(repository, ["init", "-q"]);
    await git(repository, ["add", "."]);
    await git(repository, ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "x"]);
    const [commit = "", tree = ""] = (await git(repository, ["rev-parse", "HEAD", "HEAD^{tree}"])).split("\n");
    const dataset: DatasetSource = { repository, commit, tree };
    const plan = () =>
      planned(
        engine,
        {},
        {},
        {
          dataset,
          open: (_, folder) =>
            Promise.resolve(
              tinyAdapter("exit 0", {
                oracle: () => new Map(),
                tasks: folder == null ? [] : tasksNamed(fs.readFileSync(join(folder, "task"), "utf8")),
              }),
            ),
        },
      );
    await expect(plan()).rejects.toMatchObject({
      problems: [{ path: "benchmark", hint: "Get its data with: benchmark fetch tiny" }],
    });
    const { folder } = await fetchDataset("tiny", dataset, null, { ...engine, say: () => undefined });
    const made = await plan();
    expect(made.plan.tasks.map(({ id }) => id)).toEqual(["one"]);
    await expect(made.again()).resolves.toMatchObject({ plan: made.plan });
    fs.appendFileSync(join(folder, "task"), "x");
    await expect(plan()).rejects.toMatchObject({ code: "dataset-altered" });
    await expect(made.again()).rejects.toMatchObject({ code: "dataset-altered" });
    fs.rmSync(folder, { recursive: true });
    await expect(made.again()).rejects.toMatchObject({ code: "no-dataset", exit: 4 });
  });
});
