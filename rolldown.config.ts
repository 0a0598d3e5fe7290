import { defineConfig, type InputOptions, type OutputOptions } from "rolldown";
import { action, chunkFile, entryFile, layers, start, vendor } from "./scripts/bundle/chunks.ts";
import { launchers } from "./scripts/bundle/launcher.ts";
import { licenses } from "./scripts/bundle/licenses.ts";
import { nativeStub } from "./scripts/bundle/native-stub.ts";

const shared = {
  cwd: import.meta.dirname,
  platform: "node",
  tsconfig: false,
  // `await using` is newer than the oldest Node we run on.
  transform: { target: "node20.19", jsx: { runtime: "automatic", importSource: "preact" } },
} as const satisfies InputOptions;

const written = {
  dir: "dist",
  // What V8 compiled of a script can be kept, that of a module cannot (decision 12).
  format: "cjs",
  strict: true,
  // Committed and read in reviews: a one-word change must stay a small diff.
  minify: false,
  sourcemap: false,
  comments: { legal: true, annotation: false, jsdoc: false },
} as const satisfies OutputOptions;

/** What `dist/` is made of: a launcher and an entry per program, a file per step of the Action, a chunk per lazy import and vendor package. */
const programs = defineConfig({
  ...shared,
  input: {
    bench: "src/cli/bench.ts",
    benchmark: "src/cli/benchmark.ts",
    action: "src/action/main.ts",
    "read-ahead": "src/record/read-ahead.ts",
  },
  plugins: [nativeStub(), launchers(), licenses()],
  output: {
    ...written,
    entryFileNames: entryFile,
    chunkFileNames: chunkFile,
    codeSplitting: { groups: [vendor, action, start, ...layers] },
  },
});

/** What loads the programs stands alone: it cannot be loaded by itself. */
const loader = defineConfig({
  ...shared,
  input: "src/cli/load-program.ts",
  output: { ...written, entryFileNames: "cli/load-program.js" },
});

export default [programs, loader];
