/** Every variable that an agent obeys, and what it makes of it. */
import { describe, expect, it } from "vitest";
import { readyCandidate } from "#engine/readiness/preflight.ts";
import { backends } from "#plugins/backends/index.ts";
import { agentAttempt } from "../../support/agent-attempt.ts";
import { fakeAgentOn } from "../../support/fake-agent.ts";
import { tempDir } from "../../support/temp-dir.ts";
import { transcriptDir } from "../../support/transcripts.ts";

const all = await Promise.all(backends.ids.map((id) => backends.get(id)));

interface Obeyed {
  readonly backend: string;
  readonly variable: string;
  readonly value: string;
  /** Arguments that it leads to, in a row, and that are not there without it. */
  readonly adds?: readonly string[];
  /** An argument that it takes away. */
  readonly removes?: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly without: Readonly<Record<string, unknown>>;
}

const OBEYED: readonly Obeyed[] = [
  ...["low", "medium", "high", "xhigh", "max"].map((value) => ({
    ...{ backend: "claude-code", variable: "CCT_CLAUDE_EFFORT", value, adds: ["--effort", value] },
    ...{ metadata: { effort: value }, without: { effort: null } },
  })),
  ...["1", "true", "Yes", "ON"].map((value) => ({
    ...{ backend: "claude-code", variable: "CCT_CLAUDE_BARE", value, adds: ["--bare"] },
    metadata: { claude_code_invocation: "bare" },
    without: { claude_code_invocation: "private" },
  })),
  ...["whole", "diff", "udiff", "editor-diff-fenced"].map((value) => ({
    ...{ backend: "aider", variable: "CCT_AIDER_EDIT_FORMAT", value, adds: ["--edit-format", value] },
    ...{ metadata: { edit_format_forced: true }, without: { edit_format_forced: false } },
  })),
  {
    ...{ backend: "aider", variable: "CCT_AIDER_GIT_WITH_CLEANUP", value: "yes", removes: "--no-git" },
    ...{ metadata: { git_with_cleanup: true }, without: { git_with_cleanup: false } },
  },
];

interface Said {
  readonly env?: Readonly<Record<string, string>>;
  readonly unsetEnv?: readonly string[];
  readonly userEnv?: Readonly<Record<string, string>>;
}

/** A candidate as a run would have it. */
async function ready(id: string, { env = {}, unsetEnv = [], userEnv = {} }: Said) {
  const candidate = { backend: await backends.get(id), model: "openai/m", env, unsetEnv };
  return readyCandidate(candidate, null, { HOME: "/nonexistent", ...userEnv });
}

async function attempt(id: string, said: Said) {
  const { backend, own, env } = await ready(id, said);
  const { run, home } = await agentAttempt(backend, {
    path: fakeAgentOn(tempDir(), backend.program ?? ""),
    hidden: false,
    ...(own === undefined ? {} : { own }),
    env: { FAKE_AGENT: "replay", FAKE_TRANSCRIPT: transcriptDir(id, "solved"), ...env },
  });
  // Its home is another each time.
  const args = (home["given-arguments"] ?? "")
    .trimEnd()
    .replace(/^\/.*\/home\//gm, "~/")
    .split("\n");
  return { args, metadata: run.metadata };
}

describe("the variables that agents obey", () => {
  it("are all here", () => {
    const named = all.flatMap(({ own }) => Object.keys(own?.settingVariables ?? {}));
    expect([...new Set(OBEYED.map(({ variable }) => variable))].sort()).toEqual(named.sort());
  });

  it.each(OBEYED.map((one) => [`${one.variable}=${one.value}`, one] as const))(
    "%s is obeyed in a candidate's own env, and as its user's where the candidate says nothing",
    async (_, { backend, variable, value, adds = [], removes, ...told }) => {
      const bare = await attempt(backend, {});
      const own = await attempt(backend, { env: { [variable]: value } });
      const users = await attempt(backend, { userEnv: { [variable]: value } });
      expect(users.args).toEqual(own.args);
      expect(own.args.filter((one) => !bare.args.includes(one))).toEqual(adds);
      expect(bare.args.filter((one) => !own.args.includes(one))).toEqual(removes === undefined ? [] : [removes]);
      expect(own.args.join("\n")).toContain(adds.join("\n"));
      for (const { metadata } of [own, users]) expect(metadata).toMatchObject(told.metadata);
      expect(bare.metadata).toMatchObject(told.without);
    },
  );

  it("say what the candidate's own env says, whatever its user's, and nothing where it does without", async () => {
    const name = "CCT_CLAUDE_EFFORT";
    const userEnv = { [name]: "low" };
    const settings = async (said: Said) => (await ready("claude-code", { userEnv, ...said })).own?.settings;
    expect(await settings({})).toEqual({ [name]: "low" });
    expect(await settings({ env: { [name]: "high" } })).toEqual({ [name]: "high" });
    expect(await settings({ env: { [name]: "high" }, unsetEnv: [name] })).toEqual({ [name]: "high" });
    expect(await settings({ env: { [name]: "" } })).toEqual({});
    expect(await settings({ unsetEnv: [name] })).toEqual({});
  });

  it.each([
    ["claude-code", "CCT_CLAUDE_EFFORT", "hihg", "low, medium, high, xhigh, max", "Did you mean high? "],
    ["claude-code", "CCT_CLAUDE_BARE", "ture", "1, true, yes, on, 0, false, no, off", "Did you mean true? "],
    ["aider", "CCT_AIDER_EDIT_FORMAT", "json", "whole, diff, diff-fenced, udiff, ", ""],
    ["aider", "CCT_AIDER_GIT_WITH_CLEANUP", "perhaps", "1, true, yes, on, 0, false, no, off", ""],
  ])("are refused with what they may say: %s, %s=%s", async (id, name, value, choices, meant) => {
    for (const said of [{ env: { [name]: value } }, { userEnv: { [name]: value } }])
      await expect(ready(id, said)).rejects.toMatchObject({
        code: "bad-setting",
        exit: 2,
        message: expect.stringContaining(`${name} is "${value}", which is none of ${choices}`) as string,
        hint: `${meant}Set it to one of them, or leave it unset.`,
      });
  });

  it("are keys too: one that the candidate brings goes before its user's", async () => {
    for (const { id, own } of all) {
      const [name] = own?.keyVariables.filter((one) => /OPENAI|ANTHROPIC_API|GEMINI|GITHUB_TOKEN/.test(one)) ?? [];
      if (name === undefined) continue;
      const { own: sources } = await ready(id, { env: { [name]: "its own" }, userEnv: { [name]: "its user's" } });
      expect([id, sources?.keys[name]]).toEqual([id, "its own"]);
    }
  });
});
