import { AGENTS, ALIASES, USUAL_AGENTS } from "#commands/candidate-prefixes.gen.ts";

const COLUMNS = 80;
const USUAL = "claude-code";

/** What a word of `bench` may be. */
export const ABOUT_CANDIDATES = [
  "A CANDIDATE says who drives, which model, and where that is served:",
  row("[AGENT/]PROVIDER:MODEL[@ADDRESS]", "a model that a provider serves"),
  row("AGENT[:MODEL]", "an agent, by its own login or key"),
  row(ALIASES.join(", "), "Claude Code with that model"),
  "",
  `  AGENT     ${inLines(AGENTS)}`,
  `  PROVIDER  ${inLines(Object.keys(USUAL_AGENTS))}`,
  "",
  `Without AGENT/, ${USUAL} drives; ${othersDrive()}.`,
  "A program of your own is written into a configuration: benchmark compare.",
].join("\n");

/** Lines to type. */
export const BENCH_EXAMPLES = [
  ["bench", "two stand-ins: costs nothing"],
  ["bench sonnet ollama:qwen2.5-coder:7b --dry-run", "what is missing here?"],
  ["bench sonnet opus --task even-lines --runs 5", "one task, five times each"],
  ["bench codex/vllm:MODEL@http://gpu:8000 sonnet", "a server of your own"],
  ["bench --preset anthropic-tour --yes", "a stored comparison, unasked"],
  ["bench --resume", "what the newest run has left"],
] as const;

function row(written: string, meaning: string): string {
  return `  ${written.padEnd(32)}  ${meaning}`;
}

/** Names in lines that end before the last column, below one another. */
function inLines(names: readonly string[]): string {
  const indent = " ".repeat(12);
  const lines: string[] = [];
  for (const name of names) {
    const last = lines.at(-1);
    const fits = last !== undefined && indent.length + last.length + name.length + 3 <= COLUMNS;
    if (fits) lines[lines.length - 1] = `${last}, ${name}`;
    else lines.push(name);
  }
  return lines.join(`,\n${indent}`);
}

function othersDrive(): string {
  const others = Object.entries(USUAL_AGENTS).filter(([, agent]) => agent !== USUAL);
  return others.map(([provider, agent]) => `${agent} for ${provider}`).join(", ");
}
