/** Which branch of a repository says what is compared, and with what it runs: of the real step, against a host. */
import { spawn } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectRoot } from "../support/project-files.ts";
import { openStage, type Stage } from "../support/github/stage.ts";
import { tempDir } from "../support/temp-dir.ts";

const config = (models: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
  const rows = Object.entries(models).map(
    ([name, model]) => `  - { name: ${name}, backend: stub, model: "${model}" }\n`,
  );
  return { "bench.yaml": `benchmark: mini\ncandidates:\n${rows.join("")}` };
};

describe("a swap", () => {
  let stage: Stage;
  beforeAll(async () => void (stage = await openStage()));
  afterAll(() => stage[Symbol.asyncDispose]());

  /** Starts the step as a dispatched workflow does; gives its candidates by name, or else what it says. */
  async function swap(pull: { readonly number: number; readonly sha: string }, inputs: Record<string, string> = {}) {
    const home = tempDir();
    fs.writeFileSync(join(home, "output"), "");
    const main = pathToFileURL(join(projectRoot, "src/action/main.ts")).href;
    const code = `import(${JSON.stringify(main)}).then(({ main }) => main("swap"))`;
    const given = { config: "bench.yaml", key: "swap", pull: String(pull.number), sha: pull.sha, ...inputs };
    const child = spawn(process.execPath, ["--import", "tsx", "-e", code], {
      cwd: projectRoot,
      env: {
        PATH: process.env["PATH"],
        HOME: home,
        RUNNER_TEMP: home,
        GITHUB_OUTPUT: join(home, "output"),
        GITHUB_API_URL: stage.hub.url,
        GITHUB_EVENT_NAME: "workflow_dispatch",
        GITHUB_REPOSITORY: "octo/demo",
        GITHUB_RUN_ID: "7",
        "INPUT_GITHUB-TOKEN": "ghs_job",
        ...Object.fromEntries(Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
      },
    });
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
    await new Promise((done) => child.on("close", done));
    const file = join(home, "benchmark-harness/swap-swap.json");
    if (!fs.existsSync(file)) return said;
    const { candidates } = JSON.parse(fs.readFileSync(file, "utf8")) as {
      candidates: { name: string; model: string }[];
    };
    return Object.fromEntries(candidates.map(({ name, model }) => [name, model]));
  }

  const branch = async (name: string, files: Readonly<Record<string, string>>): Promise<void> => {
    const sha = await stage.commitToMain(files);
    await stage.hub.admin("POST", "/git/refs", { ref: `refs/heads/${name}`, sha });
  };

  it("takes named candidates as the default branch has them now, not as when the pull request was opened", async () => {
    await stage.commitToMain(config({ a: "pass=0.1", b: "pass=0.2" }));
    const pull = await stage.openPull();
    expect(await swap(pull, { candidates: "a b" })).toEqual({ a: "pass=0.1", b: "pass=0.2" });
    await stage.commitToMain(config({ b: "pass=0.3", c: "pass=0.4" }));
    expect(await swap(pull, { candidates: "b c" })).toEqual({ b: "pass=0.3", c: "pass=0.4" });
    expect(await swap(pull, { candidates: "a b" })).toMatch(
      /no candidate `a` in the default branch's configuration; it has `b`, `c`\..*Add it to bench\.yaml on `main` first/,
    );
  });

  it("takes none of them from the branch that an author chose to go into", async () => {
    await branch("old", config({ a: "pass=0.1", gone: "pass=0.9" }));
    await stage.commitToMain(config({ a: "pass=0.2", b: "pass=0.3" }));
    const pull = await stage.openPull({ "README.md": "x\n" }, "old");
    expect(await swap(pull, { candidates: "a b" })).toEqual({ a: "pass=0.2", b: "pass=0.3" });
    expect(await swap(pull, { candidates: "a gone" })).toContain("no candidate `gone`");
  });

  it("compares what changes with the base branch as it is now", async () => {
    await branch("release", config({ a: "pass=0.1", b: "pass=0.2" }));
    await stage.commitToMain(config({ a: "pass=0.5", b: "pass=0.6" }));
    const pull = await stage.openPull(config({ a: "pass=0.8", b: "pass=0.6" }));
    await stage.commitToMain(config({ a: "pass=0.7", b: "pass=0.6" }));
    expect(await swap(pull)).toEqual({ "a (base)": "pass=0.7", "a (head)": "pass=0.8" });
    const other = await stage.openPull(config({ a: "pass=0.8", b: "pass=0.2" }), "release");
    expect(await swap(other)).toEqual({ "a (base)": "pass=0.1", "a (head)": "pass=0.8" });
  });

  it("of a fork, into another branch than the default one, is run only when a writer asks for all of it", async () => {
    await branch("stale", config({ a: "pass=0.1", b: "pass=0.2" }));
    await stage.commitToMain(config({ a: "pass=0.5", b: "pass=0.2" }));
    const pull = await stage.openPull(config({ a: "pass=0.8", b: "pass=0.2" }), "stale");
    stage.hub.forks.set(pull.number, "outsider/demo");
    expect(await swap(pull)).toContain(
      "Not run: it comes from a fork and goes into `stale`, not `main`, which only a person with write permission may run: `/bench swap`.",
    );
    expect(await swap(pull, { take: "everything" })).toEqual({ "a (base)": "pass=0.1", "a (head)": "pass=0.8" });
  });
});
