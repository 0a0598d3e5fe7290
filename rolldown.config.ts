import { defineConfig } from "rolldown";
import { chunkFile, layers, vendor } from "./scripts/bundle/chunks.ts";
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
  plugins: [nativeStub(), launchers(), licenses()],
  output: {
    dir: "dist",
    format: "esm",
    entryFileNames: "cli/[name].js",
    chunkFileNames: chunkFile,
    codeSplitting: { groups: [vendor, ...layers] },
    // Committed and read in reviews: a one-word change must stay a small diff.
    minify: false,
    sourcemap: false,
    comments: { legal: true, annotation: false, jsdoc: false },
  },
});
