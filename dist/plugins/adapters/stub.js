"use strict";

const require_shared_read = require("../../shared/read.js");

// src/plugins/adapters/stub.ts
const GREETING = "Hello, World!\n";
const CHECK = "tests/check.sh";
const adapter = {
	grading: "out-of-process",
	threatModel: "The check compares one file; nothing of the answer is executed.",
	maxAttempts: 1,
	tasks: [{
		id: "hello-world",
		language: "text",
		repo: null,
		expectedSeconds: .05
	}],
	isolation: () => ({ tier: "worktree" }),
	starting: () => require_shared_read.treeOf({ "README.md": "An empty project. See the instructions.\n" }),
	prompt: () => "Create a file named hello.txt in the current directory. It must hold exactly one line:\n\nHello, World!\n\nChange nothing else.\n",
	protected: () => ["README.md", "tests/**"],
	required: () => ["hello.txt"],
	hidden: () => /* @__PURE__ */ new Map([[CHECK, require_shared_read.textFile(`printf 'Hello, World!\\n' | cmp - hello.txt\n`, 493)]]),
	verify: () => ({
		argv: ["sh", CHECK],
		timeoutMs: 3e4
	}),
	parse(_task, { exitCode, signal, stdout, stderr }) {
		const passed = exitCode === 0;
		return {
			class: passed ? "pass" : signal === null ? "fail" : "unknown",
			reason: passed ? "hello.txt holds the greeting." : signal === null ? "hello.txt is not the greeting." : `The check was ended by ${signal}.`,
			tests: {
				passed: passed ? ["greeting"] : [],
				failed: passed ? [] : ["greeting"],
				missing: []
			},
			lintPassed: null,
			typecheckPassed: null,
			feedback: `${stdout}${stderr}`
		};
	},
	oracle: () => require_shared_read.treeOf({ "hello.txt": GREETING })
};
var stub_default = require_shared_read.defineAdapter({
	id: "stub",
	summary: "One hello-world task that checks the plumbing",
	revision: "2",
	options: {},
	open: () => Promise.resolve(adapter)
});

exports.default = stub_default;