import fs from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { treeOf } from "#core/tree.ts";
import type { Verification } from "#core/verification.ts";
import { DIFFICULTIES } from "#plugins/adapters/mini/bundle.ts";
import mini from "#plugins/adapters/mini/index.ts";
import { MINI } from "#plugins/adapters/mini/tasks.gen.ts";
import { miniTasks } from "../../../../scripts/generate/mini-tasks.ts";
import { grade, twoAtATime } from "./grader.ts";

const adapter = await mini.open({ difficulty: "all" });
const taskOf = (slug: string) => {
  const task = adapter.tasks.find(({ id }) => id === slug);
  if (task === undefined) throw new Error(`no task ${slug}`);
  return task;
};
const slugs = MINI.tasks.map((task) => [task.slug, task] as const);

describe("the embedded tasks", () => {
  it("are what the folder tasks/ holds", () => {
    const generated = new URL("../../../../src/plugins/adapters/mini/tasks.gen.ts", import.meta.url);
    expect(fs.readFileSync(generated, "utf8") === miniTasks(), "run `npm run generate`").toBe(true);
  });

  it("are at least eight of each difficulty, and an option chooses among them", async () => {
    const counts = await Promise.all(
      DIFFICULTIES.map(async (difficulty) => (await mini.open({ difficulty })).tasks.length),
    );
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(8);
    expect(counts.reduce((sum, count) => sum + count)).toBe(adapter.tasks.length);
  });

  it("have a revision that changes with any of their content", () => {
    expect(mini.revision).toMatch(/^[0-9a-f]{16}$/);
    expect(mini.revision).toBe(MINI.revision);
  });

  it.each(slugs)("%s has six or more hidden cases with names of their own", (_, { cases }) => {
    expect(cases.length).toBeGreaterThanOrEqual(6);
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  });

  it.each(slugs)("%s says all that is called, and calls nothing else", (_, { cases, exports, instructions }) => {
    for (const name of exports) expect(instructions).toContain(name);
    const called = [...JSON.stringify(cases).matchAll(/"(?:call|new)":"(\w+)"/g)].map(([, name]) => name);
    expect([...new Set(called)].sort()).toEqual([...exports].sort());
  });

  it.each(slugs)("%s describes each method and property that its cases use", (_, { cases, instructions }) => {
    const used = [...JSON.stringify(cases).matchAll(/"(?:method|get)":"(\w+)"/g)].map(([, name]) => name);
    for (const name of new Set(used)) expect(instructions).toMatch(new RegExp(`\\b${name}\\b`));
  });

  it.each(slugs)(
    "%s starts with a package, a visible example and the files to edit, and nothing hidden",
    (slug, task) => {
      const paths = [...adapter.starting(taskOf(slug)).keys()];
      expect(paths).toEqual(
        expect.arrayContaining(["package.json", "test/example.test.mjs", task.module, ...task.edit]),
      );
      expect(paths.filter((path) => !/^(package\.json|test\/example\.test\.mjs|src\/[\w-]+\.js)$/.test(path))).toEqual(
        [],
      );
      const visible = JSON.stringify(task.starting) + adapter.prompt(taskOf(slug));
      for (const { name } of task.cases) expect(visible).not.toContain(`"${name}"`);
      for (const text of Object.values(task.oracle)) expect(Object.values(task.starting)).not.toContain(text);
    },
  );
});

describe("grading", () => {
  const verdicts = new Map<string, { reference: Verification; untouched: Verification }>();

  beforeAll(async () => {
    await twoAtATime(adapter.tasks, async (task) => {
      const judge = async (answer = treeOf({})) => adapter.parse(task, await grade(adapter, task, answer));
      verdicts.set(task.id, { reference: await judge(adapter.oracle?.(task)), untouched: await judge() });
    });
  }, 120_000);

  it.each(slugs)("passes the reference of %s, having run every case", (slug, { cases }) => {
    const { reference } = verdicts.get(slug) ?? {};
    expect(reference).toMatchObject({ class: "pass", feedback: "" });
    expect(reference?.tests).toEqual({ passed: cases.map(({ name }) => name), failed: [], missing: [] });
  });

  it.each(slugs)("fails the untouched starting files of %s, having run every case", (slug, { cases }) => {
    const { untouched } = verdicts.get(slug) ?? {};
    expect(untouched?.class).toBe("fail");
    const { passed = [], failed = [], missing } = untouched?.tests ?? {};
    expect([...passed, ...failed].sort()).toEqual(cases.map(({ name }) => name).sort());
    expect(missing).toEqual([]);
    expect(untouched?.feedback).toContain(`FAILED ${failed[0]}`);
  });
});

describe("an answer that looks right", () => {
  const rows = [
    {
      slug: "split-amount",
      why: "computes with floating point",
      path: "src/split-amount.js",
      source: `export function splitAmount(cents, weights) {
        if (!Number.isSafeInteger(cents) || !weights.every((w) => Number.isSafeInteger(w) && w >= 0)) throw new RangeError();
        const total = weights.reduce((a, b) => a + b, 0);
        if (total === 0) throw new RangeError();
        const exact = weights.map((w) => (Math.abs(cents) * w) / total);
        const shares = exact.map(Math.floor);
        let left = Math.abs(cents) - shares.reduce((a, b) => a + b, 0);
        const order = exact.map((x, i) => [x - Math.floor(x), i]).sort((a, b) => b[0] - a[0] || a[1] - b[1]);
        for (const [, i] of order) if (left-- > 0) shares[i] += 1;
        return shares.map((s) => (cents < 0 && s ? -s : s));
      }`,
      fails: ["equal losses that floating point tells apart", "large amounts with odd weights"],
    },
    {
      slug: "even-lines",
      why: "fills each line",
      path: "src/wrap-even.js",
      source: `export function wrapEven(text, width) {
        if (!Number.isInteger(width) || width < 1) throw new RangeError();
        const lines = [];
        for (const word of text.split(/\\s+/).filter(Boolean)) {
          const last = lines.at(-1);
          if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] += " " + word;
          else lines.push(word);
        }
        return lines;
      }`,
      fails: ["not the greedy way", "a paragraph"],
    },
    {
      slug: "layered-config",
      why: "assigns keys without thought for __proto__",
      path: "src/merge-layers.js",
      source: `const isObject = (v) => typeof v === "object" && v !== null && !Array.isArray(v);
      export const mergeLayers = (layers) => layers.reduce(lay, {});
      function lay(base, layer) {
        for (const [written, value] of Object.entries(layer)) {
          const mark = /[+!]$/.exec(written)?.[0];
          const key = mark ? written.slice(0, -1) : written;
          if (mark === "+") {
            const list = base[key] ?? [];
            if (!Array.isArray(list)) throw new TypeError(key);
            base[key] = list.concat(structuredClone(Array.isArray(value) ? value : [value]));
          } else if (value === null) delete base[key];
          else if (isObject(value)) base[key] = lay(!mark && isObject(base[key]) ? base[key] : {}, value);
          else base[key] = structuredClone(value);
        }
        return base;
      }`,
      fails: ["keys that objects know", "plus on a name that objects know"],
    },
  ];

  it.each(rows)("to $slug but $why fails the cases on it and no others", async ({ slug, path, source, fails }) => {
    const task = taskOf(slug);
    const verification = adapter.parse(task, await grade(adapter, task, treeOf({ [path]: source })));
    expect(verification.tests?.failed).toEqual(fails);
    expect(verification.class).toBe("fail");
  });
});
