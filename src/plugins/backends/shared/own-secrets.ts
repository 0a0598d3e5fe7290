import type { OwnNeeds } from "#plugins/backends/contract.ts";

/** Where each agent's program keeps secrets of its user, by the agent's id. */
export const OWN_SECRETS = {
  aider: {
    login: null,
    keyFiles: [
      {
        folderVariable: null,
        folder: "",
        files: [".aider.conf.yml", ".aider.model.settings.yml", ".aider/oauth-keys.env", ".env"],
      },
    ],
  },
  "claude-code": {
    login: {
      folderVariable: "CLAUDE_CONFIG_DIR",
      folder: ".claude",
      files: [".credentials.json"],
      how: "claude auth login",
    },
    keyFiles: [
      {
        folderVariable: "CLAUDE_CONFIG_DIR",
        folder: ".claude",
        files: ["settings.json", "settings.local.json", "remote-settings.json", ".config.json"],
        // Of the file below.
        folders: ["backups"],
      },
      { folderVariable: "CLAUDE_CONFIG_DIR", folder: "", files: [".claude.json", ".claude.json.backup"] },
    ],
  },
  codex: {
    login: { folderVariable: "CODEX_HOME", folder: ".codex", files: ["auth.json"], how: "codex login" },
    keyFiles: [{ folderVariable: "CODEX_HOME", folder: ".codex", files: ["config.toml", ".credentials.json", ".env"] }],
  },
  copilot: {
    login: { folderVariable: "COPILOT_HOME", folder: ".copilot", files: ["config.json"], how: "copilot login" },
    keyFiles: [
      {
        folderVariable: "COPILOT_HOME",
        folder: ".copilot",
        files: ["mcp-config.json", "settings.json"],
        folders: ["mcp-oauth-config"],
      },
    ],
  },
  "gemini-cli": {
    login: {
      folderVariable: null,
      folder: ".gemini",
      files: ["oauth_creds.json"],
      how: "gemini, then choose Login with Google",
    },
    keyFiles: [
      {
        folderVariable: "GEMINI_CLI_HOME",
        folder: "",
        files: [
          ...[".gemini/settings.json", ".gemini/.env", ".env", ".gemini/oauth_creds.json"],
          ...[".gemini/mcp-oauth-tokens.json", ".gemini/a2a-oauth-tokens.json", ".gemini/gemini-credentials.json"],
        ],
      },
    ],
  },
  omp: {
    login: null,
    keyFiles: [
      {
        folderVariable: "PI_CODING_AGENT_DIR",
        folder: ".omp/agent",
        files: ["config.yml", "models.yml", "mcp.json", ".env", "agent.db", "agent.db-wal"],
      },
      { folderVariable: null, folder: "", files: [".omp/.env", ".env"] },
    ],
  },
  opencode: {
    login: {
      folderVariable: "XDG_DATA_HOME",
      folder: ".local/share",
      files: ["opencode/auth.json"],
      how: "opencode auth login",
    },
    keyFiles: [
      {
        folderVariable: "XDG_CONFIG_HOME",
        folder: ".config",
        files: ["opencode/opencode.json", "opencode/opencode.jsonc", "opencode/config.json"],
      },
      {
        folderVariable: "XDG_DATA_HOME",
        folder: ".local/share",
        files: ["opencode/mcp-auth.json", "opencode/opencode.db"],
      },
      { folderVariable: null, folder: ".opencode", files: ["opencode.json", "opencode.jsonc"] },
    ],
  },
  pi: {
    login: {
      folderVariable: "PI_CODING_AGENT_DIR",
      folder: ".pi/agent",
      files: ["auth.json"],
      how: "pi, then /login",
    },
    keyFiles: [
      {
        folderVariable: "PI_CODING_AGENT_DIR",
        folder: ".pi/agent",
        files: ["models.json", "settings.json", "mcp.json"],
      },
    ],
  },
} as const satisfies Readonly<Record<string, Pick<OwnNeeds, "login" | "keyFiles">>>;
