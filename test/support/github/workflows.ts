import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../project-files.ts";

/** Files of a caller's repository, as a person would write them. */

/** Two stand-ins of known strength on 24 of the built-in tasks. */
export const BENCH_YAML = `
benchmark: mini
task: ["[a-t]*"]
candidates:
  - { name: steady, backend: stub, model: "pass=0.95,seed=1" }
  - { name: shaky, backend: stub, model: "pass=0.2,seed=1" }
`;

/** The same two, where the second is the better one: nothing that a gate objects to. */
export const BETTER_YAML = `
benchmark: mini
task: ["[a-t]*"]
candidates:
  - { name: shaky, backend: stub, model: "pass=0.2,seed=1" }
  - { name: steady, backend: stub, model: "pass=0.95,seed=1" }
`;

/** A file of `.github/examples/` as somebody has it who copied it. */
export const example = (name: string): string =>
  readFileSync(join(projectRoot, ".github/examples", name), "utf8").replaceAll("OWNER/", "harness/");

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

/** What follows the shards, as steps of the Action itself. */
export const TAIL = `
name: tail
on: [push, workflow_run]
permissions: {}
jobs:
  tail:
    runs-on: ubuntu-24.04
    permissions: { actions: read, pull-requests: write, checks: write }
    steps:
      - id: report
        uses: harness/benchmark-harness@v1
        with: { command: report, run-id: "\${{ github.event.workflow_run.id }}", github-token: "\${{ secrets.GITHUB_TOKEN }}" }
      - uses: harness/benchmark-harness@v1
        with: { command: publish, report-path: "\${{ steps.report.outputs.report-path }}", github-token: "\${{ secrets.GITHUB_TOKEN }}" }
      - shell: bash
        env: { GATE: "\${{ steps.report.outputs.gate }}", VERDICT: "\${{ steps.report.outputs.verdict }}", SHARDS: "\${{ steps.report.outputs.shards }}", HEADLINE: "\${{ steps.report.outputs.headline }}" }
        run: echo "outcome=\${VERDICT}/\${SHARDS}/\${GATE} \${HEADLINE}"
`;

/** Comments are heard. */
export const CHAT = `
name: chat
on: issue_comment
permissions: {}
jobs:
  listen:
    runs-on: ubuntu-24.04
    permissions: { actions: write, contents: read, pull-requests: write }
    steps:
      - uses: harness/benchmark-harness@v1
        with: { command: chatops, dispatch: model-swap.yml, rerun: smoke.yml, github-token: "\${{ secrets.GITHUB_TOKEN }}" }
`;

/** `verdict/shards/gate headline`, as the last step of TAIL says them. */
export const outcomeIn = (log: string): string => /^tail\/tail *\| outcome=(.*)/m.exec(log)?.[1] ?? log;
