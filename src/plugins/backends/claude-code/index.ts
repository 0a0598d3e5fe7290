import { type ModelEndpoint, recordedEndpoint } from "#core/model-endpoint.ts";
import { defineBackend } from "#plugins/backends/contract.ts";
import { OWN_SECRETS } from "#plugins/backends/shared/own-secrets.ts";
import { readClaudeTranscript } from "#plugins/backends/claude-code/read-transcript.ts";
import { agentBackend, type AgentCommand, type AgentJob } from "#plugins/backends/shared/agent-backend.ts";
import { flagIn, isSet } from "#plugins/backends/shared/settings.ts";

/** The one that the tests drive. */
const VERSION = "2.1.197";

/** What works headless, as root too, without giving everything away: edits inside the work directory, and a shell. */
const TOOLS = "Bash,Read,Edit,Write,MultiEdit,Glob,Grep,NotebookEdit";

const EFFORTS = ["low", "medium", "high", "xhigh", "max"];

const CONFIG = [
  ...["settings.json", "settings.local.json", "CLAUDE.md", "keybindings.json"],
  ...["agents", "commands", "hooks", "output-styles", "plugins", "rules", "skills"],
];

/** Anthropic's Claude Code. Any endpoint that speaks the Anthropic protocol can stand in for its own. */
export default defineBackend(
  agentBackend({
    id: "claude-code",
    summary: "Anthropic's Claude Code, headless",
    program: "claude",
    install: `npm install --global @anthropic-ai/claude-code@${VERSION}`,
    verifiedWith: VERSION,
    permissions: `acceptEdits, ${TOOLS}`,
    protocols: ["anthropic"],
    own: {
      keyVariables: ["ANTHROPIC_API_KEY", "CLAUDE_CODE_OAUTH_TOKEN"],
      settingVariables: { CCT_CLAUDE_BARE: "flag", CCT_CLAUDE_EFFORT: EFFORTS },
      timeoutVariable: "CCT_CLAUDE_TIMEOUT_SECONDS",
      ...OWN_SECRETS["claude-code"],
      config: [
        { folderVariable: "CLAUDE_CONFIG_DIR", folder: ".claude", entries: CONFIG },
        // Where it keeps its user's servers.
        {
          ...{ folderVariable: "CLAUDE_CONFIG_DIR", folder: "", entries: [".claude.json"], into: ".claude" },
          members: ["mcpServers"],
        },
      ],
    },
    command,
    reader: readClaudeTranscript,
    facts: ({ model, own, endpoint, env }) => ({
      provider_endpoint: endpoint === null ? ledTo(env["ANTHROPIC_BASE_URL"]) : null,
      claude_code_invocation: isBare(own.settings) ? "bare" : own.config === null ? "private" : "launcher",
      effort: own.settings["CCT_CLAUDE_EFFORT"] ?? null,
      anthropic_auth_token_present: isSet({ ...(endpoint && endpointVariables(endpoint, model)), ...env }, AUTH_TOKEN),
    }),
  }),
);

/** Where a variable of the candidate leads it; null: nowhere else. What it asks through the gateway is recorded by that. */
const ledTo = (url: string | undefined): string | null =>
  url === undefined || url === "" ? null : recordedEndpoint(url);

const isBare = (settings: AgentJob["own"]["settings"]): boolean => flagIn(settings["CCT_CLAUDE_BARE"]);

