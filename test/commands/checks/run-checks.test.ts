/** Whatever a run would refuse before it begins, a dry run tells: both read one list. */
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { CommandResult } from "#commands/command.ts";
import type { BenchError } from "#core/errors.ts";
import type { Exec, Machine } from "#core/ports.ts";
import { http } from "#platform/http.ts";
import { type Caller, caller, type CallerOptions, writeJson } from "../../support/called.ts";
import { testEngine } from "../../support/engine.ts";
import { loopbackProvider, type LoopbackProvider, sendJson } from "../../support/loopback.ts";
import { answerAs, PROVIDER_FAKES } from "../../support/provider-fakes.ts";
import { tempDir } from "../../support/temp-dir.ts";

interface Refused {
  readonly candidates: readonly string[];
  readonly code: string;
  readonly exit: number;
  readonly message: string;
  readonly hint: string;
}

interface Situation extends Omit<CallerOptions, "machine"> {
  readonly candidates: readonly object[];
  readonly flags?: readonly string[];
  readonly config?: object;
  readonly exec?: Partial<Exec>;
  readonly baseEnv?: Machine["host"]["baseEnv"];
}

/** A folder with programs that tell a version and do nothing else. */
function programs(version: string, ...names: readonly string[]): string {
  const folder = tempDir();
  for (const name of names) fs.writeFileSync(join(folder, name), `#!/bin/sh\necho ${version}\n`, { mode: 0o755 });
  return folder;
}

/** What a dry run tells in a situation, and how the run itself ends there. */
async function both(situation: Situation) {
  return inSituation(situation, async (call, from) => ({
    ...(await dryRun(call)),
    refusal: await call("--yes").then(
      () => null,
      (error: unknown) => error as BenchError,
    ),
    said: from.said.join("\n"),
    runs: fs.existsSync(join(from.folder, "runs")),
  }));
}

type Call = (...flags: readonly string[]) => Promise<CommandResult>;

async function dryRun(call: Call) {
  const dry = await call("--dry-run");
  return { dry, ...(dry.payload as { readonly refusals: readonly Refused[]; readonly warnings: readonly string[] }) };
}

async function inSituation<T>(
  { candidates, flags = [], config = {}, exec = {}, baseEnv, ...options }: Situation,
  act: (call: Call, from: Caller) => Promise<T>,
): Promise<T> {
  using bare = await testEngine();
  const host = baseEnv === undefined ? bare.host : { ...bare.host, baseEnv, buildEnv: baseEnv };
  using from = await caller({ http, ...options, machine: { exec: { ...bare.exec, ...exec }, host } });
  fs.mkdirSync(join(from.folder, "presets"), { recursive: true });
  const preset = { benchmark: "stub", runs: 1, ...config, candidates };
  writeJson(from, "presets/own.json", preset);
  return await act((...more) => from.call("bench", "--preset", "own", ...flags, ...more), from);
}

const CLAUDE = { name: "c", backend: "claude-code", model: "m" };
const VERIFIED = "2.1.197";
const withClaude = (): Readonly<Record<string, string>> => ({ PATH: programs(VERIFIED, "claude") });

/** Speaks to a server that speaks another protocol. */
const translated = ({ url }: LoopbackProvider) => ({
  ...CLAUDE,
  model: PROVIDER_FAKES["vllm"]?.model ?? "",
  provider: "vllm",
  endpoint: url,
});

const vllm = (): Promise<LoopbackProvider> =>
  loopbackProvider((request, response) => answerAs(PROVIDER_FAKES["vllm"] ?? expect.unreachable(), request, response));

