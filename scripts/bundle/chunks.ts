/**
 * Which module lands in which file of `dist/`. Names come from folders and packages, never from hashes,
 * so that a rebuild after a small change is a small diff.
 */
import { relative } from "node:path";
import type { CodeSplittingGroup, PreRenderedChunk } from "rolldown";
import { packageOf } from "./package-of.ts";

const src = new URL("../../src/", import.meta.url).pathname;

/** Small packages that every run needs stay with the code that calls them: one more file costs as much as 20 KB of code. */
const EVERYDAY: ReadonlySet<string> = new Set(["diff", "leven", "picomatch"]);

/** One chunk per npm package that we import; what only that package needs comes along. */
export const vendor: CodeSplittingGroup = {
  debugName: "vendor",
  name: (id) => vendorName(id),
  test: (id) => vendorName(id) !== null,
  priority: 100,
};

/**
 * What only the Action's steps use. It speaks to GitHub with tokens, so nothing that the command line loads may lie in
 * one file with it.
 */
export const action: CodeSplittingGroup = {
  name: "action/shared",
  test: new RegExp(`^${src}((action|github|platform/hub)/(?!main\\.ts)|platform/(run-benchmark|kill-marked)|core/hub)`),
  minShareCount: 2,
  // The last to choose: a group takes along whatever its modules import.
  priority: 10,
};

/**
 * What runs before a command is known, and nothing else: `--help` loads this one file.
 * The entries stay outside: a chunk that holds two of them would run both.
 */
export const start: CodeSplittingGroup = {
  name: "shared/start",
  test: new RegExp(`^${src}(?!cli/bench(mark)?\\.ts$|record/read-ahead\\.ts$|action/)`),
  tags: ["$initial"],
  priority: 90,
};

/**
 * What several lazy chunks share, in few files; what one command or plugin uses alone stays inside it. A group takes
 * along whatever its modules import, so the lower layers choose first.
 */
const SHARED = {
  // What opening the machine takes, which is done before anything else is loaded.
  early: "core/(sandbox|cut-text)",
  // Enough to read a run-dir and report on it. Few formats draw, and drawing needs packages that nothing else does.
  read: "(core(?!/hub)|record|plugins(?!/reporters/charts)|commands/shared/(report-on|write-report|problem-notes))",
  charts: "plugins/reporters/charts",
  run: "(config|engine|platform(?!/(hub|run-benchmark|kill-marked))|commands|cli)",
};

export const layers: CodeSplittingGroup[] = Object.entries(SHARED).map(([name, folders], depth) => ({
  name: `shared/${name}`,
  test: new RegExp(`^${src}${folders}\\b`),
  minShareCount: 2,
  priority: 50 - depth,
}));

/** `cli/bench.js`, and the entries that no person starts. */
export const entryFile = ({ name }: PreRenderedChunk): string => OTHER_ENTRIES[name] ?? `cli/${name}.js`;

export const OTHER_ENTRIES: Readonly<Record<string, string>> = {
  action: "action/main.js",
  "read-ahead": "record/read-ahead.js",
};

/** `src/commands/run.ts` becomes `commands/run.js`, `src/plugins/adapters/mini/index.ts` `plugins/adapters/mini.js`. */
export function chunkFile({ name, facadeModuleId, isDynamicEntry }: PreRenderedChunk): string {
  if (name === "rolldown-runtime") return `vendor/${name}.js`;
  if (!isDynamicEntry || facadeModuleId == null) return `${name}.js`;
  const vendored = vendorName(facadeModuleId);
  if (vendored !== null) return `${vendored}.lazy.js`;
  return `${relative(src, facadeModuleId).replace(/(\/index)?\.tsx?$/, "")}.js`;
}

function vendorName(moduleId: string): string | null {
  const found = packageOf(moduleId);
  if (found === null || EVERYDAY.has(found.name)) return null;
  return `vendor/${found.name.replace("@", "").replace("/", "-")}`;
}
