import { defineBackend } from "#plugins/backends/contract.ts";
import { OWN_SECRETS } from "#plugins/backends/shared/own-secrets.ts";
import { CHAT_FILE, readGeminiTranscript } from "#plugins/backends/gemini-cli/read-transcript.ts";
import type { TreeEntry } from "#core/tree.ts";
import { fieldsOf, type Fields } from "#plugins/backends/shared/json-line.ts";
import { agentBackend, type AgentCommand, type AgentJob } from "#plugins/backends/shared/agent-backend.ts";

/** The one that the tests drive. */
const VERSION = "0.61.0";

const LOGIN = "oauth_creds.json";

/** Google's Gemini CLI. Any endpoint that speaks Gemini's API can stand in for its own. */
export default defineBackend(
  agentBackend({
    id: "gemini-cli",
    summary: "Google's Gemini CLI, headless",
    program: "gemini",
    install: `npm install --global @google/gemini-cli@${VERSION}`,
    verifiedWith: VERSION,
    permissions: "auto_edit, and run_shell_command by a rule of its own",
    protocols: ["gemini"],
    own: {
      keyVariables: ["GEMINI_API_KEY"],
      settingVariables: {},
      ...OWN_SECRETS["gemini-cli"],
      config: [
        {
          folderVariable: null,
          folder: ".gemini",
          entries: ["settings.json", "GEMINI.md", "agents", "commands", "extensions", "hooks", "policies", "skills"],
        },
      ],
    },
    command,
    reader: readGeminiTranscript,
    keeps: { [CHAT_FILE]: ".gemini/tmp/work/chats/session-*.jsonl" },
    alsoReads: [CHAT_FILE],
  }),
);

function command({ model, prompt, endpoint, own, homeDir }: AgentJob): AgentCommand {
  const login = own.login?.[LOGIN];
  const lent = login === undefined || Object.keys(own.keys).length > 0 ? {} : { [`.gemini/${LOGIN}`]: login };
  const byLogin = Object.keys(lent).length > 0;
  return {
    args: [
      ...["--output-format", "stream-json", "--skip-trust"],
      ...(own.config === null ? ["--extensions", "none"] : []),
      ...["--approval-mode", "auto_edit", "--policy", `${homeDir}/${POLICY_FILE}`],
      ...(model === "" ? [] : ["--model", model]),
    ],
    env: {
      GEMINI_CLI_HOME: homeDir,
      GEMINI_CLI_NO_RELAUNCH: "true",
      ...(endpoint === null ? own.keys : { GEMINI_API_KEY: endpoint.token, GOOGLE_GEMINI_BASE_URL: endpoint.baseUrl }),
    },
    homeFiles: {
      [SETTINGS_FILE]: settings(byLogin ? "oauth-personal" : "gemini-api-key", own.config?.get(SETTINGS_FILE)),
      [POLICY_FILE]: POLICY,
      ...lent,
    },
    lent: Object.keys(lent),
    stdin: prompt,
  };
}

const SETTINGS_FILE = ".gemini/settings.json";
const POLICY_FILE = "policy.toml";

/** Beside edits, which `auto_edit` allows: a shell. */
const POLICY = `[[rule]]
toolName = "run_shell_command"
decision = "allow"
priority = 100
`;

/** A bounded number of tries for each answer; nothing is sent but to the model. Its user's own go before, but for the way to the model. */
function settings(auth: string, own: TreeEntry | undefined): string {
  const theirs = own?.kind === "file" ? parsed(Buffer.from(own.content).toString()) : {};
  // What the program itself could not read it had better say.
  if (theirs === null) return Buffer.from(own?.kind === "file" ? own.content : "").toString();
  const { security, privacy, telemetry, general } = theirs;
  return JSON.stringify({
    ...theirs,
    security: { ...fieldsOf(security), auth: { ...fieldsOf(fieldsOf(security)["auth"]), selectedType: auth } },
    privacy: { usageStatisticsEnabled: false, ...fieldsOf(privacy) },
    telemetry: { enabled: false, ...fieldsOf(telemetry) },
    general: {
      ...{ maxAttempts: 3, disableAutoUpdate: true, disableUpdateNag: true, checkpointing: { enabled: false } },
      ...fieldsOf(general),
    },
  });
}

/** JSON in which there may be comments; null for anything else. */
function parsed(text: string): Fields | null {
  try {
    return fieldsOf(JSON.parse(text.replace(/("(?:\\.|[^"\\])*")|\/\/[^\n]*|\/\*[^]*?\*\//g, "$1")));
  } catch {
    return null;
  }
}