describe("what keeps a run from beginning", () => {
  it.each<[string, string, number, () => Situation]>([
    [
      "an agent's program that is not there",
      "no-agent",
      4,
      () => ({ candidates: [{ ...CLAUDE, env: { PATH: tempDir(), ANTHROPIC_AUTH_TOKEN: "t" } }] }),
    ],
    ["an agent without login and key", "no-account", 4, () => ({ candidates: [{ ...CLAUDE, env: withClaude() }] })],
    [
      "a provider without a key",
      "no-provider",
      4,
      () => ({ candidates: [{ ...CLAUDE, env: withClaude(), provider: "openrouter" }] }),
    ],
    [
      "a provider that is not there",
      "no-provider",
      4,
      () => ({ candidates: [{ ...CLAUDE, env: withClaude(), provider: "ollama", endpoint: "http://127.0.0.1:9" }] }),
    ],
    [
      "a machine without a firm hold",
      "weak-containment",
      4,
      () => ({
        candidates: [{ ...CLAUDE, env: { ...withClaude(), ANTHROPIC_AUTH_TOKEN: "t" } }],
        exec: { containment: "sweep" },
      }),
    ],
    [
      "a machine that cannot seal",
      "not-sealed",
      4,
      () => ({
        candidates: [{ ...CLAUDE, env: { ...withClaude(), ANTHROPIC_AUTH_TOKEN: "t" } }],
        exec: { containment: "namespace", sealsRest: false },
        flags: ["--sealed"],
      }),
    ],
    [
      "keys of several providers",
      "keys-of-several",
      2,
      () => ({
        candidates: [{ backend: "pi", model: "some-model", env: { PATH: programs("0.73.1", "pi") } }],
        env: { OPENAI_API_KEY: "a", ANTHROPIC_API_KEY: "b" },
      }),
    ],
    [
      "a budget that nobody keeps",
      "budget-holds-nobody",
      2,
      () => ({
        candidates: [{ ...CLAUDE, env: { ...withClaude(), ANTHROPIC_AUTH_TOKEN: "t" } }],
        config: { budget: { run_tokens: 1 } },
      }),
    ],
    [
      "another run's folder",
      "not-a-run-dir",
      2,
      () => ({ candidates: [{ backend: "stub" }], flags: ["--run-dir", "presets"] }),
    ],
    [
      "leave to differ where there is nothing to differ from",
      "nothing-to-accept",
      2,
      () => ({ candidates: [{ backend: "stub" }], flags: ["--accept", "host-config"] }),
    ],
  ])("%s is told by a dry run and refused by the run: %s, exit %i", async (_, code, exit, situation) => {
    const { dry, refusals, refusal, said, runs } = await both(situation());
    expect(dry.exit).toBe(0);
    expect(refusals.map((one) => one.code)).toEqual([code]);
    expect(refusal).toMatchObject({ code, exit });
    const [told] = refusals;
    expect(refusal?.message).toContain(told?.message);
    expect(said).toContain(told?.message);
    expect(told?.hint).toMatch(/\S/);
    expect(runs).toBe(false);
  });

  it.each([
    ["CCT_CLAUDE_EFFORT", "hihg"],
    ["CCT_CLAUDE_EFORT", "high"],
  ])("is no plan, for a dry run neither, with a setting of an agent that is none: %s=%s", async (name, value) => {
    const candidates = [{ ...CLAUDE, env: { ...withClaude(), ANTHROPIC_AUTH_TOKEN: "t", [name]: value } }];
    await inSituation({ candidates }, async (call, { folder }) => {
      for (const flag of ["--dry-run", "--yes"])
        await expect(call(flag)).rejects.toMatchObject({
          exit: 2,
          problems: [{ path: `candidates[0].env.${name}`, hint: expect.stringContaining("Did you mean ") as string }],
        });
      expect(fs.existsSync(join(folder, "runs"))).toBe(false);
    });
  });

  it("is a translator without python, with how to get it", async () => {
    await using server = await vllm();
    const { refusals, refusal } = await both({
      candidates: [{ ...translated(server), env: withClaude() }],
      baseEnv: { PATH: tempDir() },
    });
    expect(refusals).toMatchObject([{ candidates: ["c"], code: "no-python", exit: 4 }]);
    expect(refusals[0]?.hint).toMatch(/^Install it with: \S/);
    expect(refusal).toMatchObject({ code: "no-python" });
  });

  it.each(["3.9.18", "3.15.0"])(
    "is a translator whose python is %s, with the versions that it runs on",
    async (version) => {
      await using server = await vllm();
      const { refusals, refusal, runs } = await both({
        candidates: [{ ...translated(server), env: withClaude() }],
        baseEnv: { PATH: programs(`Python ${version}`, "python3") },
      });
      expect(refusals).toMatchObject([{ candidates: ["c"], code: "no-python", exit: 4 }]);
      expect(refusals[0]?.message).toContain(`python3 is ${version}, and litellm 1.`);
      expect(refusals[0]?.message).toMatch(/needs 3\.10 or later, before 3\.15\.$/);
      expect([refusal?.code, runs]).toEqual(["no-python", false]);
    },
  );

  it("is a translator that cannot be installed, before there is a run-dir", async () => {
    await using server = await vllm();
    const python = "import ensurepip, venv; print(ensurepip.version())";
    const folder = tempDir();
    const says = `case "$2" in "${python}") echo 24.0;; venv) echo no network >&2; exit 1;; *) echo Python 3.12.1;; esac`;
    fs.writeFileSync(join(folder, "python3"), `#!/bin/sh\n${says}\n`, { mode: 0o755 });
    const { refusals, refusal, runs } = await both({
      candidates: [{ ...translated(server), env: withClaude() }],
      baseEnv: { PATH: `${folder}:/usr/bin:/bin` },
    });
    expect(refusals).toEqual([]);
    expect(refusal).toMatchObject({ code: "no-translator", exit: 4 });
    expect(refusal?.message).toMatch(
      /^LiteLLM has to translate for a candidate, and cannot be installed\. [^]*no network/,
    );
    expect(runs).toBe(false);
  });

  it("is all told at once, each with its next step, once for all whom it concerns", async () => {
    const env = { PATH: tempDir() };
    const { refusals, refusal } = await both({
      candidates: [
        { name: "one", backend: "claude-code", model: "m", env },
        { name: "two", backend: "claude-code", model: "n", env },
        { name: "three", backend: "codex", model: "m", provider: "ollama", endpoint: "http://127.0.0.1:9", env },
      ],
    });
    expect(refusals.map(({ candidates, code }) => [code, candidates.join()])).toEqual([
      ["no-agent", "one,two"],
      ["no-agent", "three"],
      ["no-account", "one,two"],
      ["no-provider", "three"],
    ]);
    for (const { message, hint } of refusals) {
      expect(refusal?.message).toContain(message);
      expect(refusal?.message).toContain(hint);
    }
    expect(refusal).toMatchObject({ exit: 4, message: expect.stringMatching(/^4 things keep/) as string });
    expect(refusal?.message).toContain("npm install --global @openai/codex@0.171.0");
  });

  it("is a mistake in the command rather than what the machine lacks, where it is both", async () => {
    const { refusal } = await both({
      candidates: [{ ...CLAUDE, env: { PATH: tempDir() } }],
      config: { budget: { run_tokens: 1 } },
    });
    expect(refusal).toMatchObject({ exit: 2, code: "budget-holds-nobody" });
    expect(refusal?.message).toContain("claude is not on PATH");
  });

  it("is not a version that no test has driven, which is a warning of both", async () => {
    const env = { ANTHROPIC_BASE_URL: "http://127.0.0.1:9" };
    const baseEnv = { PATH: `${programs("9.9.9", "claude")}:/usr/bin:/bin` };
    const { refusals, warnings } = await both({ candidates: [{ ...CLAUDE, env }], baseEnv });
    expect(refusals).toEqual([]);
    expect(warnings).toContainEqual(expect.stringContaining(`9.9.9 here and was verified with ${VERIFIED}`));
  });

  it("is never found by starting a command of the configuration, which only a run does that was agreed to", async () => {
    const version_argv = [process.execPath, "-e", "process.exit(7)"];
    const command = { argv: ["/bin/true"], version_argv };
    const candidates = [{ name: "b", backend: "command", command }];
    const spied: string[][] = [];
    using engine = await testEngine();
    const { run } = engine.exec;
    const exec: Partial<Exec> = { run: (spec) => (spied.push([...spec.argv]), run(spec)) };
    const started = (): boolean => spied.some((argv) => argv.join() === version_argv.join());
    await inSituation({ candidates, exec }, async (call) => {
      const { dry, refusals, warnings } = await dryRun(call);
      expect(dry.payload).toMatchObject({ agents: [{ candidate: "b", agent: { available: true, version: null } }] });
      expect(refusals).toEqual([]);
      expect(warnings).toContainEqual(expect.stringMatching(/^b: its version is not asked/));
      await expect(call()).rejects.toMatchObject({ code: "needs-yes" });
      expect(started()).toBe(false);
      await expect(call("--yes")).rejects.toMatchObject({ code: "no-agent" });
      expect(started()).toBe(true);
    });
  });

  /** What was started by a PATH; the programs it leads to could do anything. */
  function startedBy(path: string, { run }: Exec) {
    const started: string[] = [];
    const exec: Partial<Exec> = {
      run: (spec) => {
        if (spec.env["PATH"] === path) started.push(spec.argv[0]);
        return run(spec);
      },
    };
    return { exec, started };
  }

  it.each([
    ["an agent", { backend: "claude-code", model: "m" }, "claude"],
    ["a named program", { backend: "command", command: { argv: ["my-agent"] } }, "my-agent"],
  ])("is never found by starting %s that the PATH of a file leads to, which is told by its place", async (...told) => {
    const [, candidate, program] = told;
    using engine = await testEngine();
    const folder = programs("9.9.9", program, "sh");
    const { exec, started } = startedBy(folder, engine.exec);
    const env = { PATH: folder, ANTHROPIC_AUTH_TOKEN: "t" };
    await inSituation({ candidates: [{ ...candidate, name: "c", env }], exec }, async (call) => {
      const { refusals, warnings } = await dryRun(call);
      expect(refusals).toEqual([]);
      expect(warnings).toContain(`c starts ${join(folder, program)}, to which the PATH of the configuration leads.`);
      expect(warnings).toContainEqual(expect.stringMatching(/^c: its version is not asked, since .* which program/));
      await expect(call()).rejects.toMatchObject({ code: "needs-yes" });
      expect(started).toEqual([]);
    });
  });

  it("is never found by starting a shell that the PATH of a file leads to", async () => {
    using engine = await testEngine();
    const folder = programs("9.9.9", "sh");
    const { exec, started } = startedBy(folder, engine.exec);
    const named = { name: "c", backend: "command", command: { argv: ["not-there"] }, env: { PATH: folder } };
    await inSituation({ candidates: [named], exec }, async (call) => {
      expect((await dryRun(call)).refusals).toMatchObject([{ code: "no-agent" }]);
      expect(started).toEqual(["/bin/sh"]);
    });
  });

  it("is asked for its version by a run that was agreed to, whatever the PATH that leads to it, and told if it is another", async () => {
    const folder = programs("9.9.9", "claude");
    const env = { PATH: `${folder}:/usr/bin:/bin`, ANTHROPIC_AUTH_TOKEN: "t" };
    await inSituation({ candidates: [{ ...CLAUDE, env }] }, async (call, from) => {
      await call("--yes");
      expect(from.events).toContainEqual(
        expect.objectContaining({
          type: "warning",
          message: expect.stringContaining("is version 9.9.9 here") as string,
        }),
      );
    });
  });

  it("is a PATH of a file that leads elsewhere wherever it is followed, such as into the folder of a task", async () => {
    const env = { PATH: "bin:/usr/bin", ANTHROPIC_AUTH_TOKEN: "t" };
    const { refusals, refusal } = await both({ candidates: [{ ...CLAUDE, env }] });
    expect(refusals).toMatchObject([{ candidates: ["c"], code: "relative-path", exit: 2 }]);
    expect(refusals[0]?.message).toContain('"bin"');
    expect(refusal).toMatchObject({ code: "relative-path" });
  });

  it.each<[string, object, object]>([
    ["a key", { ANTHROPIC_API_KEY: "sk-of-the-user" }, {}],
    ["a login", {}, { ".claude/.credentials.json": '{"claudeAiOauth":{"accessToken":"t"}}' }],
  ])("is not asked before %s goes where a file leads an agent without a provider", async (what, userEnv, files) => {
    const home = tempDir();
    for (const [path, text] of Object.entries(files)) {
      fs.mkdirSync(join(home, path, ".."), { recursive: true });
      fs.writeFileSync(join(home, path), String(text));
    }
    const url = "http://127.0.0.1:9/v1";
    const candidates = [{ ...CLAUDE, env: { ...withClaude(), ANTHROPIC_BASE_URL: url } }];
    const sends = `c sends your ${what === "a key" ? "ANTHROPIC_API_KEY" : "login of claude-code"} to ${url}, an address that only the configuration names.`;
    const env = { HOME: home, ...userEnv };
    const questionIn = async (user: object, candidate: object = {}) =>
      inSituation({ candidates: [{ ...candidates[0], ...candidate }], env: { ...env, ...user } }, async (call) => {
        const { question } = (await dryRun(call)).dry.payload as { readonly question: string | null };
        return question ?? "";
      });
    expect(await questionIn({})).toContain(sends);
    // An address that its user set is its user's own, and so is a key beside it.
    expect(await questionIn({ ANTHROPIC_BASE_URL: url })).not.toContain("sends your");
    const own = { env: { ...withClaude(), ANTHROPIC_BASE_URL: url, ANTHROPIC_API_KEY: "sk-of-the-file" } };
    expect(await questionIn({}, own)).not.toContain("sends your");
    await inSituation({ candidates, env }, async (call) => {
      await expect(call()).rejects.toMatchObject({
        code: "needs-yes",
        message: expect.stringContaining(sends) as string,
      });
    });
  });

  it.each([
    ["as the endpoint", (url: string) => ({ endpoint: url })],
    ["by a variable", (url: string) => ({ env: { ...withClaude(), ANTHROPIC_BASE_URL: url } })],
  ])("is not asked of an address that only a file names, %s, with the user's key", async (_, where) => {
    await using server = await loopbackProvider((request, response) => {
      answerAs(PROVIDER_FAKES["anthropic"] ?? expect.unreachable(), request, response);
    });
    const candidates = [{ ...CLAUDE, model: "sonnet", env: withClaude(), provider: "anthropic", ...where(server.url) }];
    const env = { ANTHROPIC_API_KEY: "sk-of-the-user" };
    await inSituation({ candidates, env }, async (call) => {
      const { dry, refusals, warnings } = await dryRun(call);
      expect(refusals).toEqual([]);
      expect(warnings).toContainEqual(expect.stringMatching(/^c: Not asked, since .* ANTHROPIC_API_KEY/));
      expect(warnings).not.toContainEqual(expect.stringContaining("context window"));
      const sends = `c sends your ANTHROPIC_API_KEY to ${server.url}`;
      expect((dry.payload as { readonly question: string }).question).toContain(sends);
      await expect(call()).rejects.toMatchObject({
        code: "needs-yes",
        message: expect.stringContaining(sends) as string,
      });
      expect(server.received).toEqual([]);
    });
    await inSituation({ candidates, env: { ...env, ANTHROPIC_BASE_URL: server.url } }, async (call) => {
      const { warnings } = await dryRun(call);
      expect(warnings).not.toContainEqual(expect.stringContaining("Not asked"));
      expect(server.received.length).toBeGreaterThan(0);
    });
  });

  it.each([
    ["no", false],
    ["yes", true],
  ])("is asked about once, with all that there is to agree to, and asked of nobody before a %s", async (_, answer) => {
    await using server = await loopbackProvider((request, response) => {
      answerAs(PROVIDER_FAKES["anthropic"] ?? expect.unreachable(), request, response);
    });
    const lent = { ...CLAUDE, model: "sonnet", provider: "anthropic", endpoint: server.url, env: withClaude() };
    const candidates = [lent, { ...CLAUDE, name: "other", env: { ...withClaude(), ANTHROPIC_AUTH_TOKEN: "t" } }];
    const questions: string[] = [];
    let askedBefore = 0;
    const confirm = (question: string): Promise<boolean> => {
      questions.push(question);
      askedBefore = server.received.length;
      return Promise.resolve(answer);
    };
    const env = { ANTHROPIC_API_KEY: "sk-of-the-user" };
    await inSituation({ candidates, env, confirm, flags: ["--no-report"] }, async (call) => {
      if (answer) await call();
      else await expect(call()).rejects.toMatchObject({ message: "Nothing was run." });
    });
    expect(questions).toHaveLength(1);
    const [question] = questions;
    for (const reason of [
      `c sends your ANTHROPIC_API_KEY to ${server.url}`,
      "c: whether the model is served there",
      "c may cost money: 1 trial",
      "other may cost money: 1 trial",
    ])
      expect(question).toContain(reason);
    expect(askedBefore).toBe(0);
    expect(server.received.length > 0).toBe(answer);
  });

  it("is refused after a yes where only then it can be found, before there is a run-dir", async () => {
    await using server = await loopbackProvider((_, response) => sendJson(response, { error: {} }, 401));
    const lent = { ...CLAUDE, model: "sonnet", provider: "anthropic", endpoint: server.url, env: withClaude() };
    const confirm = () => Promise.resolve(true);
    const env = { ANTHROPIC_API_KEY: "sk-of-the-user" };
    await inSituation({ candidates: [lent], env, confirm }, async (call, from) => {
      await expect(call()).rejects.toMatchObject({ code: "no-provider", exit: 4 });
      expect(fs.existsSync(join(from.folder, "runs"))).toBe(false);
    });
  });

  it("is not a server without a key, of which it is said that agents can go there past the gateway", async () => {
    const open = { ...CLAUDE, env: withClaude(), provider: "ollama", endpoint: "http://127.0.0.1:9" };
    const { said } = await both({ candidates: [open] });
    expect(said).toContain("Served without a key: c.");
    expect((await both({ candidates: [{ ...open, provider: "openrouter", endpoint: undefined }] })).said).not.toContain(
      "Served without a key",
    );
  });

  it("is nothing for stand-ins, which are told to be ready", async () => {
    const { refusals, refusal, said } = await both({ candidates: [{ backend: "stub" }] });
    expect(refusals).toEqual([]);
    expect(refusal).toBeNull();
    expect(said).toContain("Nothing keeps this from running.");
  });

  it("is another plan in the run-dir, seen before anybody is asked", async () => {
    using from = await caller();
    await from.call("bench", "stub", "--task", "even-lines", "--run-dir", "r");
    const line = ["bench", "stub", "--task", "even-lines", "--runs", "2", "--run-dir", "r"];
    const { payload } = await from.call(...line, "--dry-run");
    expect(payload).toMatchObject({ refusals: [{ code: "other-plan" }] });
    await expect(from.call(...line)).rejects.toMatchObject({ code: "other-plan" });
  });
});

