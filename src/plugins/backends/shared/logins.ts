import type { ProgramLogin } from "#plugins/backends/contract.ts";

/** Who is logged in at each agent's program, by the agent's id; one that is not here keeps no login that could be lent. */
export const LOGINS = {
  "claude-code": {
    folderVariable: "CLAUDE_CONFIG_DIR",
    folder: ".claude",
    files: [".credentials.json"],
    how: "claude auth login",
  },
  codex: { folderVariable: "CODEX_HOME", folder: ".codex", files: ["auth.json"], how: "codex login" },
  copilot: { folderVariable: "COPILOT_HOME", folder: ".copilot", files: ["config.json"], how: "copilot login" },
  "gemini-cli": {
    folderVariable: null,
    folder: ".gemini",
    files: ["oauth_creds.json"],
    how: "gemini, then choose Login with Google",
  },
  opencode: {
    folderVariable: "XDG_DATA_HOME",
    folder: ".local/share",
    files: ["opencode/auth.json"],
    how: "opencode auth login",
  },
  pi: {
    folderVariable: "PI_CODING_AGENT_DIR",
    folder: ".pi/agent",
    files: ["auth.json"],
    how: "pi, then /login",
  },
} as const satisfies Readonly<Record<string, ProgramLogin>>;
