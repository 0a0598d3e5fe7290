import { describe, expect, it } from "vitest";
import { prepareNeeds } from "#engine/needs/prepare-needs.ts";
import { validateTask } from "#engine/validate-task.ts";
import type { Task } from "#core/task.ts";
import type { Tree } from "#core/tree.ts";
import { adapters } from "#plugins/adapters/index.ts";
import type { Adapter } from "#plugins/adapters/contract.ts";
import { testEngine } from "../support/engine.ts";
import { SMALL_DATASET } from "../support/small-dataset.ts";

const bytesOf = (tree: Tree): string[] =>
  [...tree.values()].flatMap((entry) => (entry.kind === "file" ? [Buffer.from(entry.content).toString("latin1")] : []));

const defaults = (options: Readonly<Record<string, { default: string | number | boolean }>>) =>
  Object.fromEntries(Object.entries(options).map(([name, spec]) => [name, spec.default]));

/** Small data in the layout of a benchmark whose own is fetched. */
const SMALL_DATA: Readonly<Record<string, string>> = { "aider-polyglot": SMALL_DATASET };

describe.each(adapters.ids)("the adapter %s", async (id) => {
  const plugin = await adapters.get(id);
  const data = plugin.dataset === undefined ? null : (SMALL_DATA[id] ?? null);
  const adapter: Adapter = await plugin.open(defaults(plugin.options), data);
  const { tasks } = adapter;

  it("goes by the id it is registered under, with a pinned revision and a threat model", () => {
    expect(plugin.id).toBe(id);
    expect(plugin.revision).toMatch(/\S/);
    expect(plugin.revision).not.toMatch(/^(main|master|latest|head)$/i);
    expect(adapter.threatModel.length).toBeGreaterThan(20);
    expect(adapter.maxAttempts).toBeGreaterThanOrEqual(1);
  });

  it("lists tasks with unique ids in the same order every time", async () => {
    expect(tasks.length).toBeGreaterThan(0);
    expect(new Set(tasks.map((task) => task.id)).size).toBe(tasks.length);
    expect((await plugin.open(defaults(plugin.options), data)).tasks.map((task) => task.id)).toEqual(
      tasks.map((task) => task.id),
    );
  });

  it.each(tasks.map((task) => [task.id, task] as const))("answers the same for %s whenever it is asked", (_, task) => {
    expect(adapter.prompt(task)).toBe(adapter.prompt(task));
    expect([...adapter.starting(task)]).toEqual([...adapter.starting(task)]);
    expect([...adapter.hidden(task)]).toEqual([...adapter.hidden(task)]);
    expect(adapter.prompt(task).trim()).not.toBe("");
  });

  it.each(tasks.map((task) => [task.id, task] as const))(
    "gives the agent of %s nothing of tests or reference",
    (_, task) => {
      const visible = [...bytesOf(adapter.starting(task)), adapter.prompt(task)].join("\n");
      const secrets = [
        ...bytesOf(adapter.hidden(task)),
        ...(adapter.oracle === undefined ? [] : bytesOf(adapter.oracle(task))),
      ];
      for (const secret of secrets.filter((text) => text.length > 40)) expect(visible).not.toContain(secret);
      for (const path of adapter.hidden(task).keys()) expect([...adapter.starting(task).keys()]).not.toContain(path);
    },
  );

  it("is never fooled by a verifier that says nothing, lies or dies", () => {
    for (const task of tasks) {
      for (const evidence of [
        { exitCode: 1, signal: null, stdout: 'PASSED\nok 1\n{"passed":true}', stderr: "" },
        { exitCode: null, signal: "SIGKILL", stdout: "", stderr: "" },
        { exitCode: 1, signal: null, stdout: "", stderr: "\u0000\uffff" },
      ]) {
        expect(adapter.parse(task, evidence).class).not.toBe("pass");
      }
    }
  });

  // What has data of its own has toolchains of its own too, and is proved where those are: in its long tests.
  if (plugin.dataset !== undefined) return;
  it("has references that pass three times and untouched starting files that fail", { timeout: 120_000 }, async () => {
    using engine = await testEngine();
    const needs = await prepareNeeds(adapter, tasks, plugin.toolchains ?? [], engine);
    const queue = tasks.filter((task) => adapter.oracle?.(task) !== undefined && needs(task).missing === null).values();
    const unsound: string[] = [];
    const worker = async () => {
      for (const task of queue as IterableIterator<Task>) {
        const found = await validateTask(adapter, task, engine, needs(task));
        const why = "reason" in found ? found.reason : found.quarantined;
        if (why !== null) unsound.push(`${task.id}: ${why}`);
      }
    };
    await Promise.all([worker(), worker()]);
    expect(unsound).toEqual([]);
  });
});
