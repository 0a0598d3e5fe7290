import type { Protocol } from "#core/model-endpoint.ts";
import { defineBackend } from "#plugins/backends/contract.ts";
import { OWN_SECRETS } from "#plugins/backends/shared/own-secrets.ts";
import { readPiTranscript } from "#plugins/backends/shared/read-pi-transcript.ts";
import {
  namedProviders,
  PROVIDER_KEYS,
  providerOf,
  THINKING_SUFFIX,
} from "#plugins/backends/shared/provider-models.ts";
import { agentBackend, type AgentCommand, type AgentJob } from "#plugins/backends/shared/agent-backend.ts";

import { modelLimits } from "#plugins/backends/shared/model-limits.ts";

/** The one that the tests drive. */
const VERSION = "0.73.1";

const FOLDER = ".pi/agent";
const CONFIG = [
  ...["settings.json", "models.json", "AGENTS.md", "CLAUDE.md", "SYSTEM.md", "APPEND_SYSTEM.md"],
  ...["extensions", "prompts", "skills", "themes", "git", "npm"],
];

/** Those it has by default, by name: a later version shall not widen them. */
const TOOLS = "read,bash,edit,write";

/** The pi coding agent: a small prompt and four tools, for any model. */
export default defineBackend(
  agentBackend({
    id: "pi",
    summary: "The pi coding agent, headless; a model is written as provider/model",
    program: "pi",
    install: `npm install --global @mariozechner/pi-coding-agent@${VERSION}`,
    verifiedWith: VERSION,
    permissions: `of the tools ${TOOLS} all: it asks for no leave`,
    protocols: ["openai-chat", "openai-responses", "anthropic"],
    namedProvider: namedProviders(
      { anthropic: "anthropic", openai: "openai-responses", openrouter: "openai-chat" },
      THINKING_SUFFIX,
    ),
    own: {
      ...PROVIDER_KEYS,
      settingVariables: {},
      ...OWN_SECRETS.pi,
      config: [{ folderVariable: "PI_CODING_AGENT_DIR", folder: FOLDER, entries: CONFIG }],
    },
    command,
    reader: readPiTranscript,
    facts: () => ({ mode: "json" }),
  }),
);

const SETTINGS_FILE = `${FOLDER}/settings.json`;
const PROVIDER = "endpoint";
const KEY_VARIABLE = "MODEL_ENDPOINT_KEY";

function command({ model, prompt, endpoint, own, homeDir }: AgentJob): AgentCommand {
  const login = own.login?.["auth.json"];
  const byName = endpoint === null || endpoint.inPlaceOf !== undefined;
  const provider = byName ? providerOf(model) : PROVIDER;
  const name = byName && provider !== null ? model.slice(provider.length + 1) : model;
  const endpointFiles: Record<string, string> =
    endpoint === null ? {} : { [`${FOLDER}/models.json`]: modelsFile(endpoint, model) };
  const loginFiles: Record<string, string> = login === undefined ? {} : { [`${FOLDER}/auth.json`]: login };
  return {
    args: [
      ...["-p", "--mode", "json", "--no-session"],
      // Those that its user added go by other names.
      ...(own.config === null ? ["--tools", TOOLS] : []),
      ...(provider === null ? [] : ["--provider", provider]),
      ...(name === "" ? [] : ["--model", name]),
    ],
    env: {
      PI_CODING_AGENT_DIR: `${homeDir}/${FOLDER}`,
      PI_OFFLINE: "1",
      PI_TELEMETRY: "0",
      ...(endpoint === null ? own.keys : { [KEY_VARIABLE]: endpoint.token }),
    },
    homeFiles: {
      ...(own.config?.has(SETTINGS_FILE) === true ? {} : { [SETTINGS_FILE]: settings(endpoint?.contextWindow) }),
      ...endpointFiles,
      ...loginFiles,
    },
    lent: Object.keys(loginFiles),
    stdin: prompt,
  };
}

/** A bounded number of tries for each answer; and where the context is small, it is summed up before it is full. */
function settings(window: number | undefined): string {
  const retry = { enabled: true, maxRetries: 2, baseDelayMs: 1000, provider: { maxRetries: 1 } };
  if (window === undefined) return JSON.stringify({ retry });
  const quarter = Math.floor(window / 4);
  const compaction = {
    enabled: true,
    reserveTokens: Math.min(USUAL_RESERVE, quarter),
    keepRecentTokens: Math.min(USUAL_RECENT, quarter),
  };
  return JSON.stringify({ retry, compaction });
}

/** What it keeps free for an answer, and what it never sums up. */
const USUAL_RESERVE = 16_384;
const USUAL_RECENT = 20_000;

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
  const models = [{ id: model, contextWindow: context, maxTokens: output }];
  return JSON.stringify({ providers: { [PROVIDER]: { ...way, api: APIS[protocol], models } } });
}
