import type { ModelEndpoint } from "#core/model-endpoint.ts";
import { defineBackend } from "#plugins/backends/contract.ts";
import { OWN_SECRETS } from "#plugins/backends/shared/own-secrets.ts";
import { readCodexTranscript } from "#plugins/backends/codex/read-transcript.ts";
import { agentBackend, type AgentCommand, type AgentJob } from "#plugins/backends/shared/agent-backend.ts";

/** The one that the tests drive. */
const VERSION = "0.171.0";

const CONFIG_FILE = "config.toml";

/** OpenAI's Codex. Any endpoint that speaks the Responses API can stand in for its own. */
export default defineBackend(
  agentBackend({
    id: "codex",
    summary: "OpenAI's Codex, headless",
    program: "codex",
    install: `npm install --global @openai/codex@${VERSION}`,
    verifiedWith: VERSION,
    permissions: "workspace-write",
    protocols: ["openai-responses"],
    own: {
      keyVariables: ["OPENAI_API_KEY"],
      settingVariables: {},
      ...OWN_SECRETS.codex,
      config: [
        {
          folderVariable: "CODEX_HOME",
          folder: ".codex",
          entries: [
            CONFIG_FILE,
            "AGENTS.md",
            "AGENTS.override.md",
            "agents",
            "hooks",
            "hooks.json",
            "prompts",
            "rules",
            "skills",
          ],
        },
      ],
    },
    command,
    reader: readCodexTranscript,
    facts: ({ endpoint, own }) => ({
      // In its private home, where it has its user's; null: it has none.
      config_toml_path: own.config?.has(CONFIG_PATH) === true ? `~/${CONFIG_PATH}` : null,
      // The harness chooses a provider only where it gives an endpoint; what the program would choose it does not tell.
      provider_id: endpoint === null ? null : PROVIDER,
    }),
  }),
);

const PROVIDER = "endpoint";
const KEY_VARIABLE = "MODEL_ENDPOINT_KEY";
const LOGIN = ".codex/auth.json";
const CONFIG_PATH = `.codex/${CONFIG_FILE}`;

function command({ model, prompt, endpoint, own, homeDir }: AgentJob): AgentCommand {
  const key = own.keys["OPENAI_API_KEY"];
  const login = key === undefined ? own.login?.["auth.json"] : JSON.stringify({ OPENAI_API_KEY: key });
  const settings = [...QUIET, ...(endpoint === null ? [] : providerSettings(endpoint))];
  return {
    args: [
      ...["exec", "--json", "--sandbox", "workspace-write", "--skip-git-repo-check", "--ephemeral"],
      ...(model === "" ? [] : ["--model", model]),
      ...(own.config === null ? ["--disable", "plugins", "--disable", "apps"] : []),
      ...settings.flatMap((setting) => ["-c", setting]),
      "-",
    ],
    env: { CODEX_HOME: `${homeDir}/.codex`, ...(endpoint === null ? {} : { [KEY_VARIABLE]: endpoint.token }) },
    // The folder has to be there.
    homeFiles: {
      ...(own.config?.has(CONFIG_PATH) === true ? {} : { [CONFIG_PATH]: "" }),
      ...(login === undefined ? {} : { [LOGIN]: login }),
    },
    lent: login === undefined ? [] : [LOGIN],
    stdin: prompt,
  };
}

/** Nothing but the model is called. */
const QUIET = ["analytics.enabled=false", "feedback.enabled=false", "check_for_update_on_startup=false"];

/** The two retry limits multiply. */
const providerSettings = ({ baseUrl, contextWindow }: ModelEndpoint): string[] => [
  `model_provider=${PROVIDER}`,
  `model_providers.${PROVIDER}={${[
    `name=${tomlText(PROVIDER)}`,
    `base_url=${tomlText(`${baseUrl}/v1`)}`,
    `env_key=${tomlText(KEY_VARIABLE)}`,
    `wire_api="responses"`,
    "request_max_retries=2",
    "stream_max_retries=1",
    "stream_idle_timeout_ms=300000",
  ].join(",")}}`,
  ...(contextWindow === undefined ? [] : [`model_context_window=${contextWindow}`]),
];

/** JSON's strings are TOML's basic strings. */
const tomlText = (text: string): string => JSON.stringify(text);