describe("an account that is missing", () => {
  const home = (...files: readonly (readonly [string, string])[]): string => {
    const folder = tempDir();
    for (const [path, text] of files) {
      fs.mkdirSync(join(folder, path, ".."), { recursive: true });
      fs.writeFileSync(join(folder, path), text);
    }
    return folder;
  };
  const PROGRAMS = ["claude", "codex", "pi", "opencode", "gemini", "copilot", "aider", "omp"];
  interface Change {
    readonly env?: Readonly<Record<string, string>>;
    readonly unset_env?: readonly string[];
  }
  const refused = async (backend: string, model: string, userEnv: object, change: Change = {}, config: object = {}) => {
    const env = { PATH: programs("1.0.0", ...PROGRAMS), ...change.env };
    const candidates = [{ backend, model, ...change, env }];
    const { refusals, warnings } = await inSituation({ candidates, config, env: { HOME: home(), ...userEnv } }, dryRun);
    const account = refusals.find(({ code }) => code === "no-account");
    return { account, warnings: warnings.filter((text) => text.includes("has no account")) };
  };

  it.each([
    ["claude-code", "opus", /~\/\.claude\/\.credentials\.json/, /claude auth login; or set ANTHROPIC_API_KEY or /],
    ["codex", "", /~\/\.codex\/auth\.json/, /codex login; or set OPENAI_API_KEY\./],
    ["gemini-cli", "", /oauth_creds\.json/, /gemini, then choose Login with Google; or set GEMINI_API_KEY\./],
    ["copilot", "", /~\/\.copilot\/config\.json/, /copilot login; or set COPILOT_GITHUB_TOKEN or /],
    ["pi", "anthropic/m", /~\/\.pi\/agent\/auth\.json/, /pi, then \/login; or set ANTHROPIC_API_KEY\./],
    ["opencode", "openai/m", /opencode\/auth\.json/, /opencode auth login; or set OPENAI_API_KEY\./],
    ["aider", "gemini/m", /GEMINI_API_KEY is not set/, /^Set GEMINI_API_KEY\./],
    ["omp", "google/m", /GEMINI_API_KEY is not set/, /^Set GEMINI_API_KEY\./],
  ])("of %s with %j is told, with how to have one", async (backend, model, message, hint) => {
    const { account } = await refused(backend, model, {});
    expect(account?.message).toMatch(message);
    expect(account?.hint).toMatch(hint);
  });

  it.each([
    [
      "a login",
      "claude-code",
      () => ({ HOME: home([".claude/.credentials.json", '{"claudeAiOauth":{"accessToken":"t"}}']) }),
    ],
    ["a login elsewhere", "codex", () => ({ CODEX_HOME: home(["auth.json", '{"tokens":{"id_token":"t"}}']) })],
    ["a token", "claude-code", () => ({ CLAUDE_CODE_OAUTH_TOKEN: "t" })],
    ["a key", "copilot", () => ({ GH_TOKEN: "t" })],
  ])("is not, with %s of %s", async (_, backend, userEnv) => {
    expect((await refused(backend, "", userEnv())).account).toBeUndefined();
  });

  it("is one with a login that holds nothing, and with a key that is withheld", async () => {
    const empty = { HOME: home([".claude/.credentials.json", "{}\n"]) };
    expect((await refused("claude-code", "", empty)).account).toBeDefined();
    const withheld = { unset_env: ["OPENAI_API_KEY"] };
    expect((await refused("codex", "", { OPENAI_API_KEY: "k" }, withheld)).account).toBeDefined();
  });

  it("is left to a candidate that brings variables of its own", async () => {
    const change = { env: { ANTHROPIC_AUTH_TOKEN: "t" } };
    expect(await refused("claude-code", "m", {}, change)).toEqual({ account: undefined, warnings: [] });
  });

  it.each([
    ["whose model says no maker", "opencode", "", {}, {}],
    ["whose maker nobody here knows", "pi", "ollama/m", {}, {}],
    ["that gets its user's own settings", "claude-code", "m", {}, { use_host_config: true }],
  ])("is a warning of an agent %s", async (_, backend, model, userEnv, config) => {
    const { account, warnings } = await refused(backend, model, userEnv, {}, config);
    expect(account).toBeUndefined();
    expect(warnings).toHaveLength(1);
  });

  it("is no news of a model that needs none", async () => {
    expect(await refused("aider", "ollama_chat/m", {})).toEqual({ account: undefined, warnings: [] });
  });
});

