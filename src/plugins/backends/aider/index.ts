import type { ModelEndpoint, Protocol } from "#core/model-endpoint.ts";
import { defineBackend } from "#plugins/backends/contract.ts";
import { CHAT_FILE, NOTES_FILE, readAiderTranscript } from "#plugins/backends/aider/read-transcript.ts";
import { agentBackend, type AgentCommand, type AgentJob } from "#plugins/backends/shared/agent-backend.ts";
import { OWN_SECRETS } from "#plugins/backends/shared/own-secrets.ts";
import { namedProviders, onlyOne } from "#plugins/backends/shared/provider-models.ts";
import { flagIn, isSet } from "#plugins/backends/shared/settings.ts";

/** The one that the tests drive. */
const VERSION = "0.86.2";

/** In which its model may write down changes. */
const EDIT_FORMATS = [
  ...["whole", "diff", "diff-fenced", "udiff", "udiff-simple", "patch", "architect"],
  ...["editor-whole", "editor-diff", "editor-diff-fenced"],
];

/** aider: edits files by text alone, without tools. A model is written as aider writes it, `<provider>/<model>`. */
export default defineBackend(
  agentBackend({
    id: "aider",
    summary: "aider, headless; a model is written as provider/model",
    program: "aider",
    install: `python3 -m pip install aider-chat==${VERSION}, or pipx install aider-chat==${VERSION}`,
    verifiedWith: VERSION,
    permissions: "edits files; runs no command",
    protocols: ["openai-chat", "anthropic"],
    // With git it reads the repository first, and keeps what it read beside it.
    byproducts: [".aider*", ".aider*/**"],
    namedProvider: namedProviders({ anthropic: "anthropic", openai: "openai-chat", openrouter: "openai-chat" }),
    own: {
      keyVariables: ["ANTHROPIC_API_KEY", "OPENAI_API_KEY", "OPENROUTER_API_KEY", "GEMINI_API_KEY", "DEEPSEEK_API_KEY"],
      keysOf,
      settingVariables: { CCT_AIDER_EDIT_FORMAT: EDIT_FORMATS, CCT_AIDER_GIT_WITH_CLEANUP: "flag" },
      timeoutVariable: "CCT_AIDER_TIMEOUT_SECONDS",
      ...OWN_SECRETS.aider,
      config: [
        {
          folderVariable: null,
          folder: "",
          entries: [".aider.conf.yml", ".aider.model.settings.yml", ".aider.model.metadata.json"],
        },
      ],
    },
    command,
    reader: readAiderTranscript,
    outputFile: "transcript.txt",
    keeps: {
      [CHAT_FILE]: "aider/chat.history.md",
      "aider.llm.history.txt": "aider/llm.history.txt",
      [NOTES_FILE]: `aider/${NOTES_FILE}`,
    },
    alsoReads: [NOTES_FILE, CHAT_FILE],
    facts: ({ own, endpoint, env }) => ({
      chat_mode: "code",
      edit_format_forced: own.settings["CCT_AIDER_EDIT_FORMAT"] !== undefined,
      auto_commits: false,
      dirty_commits: false,
      git_with_cleanup: usesGit(own.settings),
      provider_env_present: {
        ...Object.fromEntries(
          ["ANTHROPIC_API_KEY", "OPENAI_API_KEY", "OPENROUTER_API_KEY", "OPENAI_API_BASE"].map((name) => [
            name,
            isSet(env, name) || name in own.keys || (endpoint !== null && name in endpointVariables(endpoint)),
          ]),
        ),
      },
    }),
  }),
);

const usesGit = (settings: AgentJob["own"]["settings"]): boolean => flagIn(settings["CCT_AIDER_GIT_WITH_CLEANUP"]);

function command({ model, prompt, endpoint, own, homeDir }: AgentJob): AgentCommand {
  const at = (name: string): string => `${homeDir}/aider/${name}`;
  const format = own.settings["CCT_AIDER_EDIT_FORMAT"];
  const named = endpoint === null || endpoint.inPlaceOf !== undefined ? model : `${MAKERS[endpoint.protocol]}/${model}`;
  return {
    args: [
      ...(named === "" ? [] : ["--model", named]),
      ...["--yes-always", "--no-auto-commits", "--no-dirty-commits", "--no-gitignore"],
      ...(usesGit(own.settings) ? [] : ["--no-git"]),
      ...["--no-check-update", "--no-show-release-notes", "--no-show-model-warnings", "--no-stream"],
      // With `--yes-always` it would fetch what a prompt links to, and run what its model suggests.
      ...["--no-detect-urls", "--no-suggest-shell-commands"],
      // Where it would go on after its answer, it has its model sum up what was said; nobody is there to go on.
      ...["--max-chat-history-tokens", "1000000"],
      // Tokens to the last one, in a local file: what it prints is rounded. Nothing is sent.
      ...["--no-analytics", "--analytics-log", at(NOTES_FILE)],
      ...["--chat-history-file", at("chat.history.md"), "--llm-history-file", at("llm.history.txt")],
      ...["--input-history-file", at("input.history"), "--env-file", at("none.env")],
      ...(format === undefined ? [] : ["--edit-format", format]),
      ...["--message-file", at("message.txt")],
    ],
    env: {
      LITELLM_LOCAL_MODEL_COST_MAP: "True",
      ...(endpoint === null ? own.keys : endpointVariables(endpoint)),
    },
    homeFiles: {
      "aider/message.txt": prompt,
      // A list of prices that it would otherwise download for every attempt.
      ".aider/caches/model_prices_and_context_window.json": JSON.stringify({ sample_spec: {} }),
    },
  };
}

/** Who speaks a protocol, as aider calls them. */
const MAKERS: Readonly<Partial<Record<Protocol, string>>> = { "openai-chat": "openai", anthropic: "anthropic" };

/** Those with a prefix go before what its user's settings say, the others after. */
function endpointVariables({ protocol, baseUrl, token, inPlaceOf }: ModelEndpoint): Readonly<Record<string, string>> {
  const maker = (inPlaceOf ?? MAKERS[protocol] ?? "").toUpperCase();
  const root = protocol === "anthropic" ? baseUrl : `${baseUrl}/v1`;
  const variables = { [`${maker}_API_BASE`]: root, [`${maker}_API_KEY`]: token };
  const before = Object.entries(variables).map(([name, value]) => [`AIDER_${name}`, value] as const);
  return { ...variables, ...Object.fromEntries(before) };
}

const KEYS: readonly (readonly [RegExp, string])[] = [
  [/^openrouter\//, "OPENROUTER_API_KEY"],
  [/^(anthropic\/|claude|sonnet$|opus$|haiku$)/, "ANTHROPIC_API_KEY"],
  [/^(gemini\/|gemini)/, "GEMINI_API_KEY"],
  [/^deepseek/, "DEEPSEEK_API_KEY"],
  [/^(openai\/|gpt|o\d)/, "OPENAI_API_KEY"],
];

/** The key of its model's provider alone. */
function keysOf(model: string, set: readonly string[]): readonly string[] | null {
  const variable = KEYS.find(([pattern]) => pattern.test(model))?.[1];
  if (variable === undefined && !model.includes("/")) return onlyOne(set);
  return set.filter((name) => name === variable);
}
