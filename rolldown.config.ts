import { defineConfig } from "rolldown";
import { chunkFile, layers, start, vendor } from "./scripts/bundle/chunks.ts";
import { launchers } from "./scripts/bundle/launcher.ts";
import { licenses } from "./scripts/bundle/licenses.ts";
import { nativeStub } from "./scripts/bundle/native-stub.ts";

/** What `dist/` is made of: one launcher and one entry per program, a chunk per lazy import, a chunk per vendor package. */
export default defineConfig({
  cwd: import.meta.dirname,
  input: {
    bench: "src/cli/bench.ts",
    benchmark: "src/cli/benchmark.ts",
  },
  platform: "node",
  tsconfig: false,
  // `await using` is newer than the oldest Node we run on.
  transform: { target: "node20.19", jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [nativeStub(), launchers(), licenses()],
  output: {
    dir: "dist",
    format: "esm",
    entryFileNames: "cli/[name].js",
    chunkFileNames: chunkFile,
    codeSplitting: { groups: [vendor, start, ...layers] },
    // Committed and read in reviews: a one-word change must stay a small diff.
    minify: false,
    sourcemap: false,
    comments: { legal: true, annotation: false, jsdoc: false },
  },
});
