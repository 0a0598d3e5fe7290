import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { isOutcomeClass } from "#core/outcome.ts";
import { treeOf } from "#core/tree.ts";
import { evidenceIn } from "#engine/attempt/evidence.ts";
import { ownSources } from "#engine/own-access.ts";
import { sandboxDeps } from "#engine/sandbox-deps.ts";
import { backends } from "#plugins/backends/index.ts";
import type { BackendJob, BackendPlugin } from "#plugins/backends/contract.ts";
import { agentAttempt, type AttemptOptions, PROMPT } from "../support/agent-attempt.ts";
import { leaksIn } from "../support/canary.ts";
import { casesFor } from "../support/agent-cases.ts";
import { testEngine } from "../support/engine.ts";
import { fakeAgentOn } from "../support/fake-agent.ts";
import { tempDir } from "../support/temp-dir.ts";
import { AGENTS } from "../support/tested-agents.ts";
import { transcriptDir } from "../support/transcripts.ts";

const all = await Promise.all(backends.ids.map(async (id) => [id, await backends.get(id)] as const));

/** Those that run a program, which is replaced by a fake one here. */
const programs = all.flatMap(([id, backend]) => {
  const tested = AGENTS.find((agent) => agent.id === id);
  return tested === undefined ? [] : [{ id, backend, program: tested.program }];
});

describe.each(all)("the backend %s", (id, backend) => {
  it("goes by the id it is registered under and says what it is", () => {
    expect(backend.id).toBe(id);
    expect(backend.id).not.toContain(":");
    expect(backend.summary).toMatch(/\S/);
  });

  it("accepts an empty model and names what is wrong with a bad one without throwing", () => {
    expect(backend.modelProblems("")).toEqual([]);
    for (const model of ["\0", "=", ",,,", "a".repeat(10_000)])
      expect(() => backend.modelProblems(model)).not.toThrow();
  });

  it("makes a copy of a candidate that it accepts itself and that is another candidate", () => {
    const copy = backend.copyOf?.("");
    if (copy === undefined) return;
    expect(copy).not.toBe("");
    expect(backend.modelProblems(copy)).toEqual([]);
  });

  it("says whether it is there and, where it is not, how to get it", async () => {
    using engine = await testEngine();
    const found = await backend.probe({ exec: engine.exec, env: { PATH: "/nonexistent" } });
    expect(found.available || (found.reason ?? "").length > 0).toBe(true);
  });

  it("is driven by a test with a real program, or says that it is not", () => {
    const tested = AGENTS.find((agent) => agent.id === id);
    expect(backend.verifiedWith).toBe(tested?.version ?? null);
    if (tested === undefined) return;
    expect(backend.program).toBe(tested.program);
    // Beside its deaths, which all of them go through.
    const cases = casesFor(id).map(({ name }) => name);
    expect(cases).toEqual(expect.arrayContaining(["solved", "rate limited once", "stream cut short", "wrong key"]));
  });
});

describe("the stub", () => {
  const solved = async (model: string, change: Partial<BackendJob> = {}) => {
    using engine = await testEngine();
    const tier = await engine.isolation.get("worktree");
    await using box = await tier.open({ tier: "worktree" }, sandboxDeps(engine, { hide: [], unsetEnv: [] }));
    await box.put(treeOf({ "README.md": "start\n" }));
    const stub = await backends.get("stub");
    const run = await stub.solve(
      {
        model,
        prompt: "Write answer.txt",
        task: { id: "t", language: "text", repo: null, expectedSeconds: 1 },
        repetition: 1,
        attempt: 1,
        env: {},
        unsetEnv: [],
        endpoint: null,
        own: { keys: {}, settings: {}, login: null, config: null },
        programVersion: null,
        command: null,
        timeoutMs: 20_000,
        signal: engine.signal,
        oracle: treeOf({ "answer.txt": "42\n" }),
        evidence: evidenceIn(tempDir(), null),
        ...change,
      },
      box,
    );
    return { run, files: [...(await box.snapshot({ ignore: [], maxBytes: 1_000_000 })).tree.keys()].sort() };
  };

  it("solves a task and tells no more than it knows", async () => {
    const { run, files } = await solved("");
    expect(run.fault).toBeNull();
    expect(files).toContain("answer.txt");
    for (const value of Object.values(run.usage))
      expect(value === null || (Number.isInteger(value) && value >= 0)).toBe(true);
    for (const knob of [run.temperature, run.seed]) if (knob.control !== "supported") expect(knob.effective).toBeNull();
  });

  it("gives a crash and an endless program as values, with a class of their own", async () => {
    const crashed = await solved("crash");
    expect(crashed.run.fault?.class).toBe("agent_crash");
    const hung = await solved("hang", { timeoutMs: 500 });
    expect(hung.run.fault?.class).toBe("agent_timeout");
    for (const { run } of [crashed, hung]) expect(isOutcomeClass(run.fault?.class ?? "")).toBe(true);
  });

  it("fails in the open where there is nothing it could do", async () => {
    const { run } = await solved("", { oracle: null });
    expect(run.fault).toMatchObject({ class: "environment" });
  });
});

