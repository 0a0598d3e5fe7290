import type { Protocol } from "#core/model-endpoint.ts";
import { defineBackend } from "#plugins/backends/contract.ts";
import { OWN_SECRETS } from "#plugins/backends/shared/own-secrets.ts";
import { readOpencodeTranscript } from "#plugins/backends/opencode/read-transcript.ts";
import { agentBackend, type AgentCommand, type AgentJob } from "#plugins/backends/shared/agent-backend.ts";
import { namedProviders, PROVIDER_KEYS } from "#plugins/backends/shared/provider-models.ts";

import { modelLimits } from "#plugins/backends/shared/model-limits.ts";

/** The one that the tests drive. */
const VERSION = "1.18.33";

const LOGIN = "opencode/auth.json";

/**
 * Files and a shell; no folder beside the one it works in, nothing from the web, no question to anyone. No other agents
 * either: it does not tell what those spend.
 */
const ALLOWED = ["read", "edit", "glob", "grep", "list", "bash", "todowrite", "skill"];

const CONFIG = [
  ...["opencode.json", "opencode.jsonc", "config.json", "AGENTS.md", "agent", "agents", "command", "commands", "mode"],
  ...["modes", "plugin", "plugins", "skill", "skills", "themes", "tool", "tools", "package.json"],
].map((name) => `opencode/${name}`);

/** OpenCode: any model, by the libraries it brings along. */
export default defineBackend(
  agentBackend({
    id: "opencode",
    summary: "OpenCode, headless; a model is written as provider/model",
    program: "opencode",
    install: `npm install --global opencode-ai@${VERSION}`,
    verifiedWith: VERSION,
    permissions: `allowed: ${ALLOWED.join(", ")}; all else is denied`,
    protocols: ["openai-chat", "openai-responses", "anthropic"],
    namedProvider: namedProviders({
      anthropic: "anthropic",
      openai: "openai-responses",
      openrouter: "openai-chat",
    }),
    own: {
      ...PROVIDER_KEYS,
      settingVariables: {},
      ...OWN_SECRETS.opencode,
      config: [{ folderVariable: "XDG_CONFIG_HOME", folder: ".config", entries: CONFIG }],
    },
    command,
    reader: readOpencodeTranscript,
  }),
);

const PROVIDER = "endpoint";
const KEY_VARIABLE = "MODEL_ENDPOINT_KEY";
/** Without one it asks its model for one. */
const TITLE = "task";
const DATA = ".local/share";

function command({ model, prompt, endpoint, own, homeDir }: AgentJob): AgentCommand {
  const login = own.login?.[LOGIN];
  const named = endpoint === null || endpoint.inPlaceOf !== undefined ? model : `${PROVIDER}/${model}`;
  const lent: Record<string, string> = login === undefined ? {} : { [`${DATA}/${LOGIN}`]: login };
  return {
    args: ["run", "--format", "json", "--title", TITLE, ...(named === "" ? [] : ["--model", named])],
    env: {
      XDG_DATA_HOME: `${homeDir}/${DATA}`,
      XDG_CONFIG_HOME: `${homeDir}/.config`,
      XDG_STATE_HOME: `${homeDir}/.local/state`,
      XDG_CACHE_HOME: `${homeDir}/.cache`,
      ...QUIET,
      ...(own.config === null ? NO_PLUGINS : {}),
      OPENCODE_CONFIG_CONTENT: JSON.stringify({
        ...settings(own.config === null),
        ...(endpoint === null ? {} : providers(endpoint, model)),
      }),
      ...(endpoint === null ? own.keys : { [KEY_VARIABLE]: endpoint.token, OPENCODE_DISABLE_MODELS_FETCH: "1" }),
    },
    homeFiles: { ...NO_DOWNLOAD, ...lent },
    lent: Object.keys(lent),
    stdin: prompt,
  };
}

const NO_PLUGINS = { OPENCODE_PURE: "1", OPENCODE_DISABLE_DEFAULT_PLUGINS: "1" };

/** Nothing but the model is called. */
const QUIET = {
  OPENCODE_DISABLE_AUTOUPDATE: "1",
  OPENCODE_DISABLE_LSP_DOWNLOAD: "1",
  OPENCODE_DISABLE_SHARE: "1",
};

/** It would fetch the library for plugins at every start; this tells it that it has. */
const NO_DOWNLOAD = {
  ".config/opencode/node_modules/.keep": "",
  ".config/opencode/package-lock.json": JSON.stringify({
    packages: { "": { dependencies: { "@opencode-ai/plugin": "*" } } },
  }),
};

/** What is not its own stays with its user, whose servers bring further tools. */
const settings = (isPrivate: boolean) => ({
  share: "disabled",
  autoupdate: false,
  permission: {
    ...(isPrivate ? { "*": "deny" } : {}),
    ...Object.fromEntries(ALLOWED.map((tool) => [tool, "allow"])),
  },
});

/** The libraries for each protocol that come with it. */
const LIBRARIES: Readonly<Partial<Record<Protocol, string>>> = {
  "openai-chat": "@ai-sdk/openai-compatible",
  "openai-responses": "@ai-sdk/openai",
  anthropic: "@ai-sdk/anthropic",
};

function providers({ protocol, baseUrl, inPlaceOf, contextWindow }: NonNullable<AgentJob["endpoint"]>, model: string) {
  const options = { baseURL: `${baseUrl}/v1`, apiKey: `{env:${KEY_VARIABLE}}` };
  // What it knows of that provider's models it keeps.
  if (inPlaceOf !== undefined)
    return {
      provider: { [inPlaceOf]: { options, models: { [model.slice(inPlaceOf.length + 1)]: {} } } },
      small_model: model,
      enabled_providers: [inPlaceOf],
    };
  const limit = modelLimits(contextWindow);
  return {
    provider: { [PROVIDER]: { npm: LIBRARIES[protocol], name: PROVIDER, options, models: { [model]: { limit } } } },
    // What it asks beside the main loop, it asks of the same model.
    small_model: `${PROVIDER}/${model}`,
    enabled_providers: [PROVIDER],
  };
}
