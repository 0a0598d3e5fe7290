"use strict";

const require_shared_read = require("../../shared/read.js");

// src/plugins/backends/aider/read-transcript.ts
const NOTES_FILE = "aider.analytics.jsonl";
const CHAT_FILE = "aider.chat.history.md";
function readAiderTranscript() {
	let [printed, noted] = [require_shared_read.NO_USAGE, require_shared_read.NO_USAGE];
	let [format, mapTokens] = [null, null];
	let told = {
		model: null,
		ended: false,
		answered: false,
		lastStumble: null,
		programVersion: null
	};
	let answers = 0;
	let [cacheWrites, areWritesRounded] = [0, false];
	const said = [];
	let wasAsked = false;
	const takeChat = (line) => {
		if (/^#### ?.*  $/.test(line)) wasAsked = true;
		else if (wasAsked && !/^> ?.*  $/.test(line)) said.push(line);
	};
	const takePrinted = (line) => {
		const tokens = tokensIn(line);
		const failure = failureIn(line);
		if (tokens !== null) {
			const written = /^Tokens: .* ([\d.,]+[kM]?) cache write,/.exec(line)?.[1] ?? "0";
			const writes = shortCount(written) ?? 0;
			cacheWrites += writes;
			areWritesRounded ||= /[kM]$/.test(written);
			printed = withoutDouble(tokens, writes);
			answers++;
			told = {
				...told,
				answered: true,
				ended: true,
				lastStumble: null
			};
		} else if (failure !== null) told = {
			...told,
			lastStumble: failure
		};
		const model = /^(?:Main model|Model): (\S+) with (\S+) edit format/.exec(line);
		if (model !== null) {
			told = {
				...told,
				model: model[1] ?? null
			};
			format ??= model[2] ?? null;
		}
		const map = /^Repo-map: using ([\d.,]+[kM]?) tokens/.exec(line)?.[1];
		if (map !== void 0) mapTokens = shortCount(map);
		told = {
			...told,
			programVersion: told.programVersion ?? /^Aider v(\S+)/.exec(line)?.[1] ?? null
		};
	};
	const takeNote = ({ event, properties }) => {
		const { prompt_tokens: prompt, completion_tokens: completion, exception, reason } = require_shared_read.fieldsOf(properties);
		if (event === "message_send" && require_shared_read.countIn$1(completion) !== 0) noted = require_shared_read.addUsage(noted, {
			...require_shared_read.NO_USAGE,
			inputTokens: require_shared_read.countIn$1(prompt),
			outputTokens: require_shared_read.countIn$1(completion)
		});
		if (event === "message_send_exception") told = {
			...told,
			lastStumble: failureIn(require_shared_read.textIn(exception) ?? "") ?? unknownFailure(require_shared_read.textIn(exception))
		};
		if (event === "exit" && /^Completed/.test(require_shared_read.textIn(reason) ?? "")) told = {
			...told,
			ended: true
		};
	};
	return {
		take(line, file) {
			if (file === "aider.analytics.jsonl") takeNote(require_shared_read.objectIn(line) ?? {});
			else if (file === "aider.chat.history.md") takeChat(line);
			else takePrinted(line);
		},
		told: () => {
			const usage = require_shared_read.knowsUsage(noted) ? withoutDouble(noted, cacheWrites) : printed;
			return {
				...told,
				failure: told.lastStumble,
				usage,
				inputIncludesCache: true,
				usageCoverage: require_shared_read.knowsUsage(noted) ? 1 : answers === 0 ? 0 : 1 / answers,
				turns: answers === 0 ? null : answers,
				toolCalls: {},
				failedCommands: null,
				finalText: said.join("\n").trim() || null,
				sessionId: null,
				stopReason: null,
				facts: {
					edit_format_resolved: format,
					map_tokens_effective: mapTokens,
					usage_is_rounded: !require_shared_read.knowsUsage(noted) || areWritesRounded
				}
			};
		}
	};
}
const withoutDouble = (usage, cacheWrites) => usage.inputTokens === null ? usage : {
	...usage,
	inputTokens: Math.max(0, usage.inputTokens - cacheWrites)
};
function tokensIn(line) {
	const [, sent, received] = /^Tokens: ([\d.,]+[kM]?) sent,(?:.*,)? ([\d.,]+[kM]?) received/.exec(line) ?? [];
	if (sent === void 0 || received === void 0 || received === "0") return null;
	return {
		...require_shared_read.NO_USAGE,
		inputTokens: shortCount(sent),
		outputTokens: shortCount(received)
	};
}
function shortCount(text) {
	const [, digits, unit] = /^([\d.,]+?)([kM]?)$/.exec(text) ?? [];
	const scale = unit === "k" ? 1e3 : unit === "M" ? 1e6 : 1;
	return require_shared_read.countIn$1(Math.round(Number(digits?.replaceAll(",", "")) * scale));
}
const ERRORS = {
	AuthenticationError: [401, "authentication"],
	PermissionDeniedError: [403, "permission"],
	NotFoundError: [404, "not_found"],
	RateLimitError: [429, "rate_limit"],
	InternalServerError: [500, "server_error"],
	ServiceUnavailableError: [503, "unavailable"],
	BadGatewayError: [502, "server_error"],
	APIConnectionError: [null, "connection"],
	Timeout: [null, "timeout"],
	APIError: [null, "api_error"],
	ContentPolicyViolationError: [400, "content_filter"],
	ContextWindowExceededError: [400, "context_window"],
	BadRequestError: [400, "bad_request"]
};
function failureIn(line) {
	const name = /^litellm\.(\w+)\b/.exec(line)?.[1];
	const known = name === void 0 ? void 0 : ERRORS[name];
	if (name !== void 0 && /overloaded/i.test(line)) return {
		status: null,
		kind: "overloaded",
		message: line
	};
	if (name !== void 0) return {
		status: known?.[0] ?? null,
		kind: known?.[1] ?? name,
		message: line
	};
	if (/^Model .* has hit a token limit!/.test(line)) return {
		status: null,
		kind: "context_window",
		message: line
	};
	return null;
}
const unknownFailure = (message) => ({
	status: null,
	kind: null,
	message: message ?? "an error without a message"
});

// src/plugins/backends/aider/index.ts
const VERSION = "0.86.2";
const EDIT_FORMATS = [...[
	"whole",
	"diff",
	"diff-fenced",
	"udiff",
	"udiff-simple",
	"patch",
	"architect"
], ...[
	"editor-whole",
	"editor-diff",
	"editor-diff-fenced"
]];
var aider_default = require_shared_read.defineBackend(require_shared_read.agentBackend({
	id: "aider",
	summary: "aider, headless; a model is written as provider/model",
	program: "aider",
	install: `python3 -m pip install aider-chat==${VERSION}, or pipx install aider-chat==${VERSION}`,
	verifiedWith: VERSION,
	permissions: "edits files; runs no command",
	protocols: ["openai-chat", "anthropic"],
	byproducts: [".aider*", ".aider*/**"],
	namedProvider: require_shared_read.namedProviders({
		anthropic: "anthropic",
		openai: "openai-chat",
		openrouter: "openai-chat"
	}),
	own: {
		keyVariables: [
			"ANTHROPIC_API_KEY",
			"OPENAI_API_KEY",
			"OPENROUTER_API_KEY",
			"GEMINI_API_KEY",
			"DEEPSEEK_API_KEY"
		],
		keysOf,
		settingVariables: {
			CCT_AIDER_EDIT_FORMAT: EDIT_FORMATS,
			CCT_AIDER_GIT_WITH_CLEANUP: "flag"
		},
		timeoutVariable: "CCT_AIDER_TIMEOUT_SECONDS",
		...require_shared_read.OWN_SECRETS.aider,
		config: [{
			folderVariable: null,
			folder: "",
			entries: [
				".aider.conf.yml",
				".aider.model.settings.yml",
				".aider.model.metadata.json"
			]
		}]
	},
	command,
	reader: readAiderTranscript,
	outputFile: "transcript.txt",
	keeps: {
		[CHAT_FILE]: "aider/chat.history.md",
		"aider.llm.history.txt": "aider/llm.history.txt",
		[NOTES_FILE]: `aider/${NOTES_FILE}`
	},
	alsoReads: [NOTES_FILE, CHAT_FILE],
	facts: ({ own, endpoint, env }) => ({
		chat_mode: "code",
		edit_format_forced: own.settings["CCT_AIDER_EDIT_FORMAT"] !== void 0,
		auto_commits: false,
		dirty_commits: false,
		git_with_cleanup: usesGit(own.settings),
		provider_env_present: { ...Object.fromEntries([
			"ANTHROPIC_API_KEY",
			"OPENAI_API_KEY",
			"OPENROUTER_API_KEY",
			"OPENAI_API_BASE"
		].map((name) => [name, require_shared_read.isSet(env, name) || name in own.keys || endpoint !== null && name in endpointVariables(endpoint)])) }
	})
}));
const usesGit = (settings) => require_shared_read.flagIn(settings["CCT_AIDER_GIT_WITH_CLEANUP"]);
function command({ model, prompt, endpoint, own, homeDir }) {
	const at = (name) => `${homeDir}/aider/${name}`;
	const format = own.settings["CCT_AIDER_EDIT_FORMAT"];
	const named = endpoint === null || endpoint.inPlaceOf !== void 0 ? model : `${MAKERS[endpoint.protocol]}/${model}`;
	return {
		args: [
			...named === "" ? [] : ["--model", named],
			...[
				"--yes-always",
				"--no-auto-commits",
				"--no-dirty-commits",
				"--no-gitignore"
			],
			...usesGit(own.settings) ? [] : ["--no-git"],
			...[
				"--no-check-update",
				"--no-show-release-notes",
				"--no-show-model-warnings",
				"--no-stream"
			],
			...["--no-detect-urls", "--no-suggest-shell-commands"],
			...["--max-chat-history-tokens", "1000000"],
			...[
				"--no-analytics",
				"--analytics-log",
				at(NOTES_FILE)
			],
			...[
				"--chat-history-file",
				at("chat.history.md"),
				"--llm-history-file",
				at("llm.history.txt")
			],
			...[
				"--input-history-file",
				at("input.history"),
				"--env-file",
				at("none.env")
			],
			...format === void 0 ? [] : ["--edit-format", format],
			...["--message-file", at("message.txt")]
		],
		env: {
			LITELLM_LOCAL_MODEL_COST_MAP: "True",
			...endpoint === null ? own.keys : endpointVariables(endpoint)
		},
		homeFiles: {
			"aider/message.txt": prompt,
			".aider/caches/model_prices_and_context_window.json": JSON.stringify({ sample_spec: {} })
		}
	};
}
const MAKERS = {
	"openai-chat": "openai",
	anthropic: "anthropic"
};
function endpointVariables({ protocol, baseUrl, token, inPlaceOf }) {
	const maker = (inPlaceOf ?? MAKERS[protocol] ?? "").toUpperCase();
	const root = protocol === "anthropic" ? baseUrl : `${baseUrl}/v1`;
	const variables = {
		[`${maker}_API_BASE`]: root,
		[`${maker}_API_KEY`]: token
	};
	const before = Object.entries(variables).map(([name, value]) => [`AIDER_${name}`, value]);
	return {
		...variables,
		...Object.fromEntries(before)
	};
}
const KEYS = [
	[/^openrouter\//, "OPENROUTER_API_KEY"],
	[/^(anthropic\/|claude|sonnet$|opus$|haiku$)/, "ANTHROPIC_API_KEY"],
	[/^(gemini\/|gemini)/, "GEMINI_API_KEY"],
	[/^deepseek/, "DEEPSEEK_API_KEY"],
	[/^(openai\/|gpt|o\d)/, "OPENAI_API_KEY"]
];
function keysOf(model, set) {
	const variable = KEYS.find(([pattern]) => pattern.test(model))?.[1];
	if (variable === void 0 && !model.includes("/")) return require_shared_read.onlyOne(set);
	return set.filter((name) => name === variable);
}

exports.default = aider_default;