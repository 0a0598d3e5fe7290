import type { Protocol } from "#core/model-endpoint.ts";
import { defineBackend } from "#plugins/backends/contract.ts";
import { agentBackend, type AgentCommand, type AgentJob } from "#plugins/backends/shared/agent-backend.ts";
import { OWN_SECRETS } from "#plugins/backends/shared/own-secrets.ts";
import { readPiTranscript } from "#plugins/backends/shared/read-pi-transcript.ts";
import { namedProviders, PROVIDER_KEYS, THINKING_SUFFIX } from "#plugins/backends/shared/provider-models.ts";

import { modelLimits } from "#plugins/backends/shared/model-limits.ts";

/** The one that the tests drive. */
const VERSION = "18.2.3";

/** Files and a shell: nothing from the web, no browser, no other agent. */
const TOOLS = "read,write,edit,bash,grep,glob,todo";
/** What it would ask about even where it may write. */
const ALLOWED = { tools: { approval: { bash: "allow" } } };

const FOLDER = ".omp/agent";
const CONFIG = [
  ...["config.yml", "models.yml", "mcp.json", "AGENTS.md", "SYSTEM.md", "APPEND_SYSTEM.md", "RULES.md"],
  ...["agents", "commands", "extensions", "hooks", "prompts", "rules", "skills", "tools"],
];

/** Oh My Pi: a relative of pi with many more tools. Needs bun on PATH. */
export default defineBackend(
  agentBackend({
    id: "omp",
    summary: "Oh My Pi, headless, on bun; a model is written as provider/model",
    program: "omp",
    install: `npm install --global @oh-my-pi/pi-coding-agent@${VERSION} bun@1.4.5`,
    verifiedWith: VERSION,
    permissions: `approval mode write, and bash by a rule of its own; of the tools ${TOOLS}`,
    protocols: ["openai-chat", "openai-responses", "anthropic"],
    namedProvider: namedProviders(
      { anthropic: "anthropic", openai: "openai-responses", openrouter: "openai-chat" },
      THINKING_SUFFIX,
    ),
    own: {
      ...PROVIDER_KEYS,
      settingVariables: {},
      ...OWN_SECRETS.omp,
      config: [{ folderVariable: "PI_CODING_AGENT_DIR", folder: FOLDER, entries: CONFIG }],
    },
    command,
    reader: readPiTranscript,
    facts: () => ({ mode: "json" }),
  }),
);

const SETTINGS_FILE = `${FOLDER}/config.yml`;
/** Laid over whatever settings there are. */
const ALLOWED_FILE = "allowed.yml";
const PROVIDER = "endpoint";
const KEY_VARIABLE = "MODEL_ENDPOINT_KEY";

function command({ model, prompt, endpoint, own, homeDir }: AgentJob): AgentCommand {
  const named = endpoint === null || endpoint.inPlaceOf !== undefined ? model : `${PROVIDER}/${model}`;
  return {
    args: [
      ...["-p", "--mode", "json", "--no-session", "--no-title", "--no-lsp", "--no-pty"],
      ...["--approval-mode", "write", "--config", `${homeDir}/${ALLOWED_FILE}`],
      ...(own.config === null ? ["--no-extensions", "--no-skills", "--tools", TOOLS] : []),
      ...(named === "" ? [] : ["--model", named]),
    ],
    env: {
      PI_CODING_AGENT_DIR: `${homeDir}/${FOLDER}`,
      ...(endpoint === null ? own.keys : { [KEY_VARIABLE]: endpoint.token }),
    },
    homeFiles: {
      // JSON is YAML.
      [ALLOWED_FILE]: JSON.stringify(ALLOWED),
      ...(own.config?.has(SETTINGS_FILE) === true ? {} : { [SETTINGS_FILE]: settings(endpoint?.contextWindow) }),
      ...(endpoint === null ? {} : { [`${FOLDER}/models.yml`]: modelsFile(endpoint, model) }),
    },
    stdin: prompt,
  };
}

/** A bounded number of tries for each answer; no model of this machine is asked whether it is there. */
const SETTINGS = {
  retry: { enabled: true, maxRetries: 1 },
  disabledProviders: ["ollama", "llama.cpp", "lm-studio", "commandcode", "kilo", "venice", "zenmux"],
};

/** Where it is known how much the context holds, it is summed up while there is room for an answer. */
function settings(window: number | undefined): string {
  if (window === undefined) return JSON.stringify(SETTINGS);
  const thresholdTokens = window - modelLimits(window).output - SPARE;
  return JSON.stringify({ ...SETTINGS, compaction: { enabled: true, thresholdTokens } });
}

/** For what it does not count: its tools, and what it adds before it asks. */
const SPARE = 8192;

const APIS: Readonly<Partial<Record<Protocol, string>>> = {
  "openai-chat": "openai-completions",
  "openai-responses": "openai-responses",
  anthropic: "anthropic-messages",
};

function modelsFile(
  { protocol, baseUrl, inPlaceOf, contextWindow }: NonNullable<AgentJob["endpoint"]>,
  model: string,
): string {
  const way = {
    baseUrl: protocol === "anthropic" ? baseUrl : `${baseUrl}/v1`,
    // The name of a variable.
    apiKey: KEY_VARIABLE,
  };
  // What it knows of that provider's models it keeps.
  if (inPlaceOf !== undefined) return JSON.stringify({ providers: { [inPlaceOf]: way } });
  const { context, output } = modelLimits(contextWindow);
  const limits = { contextWindow: context, maxTokens: output };
  const models = [{ id: model, name: model, reasoning: false, input: ["text"], cost: NO_COST, ...limits }];
  return JSON.stringify({ providers: { [PROVIDER]: { ...way, api: APIS[protocol], models } } });
}

const NO_COST = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };
