import type { KnipConfig } from "knip";

/** Finds what nothing uses: files, exports, packages. */
const config: KnipConfig = {
  entry: [
    "src/cli/{bench,benchmark}.ts",
    "scripts/*.ts",
    "scripts/perf/wire/*.ts",
    // Run by hand.
    "test/support/record-transcripts.ts",
    // Programs that tests start by path, which no import shows.
    "test/**/fixtures/**/*.{ts,mjs,js}",
  ],
  project: ["src/**/*.{ts,tsx}", "scripts/**/*.ts", "test/**/*.ts"],
  ignore: ["**/*.gen.ts"],
  // Tests run programs of the system: mkfifo, setpriv and their like are no packages.
  exclude: ["binaries"],
  ignoreExportsUsedInFile: true,
  ignoreDependencies: [
    // Prescribed, but their first user is still to come. Delete a line as soon as its package is imported.
    "octokit", // the fleet's app client
    "dockerode", // the docker tier
    "axe-core", // put into a browser as a file, imported by nothing
    "github-markdown-css", // the same
    "@octokit/openapi", // read as a file by test/support/github/contract.ts
  ],
};

export default config;
