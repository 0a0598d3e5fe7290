import type { ModelEndpoint } from "#core/model-endpoint.ts";
import { defineBackend } from "#plugins/backends/contract.ts";
import { OWN_SECRETS } from "#plugins/backends/shared/own-secrets.ts";
import { readCopilotTranscript, SPANS_FILE } from "#plugins/backends/copilot/read-transcript.ts";
import { agentBackend, type AgentCommand, type AgentJob } from "#plugins/backends/shared/agent-backend.ts";
import { modelLimits } from "#plugins/backends/shared/model-limits.ts";

/** The one that the tests drive. */
const VERSION = "1.0.102";

const CONFIG = [
  ...["settings.json", "copilot-instructions.md", "mcp-config.json", "lsp-config.json"],
  ...["agents", "extensions", "hooks", "installed-plugins", "instructions", "skills"],
];

/** Reading needs no leave. A command that names an address of the web has none. */
const ALLOWED = ["write", "shell"];

/** GitHub's Copilot CLI: with its user's account, or with any endpoint in the place of GitHub's. */
export default defineBackend(
  agentBackend({
    id: "copilot",
    summary: "GitHub's Copilot CLI, headless",
    program: "copilot",
    install: `npm install --global @github/copilot@${VERSION}`,
    verifiedWith: VERSION,
    permissions: `allow-tool ${ALLOWED.join(", ")}, within its work folder and the one for temporary files; no address of the web`,
    protocols: ["openai-chat", "openai-responses", "anthropic"],
    own: {
      keyVariables: ["COPILOT_GITHUB_TOKEN", "GH_TOKEN", "GITHUB_TOKEN"],
      settingVariables: {},
      ...OWN_SECRETS.copilot,
      config: [{ folderVariable: "COPILOT_HOME", folder: ".copilot", entries: CONFIG }],
    },
    command,
    reader: readCopilotTranscript,
    keeps: { [SPANS_FILE]: SPANS_FILE },
    alsoReads: [SPANS_FILE],
  }),
);

const KEY_VARIABLE = "COPILOT_PROVIDER_API_KEY";

function command({ model, prompt, endpoint, own, homeDir }: AgentJob): AgentCommand {
  const login = own.login?.["config.json"];
  const lent = login === undefined || Object.keys(own.keys).length > 0 ? {} : { [LOGIN]: login };
  return {
    args: [
      ...["--output-format", "json", "--no-color", "--no-ask-user", "--no-auto-update", "--no-remote"],
      ...(own.config === null ? ["--disable-builtin-mcps"] : []),
      ...[...ALLOWED.map((kind) => `--allow-tool=${kind}`), `--secret-env-vars=${KEY_VARIABLE}`],
      ...(model === "" ? [] : ["--model", model]),
    ],
    env: {
      COPILOT_HOME: `${homeDir}/.copilot`,
      COPILOT_AUTO_UPDATE: "false",
      // What it notes of each call of its model, in a file: nothing is sent.
      COPILOT_OTEL_FILE_EXPORTER_PATH: `${homeDir}/${SPANS_FILE}`,
      ...(endpoint === null ? own.keys : providerVariables(endpoint)),
    },
    homeFiles: lent,
    lent: Object.keys(lent),
    stdin: prompt,
  };
}

const LOGIN = ".copilot/config.json";

function providerVariables({ protocol, baseUrl, token, contextWindow }: ModelEndpoint): Record<string, string> {
  return {
    // Where neither it nor anybody else knows the model, it goes by limits of its own.
    ...(contextWindow === undefined ? {} : limitVariables(contextWindow)),
    COPILOT_OFFLINE: "true",
    COPILOT_PROVIDER_TYPE: protocol === "anthropic" ? "anthropic" : "openai",
    COPILOT_PROVIDER_BASE_URL: protocol === "anthropic" ? baseUrl : `${baseUrl}/v1`,
    COPILOT_PROVIDER_WIRE_API: protocol === "openai-responses" ? "responses" : "completions",
    [KEY_VARIABLE]: token,
  };
}

function limitVariables(contextWindow: number): Record<string, string> {
  const { context, output } = modelLimits(contextWindow);
  return {
    COPILOT_PROVIDER_MAX_PROMPT_TOKENS: String(context - output),
    COPILOT_PROVIDER_MAX_OUTPUT_TOKENS: String(output),
  };
}