describe("a provider on this machine that does not answer", () => {
  const hintOf = async (path: string, word: string) => {
    using from = await caller({ http, env: { PATH: path } });
    const { payload } = await from.call("bench", word, "--dry-run");
    const { refusals } = payload as { refusals: readonly Refused[] };
    return refusals.find(({ code }) => code === "no-provider")?.hint;
  };
  const WORD = "ollama:own-model:7b@http://127.0.0.1:9";

  it("is got first where its program is not there, and the model is the one that was asked for", async () => {
    const hint = await hintOf(tempDir(), WORD);
    expect(hint).toMatch(
      /^Get ollama, which is not on PATH here, from https:\/\/ollama\.com\/download\. Start it with/,
    );
    expect(hint).toContain("ollama pull own-model:7b");
    expect(await hintOf(programs("1", "ollama"), WORD)).toMatch(/^Start it with: ollama serve/);
    expect(await hintOf(tempDir(), "vllm:own@http://127.0.0.1:9")).toContain("vllm serve own ");
    expect(await hintOf(tempDir(), "lmstudio:own@http://127.0.0.1:9")).toContain("lms get own");
  });

  it("is told how to get the model that it lacks", async () => {
    await using server = await loopbackProvider((request, response) =>
      request.url === "/api/show"
        ? sendJson(response, {})
        : answerAs(PROVIDER_FAKES["ollama"] ?? expect.unreachable(), request, response),
    );
    expect(await hintOf(tempDir(), `ollama:own-model:7b@${server.url}`)).toContain("ollama pull own-model:7b.");
  });
});
