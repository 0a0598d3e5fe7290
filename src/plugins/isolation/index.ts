import type { IsolationPlugin } from "#plugins/isolation/contract.ts";
import { defineRegistry } from "#plugins/registry.ts";

/** Every isolation tier there is: one line each. */
export const isolation = defineRegistry<IsolationPlugin>("isolation tier", {
  worktree: () => import("#plugins/isolation/worktree.ts"),
  "worktree+venv": () => import("#plugins/isolation/worktree-venv.ts"),
});
