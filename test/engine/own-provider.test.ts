import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromFlags } from "#commands/shared/source.ts";
import { REGISTRIES } from "#commands/shared/engine.ts";
import { pastGateway, withOwnProviders } from "#engine/own-provider.ts";
import { planRun } from "#engine/plan-run.ts";
import { providers } from "#plugins/providers/index.ts";
import { tempDir } from "../support/temp-dir.ts";

interface Given {
  readonly backend: string;
  readonly model?: string;
  readonly provider?: string;
  readonly env?: Record<string, string>;
  readonly unset_env?: string[];
}

const KEYS = { ANTHROPIC_API_KEY: "k", OPENAI_API_KEY: "k", OPENROUTER_API_KEY: "k", GEMINI_API_KEY: "k" };

async function planned(candidate: Given, env: Record<string, string>) {
  const planner = {
    now: () => new Date(0),
    commandLine: [],
    version: "0.0.0-test",
    cores: 1,
    stateDir: tempDir(),
    cacheRoot: tempDir(),
    toolchain: "test",
    env,
  };
  const source = await fromFlags({}, [candidate], { benchmark: "stub" });
  return planRun(source, { kind: "run", existing: null }, planner, REGISTRIES);
}

async function ownProvider(candidate: Given, env: Record<string, string> = KEYS) {
  const { candidates } = await withOwnProviders(await planned(candidate, env), providers, env);
  return candidates[0]?.ownProvider ?? null;
}

/** Who would serve it by a key that is set. */
const byKey = async (candidate: Given, env?: Record<string, string>) => {
  const own = await ownProvider(candidate, env);
  return own?.hasKey === true ? own.provider : null;
};

describe("the provider of an agent's own models", () => {
  const sonnet: Given = { backend: "claude-code", model: "sonnet" };

  it("is gone to, and its key kept by the gateway, wherever that key is set", async () => {
    expect(await byKey(sonnet)).toBe("anthropic");
    expect(await byKey({ backend: "codex", model: "gpt-x" })).toBe("openai");
    expect(await byKey({ backend: "gemini-cli", model: "gemini-x" })).toBe("google");
    expect(await byKey({ ...sonnet, env: { ANTHROPIC_API_KEY: "its own" } }, {})).toBe("anthropic");
  });

  it.each<[string, Given, Record<string, string>]>([
    ["without a key, so that its login is lent", sonnet, { OPENAI_API_KEY: "k" }],
    ["with its key withheld", { ...sonnet, unset_env: ["ANTHROPIC_API_KEY"] }, KEYS],
    ["with another account of its own", { ...sonnet, env: { CLAUDE_CODE_OAUTH_TOKEN: "t" } }, KEYS],
    ["that is led elsewhere", { ...sonnet, env: { ANTHROPIC_BASE_URL: "http://h:1" } }, KEYS],
    ["that is led to another service", { ...sonnet, env: { CLAUDE_CODE_USE_BEDROCK: "1" } }, KEYS],
    ["that names no model", { backend: "claude-code" }, KEYS],
    ["whose model does not say whose it is", { backend: "pi", model: "claude-x" }, KEYS],
    ["whose model is of a maker that nothing can stand in for", { backend: "pi", model: "google/gemini-x" }, KEYS],
    ["that is led elsewhere by what it minds alone", aider({ OPENAI_API_BASE: "http://h:1" }), KEYS],
  ])("is not gone to for an agent %s", async (_, candidate, env) => {
    expect(await byKey(candidate, env)).toBeNull();
  });

  it("is told by variables that the agent takes no notice of where it is", async () => {
    const codex: Given = { backend: "codex", model: "gpt-x", env: { OPENAI_BASE_URL: "http://127.0.0.1:9/v1" } };
    expect(await byKey(codex)).toBe("openai");
    expect((await providers.get("openai")).defaultEndpoint(codex.env ?? {})).toBe("http://127.0.0.1:9");
  });

  it("is never put in the place of one that is named", async () => {
    expect(await ownProvider({ ...sonnet, provider: "ollama" })).toBeNull();
  });
});

function aider(env: Record<string, string>): Given {
  return { backend: "aider", model: "openai/gpt-x", env };
}

describe("who goes past the gateway", () => {
  const past = async (candidate: Given, env: Record<string, string>, where: "anywhere" | "here") =>
    pastGateway(await withOwnProviders(await planned(candidate, env), providers, env), where).length === 1;

  it("is told of a run by the keys that are set, and of a plan whatever is set", async () => {
    const sonnet: Given = { backend: "claude-code", model: "sonnet" };
    expect(await past(sonnet, KEYS, "here")).toBe(false);
    expect(await past(sonnet, {}, "here")).toBe(true);
    expect(await past(sonnet, {}, "anywhere")).toBe(false);
    for (const where of ["anywhere", "here"] as const) {
      expect(await past({ backend: "copilot", model: "gpt-x" }, KEYS, where)).toBe(true);
      expect(await past({ backend: "stub", model: "" }, {}, where)).toBe(false);
    }
  });
});

describe("a model that says whose it is", () => {
  it.each(["aider", "omp", "opencode", "pi"])("is asked of that provider by %s, by its bare name", async (backend) => {
    for (const [provider, name] of [
      ["anthropic", "claude-x"],
      ["openai", "gpt-x"],
      ["openrouter", "maker/model:free"],
    ] as const) {
      const own = await ownProvider({ backend, model: `${provider}/${name}` });
      expect(own).toMatchObject({ provider, model: name, hasKey: true });
      expect((await REGISTRIES.backends.get(backend)).protocols).toContain(own?.protocol);
    }
  });

  it.each(["omp", "pi"])("is asked by %s without what says how long it shall think", async (backend) => {
    const nameOf = async (model: string) => (await ownProvider({ backend, model }))?.model;
    for (const level of ["off", "minimal", "low", "medium", "high", "xhigh"])
      expect(await nameOf(`anthropic/claude-x:${level}`)).toBe("claude-x");
    expect(await nameOf("openrouter/maker/model:free:high")).toBe("maker/model:free");
    expect(await nameOf("openrouter/maker/model:free")).toBe("maker/model:free");
  });

  it("keeps what stands after a colon where its agent takes nothing off", async () => {
    expect((await ownProvider({ backend: "aider", model: "openrouter/m/x:high" }))?.model).toBe("m/x:high");
  });

  it("needs that provider's key alone, and minds no other account", async () => {
    const candidate = { backend: "pi", model: "anthropic/claude-x", env: { OPENAI_API_KEY: "another's" } };
    expect(await byKey(candidate)).toBe("anthropic");
    expect(await byKey(candidate, { OPENAI_API_KEY: "k" })).toBeNull();
  });
});

describe("a plan", () => {
  it("is the same whichever keys are set where it is made, and names no provider that nobody wrote", async () => {
    const candidates = [
      { backend: "claude-code", model: "sonnet" },
      { backend: "codex", model: "gpt-x" },
      { backend: "pi", model: "openrouter/maker/model" },
    ];
    const plans = await Promise.all(candidates.map(async (one) => (await planned(one, {})).plan));
    await fc.assert(
      fc.asyncProperty(fc.subarray(Object.keys(KEYS)), fc.nat(candidates.length - 1), async (names, at) => {
        const env = Object.fromEntries(names.map((name) => [name, "k"]));
        const { plan } = await planned(candidates[at] ?? expect.unreachable(), env);
        expect(plan).toEqual(plans[at]);
        expect(plan.candidates[0]).not.toHaveProperty("provider");
      }),
      { numRuns: 30 },
    );
  });
});