/** In what programs are given of the context of their models. */
const WINDOW_WORDS =
  /CLAUDE\w*(?:COMPACT|OUTPUT_TOKENS)\w*=\d+|COPILOT\w*_TOKENS=\d+|model_context_window=\d+|"contextWindow":\d+,"maxTokens":\d+|"compaction":\{.*?\}|"limit":\{.*?\}/g;

const OF_SMALL_WINDOW: Readonly<Record<string, readonly string[]>> = {
  "claude-code": [
    "CLAUDE_AUTOCOMPACT_PCT_OVERRIDE=30",
    "CLAUDE_CODE_AUTO_COMPACT_WINDOW=100000",
    "CLAUDE_CODE_MAX_OUTPUT_TOKENS=8000",
  ],
  codex: ["model_context_window=40000"],
  copilot: ["COPILOT_PROVIDER_MAX_OUTPUT_TOKENS=8192", "COPILOT_PROVIDER_MAX_PROMPT_TOKENS=31808"],
  omp: ['"compaction":{"enabled":true,"thresholdTokens":23616}', '"contextWindow":40000,"maxTokens":8192'],
  opencode: ['"limit":{"context":40000,"output":8192}'],
  pi: [
    '"compaction":{"enabled":true,"reserveTokens":10000,"keepRecentTokens":10000}',
    '"contextWindow":40000,"maxTokens":8192',
  ],
};

const OF_UNKNOWN_WINDOW: Readonly<Record<string, readonly string[]>> = {
  omp: ['"contextWindow":131072,"maxTokens":8192'],
  opencode: ['"limit":{"context":131072,"output":8192}'],
  pi: ['"contextWindow":131072,"maxTokens":8192'],
};

const TOKEN = "a-token/of+this attempt=0123456789";
const FOREIGN = "a-key-that-is-none-of-its-business";

