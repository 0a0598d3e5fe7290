/**
 * Which module lands in which file of `dist/`. Names come from folders and packages, never from hashes,
 * so that a rebuild after a small change is a small diff.
 */
import { relative } from "node:path";
import type { CodeSplittingGroup, PreRenderedChunk } from "rolldown";
import { packageOf } from "./package-of.ts";

const src = new URL("../../src/", import.meta.url).pathname;

/** One chunk per npm package that we import; what only that package needs comes along. */
export const vendor: CodeSplittingGroup = {
  debugName: "vendor",
  name: (id) => vendorName(id),
  test: /[\\/]node_modules[\\/]/,
  priority: 100,
};

/**
 * What runs before a command is known, and nothing else: `--help` loads this one file.
 * The entries stay outside: a chunk that holds two of them would run both.
 */
export const start: CodeSplittingGroup = {
  name: "shared/start",
  test: new RegExp(`^${src}(?!cli/bench(mark)?\\.ts$)`),
  tags: ["$initial"],
  priority: 90,
};

/**
 * What several lazy chunks share goes to the chunk of its layer; what one of them uses alone stays inside it.
 * The lowest layer chooses first, because a group takes along whatever its modules import.
 */
const LAYERS = {
  core: "core",
  config: "config",
  record: "record",
  // Few formats draw, and drawing needs packages that nothing else does.
  plugins: "plugins(?!/reporters/charts/)",
  charts: "plugins/reporters/charts",
  engine: "engine",
  platform: "platform",
  commands: "commands",
  cli: "cli",
};
export const layers: CodeSplittingGroup[] = Object.entries(LAYERS).map(([layer, folder], depth) => ({
  name: `shared/${layer}`,
  test: new RegExp(`^${src}${folder}/`),
  minShareCount: 2,
  priority: 50 - depth,
}));

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
  return found === null ? null : `vendor/${found.name.replace("@", "").replace("/", "-")}`;
}
