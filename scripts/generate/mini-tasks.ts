/** Packs `src/plugins/adapters/mini/tasks/` and the grader's scripts into `tasks.gen.ts`. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { canonicalJson } from "#core/json.ts";
import type { MiniBundle, MiniCase, MiniTask } from "#plugins/adapters/mini/bundle.ts";

const home = fileURLToPath(new URL("../../src/plugins/adapters/mini/", import.meta.url));
const tasksFolder = join(home, "tasks");

/** Text of `tasks.gen.ts`, from what is on disk now. */
export function miniTasks(): string {
  const { revision, scripts, tasks } = readBundle();
  // As text to parse: a literal would take a key `__proto__` of a test case for a prototype. One line a task, for diffs.
  const parsed = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
  return [
    "// Generated from tasks/ and the scripts beside this file by `npm run generate`. Do not edit.",
    'import type { MiniBundle } from "./bundle.ts";',
    "",
    "export const MINI: MiniBundle = {",
    `  revision: ${JSON.stringify(revision)},`,
    `  scripts: ${parsed(scripts)},`,
    "  tasks: [",
    ...tasks.map((task) => `    ${parsed(task)},`),
    "  ],",
    "};",
    "",
  ].join("\n");
}

function readBundle(): MiniBundle {
  const scripts = Object.fromEntries(
    ["child.mjs", "host.mjs", "runner.mjs", "values.mjs"].map((name) => [name, readText(join(home, name))]),
  );
  const folders = readdirSync(tasksFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const content = {
    scripts,
    tasks: folders
      .map(({ name }) => name)
      .sort()
      .map(readTask),
  };
  return { revision: createHash("sha256").update(canonicalJson(content)).digest("hex").slice(0, 16), ...content };
}

function readTask(slug: string): MiniTask {
  const folder = join(tasksFolder, slug);
  const facts = JSON.parse(readText(join(folder, "task.json"))) as Omit<
    MiniTask,
    "slug" | "instructions" | "starting" | "oracle" | "cases"
  >;
  return {
    slug,
    ...facts,
    instructions: readText(join(folder, "instructions.md")),
    // One package.json serves all tasks: beside them on disk, inside each for the agent.
    starting: { "package.json": readText(join(tasksFolder, "package.json")), ...readFolder(join(folder, "starting")) },
    oracle: readFolder(join(folder, "oracle")),
    cases: JSON.parse(readText(join(folder, "cases.json"))) as MiniCase[],
  };
}

function readFolder(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((file) => join(file.parentPath, file.name)).sort();
  return Object.fromEntries(paths.map((path) => [relative(folder, path).split(sep).join("/"), readText(path)]));
}

const readText = (path: string): string => readFileSync(path, "utf8");
