/** How the keys of models get from a caller's secrets to the one process that may see them, and to no other. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { backends } from "#plugins/backends/index.ts";
import { providers } from "#plugins/providers/index.ts";
import { projectRoot } from "../support/project-files.ts";
import { tempDir } from "../support/temp-dir.ts";

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}

interface Reusable {
  readonly on: {
    readonly workflow_call: { readonly secrets: Readonly<Record<string, { readonly required: boolean }>> };
  };
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
}

const read = (path: string): string => readFileSync(join(projectRoot, path), "utf8");
const workflow = parse(read(".github/workflows/benchmark.yml")) as Reusable;
const { secrets } = workflow.on.workflow_call;

describe("the reusable workflow", () => {
  it("takes every key that a provider or an agent reads, but those that no shard should hold", async () => {
    const served = await Promise.all(providers.ids.map((id) => providers.get(id)));
    const agents = await Promise.all(backends.ids.map((id) => backends.get(id)));
    const names = [
      ...served.flatMap(({ keyVariables, besideKey = [] }) => [...keyVariables, ...besideKey]),
      ...agents.flatMap(({ own }) => own?.keyVariables ?? []),
    ];
    const without = [...new Set(names)].filter((name) => !Object.hasOwn(secrets, name));
    expect(without.sort()).toEqual(["AWS_PROFILE", "GH_TOKEN", "GITHUB_TOKEN"]);
    expect(Object.values(secrets).filter(({ required }) => required)).toEqual([]);
  });

  it("hands each of them to the shard under its own name, and none to any other step", () => {
    const [shard] = (workflow.jobs["shard"]?.steps ?? []).filter(({ uses = "" }) => uses.endsWith("/shard"));
    const named = Object.keys(secrets).filter((name) => name !== "MODEL_ENV");
    expect(shard?.env).toEqual(Object.fromEntries(named.map((name) => [name, `\${{ secrets.${name} }}`])));
    expect(shard?.with?.["variables"]?.split(" ")).toEqual(named);
    expect(shard?.with?.["model-env"]).toBe("${{ secrets.MODEL_ENV }}");
    const others = Object.values(workflow.jobs).flatMap(({ steps }) => steps.filter((step) => step !== shard));
    expect(others.filter((step) => JSON.stringify(step).includes("secrets."))).toEqual([]);
  });
});

/** The step that runs a shard, as GitHub would start it; a program in place of the command line prints what it sees. */
function runShard(modelEnv: string, variables = "", env: Readonly<Record<string, string>> = {}) {
  const { runs } = parse(read(".github/actions/shard/action.yml")) as { runs: { steps: readonly Step[] } };
  const step = runs.steps.find(({ name }) => name === "Run the shard");
  const home = tempDir();
  writeFileSync(join(home, "step.sh"), step?.run ?? "");
  writeFileSync(join(home, "program.mjs"), "process.stdout.write(`\\n${JSON.stringify(process.env)}`);");
  const given = { BENCH_NODE: process.execPath, BENCH_PROGRAM: join(home, "program.mjs"), BENCH_TRUST: "untrusted" };
  const own = Object.fromEntries(Object.keys(step?.env ?? {}).map((name) => [name, ""]));
  const { status, stdout, stderr } = spawnSync(
    "bash",
    ["--noprofile", "--norc", "-eo", "pipefail", join(home, "step.sh")],
    {
      encoding: "utf8",
      env: {
        PATH: process.env["PATH"],
        ...own,
        ...given,
        BENCH_VARIABLES: variables,
        BENCH_MODEL_ENV: modelEnv,
        ...env,
      },
    },
  );
  const seen = status === 0 ? (JSON.parse(stdout.slice(stdout.lastIndexOf("\n"))) as Record<string, string>) : {};
  return { status, said: stdout + stderr, seen, commands: stdout.split("\n").filter((line) => line.startsWith("::")) };
}

/** What the shell and the system add by themselves. */
const OF_BASH = ["_", "PWD", "OLDPWD", "SHLVL", "__CF_USER_TEXT_ENCODING"];

describe("the step that runs a shard", () => {
  it("lets its program see the named keys that are set, the lines of one secret, and nothing else of the job", () => {
    const { seen } = runShard(
      "AWS_REGION=eu-central-1\r\n# ours\n\nOUR_KEY=a=b c'\"$(id)`\nEMPTY=",
      "OPENAI_API_KEY GEMINI_API_KEY",
      { OPENAI_API_KEY: "sk-1", GEMINI_API_KEY: "", ACTIONS_RUNTIME_TOKEN: "t", OTHER: "x" },
    );
    const rest = Object.entries(seen).filter(([name]) => !OF_BASH.includes(name));
    expect(Object.fromEntries(rest)).toEqual({
      PATH: process.env["PATH"],
      OPENAI_API_KEY: "sk-1",
      AWS_REGION: "eu-central-1",
      OUR_KEY: "a=b c'\"$(id)`",
    });
  });

  it("masks each value before anything else is said, and no empty one", () => {
    const { commands } = runShard("A=50%25\nEMPTY=\nOUR_KEY=xyz");
    expect(commands).toEqual(["::add-mask::50%2525", "::add-mask::xyz"]);
  });

  it.each([
    "sk-just-a-key",
    "=sk-key",
    "1A=sk-key",
    "A B=sk-key",
    "PATH=/sk-key",
    "GITHUB_TOKEN=sk-key",
    "ACTIONS_X=sk-key",
    "NODE_OPTIONS=--require=sk-key",
    "LD_PRELOAD=sk-key",
    "BASH_ENV=sk-key",
    "BENCH_PROGRAM=sk-key",
    "IFS=sk-key",
    "UID=sk-key",
    "PPID=sk-key",
    "SHELLOPTS=sk-key",
    "RANDOM=sk-key",
    "_=sk-key",
    "\u00e9=sk-key",
  ])("refuses %j, and does not show it", (line) => {
    const { status, said } = runShard(`GOOD=1\n${line}`);
    expect(status).toBe(2);
    expect(said).toContain("model-env: line 2 is no NAME=VALUE");
    expect(said).not.toContain("sk-");
  });

  it("hands on names that a script may use itself, and quotes with the value that they are around", () => {
    const names = "arguments program node line name value number keep variables given POSIXLY_CORRECT".split(" ");
    const { seen } = runShard(names.map((name) => `${name}="of ${name}"`).join("\n"));
    for (const name of names) expect(seen[name]).toBe(`"of ${name}"`);
    const named = runShard("", "line name", { line: "a b", name: "c" }).seen;
    expect(named).toMatchObject({ line: "a b", name: "c" });
  });

  it("takes the line where the same name was given already, and the last of two lines", () => {
    const { seen } = runShard(
      "OPENAI_API_KEY=sk-2\nOPENAI_API_KEY=sk-3\nOPENAI_API_KEY=\nOTHER=mine",
      "OPENAI_API_KEY",
      {
        OPENAI_API_KEY: "sk-1",
        OTHER: "of the job",
      },
    );
    expect(seen).toMatchObject({ OPENAI_API_KEY: "sk-3", OTHER: "mine" });
  });

  it("hands every printable value on as it is", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40 }), (value) => {
        expect(runShard(`OUR_KEY=${value}`).seen["OUR_KEY"]).toBe(value);
      }),
      { numRuns: 15 },
    );
  });
});
