import fs from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

/** An agent program at the version that the tests drive. */
export interface TestedAgent {
  /** Of its backend. */
  readonly id: string;
  readonly program: string;
  readonly from: "npm" | "pypi";
  readonly package: string;
  readonly version: string;
  /** A script of the package, run once after its installation. */
  readonly afterwards?: string;
  /** What runs it, where that is neither Node nor the package's own binary. */
  readonly runtime?: Pick<TestedAgent, "program" | "package" | "version" | "afterwards">;
}

export const AGENTS: readonly TestedAgent[] = [
  {
    id: "claude-code",
    program: "claude",
    from: "npm",
    package: "@anthropic-ai/claude-code",
    version: "2.1.197",
    afterwards: "install.cjs",
  },
  { id: "codex", program: "codex", from: "npm", package: "@openai/codex", version: "0.171.0" },
  { id: "pi", program: "pi", from: "npm", package: "@mariozechner/pi-coding-agent", version: "0.73.1" },
  {
    id: "opencode",
    program: "opencode",
    from: "npm",
    package: "opencode-ai",
    version: "1.18.33",
    afterwards: "postinstall.mjs",
  },
  { id: "gemini-cli", program: "gemini", from: "npm", package: "@google/gemini-cli", version: "0.61.0" },
  { id: "copilot", program: "copilot", from: "npm", package: "@github/copilot", version: "1.0.102" },
  {
    id: "omp",
    program: "omp",
    from: "npm",
    package: "@oh-my-pi/pi-coding-agent",
    version: "18.2.3",
    runtime: { program: "bun", package: "bun", version: "1.4.5", afterwards: "install.js" },
  },
  { id: "aider", program: "aider", from: "pypi", package: "aider-chat", version: "0.86.2" },
];

/** Where `scripts/install-agents.ts` puts them. */
export const agentsDir = (): string => process.env["BENCH_AGENTS_DIR"] ?? join(homedir(), ".cache/benchmark-agents");

/** Those that are installed. */
export const installedAgents = (): readonly TestedAgent[] =>
  AGENTS.filter(({ id, version }) => fs.existsSync(join(agentsDir(), `${id}-${version}`, "installed")));

/**
 * `XDG_CACHE_HOME` for runs whose environments take a minute to make: made once, for all tests that need them, beside
 * the programs.
 */
export const keptCaches = (): string => join(agentsDir(), "caches");

/** A PATH on which they come first. */
export const pathWithAgents = (): string => `${join(agentsDir(), "bin")}:${process.env["PATH"] ?? ""}`;
