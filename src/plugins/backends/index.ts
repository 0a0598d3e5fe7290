import type { BackendPlugin } from "#plugins/backends/contract.ts";
import { defineRegistry } from "#plugins/registry.ts";

/** Every coding agent there is: one line each. */
export const backends = defineRegistry<BackendPlugin>("backend", {
  aider: () => import("#plugins/backends/aider/index.ts"),
  "claude-code": () => import("#plugins/backends/claude-code/index.ts"),
  codex: () => import("#plugins/backends/codex/index.ts"),
  command: () => import("#plugins/backends/command/index.ts"),
  copilot: () => import("#plugins/backends/copilot/index.ts"),
  "gemini-cli": () => import("#plugins/backends/gemini-cli/index.ts"),
  omp: () => import("#plugins/backends/omp/index.ts"),
  opencode: () => import("#plugins/backends/opencode/index.ts"),
  pi: () => import("#plugins/backends/pi/index.ts"),
  stub: () => import("#plugins/backends/stub/index.ts"),
});
