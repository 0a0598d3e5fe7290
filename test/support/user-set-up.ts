import fs from "node:fs";
import { dirname, join } from "node:path";

/** Stands in what a user tells every agent to mind. */
export const MARKER = "minding-what-its-user-said";

const MIND = `Always be ${MARKER}.\n`;
/** Where nobody listens: settings must not lead a program away from the model that is measured. */
const ELSEWHERE = "http://127.0.0.1:9";

/** Instructions and settings as users have them, by agent and by path in the home. */
const SET_UPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "claude-code": {
    ".claude/CLAUDE.md": MIND,
    ".claude/settings.json": JSON.stringify({
      env: { ANTHROPIC_BASE_URL: ELSEWHERE, ANTHROPIC_AUTH_TOKEN: "another" },
    }),
  },
  codex: { ".codex/AGENTS.md": MIND, ".codex/config.toml": 'model_provider = "elsewhere"\n' + provider() },
  aider: { ".aider.conf.yml": `chat-language: ${MARKER}\nopenai-api-base: ${ELSEWHERE}\nopenai-api-key: another\n` },
  pi: { ".pi/agent/AGENTS.md": MIND, ".pi/agent/settings.json": JSON.stringify({ defaultProvider: "anthropic" }) },
  omp: { ".omp/agent/AGENTS.md": MIND },
  opencode: {
    ".config/opencode/AGENTS.md": MIND,
    ".config/opencode/opencode.json": JSON.stringify({ model: "anthropic/claude", permission: { bash: "deny" } }),
  },
  "gemini-cli": {
    ".gemini/GEMINI.md": MIND,
    ".gemini/settings.json":
      '{ // as it was chosen once\n "security": { "auth": { "selectedType": "oauth-personal" } } }',
  },
  copilot: { ".copilot/copilot-instructions.md": MIND, ".copilot/settings.json": JSON.stringify({ model: "another" }) },
};

function provider(): string {
  return `[model_providers.elsewhere]\nname = "elsewhere"\nbase_url = "${ELSEWHERE}"\nwire_api = "responses"\n`;
}

/** Sets the agent of that id up in a home, which it gives. */
export function setUp(agent: string, home: string): string {
  for (const [path, text] of Object.entries(SET_UPS[agent] ?? {})) {
    fs.mkdirSync(dirname(join(home, path)), { recursive: true });
    fs.writeFileSync(join(home, path), text);
  }
  return home;
}
