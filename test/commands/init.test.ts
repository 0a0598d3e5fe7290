import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { CommandContext } from "#commands/command.ts";
import { FLAGS } from "#commands/flags.ts";
import { run } from "#commands/init.ts";
import { parseCompareConfig } from "#config/load.ts";
import { MissingPrerequisite, UsageError } from "#core/errors.ts";
import { testEngine, type TestEngine } from "../support/engine.ts";
import { projectRoot } from "../support/project-files.ts";
import { tempDir } from "../support/temp-dir.ts";

const EXAMPLES = ".github/examples";

describe("bench init", () => {
  let engine: TestEngine;
  beforeAll(async () => void (engine = await testEngine()));
  afterAll(() => engine[Symbol.dispose]());

  interface Wish {
    readonly answer?: boolean | null;
    readonly yes?: boolean;
    readonly workflow?: readonly string[];
    readonly ownFolder?: string;
    readonly path?: string;
  }

  /** What `init` uses of its context. */
  function init(cwd: string, { answer = true, yes, workflow, ownFolder = installed(), path }: Wish = {}) {
    const said: string[] = [];
    const { exec, clock, host, freePort } = engine;
    const buildEnv = path === undefined ? host.buildEnv : { ...host.buildEnv, PATH: path };
    const ctx: Partial<CommandContext> = {
      cwd,
      ownFolder,
      flags: { ...(yes === true ? { yes } : {}), ...(workflow === undefined ? {} : { workflow }) },
      machine: () => Promise.resolve({ exec, clock, freePort, host: { ...host, buildEnv } }),
      say: (text) => void said.push(text),
      confirm: answer === null ? null : async () => answer,
    };
    return { said, done: run(ctx as CommandContext) };
  }

  /** Where the program is, as far as `init` reads it. */
  function installed(): string {
    const folder = tempDir();
    fs.cpSync(join(projectRoot, EXAMPLES), join(folder, EXAMPLES), { recursive: true });
    return folder;
  }

  function repository(): string {
    const folder = fs.realpathSync(tempDir());
    execFileSync("git", ["init", "-q"], { cwd: folder });
    return folder;
  }

  const filesBelow = (folder: string): string[] =>
    fs
      .readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => !/^\.git(\/|$)/.test(path) && fs.statSync(join(folder, path)).isFile())
      .sort();

  it("shows both files, then writes them, each of which is right as it stands", async () => {
    const cwd = repository();
    const { said, done } = init(cwd);
    await done;
    expect(filesBelow(cwd)).toEqual([".github/workflows/smoke.yml", "bench.yaml"]);
    const config = fs.readFileSync(join(cwd, "bench.yaml"), "utf8");
    const workflow = fs.readFileSync(join(cwd, ".github/workflows/smoke.yml"), "utf8");
    expect(said.join("\n")).toContain(config);
    expect(said.join("\n")).toContain(workflow);
    expect(said[0]).toBe(`Into ${cwd}:`);
    expect((await parseCompareConfig(config, "bench.yaml")).problems).toEqual([]);
    expect(parse(workflow)).toMatchObject({ permissions: {}, jobs: { bench: { with: { config: "bench.yaml" } } } });
  });

  it.each(FLAGS.workflow.choices)(
    "writes what %s needs: a workflow, and the configuration that it reads",
    async (use) => {
      const cwd = repository();
      await init(cwd, { workflow: [use] }).done;
      const file = `.github/workflows/${use}.yml`;
      const workflow = fs.readFileSync(join(cwd, file), "utf8");
      const read = [...workflow.matchAll(/\b[\w-]+\.yaml\b/g)].map(([path]) => path);
      expect(filesBelow(cwd)).toEqual([file, ...(use === "fork-publish" ? [] : new Set(read))].sort());
      for (const path of filesBelow(cwd).filter((one) => one.endsWith(".yaml")))
        expect((await parseCompareConfig(fs.readFileSync(join(cwd, path), "utf8"), path)).problems).toEqual([]);
    },
  );

  it("writes workflows that name one another rightly, all of them beside each other", async () => {
    const cwd = repository();
    const { said, done } = init(cwd, { workflow: [...FLAGS.workflow.choices] });
    await done;
    const workflows = FLAGS.workflow.choices.map((use) => ({
      file: `${use}.yml`,
      text: fs.readFileSync(join(cwd, ".github/workflows", `${use}.yml`), "utf8"),
    }));
    const names = workflows.map(({ text }) => (parse(text) as { name: string }).name);
    expect(new Set(names).size).toBe(names.length);
    for (const { file, text } of workflows) {
      for (const [, named = ""] of text.matchAll(/^ *(?:dispatch|rerun): (\S+)$/gm))
        expect(
          workflows.map((one) => one.file),
          `${file} names ${named}`,
        ).toContain(named);
      for (const [, named = ""] of text.matchAll(/^ *workflows: \[(.+)\]$/gm))
        for (const name of named.split(", ")) expect(names, `${file} names ${name}`).toContain(name);
    }
    expect(said.join("\n")).not.toContain("is not there");
  });

  it("has a use for each example and an example for each use", () => {
    const examples = fs.readdirSync(join(projectRoot, EXAMPLES)).filter((name) => name.endsWith(".yml"));
    expect(examples.map((name) => name.replace(/\.yml$/, "")).sort()).toEqual([...FLAGS.workflow.choices].sort());
  });

  it("says that a workflow listens to one that is not there", async () => {
    const { said, done } = init(repository(), { workflow: ["model-swap"] });
    await done;
    expect(said.join("\n")).toContain("bench init --workflow smoke");
  });

  it("writes to the top of the repository from any of its folders, where alone GitHub looks", async () => {
    const top = repository();
    const cwd = join(top, "packages/one");
    fs.mkdirSync(cwd, { recursive: true });
    await init(cwd).done;
    expect(filesBelow(top)).toEqual([".github/workflows/smoke.yml", "bench.yaml"]);
  });

  it("refuses where there is no repository, and where git is not there", async () => {
    const cwd = tempDir();
    const thrown = await init(cwd, { yes: true }).done.catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(UsageError);
    expect(thrown).toMatchObject({ exit: 2, hint: expect.stringContaining("git init") as string });
    expect(fs.readdirSync(cwd)).toEqual([]);
    await expect(init(repository(), { path: tempDir() }).done).rejects.toThrow(MissingPrerequisite);
  });

  it.each([
    ["package.json", '{"repository": "github:acme/bench-fork"}', "acme/bench-fork"],
    [
      "package.json",
      '{"repository": {"type": "git", "url": "git+https://github.com/acme/benchmark-harness.git"}}',
      "acme/benchmark-harness",
    ],
    [
      ".git/config",
      '[core]\n\tbare = false\n[remote "origin"]\n\turl = git@github.com:acme/benchmark-harness.git\n',
      "acme/benchmark-harness",
    ],
    [".git/config", '[remote "origin"]\n\turl = ssh://git@github.com/acme/bench.git\n', "acme/bench"],
    [".git/config", '[remote "origin"]\n\turl = ssh://git@ssh.github.com:443/acme/bench.git\n', "acme/bench"],
    [".git/config", '[remote "origin"]\n\turl = /srv/copies/bench\n', "OWNER/benchmark-harness"],
    [".git/config", '[remote "origin"]\n\turl = file:///srv/copies/bench\n', "OWNER/benchmark-harness"],
    [".git/config", '[remote "mirror"]\n\turl = https://x/y/z\n', "OWNER/benchmark-harness"],
  ])("names the Action as its own %s has it: %s", async (file, text, named) => {
    const [cwd, ownFolder] = [repository(), installed()];
    fs.mkdirSync(join(ownFolder, ".git"));
    fs.writeFileSync(join(ownFolder, file), text);
    const { said, done } = init(cwd, { ownFolder });
    await done;
    const workflow = fs.readFileSync(join(cwd, ".github/workflows/smoke.yml"), "utf8");
    expect(workflow).toContain(`uses: ${named}/.github/workflows/benchmark.yml@v1\n`);
    expect(said.join("\n").includes("in place of OWNER")).toBe(named.startsWith("OWNER"));
  });

  /** A clone of a program, whose commit is also at its remote. */
  function cloned(): { readonly ownFolder: string; readonly id: string; git(...words: string[]): string } {
    const ownFolder = installed();
    const git = (...words: string[]): string =>
      execFileSync("git", ["-c", "user.name=o", "-c", "user.email=o@example.org", ...words], {
        cwd: ownFolder,
        encoding: "utf8",
        env: { ...process.env, GIT_COMMITTER_DATE: "2026-01-02T03:04:05Z" },
      }).trim();
    git("init", "-q");
    git("remote", "add", "origin", "https://github.com/acme/benchmark-harness.git");
    git("add", ".");
    git("commit", "-q", "-m", "all");
    git("update-ref", "refs/remotes/origin/main", "HEAD");
    return { ownFolder, id: git("rev-parse", "HEAD"), git };
  }

  async function callsOf(ownFolder: string): Promise<readonly string[]> {
    const cwd = repository();
    await init(cwd, { ownFolder, workflow: [...FLAGS.workflow.choices] }).done;
    const texts = FLAGS.workflow.choices.map((use) =>
      fs.readFileSync(join(cwd, ".github/workflows", `${use}.yml`), "utf8"),
    );
    const calls = texts.flatMap((text) => text.match(/(?<=uses: acme\/benchmark-harness)(?:\/\S+)?@.*$/gm) ?? []);
    expect(calls.length).toBeGreaterThan(FLAGS.workflow.choices.length);
    return [...new Set(calls.map((call) => call.replace(/^.*@/, "@")))];
  }

  it("names the very commit of a clone, as its release or by its day", async () => {
    const { ownFolder, id, git } = cloned();
    expect(await callsOf(ownFolder)).toEqual([`@${id} # 2026-01-02`]);
    git("tag", "v1");
    git("tag", "v1.2.3");
    expect(await callsOf(ownFolder)).toEqual([`@${id} # v1.2.3`]);
  });

  it("names the major tag where the clone holds changes, or a commit that is nowhere else", async () => {
    const { ownFolder, git } = cloned();
    fs.appendFileSync(join(ownFolder, EXAMPLES, "bench.yaml"), "# mine\n");
    expect(await callsOf(ownFolder)).toEqual(["@v1"]);
    git("commit", "-q", "-a", "-m", "mine");
    expect(await callsOf(ownFolder)).toEqual(["@v1"]);
  });

  it("names no commit of the repository that a package was installed into", async () => {
    const { ownFolder: outer } = cloned();
    const inner = join(outer, "node_modules/benchmark-harness");
    fs.cpSync(join(outer, EXAMPLES), join(inner, EXAMPLES), { recursive: true });
    fs.writeFileSync(join(inner, "package.json"), '{"repository": "github:acme/benchmark-harness"}');
    expect(await callsOf(inner)).toEqual(["@v1"]);
  });

  it.each(["https://ghe.corp/acme/benchmark-harness", "git@ghe.corp:acme/benchmark-harness.git"])(
    "does not take %s for a copy that workflows can call",
    async (url) => {
      const [cwd, { ownFolder, git }] = [repository(), cloned()];
      git("remote", "set-url", "origin", url);
      const { said, done } = init(cwd, { ownFolder });
      await done;
      expect(fs.readFileSync(join(cwd, ".github/workflows/smoke.yml"), "utf8")).toContain(
        "uses: OWNER/benchmark-harness/.github/workflows/benchmark.yml@v1\n",
      );
      expect(said.join("\n")).toContain(
        "This program came from ghe.corp, and workflows call the Action on github.com alone",
      );
      expect(said.join("\n")).toContain("in place of OWNER");
    },
  );

  it("writes nothing where the workflow is there, where the answer is no, and where nobody answers", async () => {
    const cwd = repository();
    await expect(init(cwd, { answer: false }).done).rejects.toThrow("Nothing was written");
    await expect(init(cwd, { answer: null }).done).rejects.toThrow("Nobody is there");
    expect(filesBelow(cwd)).toEqual([]);
    fs.mkdirSync(join(cwd, ".github/workflows"), { recursive: true });
    fs.writeFileSync(join(cwd, ".github/workflows/smoke.yml"), "mine");
    await expect(init(cwd, { answer: null, yes: true }).done).rejects.toThrow("smoke.yml is there already");
    expect(filesBelow(cwd)).toEqual([".github/workflows/smoke.yml"]);
  });

  it("leaves a configuration that is there as it is, for the next workflow that reads it", async () => {
    const cwd = repository();
    fs.writeFileSync(join(cwd, "bench.yaml"), "mine");
    const { said, done } = init(cwd, { workflow: ["smoke", "config-swap"] });
    await done;
    expect(fs.readFileSync(join(cwd, "bench.yaml"), "utf8")).toBe("mine");
    expect(said.join("\n")).toContain("bench.yaml is there already, and stays as it is.");
    expect(filesBelow(cwd)).toHaveLength(3);
  });
});
