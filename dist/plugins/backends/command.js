"use strict";

const require_shared_read = require("../../shared/read.js");
const require_shared_start = require("../../shared/start.js");

// src/plugins/backends/command/endpoint-variables.ts
const VARIABLES = {
	anthropic: {
		url: ["ANTHROPIC_BASE_URL"],
		key: ["ANTHROPIC_API_KEY", "ANTHROPIC_AUTH_TOKEN"]
	},
	"openai-chat": {
		url: ["OPENAI_BASE_URL", "OPENAI_API_BASE"],
		key: ["OPENAI_API_KEY"]
	},
	"openai-responses": {
		url: ["OPENAI_BASE_URL", "OPENAI_API_BASE"],
		key: ["OPENAI_API_KEY"]
	},
	gemini: {
		url: ["GOOGLE_GEMINI_BASE_URL"],
		key: ["GEMINI_API_KEY"]
	}
};
const endpointVariableNames = (protocol) => {
	const { url, key } = VARIABLES[protocol];
	return [...url, ...key];
};
function endpointVariables(endpoint) {
	const { url, key: names } = VARIABLES[endpoint.protocol];
	const key = endpoint.keyHeader === void 0 ? names : names.slice(0, 1);
	const address = addressOf(endpoint);
	return Object.fromEntries([...url.map((name) => [name, address]), ...key.map((name) => [name, endpoint.token])]);
}
const addressOf = ({ protocol, baseUrl }) => protocol.startsWith("openai") ? `${baseUrl}/v1` : baseUrl;

// src/plugins/backends/command/fill-argv.ts
const PLACEHOLDERS = [
	"prompt",
	"prompt_file",
	"model",
	"base_url",
	"work_dir",
	"home_dir"
];
function fillArgv(argv, values) {
	return argv.map((word) => word.replaceAll(BRACKETS, (found, name) => {
		if (name === void 0) return found.slice(1);
		return isPlaceholder(name) ? values[name] : found;
	}));
}
const namesIn = (word) => [...word.matchAll(BRACKETS)].flatMap(([, name]) => name === void 0 ? [] : [name]);
const usesPlaceholder = (argv, placeholder) => argv.some((word) => namesIn(word).includes(placeholder));
const isPlaceholder = (name) => PLACEHOLDERS.includes(name);
const BRACKETS = /\{\{|\}\}|\{([a-z_]+)\}/g;

// src/plugins/backends/command/command-problems.ts
function commandProblems(spec, candidate) {
	return [
		...programProblems(spec.argv[0], "argv[0]"),
		...spec.version_argv === void 0 ? [] : programProblems(spec.version_argv[0], "version_argv[0]"),
		...spec.argv.slice(1).flatMap((word, at) => placeholderProblems(word, `argv[${at + 1}]`, candidate)),
		...promptTwice(spec.argv),
		...providerProblems(spec, candidate)
	];
}
function programProblems(program, part) {
	if (program.trim() === "") return [{
		part,
		message: "names no program.",
		hint: "Begin with a name on PATH or an absolute path."
	}];
	if (namesIn(program).length > 0) return [{
		part,
		message: "must be the program itself, not a placeholder.",
		hint: "Write its name or path."
	}];
	if (program.includes("/") && !program.startsWith("/")) return [{
		part,
		message: `${JSON.stringify(program)} is a relative path, and the program starts in the folder of its task.`,
		hint: "Write a name on PATH or an absolute path."
	}];
	if (/\s/.test(program) && !program.startsWith("/")) return [{
		part,
		message: `${JSON.stringify(program)} holds spaces: no shell takes it apart.`,
		hint: `Write one item for each word: [${program.trim().split(/\s+/).map((word) => JSON.stringify(word)).join(", ")}].`
	}];
	return [];
}
function placeholderProblems(word, part, { model, hasProvider }) {
	return [...new Set(namesIn(word))].flatMap((name) => {
		if (!isPlaceholder(name)) {
			const near = require_shared_start.nearest(name, PLACEHOLDERS);
			const hint = `${near === null ? `Known: ${PLACEHOLDERS.map((one) => `{${one}}`).join(", ")}.` : `Did you mean {${near}}?`} For the brackets themselves write {{${name}}}.`;
			return [{
				part,
				message: `{${name}} is not a placeholder.`,
				hint
			}];
		}
		if (name === "model" && model === "") return [{
			part,
			message: "asks for {model}, and the candidate has none.",
			hint: "Set model."
		}];
		if (name === "base_url" && !hasProvider) return [{
			part,
			message: "asks for {base_url}, and the candidate has no provider.",
			hint: "Set provider."
		}];
		return [];
	});
}
function promptTwice(argv) {
	const names = argv.flatMap(namesIn);
	if (!names.includes("prompt") || !names.includes("prompt_file")) return [];
	return [{
		part: "argv",
		message: "gives the prompt twice: as {prompt} and as {prompt_file}.",
		hint: "Use one; without either it comes by standard input."
	}];
}
function providerProblems({ protocol, pass_env = [] }, { hasProvider }) {
	if (hasProvider && protocol === void 0) return [{
		part: "protocol",
		message: "is missing: the candidate has a provider.",
		hint: "Say what the program speaks, such as protocol: openai-chat, or leave the provider out."
	}];
	if (!hasProvider || protocol === void 0) return [];
	const own = endpointVariableNames(protocol);
	return pass_env.flatMap((name, at) => own.includes(name) ? [{
		part: `pass_env[${at}]`,
		message: `${name} is set by the harness, to lead to the provider.`,
		hint: "Take it out, so that your own key stays with you; or leave the provider out."
	}] : []);
}

