/** Files of a caller's repository, as a person would write them. */

/** Two stand-ins of known strength on 24 of the built-in tasks. */
export const BENCH_YAML = `
benchmark: mini
task: ["[a-t]*"]
candidates:
  - { name: steady, backend: stub, model: "pass=0.95,seed=1" }
  - { name: shaky, backend: stub, model: "pass=0.2,seed=1" }
`;

/** About ten lines. */
export const smokeWorkflow = (inputs: Readonly<Record<string, string>> = { shards: "4" }): string => `
name: smoke
on: pull_request
permissions: {}
jobs:
  bench:
    uses: harness/benchmark-harness/.github/workflows/benchmark.yml@v1
    permissions: { contents: read, pull-requests: write, checks: write }
    with:
      config: bench.yaml
${Object.entries(inputs)
  .map(([name, value]) => `      ${name}: ${value}`)
  .join("\n")}
`;
