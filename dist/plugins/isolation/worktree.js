import { $ as openWorktree, et as defineIsolation } from "../../shared/read.js";

// src/plugins/isolation/worktree.ts
var worktree_default = defineIsolation({
	id: "worktree",
	summary: "A private folder on this machine: fast, sees the machine's own programs, and what is not hidden from it.",
	async open(_spec, deps) {
		return openWorktree(deps);
	}
});

export { worktree_default as default };