// src/plugins/backends/command/read-last-words.ts
function readLastWords() {
	let words = "";
	return {
		take(line) {
			words = `${words}\n${line}`.slice(-16384);
		},
		told: () => ({
			usage: require_shared_read.NO_USAGE,
			inputIncludesCache: false,
			usageCoverage: null,
			turns: null,
			toolCalls: null,
			failedCommands: null,
			finalText: require_shared_read.withoutAmounts(words).trim() || null,
			sessionId: null,
			model: null,
			programVersion: null,
			stopReason: null,
			ended: true,
			answered: true,
			failure: null,
			lastStumble: null,
			facts: {}
		})
	};
}

// src/plugins/backends/command/probe-named.ts
const TIMEOUT_MS = 6e4;
async function probeNamed(command, { exec, env }) {
	if (command === null) return {
		available: true,
		version: null,
		reason: null
	};
	const [program] = command.argv;
	if ((await exec.run({
		argv: [
			"/bin/sh",
			"-c",
			"command -v -- \"$1\"",
			"sh",
			program
		],
		cwd: "/",
		env,
		timeoutMs: TIMEOUT_MS
	})).exitCode !== 0) return {
		available: false,
		version: null,
		...program.startsWith("/") ? {
			reason: `${program} is no program that may be started.`,
			next: "Correct command.argv, or install it there."
		} : {
			reason: `${program} is not on PATH.`,
			next: "Install it, or write its absolute path in command.argv."
		}
	};
	if (command.version_argv === void 0) return {
		available: true,
		version: null,
		reason: null
	};
	const told = await exec.run({
		argv: command.version_argv,
		cwd: "/",
		env,
		timeoutMs: TIMEOUT_MS
	});
	const version = told.exitCode === 0 ? require_shared_read.versionIn(`${told.stdout.text}\n${told.stderr.text}`) : null;
	if (version !== null) return {
		available: true,
		version,
		reason: null
	};
	return {
		available: false,
		version: null,
		reason: `\`${command.version_argv.join(" ")}\` tells no version.`,
		next: "Correct command.version_argv, or leave it out."
	};
}

// src/plugins/backends/command/index.ts
const PERMISSIONS = "its own: the sandbox alone holds it";
var command_default = require_shared_read.defineBackend({
	id: "command",
	summary: "any program of your own, which a configuration file names",
	verifiedWith: null,
	permissions: PERMISSIONS,
	deterministic: false,
	protocols: [],
	needsOracle: false,
	modelProblems: require_shared_read.modelProblems,
	commandProblems,
	probe: ({ command = null, ...deps }) => probeNamed(command, deps),
	solve: (job, box) => {
		const { command } = job;
		if (command === null) throw new RangeError("No program is named");
		const limit = (command.spec.timeout_seconds ?? 1e400) * 1e3;
		return require_shared_read.solveWith(agentOf(job, command, box.workDir), {
			...job,
			timeoutMs: Math.min(job.timeoutMs, limit)
		}, box);
	}
});
const PROMPT_FILE = "prompt.md";
function agentOf(job, { spec, reader }, workDir) {
	return {
		id: "command",
		summary: "",
		program: nameOf(spec.argv[0]),
		install: "",
		verifiedWith: null,
		permissions: PERMISSIONS,
		protocols: [],
		command: ({ homeDir }) => {
			const [program = "", ...args] = fillArgv(spec.argv, {
				prompt: job.prompt,
				prompt_file: `${homeDir}/${PROMPT_FILE}`,
				model: job.model,
				base_url: job.endpoint?.baseUrl ?? "",
				work_dir: workDir,
				home_dir: homeDir
			});
			const byFile = usesPlaceholder(spec.argv, "prompt_file");
			const byStdin = !byFile && !usesPlaceholder(spec.argv, "prompt");
			return {
				program,
				args,
				env: job.endpoint === null ? {} : endpointVariables(job.endpoint),
				homeFiles: byFile ? { [PROMPT_FILE]: job.prompt } : {},
				...byStdin ? { stdin: job.prompt } : {}
			};
		},
		reader: reader ?? readLastWords,
		facts: () => ({
			argv: spec.argv,
			transcript: spec.transcript ?? null,
			passed_variables: spec.pass_env ?? []
		})
	};
}
const nameOf = (program) => program.slice(program.lastIndexOf("/") + 1);

exports.default = command_default;