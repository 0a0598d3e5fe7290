import { defineConfig } from "rolldown";
import { action, chunkFile, entryFile, layers, start, vendor } from "./scripts/bundle/chunks.ts";
import { launchers } from "./scripts/bundle/launcher.ts";
import { licenses } from "./scripts/bundle/licenses.ts";
import { nativeStub } from "./scripts/bundle/native-stub.ts";

/** What `dist/` is made of: a launcher and an entry per program, a file per step of the Action, a chunk per lazy import and vendor package. */
export default defineConfig({
  cwd: import.meta.dirname,
  input: {
    bench: "src/cli/bench.ts",
    benchmark: "src/cli/benchmark.ts",
    action: "src/action/main.ts",
  },
  platform: "node",
  tsconfig: false,
  // `await using` is newer than the oldest Node we run on.
  transform: { target: "node20.19", jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [nativeStub(), launchers(), licenses()],
  output: {
    dir: "dist",
    format: "esm",
    entryFileNames: entryFile,
    chunkFileNames: chunkFile,
    codeSplitting: { groups: [vendor, action, start, ...layers] },
    // Committed and read in reviews: a one-word change must stay a small diff.
    minify: false,
    sourcemap: false,
    comments: { legal: true, annotation: false, jsdoc: false },
  },
});
