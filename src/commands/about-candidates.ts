import { AGENTS, ALIASES, USUAL_AGENTS } from "#commands/candidate-prefixes.gen.ts";
import { twoColumns } from "#core/columns.ts";

const USUAL = "claude-code";

/** What a word of `bench` may be. */
export const ABOUT_CANDIDATES = [
  "A CANDIDATE says which agent runs, with which model, and who serves that:",
  twoColumns([
    ["[AGENT/]PROVIDER:MODEL[@ADDRESS]", "a model that a provider serves"],
    ["AGENT[:MODEL]", "an agent, by its own login or key"],
    [ALIASES.join(", "), "Claude Code with that model"],
  ]),
  "",
  twoColumns([
    ["AGENT", AGENTS.join(", ")],
    ["PROVIDER", Object.keys(USUAL_AGENTS).join(", ")],
  ]),
  "",
  `AGENT/ left out means ${USUAL}; ${othersDrive()}.`,
  "To run a program of your own, name it in a configuration: benchmark compare.",
].join("\n");

/** Lines to type. */
export const BENCH_EXAMPLES = [
  ["bench", "two stand-ins: costs nothing"],
  ["bench sonnet ollama:qwen2.5-coder:7b --dry-run", "what is missing here?"],
  ["bench sonnet opus --task even-lines --runs 5", "one task, five times each"],
  ["bench codex/vllm:MODEL@http://gpu:8000 sonnet", "a server of your own"],
  ["bench --preset anthropic-tour --yes", "a stored comparison, without asking"],
  ["bench --resume", "what is left of the newest run"],
] as const;

function othersDrive(): string {
  const others = Object.entries(USUAL_AGENTS).filter(([, agent]) => agent !== USUAL);
  return others.map(([provider, agent]) => `${agent} for ${provider}`).join(", ");
}
