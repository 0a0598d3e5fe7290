"use strict";

const require_shared_start = require("../../shared/start.js");
const require_shared_read = require("../../shared/read.js");

// src/plugins/isolation/worktree-venv.ts
const ID = "venv";
const INTERPRETER = "python3";
const INSTALL_TIMEOUT_MS = 18e5;
const TIMEOUT_MS = 3e5;
var worktree_venv_default = require_shared_read.defineIsolation({
	id: "worktree+venv",
	summary: "A worktree with a Python environment of its own, made once for all tasks that install the same.",
	needs: (spec) => ({
		toolchains: [interpreter(spec), venvModule(spec)],
		environments: [venv(spec)]
	}),
	async open(_spec, deps) {
		if (deps.environments?.some(({ id }) => id === ID) !== true) throw new require_shared_start.RunError("no-venv", "A sandbox of the tier worktree+venv was to be opened without its virtual environment.", "This is a fault of the harness: what the tier needs has to be prepared first; please report it.");
		return require_shared_read.openWorktree(deps);
	}
});
const interpreter = ({ python = INTERPRETER }) => ({
	id: python,
	probe: [python, "--version"],
	version: /^Python (\S+)/m,
	install: { apt: ["python3"] }
});
const venvModule = ({ python = INTERPRETER }) => ({
	id: `${python}-venv`,
	probe: [
		python,
		"-c",
		"import ensurepip, venv; print(ensurepip.version())"
	],
	version: /^(\S+)/m,
	foundBy: python,
	install: { apt: ["python3-venv"] }
});
function venv({ python = INTERPRETER, install_command, verify_imports = [] }) {
	return {
		id: ID,
		files: /* @__PURE__ */ new Map(),
		build: [{
			argv: [
				python,
				"-m",
				"venv",
				"{environment}"
			],
			timeoutMs: TIMEOUT_MS
		}, ...install_command === void 0 ? [] : [{
			argv: [
				"bash",
				"-c",
				install_command
			],
			timeoutMs: INSTALL_TIMEOUT_MS
		}]],
		checks: verify_imports.map((module) => ({
			argv: [
				"{environment}/bin/python",
				"-c",
				`import ${module}`
			],
			timeoutMs: TIMEOUT_MS
		})),
		toolchains: [python],
		provides: {
			path: ["bin"],
			env: { VIRTUAL_ENV: "{environment}" }
		}
	};
}

exports.default = worktree_venv_default;