import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { CommandContext } from "#commands/command.ts";
import { run } from "#commands/init.ts";
import { parseCompareConfig } from "#config/load.ts";
import { tempDir } from "../support/temp-dir.ts";

/** What `init` uses of its context. */
function init(
  cwd: string,
  answer: boolean | null,
  yes = false,
  ownFolder = tempDir(),
): { said: string[]; done: ReturnType<typeof run> } {
  const said: string[] = [];
  const ctx: Partial<CommandContext> = {
    cwd,
    ownFolder,
    flags: yes ? { yes } : {},
    say: (text) => void said.push(text),
    confirm: answer === null ? null : async () => answer,
  };
  return { said, done: run(ctx as CommandContext) };
}

describe("bench init", () => {
  it("shows both files, then writes them, each of which is right as it stands", async () => {
    const cwd = tempDir();
    const { said, done } = init(cwd, true);
    await done;
    const config = fs.readFileSync(join(cwd, "bench.yaml"), "utf8");
    const workflow = fs.readFileSync(join(cwd, ".github/workflows/bench.yml"), "utf8");
    expect(said.join("\n")).toContain(config);
    expect(said.join("\n")).toContain(workflow);
    expect((await parseCompareConfig(config, "bench.yaml")).problems).toEqual([]);
    expect(parse(workflow)).toMatchObject({ permissions: {}, jobs: { bench: { with: { config: "bench.yaml" } } } });
    expect(workflow.trim().split("\n").length).toBeLessThan(16);
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
    [".git/config", '[remote "origin"]\n\turl = /srv/copies/bench\n', "OWNER/benchmark-harness"],
    [".git/config", '[remote "origin"]\n\turl = file:///srv/copies/bench\n', "OWNER/benchmark-harness"],
    [".git/config", '[remote "mirror"]\n\turl = https://x/y/z\n', "OWNER/benchmark-harness"],
  ])("names the Action as its own %s has it: %s", async (file, text, repository) => {
    const [cwd, own] = [tempDir(), tempDir()];
    fs.mkdirSync(join(own, ".git"));
    fs.writeFileSync(join(own, file), text);
    const { said, done } = init(cwd, true, false, own);
    await done;
    const workflow = fs.readFileSync(join(cwd, ".github/workflows/bench.yml"), "utf8");
    expect(workflow).toContain(`uses: ${repository}/.github/workflows/benchmark.yml@v1\n`);
    expect(said.join("\n").includes("in place of OWNER")).toBe(repository.startsWith("OWNER"));
  });

  it("writes nothing where something is there, where the answer is no, and where nobody answers", async () => {
    const cwd = tempDir();
    await expect(init(cwd, false).done).rejects.toThrow("Nothing was written");
    await expect(init(cwd, null).done).rejects.toThrow("Nobody is there");
    expect(fs.readdirSync(cwd)).toEqual([]);
    fs.writeFileSync(join(cwd, "bench.yaml"), "mine");
    await expect(init(cwd, null, true).done).rejects.toThrow("bench.yaml is there already");
    expect(fs.readFileSync(join(cwd, "bench.yaml"), "utf8")).toBe("mine");
    expect(fs.existsSync(join(cwd, ".github"))).toBe(false);
  });
});