function command({ model, prompt, endpoint, own, homeDir, timeoutMs }: AgentJob): AgentCommand {
  const effort = own.settings["CCT_CLAUDE_EFFORT"];
  const args = [
    ...(isBare(own.settings) ? ["--bare"] : []),
    ...["-p", "--output-format", "stream-json", "--verbose"],
    ...["--permission-mode", "acceptEdits", "--allowedTools", TOOLS],
    ...(own.config === null ? ["--strict-mcp-config"] : []),
    // Its user's settings may lead to another model than the one that is measured: these go before them.
    ...(own.config === null || endpoint === null ? [] : ["--settings", `${homeDir}/${OVERRIDES}`]),
    ...(model === "" ? [] : ["--model", model]),
    ...(effort === undefined ? [] : ["--effort", effort]),
  ];
  const login = own.login?.[".credentials.json"];
  const lent: Record<string, string> =
    login === undefined || Object.keys(own.keys).length > 0 ? {} : { [CREDENTIALS]: login };
  const toModel = endpoint === null ? own.keys : endpointVariables(endpoint, model);
  if (own.config !== null && endpoint !== null) lent[OVERRIDES] = JSON.stringify({ env: toModel });
  return {
    args,
    env: {
      CLAUDE_CONFIG_DIR: `${homeDir}/.claude`,
      CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
      DISABLE_AUTOUPDATER: "1",
      CLAUDE_CODE_MAX_RETRIES: "3",
      API_TIMEOUT_MS: String(Math.min(timeoutMs, LONGEST_SILENCE_MS)),
      ...toModel,
    },
    homeFiles: lent,
    lent: Object.keys(lent),
    stdin: prompt,
  };
}

const CREDENTIALS = ".claude/.credentials.json";
const OVERRIDES = "overrides.json";
const LONGEST_SILENCE_MS = 600_000;

const AUTH_TOKEN = "ANTHROPIC_AUTH_TOKEN";

function endpointVariables(
  { baseUrl, token, keyHeader, isOfMaker, contextWindow }: ModelEndpoint,
  model: string,
): Readonly<Record<string, string>> {
  return {
    ANTHROPIC_BASE_URL: baseUrl,
    // It sends the one as it is, and the other as a bearer's, which Anthropic takes from logins alone.
    [keyHeader === "x-api-key" ? "ANTHROPIC_API_KEY" : AUTH_TOKEN]: token,
    // Whatever it calls for by an alias, and whatever its helpers use, is the candidate's model.
    ...(model === ""
      ? {}
      : isOfMaker === true && ALIASES.includes(model)
        ? { [HELPERS]: model }
        : modelEverywhere(model)),
    ...(contextWindow === undefined || contextWindow >= USUAL_WINDOW ? {} : smallWindow(contextWindow)),
  };
}

/** What it takes the context of any model to hold; it keeps 32,000 of them for an answer. */
const USUAL_WINDOW = 200_000;
/** The least that it takes a window for, in its own setting of one. */
const LEAST_WINDOW = 100_000;

/** It sums up what was said before the context is full, and asks for no longer answer than has room. */
function smallWindow(window: number): Readonly<Record<string, string>> {
  const output = Math.min(32_000, Math.floor(window / 5));
  const compactAt = Math.floor(window * 0.9);
  const share = Math.floor((100 * (compactAt - output)) / (LEAST_WINDOW - Math.min(output, 20_000)));
  return {
    CLAUDE_CODE_MAX_OUTPUT_TOKENS: String(output),
    CLAUDE_CODE_AUTO_COMPACT_WINDOW: String(Math.max(LEAST_WINDOW, compactAt)),
    // Of the window it takes the model to have: of a smaller one, less of it.
    ...(compactAt < LEAST_WINDOW ? { CLAUDE_AUTOCOMPACT_PCT_OVERRIDE: String(share) } : {}),
  };
}

/** Its own names for models, which only it can resolve, and only its maker serves. */
const ALIASES = ["default", "sonnet", "opus", "haiku"];

/** Which model its sub-agents have, whatever theirs says. */
const HELPERS = "CLAUDE_CODE_SUBAGENT_MODEL";

const modelEverywhere = (model: string) => ({
  ANTHROPIC_DEFAULT_OPUS_MODEL: model,
  ANTHROPIC_DEFAULT_SONNET_MODEL: model,
  ANTHROPIC_DEFAULT_HAIKU_MODEL: model,
  [HELPERS]: model,
});
