/** Reports of three sizes and several verdicts: what pictures are made of and what rendering is tested with. */
import type { Report } from "#core/records.gen.ts";
import { syntheticReport } from "./synthetic-report.ts";

/** A browser without a sandbox, network chatter or a first run. */
export const CHROMIUM_ARGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const MODELS = ["opus", "sonnet", "haiku", "codex", "qwen-coder", "llama", "mistral", "gemma"];

/** By the size of the run: candidates × tasks. */
export const SAMPLES: Readonly<Record<string, () => Report>> = {
  "2x24": () =>
    syntheticReport({
      candidates: [
        { name: "claude-code:sonnet", skill: 0.7 },
        { name: "aider:qwen2.5-coder-32b", skill: 0.5 },
      ],
      tasks: 24,
      repetitions: 3,
    }),
  "2x225": () =>
    syntheticReport({
      candidates: [
        { name: "claude-code:sonnet", skill: 0.62 },
        { name: "codex:default", skill: 0.4 },
      ],
      tasks: 225,
    }),
  "5x225": () =>
    syntheticReport({
      candidates: MODELS.slice(0, 5).map((name, at) => ({ name: `claude-code:${name}`, skill: 0.74 - 0.09 * at })),
      tasks: 225,
    }),
  "8x500": () =>
    syntheticReport({
      candidates: MODELS.map((name, at) => ({ name: `agent-${at + 1}:${name}`, skill: 0.75 - 0.05 * at })),
      tasks: 500,
    }),
};
