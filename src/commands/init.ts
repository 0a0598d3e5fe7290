import fs from "node:fs";
import { dirname, join } from "node:path";
import type { CommandModule } from "#commands/command.ts";
import { ownRepository, PLACEHOLDER } from "#commands/shared/own-repository.ts";
import { Cancelled, EXIT, RunError, UsageError } from "#core/errors.ts";

/** What a repository needs for a verdict on its pull requests: a configuration, and a workflow that reads it. */
const filesFrom = (repository: string): Readonly<Record<string, string>> => ({
  "bench.yaml": `# Who is compared, on what. Every field: presets/example.compare.yaml of benchmark-harness.
benchmark: mini
candidates:
  - name: baseline
    backend: stub # a stand-in that calls no model and costs nothing
    model: pass=0.5,seed=1
  - name: challenger
    backend: stub
    model: pass=0.9,seed=1
baseline: baseline
`,
  ".github/workflows/bench.yml": `# Require the check \`bench / verdict\`.
name: bench
on: pull_request
permissions: {}
jobs:
  bench:
    uses: ${repository}/.github/workflows/benchmark.yml@v1
    permissions:
      contents: read # the configuration
      pull-requests: write # the comment
      checks: write # the check run
    with:
      config: bench.yaml
`,
});

/** Shows both files, and writes them into a repository that has neither. */
export const run: CommandModule["run"] = async ({ cwd, flags, say, confirm, ownFolder }) => {
  const repository = ownRepository(ownFolder);
  const files = filesFrom(repository ?? PLACEHOLDER);
  const there = Object.keys(files).filter((path) => fs.existsSync(join(cwd, path)));
  if (there.length > 0) {
    throw new UsageError(
      "there-already",
      `${there.join(" and ")} ${there.length === 1 ? "is" : "are"} there already, and nothing is overwritten.`,
      "Change what is there, or move it away and try again.",
    );
  }
  for (const [path, text] of Object.entries(files)) say(`── ${path}\n${text}`);
  if (flags.yes !== true) {
    if (confirm === null)
      throw new UsageError("not-confirmed", "Nobody is there to agree to these files.", "Write them with: --yes");
    if (!(await confirm("Write these files?")))
      throw new Cancelled("Nothing was written.", "Try again whenever you like.");
  }
  for (const [path, text] of Object.entries(files)) write(join(cwd, path), text);
  const who =
    repository === null ? "Put the owner of your copy of benchmark-harness in place of OWNER, commit" : "Commit";
  say(`Written. ${who} both files, and open a pull request.`);
  return { payload: { written: Object.keys(files) }, exit: EXIT.done };
};

function write(path: string, text: string): void {
  try {
    fs.mkdirSync(dirname(path), { recursive: true });
    fs.writeFileSync(path, text, { flag: "wx" });
  } catch (cause) {
    throw new RunError(
      "not-written",
      `${path} could not be written: ${(cause as Error).message}`,
      "Run it in a folder that you may write to.",
      {
        cause,
      },
    );
  }
}