describe.each(programs)("the agent $id, its program being a fake", ({ id, backend, program }) => {
  const [protocol] = backend.protocols;
  const endpoint = protocol === undefined ? null : { protocol, baseUrl: "http://127.0.0.1:9", token: TOKEN };

  const attempt = (does: string, options: Partial<AttemptOptions> = {}) =>
    agentAttempt(backend, {
      path: fakeAgentOn(tempDir(), program),
      // The fake lies in the temporary folder, which hiding would replace.
      hidden: false,
      endpoint,
      ...options,
      env: { FAKE_AGENT: does, FAKE_TRANSCRIPT: transcriptDir(id, "solved"), ...options.env },
    });

  it("solves a task and tells of it what its transcript tells", async () => {
    const { run, files } = await attempt("replay");
    expect(run.fault).toBeNull();
    expect(files["answer.txt"]).toBe("42\n");
    expect(run.usage.inputTokens).toBeGreaterThan(0);
    expect(run.usageCoverage).toBe(1);
    expect(JSON.stringify(run)).not.toMatch(/cost|usd|\$\d/i);
  });

  it("gets the prompt byte for byte", async () => {
    const { home } = await attempt("replay");
    const given = Object.entries(home).filter(([path]) => /given-stdin|message\.txt/.test(path));
    expect(given.map(([, text]) => text)).toContain(PROMPT);
  });

  it("sees the key that is its own, in no argument, and no other", async () => {
    const { home } = await attempt("replay");
    expect(home["given-arguments"]).not.toContain(TOKEN);
    expect(JSON.stringify([home["given-environment"], home])).toContain("a-token/of+this attempt");
    process.env["SOME_API_KEY"] = FOREIGN;
    try {
      const seen = await attempt("leak");
      expect(JSON.stringify(seen)).not.toContain(FOREIGN);
    } finally {
      delete process.env["SOME_API_KEY"];
    }
  });

  it("leaves no secret behind, however it prints or writes it", async () => {
    const licence = "9F2K-77QX-81LM-ZZ09";
    const env = { OUR_AGENT_LICENCE: licence, DATABASE_URL: "postgres://u:hunter2-of-db@db.example.com/x" };
    const { run, files, evidence } = await attempt("leak", { env });
    expect(evidence["transcript.stderr.txt"]).toContain("[redacted]");
    const encoded = Buffer.from(TOKEN).toString("base64").slice(4, -6);
    for (const kept of [JSON.stringify(run), JSON.stringify(files), JSON.stringify(evidence)]) {
      expect(kept).not.toContain(TOKEN);
      expect(kept).not.toContain(encoded);
      for (const value of [licence, "hunter2-of-db"]) expect(kept).not.toContain(value);
    }
  });

  it("never counts silence, a crash or a bare end as work done", async () => {
    const classes = [];
    for (const does of ["crash", "leak", "killed"]) classes.push((await attempt(does)).run.fault?.class);
    expect(classes).toEqual(["agent_crash", "agent_crash", "oom"]);
    const { run } = await attempt("crash");
    expect(run.error).toContain("it broke");
    expect(run.usage.inputTokens).toBeNull();
    expect(run.usageCoverage).toBe(0);
  });

  it("is stopped with all it started when its time is up, and what it had said by then is read", async () => {
    const { run, evidence } = await attempt("hang", { timeoutMs: 1500 });
    expect(run.fault?.class).toBe("agent_timeout");
    expect(Object.keys(evidence).some((name) => name.startsWith("transcript"))).toBe(true);
    expect(run.usage.inputTokens).toBeGreaterThan(0);
  });

  it("is a fault of the machine where its program is missing", async () => {
    const { run } = await attempt("replay", { path: "/nonexistent" });
    expect(run.fault?.class).toBe("environment");
  });

  it("is lent the login of its user, for its owner alone, and gives it back", async () => {
    const [name] = backend.own?.login?.files ?? [];
    if (name === undefined) return;
    const file = `${tempDir()}/login.json`;
    fs.writeFileSync(file, JSON.stringify({ tokens: { access: "an-access-token-of-the-user" } }));
    const own = { keys: {}, settings: {}, loginFiles: { [name]: file } };
    const { home, run, evidence } = await attempt("replay", { endpoint: null, own });
    expect(home["given-files"]).toMatch(new RegExp(`^600 .*${name.replaceAll(".", "\\.")}$`, "m"));
    expect(Object.keys(home).filter((path) => path.endsWith(name))).toEqual([]);
    expect(JSON.stringify([run, evidence])).not.toContain("an-access-token-of-the-user");
    expect(fs.existsSync(file)).toBe(true);
  });

  it("has what it makes of that login kept nowhere, be it that its time is up", async () => {
    const [name] = backend.own?.login?.files ?? [];
    if (name === undefined) return;
    const file = `${tempDir()}/login.json`;
    fs.writeFileSync(file, JSON.stringify({ tokens: { access: "an-access-token-of-the-user-1" } }));
    const own = { keys: {}, settings: {}, loginFiles: { [name]: file } };
    const renewed = "an-access-token-that-was-renewed-2";
    const env = { FAKE_LOGIN: name, FAKE_RENEWED: JSON.stringify({ tokens: { access: renewed } }) };
    const { run, evidence, files } = await attempt("renew", { endpoint: null, own, env, timeoutMs: 2000 });
    // It was killed.
    expect(run.metadata).toMatchObject({ exit_code: null, login_lent: true });
    for (const kept of [evidence["transcript.stderr.txt"], files["spilt.txt"], run.metadata["stderr_tail"]])
      expect(kept).toContain('{"tokens":{"access":"[redacted]"}}');
    expect(leaksIn([["what is kept", JSON.stringify([run, evidence, files])]], [renewed])).toEqual([]);
  });

  it("runs without anything that its user set up for it, unless it is told to use it", async () => {
    const { config = [] } = backend.own ?? {};
    const home = tempDir();
    const made = config.flatMap(({ folder, entries, members: [member = "env"] = [] }) =>
      entries.map((entry) => {
        const file = path.join(home, folder, entry);
        const setting = JSON.stringify({ [member]: { SERVER_TOKEN: "a-token-of-a-server-77" } });
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file, /json/.test(file) ? setting : "of its user\n");
        return file;
      }),
    );
    expect(made.length).toBeGreaterThan(0);
    const sources = (useHostConfig: boolean) =>
      ownSources(backend.own, { HOME: home }, { unsetEnv: [], useHostConfig, model: "scripted" });
    const without = await attempt("replay", { own: sources(false) });
    expect(without.run.metadata["host_config"]).toBeNull();
    const { home: seen, run, evidence } = await attempt("replay", { own: sources(true) });
    expect(run.metadata["host_config"]).toMatchObject({ files: made.length });
    const given = (seen["given-files"] ?? "").split("\n");
    for (const file of made) {
      const at = given.find((line) => line.endsWith(`/${path.basename(file)}`));
      expect(at).toMatch(/^600 /);
    }
    // What may hold keys of its user's servers goes again, and nothing of it is kept.
    expect(Object.values(seen).filter((text) => text === "of its user\n")).toEqual([]);
    expect(JSON.stringify([run, evidence])).not.toContain("a-token-of-a-server-77");
  });

  it("does without what its candidate does without, but for its way to the model", async () => {
    const seen = async (unsetEnv: readonly string[]) => {
      const { home } = await attempt("replay", { unsetEnv });
      const lines = (home["given-environment"] ?? "").trimEnd().split("\n");
      return new Map(lines.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]));
    };
    const all = await seen([]);
    // Without these there is no sandbox and no program; a shell sets the others itself.
    const needed = ["PATH", "HOME", "TMPDIR", "PWD", "OLDPWD", "SHLVL", "_", "FAKE_AGENT", "FAKE_TRANSCRIPT"];
    const own = [...all.keys()].filter((name) => !needed.includes(name));
    expect(own).toEqual(expect.arrayContaining(["LANG", "TERM"]));
    const way = [...all].filter(([, value]) => value.includes(TOKEN) || value.includes("http://127.0.0.1:9"));
    const left = [...(await seen(own)).keys()].filter((name) => !needed.includes(name));
    expect(left.filter((name) => !way.some(([one]) => one === name))).toEqual([]);
    expect(left.sort()).toEqual(way.map(([name]) => name).sort());
  });

  it("is lent nothing from where a withheld variable leads, and gets the key of its model's provider alone", () => {
    const { login, config = [], keyVariables = [], keysOf } = backend.own ?? {};
    const variables = [login?.folderVariable, ...config.map(({ folderVariable }) => folderVariable)];
    const names = [...new Set(variables.flatMap((name) => name ?? []))];
    const elsewhere = tempDir();
    const home = tempDir();
    fs.mkdirSync(path.join(elsewhere, "opencode"));
    for (const { entries } of config) {
      const [entry = ""] = entries;
      fs.writeFileSync(path.join(elsewhere, entry), JSON.stringify({ mcpServers: {}, from: "elsewhere" }));
    }
    const env = { HOME: home, ...Object.fromEntries(names.map((name) => [name, elsewhere])) };
    const found = (unsetEnv: readonly string[]) =>
      ownSources(backend.own, env, { unsetEnv, useHostConfig: true, model: "x/y" });
    if (names.length > 0) expect(found([]).config?.size).toBeGreaterThan(0);
    expect(found(names).config?.size ?? 0).toBe(0);
    for (const file of Object.values(found(names).loginFiles)) expect(file.startsWith(home)).toBe(true);

    const keys = Object.fromEntries(keyVariables.map((name) => [name, `the value of ${name}`]));
    const given = (model: string | null, set: object) =>
      Object.keys(ownSources(backend.own, { ...set }, { unsetEnv: [], useHostConfig: false, model }).keys);
    expect(given(null, keys)).toEqual([]);
    if (keysOf === undefined) {
      // In its own order, whatever the environment's is.
      const backwards = Object.fromEntries(Object.entries(keys).reverse());
      for (const set of [keys, backwards]) expect(given("x", set)).toEqual(keyVariables.slice(0, 1));
      const others = Object.fromEntries(Object.entries(backwards).filter(([name]) => name !== keyVariables[0]));
      expect(given("x", others)).toEqual(keyVariables.slice(1, 2));
      // Whichever its candidate brings is the one that is meant.
      const own = Object.fromEntries(keyVariables.slice(-1).map((name) => [name, "its own"]));
      const options = { env: own, unsetEnv: [], useHostConfig: false, model: "x" };
      expect(ownSources(backend.own, keys, options).keys).toEqual(own);
      return;
    }
    expect(given("anthropic/x", keys)).toEqual(["ANTHROPIC_API_KEY"]);
    expect(given("nobody/x", keys)).toEqual([]);
    expect(given("x", { OPENAI_API_KEY: "k" })).toEqual(["OPENAI_API_KEY"]);
    for (const model of ["x", ""]) expect(() => given(model, keys)).toThrow(/are set: its agent would get keys/);
  });

  it("uses its user's key where it has no endpoint, in no argument either", async () => {
    const [variable = ""] = backend.own?.keyVariables ?? [];
    const own = { keys: { [variable]: TOKEN }, settings: {}, loginFiles: {} };
    const { home } = await attempt("replay", { endpoint: null, own, model: "" });
    expect(home["given-arguments"]).not.toContain(TOKEN);
    expect(home["given-environment"]?.includes(TOKEN) === true || home["given-files"]?.includes("auth.json")).toBe(
      true,
    );
  });

  it.each(backend.namedProvider === undefined ? [] : ["anthropic", "openai", "openrouter"])(
    "is started as without the gateway where that stands in for %s, which its model names, but for the key",
    async (maker) => {
      const model = `${maker}/some-model`;
      const named = backend.namedProvider?.(model) ?? expect.unreachable();
      const variable = `${maker.toUpperCase()}_API_KEY`;
      const own = { keys: { [variable]: "the-key-of-its-user" }, settings: {}, loginFiles: {} };
      const way = { protocol: named.protocol, baseUrl: "http://127.0.0.1:9", token: TOKEN, inPlaceOf: named.provider };
      const alone = await attempt("replay", { endpoint: null, own, model });
      const led = await attempt("replay", { endpoint: way, own, model });
      const at = ({ home }: typeof led) => (home["given-arguments"] ?? "").replaceAll(/\/\S*\/home\//g, "~/");
      expect(at(led)).toBe(at(alone));
      expect(JSON.stringify(led)).not.toContain("the-key-of-its-user");
      expect(led.home["given-environment"]).toContain(TOKEN);
      const said = [led.home["given-environment"], ...Object.values(led.home)].join("\n");
      expect(said).toContain("http://127.0.0.1:9");
    },
  );

  it("tells where its candidate's own variables lead it, and no secret that stands in that address", async () => {
    if (id !== "claude-code") return;
    const env = { ANTHROPIC_BASE_URL: "http://user:a-password-in-an-address@127.0.0.1:9/v?key=a-key-in-an-address" };
    const { run } = await attempt("replay", { endpoint: null, env });
    expect(run.metadata["provider_endpoint"]).toBe("http://127.0.0.1:9/v");
    expect(JSON.stringify(run)).not.toContain("-in-an-address");
    expect((await attempt("replay")).run.metadata["provider_endpoint"]).toBeNull();
  });

  it("is told how much its model's context holds where that is known, in its own words, and it is recorded", async () => {
    if (endpoint === null) return;
    const told = async (contextWindow?: number) => {
      const way = contextWindow === undefined ? endpoint : { ...endpoint, contextWindow };
      const { home, run } = await attempt("replay", { endpoint: way });
      expect(run.metadata["context_window"]).toBe(contextWindow ?? null);
      const lines = Object.values(home).flatMap((text) => text.split("\n"));
      return lines.flatMap((line) => line.match(WINDOW_WORDS) ?? []).sort();
    };
    expect([...new Set(await told(40_000))]).toEqual(OF_SMALL_WINDOW[id] ?? []);
    expect([...new Set(await told())]).toEqual(OF_UNKNOWN_WINDOW[id] ?? []);
    if (id === "claude-code") expect(await told(200_000)).toEqual([]);
  });

  it("leaves names of models to Claude Code where its maker serves them, and nowhere else", async () => {
    if (id !== "claude-code" || endpoint === null) return;
    const models = async (way: object, model: string) => {
      const { home } = await attempt("replay", { endpoint: { ...endpoint, ...way }, model });
      return ((home["given-environment"] ?? "").match(/^(?:ANTHROPIC_DEFAULT|CLAUDE_CODE_SUBAGENT).*$/gm) ?? []).sort();
    };
    expect(await models({ isOfMaker: true }, "sonnet")).toEqual(["CLAUDE_CODE_SUBAGENT_MODEL=sonnet"]);
    const everywhere = ["OPUS", "SONNET", "HAIKU"].map((kind) => `ANTHROPIC_DEFAULT_${kind}_MODEL`);
    for (const [way, model] of [
      [{}, "sonnet"],
      [{ isOfMaker: true }, "claude-sonnet-4-5"],
    ] as const)
      expect(await models(way, model)).toEqual(
        [...everywhere, "CLAUDE_CODE_SUBAGENT_MODEL"].map((name) => `${name}=${model}`).sort(),
      );
  });

  it("has its key where its server looks for it, and says which it was", async () => {
    if (id !== "claude-code" || endpoint === null) return;
    const names = async (options: Partial<AttemptOptions>) => {
      const { home, run } = await attempt("replay", options);
      const found = (home["given-environment"] ?? "").match(/^ANTHROPIC_(?:API_KEY|AUTH_TOKEN)(?==)/gm);
      return [...(found ?? []), run.metadata["anthropic_auth_token_present"]];
    };
    expect(await names({})).toEqual(["ANTHROPIC_AUTH_TOKEN", true]);
    const direct = { ...endpoint, keyHeader: "x-api-key" } as const;
    expect(await names({ endpoint: direct })).toEqual(["ANTHROPIC_API_KEY", false]);
    const env = { ANTHROPIC_AUTH_TOKEN: "a-token-of-the-candidate" };
    expect(await names({ endpoint: null, env })).toEqual(["ANTHROPIC_AUTH_TOKEN", true]);
  });

  it("is given no leave to do whatever it likes, and what it is given is recorded", async () => {
    const { home, run } = await attempt("replay");
    const given = ["given-arguments", "given-environment", "given-files"].map((name) => home[name] ?? "").join("\n");
    expect(given).toContain(path.basename(backend.program ?? ""));
    expect(given).not.toMatch(/yolo|bypass|danger|allow-?all|auto-approve|skip-permissions|IS_SANDBOX|^--auto$/im);
    expect(run.metadata["permissions"]).toBe(backend.permissions);
  });

  it("refuses a model that its program would take for a flag", () => {
    expect(backend.modelProblems("--dangerously-skip-permissions")).toHaveLength(1);
  });
});

it("has four whose models say which provider is theirs", () => {
  const naming = programs.filter((one) => one.backend.namedProvider !== undefined).map(({ id }) => id);
  expect(naming.sort()).toEqual(["aider", "omp", "opencode", "pi"]);
});

it("has a test for every plugin with a program", () => {
  const real = all.filter(
    ([, backend]: readonly [string, BackendPlugin]) => !backend.deterministic && backend.verifiedWith !== null,
  );
  expect(programs.map(({ id }) => id)).toEqual(real.map(([id]) => id));
});
