"use strict";

const require_shared_read = require("../../shared/read.js");

// src/plugins/isolation/worktree.ts
var worktree_default = require_shared_read.defineIsolation({
	id: "worktree",
	summary: "A private folder on this machine: fast, sees the machine's own programs, and what is not hidden from it.",
	async open(_spec, deps) {
		return require_shared_read.openWorktree(deps);
	}
});

exports.default = worktree_default;