/** What a person reads who wrote a step wrongly, or in a place where it can do nothing: of real steps, as GitHub starts them. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { StepName } from "#action/steps/index.ts";
import { projectRoot } from "../support/project-files.ts";
import { tempDir } from "../support/temp-dir.ts";

/** What GitHub puts in for inputs that are not written, as the file of the step says. */
function defaultsOf(name: StepName): Readonly<Record<string, string>> {
  const text = readFileSync(join(projectRoot, `.github/actions/${name}/action.yml`), "utf8");
  const { inputs } = parse(text) as { inputs: Readonly<Record<string, { default?: string }>> };
  const given = Object.entries(inputs).map(([input, { default: fallback = "" }]) => [input, fallback]);
  return { ...(Object.fromEntries(given) as Record<string, string>), "github-token": "none" };
}

/** Starts a step of the source with nothing but what GitHub sets, and gives its exit code and its workflow commands. */
function start(name: StepName, inputs: Readonly<Record<string, string>> = {}) {
  const home = tempDir();
  writeFileSync(join(home, "event.json"), "{}");
  writeFileSync(join(home, "output"), "");
  const main = pathToFileURL(join(projectRoot, "src/action/main.ts")).href;
  const code = `import(${JSON.stringify(main)}).then(({ main }) => main(${JSON.stringify(name)}))`;
  const { status, stdout } = spawnSync(process.execPath, ["--import", "tsx", "-e", code], {
    cwd: projectRoot,
    encoding: "utf8",
    env: {
      PATH: process.env["PATH"],
      HOME: home,
      RUNNER_TEMP: home,
      GITHUB_WORKSPACE: home,
      GITHUB_OUTPUT: join(home, "output"),
      GITHUB_EVENT_NAME: "push",
      GITHUB_EVENT_PATH: join(home, "event.json"),
      GITHUB_REPOSITORY: "octo/demo",
      GITHUB_RUN_ID: "7",
      ...Object.fromEntries(
        Object.entries({ ...defaultsOf(name), ...inputs }).map(([input, value]) => [
          `INPUT_${input.toUpperCase()}`,
          value,
        ]),
      ),
    },
  });
  return { status, commands: stdout.split("\n").filter((line) => line.startsWith("::")) };
}

describe("a step", () => {
  it.each([
    ["prepare", "config"],
    ["plan", "config"],
    ["swap", "config"],
    ["setup", "shard"],
    ["chatops", "dispatch"],
  ] as const)("%s names the input %s where it is not given, and says how it is written", (name, input) => {
    const { status, commands } = start(name);
    expect(status).toBe(2);
    expect(commands).toEqual([
      expect.stringMatching(
        `^::error::The input \`${input}\` is not given, .*%0A→ Write it under \`with:\`, like ${input}: \\S`,
      ),
    ]);
  });

  it("says what is wrong with a configuration, where, and what to do", () => {
    const config = join(tempDir(), "bench.yaml");
    writeFileSync(config, "benchmark: [mini]\n");
    const { status, commands } = start("plan", { config });
    expect(status).toBe(2);
    expect(commands).toEqual([expect.stringContaining(`${config}:1:1 benchmark: must be a string`)]);
    expect(commands[0]).toContain("%0A→ Nothing was run.");
  });

  it("that is a shard says beside itself why its command line ended, and to nobody else", () => {
    const said = (BENCH_SHARD: string): string =>
      spawnSync(process.execPath, ["--import", "tsx", "src/cli/benchmark.ts", "compare", "--plan", "/no%plan"], {
        cwd: projectRoot,
        encoding: "utf8",
        env: { PATH: process.env["PATH"], HOME: tempDir(), BENCH_SHARD },
      }).stderr;
    expect(said("a1")).toContain("\n::error title=benchmark-harness::There is no plan /no%25plan.%0A→ Make one with:");
    expect(said("")).not.toContain("::");
  });

  it("says why nothing is announced where there is no pull request, and is green", () => {
    const { status, commands } = start("announce");
    expect(status).toBe(0);
    expect(commands).toEqual([expect.stringMatching(/^::warning::Nothing is posted: this run is of no pull request/)]);
  });
});
