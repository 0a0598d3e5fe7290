import { defineIsolation } from "#plugins/isolation/contract.ts";
import { openWorktree } from "#plugins/isolation/shared/open-worktree.ts";

export default defineIsolation({
  id: "worktree",
  summary: "A private folder on this machine: fast, sees the machine's own programs, and what is not hidden from it.",
  async open(_spec, deps) {
    return openWorktree(deps);
  },
});
